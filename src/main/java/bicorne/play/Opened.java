package bicorne.play;

import bicorne.saves.Difference;
import bicorne.saves.Edition;
import bicorne.saves.Misfit;
import bicorne.saves.Saves;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What came of opening a journal on a story. */
public sealed interface Opened {

  /** Where its player can stand; null where nothing fits. */
  default @Nullable Sitting standing() {
    return this instanceof Ready ready
        ? ready.sitting()
        : this instanceof Stopped stopped ? stopped.sitting() : null;
  }

  /** How it fits an edition of a story, the one it was opened on. */
  default Saves.Fit fit(Edition edition) {
    Saves.Fit.How how =
        this instanceof Ready ready
            ? ready.revised() ? Saves.Fit.How.REVISED : Saves.Fit.How.FITS
            : Saves.Fit.How.NOT;
    return new Saves.Fit(edition.logic(), how);
  }

  /**
   * It fits, and play goes on where it was left.
   *
   * @param sitting where it was left
   * @param revised whether the story's logic has changed since the last decision
   * @param differences the variables that are others there, because of that
   * @param elsewhere what no longer fits on branches that the player is not on
   */
  record Ready(
      Sitting sitting, boolean revised, List<Difference> differences, List<Misfit> elsewhere)
      implements Opened {
    public Ready {
      differences = Collections.unmodifiableList(differences);
      elsewhere = Collections.unmodifiableList(elsewhere);
    }
  }

  /**
   * The line the player is on stops fitting. Going on from the last page that fits adds a branch;
   * the rest stays in the journal and fits again if the story is put back.
   *
   * @param sitting on the last page that fits
   * @param misfit the first decision that does not, and why
   * @param revised whether the story's logic has changed; if not, the journal was edited by hand
   * @param differences the variables that are others on that page
   */
  record Stopped(Sitting sitting, Misfit misfit, boolean revised, List<Difference> differences)
      implements Opened {
    public Stopped {
      differences = Collections.unmodifiableList(differences);
    }
  }

  /** Nothing of it fits: another story, or its start is gone. */
  record Refused(Misfit misfit) implements Opened {}
}
