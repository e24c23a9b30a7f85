package bicorne.play;

import bicorne.engine.Awaits;
import bicorne.engine.Page;
import bicorne.engine.State;
import java.util.Collections;
import java.util.List;

/** A play to be read again: every page as it was seen, and what was decided on it. */
@SuppressWarnings("DoNotCallSuggester")
public record Transcript(List<Sheet> sheets) {

  public Transcript {
    sheets = Collections.unmodifiableList(sheets);
  }

  /**
   * One page.
   *
   * @param entry the decision behind which it stands; 0 is the beginning
   * @param page what was seen
   * @param locked choices in sight that were not open, on a page that was turned
   * @param decided what was decided on it; empty where it was turned, more than one where chance
   *     decided in the middle of it
   * @param changes what the variables became by that
   * @param awaits what the page awaited in the end
   */
  public record Sheet(
      int entry,
      Page page,
      List<Awaits.Offer> locked,
      List<Decided> decided,
      List<Changed> changes,
      Awaits awaits) {
    public Sheet {
      locked = Collections.unmodifiableList(locked);
      decided = Collections.unmodifiableList(decided);
      changes = Collections.unmodifiableList(changes);
    }
  }

  /** A variable, by number, that a decision changed; its values are told in the two states. */
  public record Changed(int variable, State before, State after) {}

  /** The line from the beginning to where a sitting stands. */
  public static Transcript of(Sitting sitting) {
    throw new UnsupportedOperationException();
  }
}
