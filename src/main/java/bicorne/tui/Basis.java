package bicorne.tui;

import bicorne.play.Sitting;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a laid-out page was laid out for. While it holds, nothing is laid out anew: a key then costs
 * no more than cutting rows out.
 */
final class Basis {

  /** Holds for nothing. */
  static final Basis NONE = new Basis(null, Settings.USUAL, new Margins(2, 1), false, List.of());

  private final @Nullable Sitting sitting;
  private final Settings settings;
  private final Margins margins;
  private final boolean fine;
  private final List<Heard.Shelved> shelf;

  private Basis(
      @Nullable Sitting sitting,
      Settings settings,
      Margins margins,
      boolean fine,
      List<Heard.Shelved> shelf) {
    this.sitting = sitting;
    this.settings = settings;
    this.margins = margins;
    this.fine = fine;
    this.shelf = shelf;
  }

  static Basis of(ScreenModel model) {
    return new Basis(
        model.sitting(), model.settings(), model.margins(), model.fine(), model.shelf());
  }

  /** Whether all of it is still so. */
  boolean holds(ScreenModel model) {
    return this != NONE
        && samePage(model)
        && (same(settings, model.settings()) || settings.equals(model.settings()))
        && margins.same(model.margins())
        && fine == model.fine()
        && same(shelf, model.shelf());
  }

  @SuppressWarnings("ReferenceEquality") // what was heard or set anew is another
  private static boolean same(Object one, Object other) {
    return one == other;
  }

  /** Whether the reader still stands on the same page: a page is what was made at one time. */
  @SuppressWarnings("ReferenceEquality") // comparing all of two moments would cost too much a key
  boolean samePage(ScreenModel model) {
    Sitting now = model.sitting();
    if (sitting == null || now == null) {
      return sitting == now;
    }
    return sitting == now || sitting.moment() == now.moment();
  }
}
