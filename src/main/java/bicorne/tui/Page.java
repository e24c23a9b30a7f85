package bicorne.tui;

import java.util.List;

/**
 * One page of the screen: what it shows and what keys do on it stand side by side in its file.
 *
 * <p>A page holds what it has laid out; {@link #fitted} is called after every message and lays out
 * anew only what no longer fits. {@link #view} only cuts rows out.
 */
sealed interface Page
    permits TitlePage,
        EpisodesPage,
        SavesPage,
        EndingsPage,
        SettingsPage,
        ReadingPage,
        BacklogPage,
        CardsPage,
        CardPage,
        AffairsPage,
        TreePage,
        TriedPage,
        TrashPage,
        ReplayPage,
        ReckoningPage,
        HelpPage,
        NamePage,
        PanelPage {

  /** The same for what the model is now: laid out, and scrolled to where there is something. */
  Page fitted(ScreenModel model);

  /**
   * What a key does that has no meaning of its own on every page.
   *
   * @param burst whether it may be no more than an accident: it may scroll and turn, no more
   */
  ScreenModel pressed(ScreenModel model, Key key, boolean burst);

  /** What is seen; the size is one in which pages fit. */
  Frame view(ScreenModel model);

  /**
   * The keys that work here, the most needed first.
   *
   * @param more whether there is more than is seen; asked for both before it is known how high the
   *     page is
   */
  List<Hint> hints(ScreenModel model, boolean more);

  /** The keys that work here now. */
  default List<Hint> hints(ScreenModel model) {
    return hints(model, more(model));
  }

  /** Whether there is more than is seen. */
  default boolean more(ScreenModel model) {
    return list().more(model);
  }

  /** What most pages are made of. */
  default Listing list() {
    return Listing.NEW;
  }

  /** Whether characters are text here. */
  default boolean takesText() {
    return false;
  }

  /** Text was pasted where {@link #takesText}. */
  default ScreenModel pasted(ScreenModel model, String text) {
    return model;
  }

  /** After how many milliseconds {@link #ticked} is wanted; 0 for never. */
  default int tick(ScreenModel model) {
    return 0;
  }

  /** Time has passed. */
  default Page ticked(ScreenModel model, int millis) {
    return this;
  }
}
