package bicorne.play;

import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.engine.Page;
import bicorne.saves.Journal;
import java.util.List;

/**
 * Where one reader stands in one playthrough. Never changes: every step gives another sitting.
 *
 * <p>The journal of a sitting holds all that was decided to come here. Whoever shows a page first
 * hands the sitting to its {@link Keeper}, so that nothing is seen that is not kept.
 */
@SuppressWarnings("DoNotCallSuggester")
public final class Sitting {

  private Sitting() {}

  /** A play begins; null where the start it asks for is not in the story. */
  public static @org.jspecify.annotations.Nullable Sitting begin(
      Engine engine, Beginning beginning) {
    throw new UnsupportedOperationException();
  }

  /** Goes on where a journal was left. */
  public static Opened open(Engine engine, Journal journal) {
    throw new UnsupportedOperationException();
  }

  /** The same beginning again, with another seed: as if nothing had been played. */
  public Sitting restart(long seed, String created) {
    throw new UnsupportedOperationException();
  }

  /** The engine that plays it; for an episode by itself, the one that ends with it. */
  public Engine engine() {
    throw new UnsupportedOperationException();
  }

  /** All that was decided, on every branch. */
  public Journal journal() {
    throw new UnsupportedOperationException();
  }

  /** What is shown and awaited: a page to turn, choices, an end or a fault; never chance. */
  public Moment moment() {
    throw new UnsupportedOperationException();
  }

  /** The decision behind which we stand, a number of the journal; 0 is the beginning. */
  public int entry() {
    throw new UnsupportedOperationException();
  }

  /** How many pages were turned since {@link #entry()}. */
  public int pagesTurned() {
    throw new UnsupportedOperationException();
  }

  /** How many choices were taken on the line from the beginning to here. */
  public int choicesTaken() {
    throw new UnsupportedOperationException();
  }

  /** Turns the page; what chance then decides is drawn and written. */
  public Sitting turn() {
    throw new UnsupportedOperationException();
  }

  /** Takes an open choice, an option's number; what chance then decides is drawn and written. */
  public Sitting choose(int option) {
    throw new UnsupportedOperationException();
  }

  /** Whether there is a choice to go back to. */
  public boolean canGoBack() {
    throw new UnsupportedOperationException();
  }

  /** The page on which the last choice was taken; nothing is lost by it. Else this sitting. */
  public Sitting back() {
    throw new UnsupportedOperationException();
  }

  /** Whether a choice that was taken here can be taken again by {@link #forward()}. */
  public boolean canGoForward() {
    throw new UnsupportedOperationException();
  }

  /** The first page behind the choice that was gone back over. Else this sitting. */
  public Sitting forward() {
    throw new UnsupportedOperationException();
  }

  /** Whether a decision of the journal fits the story, so that one can go there. */
  public boolean canGoTo(int entry) {
    throw new UnsupportedOperationException();
  }

  /** The first page behind a decision; 0 is the beginning. Else this sitting. */
  public Sitting to(int entry) {
    throw new UnsupportedOperationException();
  }

  /** The line from the beginning to here, decision by decision. */
  public List<Decided> decisions() {
    throw new UnsupportedOperationException();
  }

  /** All pages of this line in order, the one that is shown last. */
  public List<Page> backlog() {
    throw new UnsupportedOperationException();
  }

  /** The endings whose page was shown on any branch, as nodes in the order of the story. */
  public List<Integer> endingsReached() {
    throw new UnsupportedOperationException();
  }
}
