package bicorne.play;

import bicorne.engine.State;
import bicorne.model.History;
import java.util.Collections;
import java.util.List;

/**
 * The play beside history: every decision that has an account, in order, where the roads first
 * parted, and how it closed.
 *
 * @param rows decisions with an account
 * @param parted the first row in which the two differ, a place in {@code rows}; -1 where they never
 *     do
 * @param ending the ending reached, a node; -1 where none is: an episode left, or an early look
 * @param found how many endings of the story the reader has found, this one included
 * @param endings how many there are
 */
@SuppressWarnings("DoNotCallSuggester")
public record Reckoning(List<Row> rows, int parted, int ending, int found, int endings) {

  public Reckoning {
    rows = Collections.unmodifiableList(rows);
  }

  /**
   * One decision beside history's.
   *
   * @param entry its number in the journal; at an ending with an account, the last one's
   * @param node where
   * @param options the node's options in the order written, those not on offer included
   * @param yours what the player did, or what fell: an option's number, -1 at an ending
   * @param main what history did, an option's number, or -1
   * @param also what history did too
   * @param differs whether the player's is neither
   * @param account the account with its sources and certainty
   * @param state in which the texts of this row are told
   */
  public record Row(
      int entry,
      int node,
      List<Integer> options,
      int yours,
      int main,
      List<Integer> also,
      boolean differs,
      History account,
      State state) {
    public Row {
      options = Collections.unmodifiableList(options);
      also = Collections.unmodifiableList(also);
    }
  }

  /** The reckoning of the line from the beginning to where a sitting stands. */
  public static Reckoning of(Sitting sitting, List<Integer> endingsFound) {
    throw new UnsupportedOperationException();
  }
}
