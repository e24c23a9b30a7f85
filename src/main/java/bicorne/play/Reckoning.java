package bicorne.play;

import bicorne.engine.Awaits;
import bicorne.engine.State;
import bicorne.model.History;
import bicorne.model.Story;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The play beside history: every decision that has an account, in order, where the roads first
 * parted, and how it closed.
 *
 * @param rows decisions with an account
 * @param parted the first row in which the two differ, a place in {@code rows}; -1 where they never
 *     do
 * @param silent how many decisions have none
 * @param ending the ending reached, a node; -1 where none is: an episode left, or an early look
 * @param found how many endings of the story the reader has found, this one included
 * @param endings how many there are
 */
public record Reckoning(
    List<Row> rows, int parted, int silent, int ending, int found, int endings) {

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
   * @param differs whether history's is known and the player's is neither of it, in the choice or
   *     in what chance made of it
   * @param chance what chance made of the choice, beside what it made of it in history; else null
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
      @Nullable Chance chance,
      History account,
      State state) {
    public Row {
      options = Collections.unmodifiableList(options);
      also = Collections.unmodifiableList(also);
    }
  }

  /**
   * The outcomes that hang on a choice.
   *
   * @param outcomes in the order written
   * @param fell the one that fell for the player
   * @param main the one of history, or -1
   * @param also those of history too
   * @param differs whether history's is known and the player's is neither of it
   */
  public record Chance(
      List<Integer> outcomes, int fell, int main, List<Integer> also, boolean differs) {
    public Chance {
      outcomes = Collections.unmodifiableList(outcomes);
      also = Collections.unmodifiableList(also);
    }
  }

  /**
   * The reckoning of the line from the beginning to where a sitting stands.
   *
   * @param endingsFound the endings found in other saves, as nodes
   */
  public static Reckoning of(Sitting sitting, List<Integer> endingsFound) {
    Story story = sitting.edition().story();
    List<Row> rows = new ArrayList<>();
    int silent = 0;
    for (Decided decided : sitting.decisions()) {
      History account = story.nodes().get(decided.node()).history();
      if (account != null && (decided.taken() >= 0 || decided.fell() >= 0)) {
        rows.add(row(story, decided, account));
      } else if (decided.counts()) {
        silent++;
      }
    }
    int ending = sitting.moment().awaits() instanceof Awaits.End end ? end.node() : -1;
    History last = ending < 0 ? null : story.nodes().get(ending).history();
    if (last != null) {
      State state = sitting.moment().state();
      rows.add(
          new Row(sitting.entry(), ending, List.of(), -1, -1, List.of(), false, null, last, state));
    }
    TreeSet<Integer> found = new TreeSet<>();
    for (int node : story.endings()) {
      if (node == ending
          || endingsFound.contains(node)
          || sitting.endingsReached().contains(node)) {
        found.add(node);
      }
    }
    return new Reckoning(
        rows, firstThatDiffers(rows), silent, ending, found.size(), story.endings().size());
  }

  private static int firstThatDiffers(List<Row> rows) {
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).differs()) {
        return i;
      }
    }
    return -1;
  }

  /** A decision beside history; null where the story has no account of it. */
  public static @Nullable Row beside(Story story, Decided decided) {
    History account = story.nodes().get(decided.node()).history();
    return account == null || !decided.counts() ? null : row(story, decided, account);
  }

  /** One decision beside the account of its node. */
  static Row row(Story story, Decided decided, History account) {
    List<Integer> options = story.optionsOf(decided.node());
    int yours = decided.taken() >= 0 ? decided.taken() : decided.fell();
    Marks marks = Marks.of(story, options);
    Chance chance = null;
    if (decided.taken() >= 0 && decided.fell() >= 0) {
      List<Integer> outcomes = story.options().get(decided.taken()).outcomes();
      Marks inner = Marks.of(story, outcomes);
      chance =
          new Chance(
              outcomes, decided.fell(), inner.main, inner.also, inner.differ(decided.fell()));
    }
    boolean differs = marks.differ(yours) || (chance != null && chance.differs());
    return new Row(
        decided.entry(),
        decided.node(),
        options,
        yours,
        marks.main,
        marks.also,
        differs,
        chance,
        account,
        decided.before());
  }

  /** What of some options was really done. */
  private record Marks(int main, List<Integer> also) {

    static Marks of(Story story, List<Integer> options) {
      int main = -1;
      List<Integer> also = new ArrayList<>();
      for (int option : options) {
        History.Mark mark = story.options().get(option).history();
        if (mark == History.Mark.MAIN && main < 0) {
          main = option;
        } else if (mark != History.Mark.NONE) {
          also.add(option);
        }
      }
      return new Marks(main, also);
    }

    boolean differ(int yours) {
      return (main >= 0 || !also.isEmpty()) && yours != main && !also.contains(yours);
    }
  }
}
