package bicorne.tui;

import bicorne.play.Sitting;
import bicorne.play.Transcript;
import bicorne.told.SheetPrinter;
import bicorne.wording.CommandWords;
import bicorne.wording.ScreenWords;
import java.util.List;

/**
 * All that was read on the way here, from the end; what is earlier is laid out when it is scrolled
 * to.
 *
 * @param decisions so many decisions back it is laid out
 * @param whole whether that is all
 */
record BacklogPage(Listing list, int decisions, boolean whole) implements Page {

  /** So many decisions back it is laid out at first. */
  private static final int FIRST = 16;

  static final BacklogPage NEW = new BacklogPage(Listing.NEW, FIRST, false);

  @Override
  public BacklogPage fitted(ScreenModel model) {
    Sitting sitting = model.sitting();
    if (!list.stale(model) || sitting == null) {
      return new BacklogPage(list.fitted(model), decisions, whole);
    }
    Transcript transcript = Transcript.last(sitting, decisions);
    Body body = body(model, transcript);
    boolean first = list.basis() == Basis.NONE;
    Listing before = first ? Listing.NEW.at(new Scroll(body.height(), 0)) : list;
    return new BacklogPage(before.laid(body, model), decisions, transcript.isWhole());
  }

  private static Body body(ScreenModel model, Transcript transcript) {
    Leaf leaf = new Leaf(model.margins());
    List<Transcript.Sheet> sheets = transcript.sheets();
    if (sheets.size() <= 1) {
      leaf.in(Look.QUIET).paragraph(model.say(CommandWords.BACKLOG_EMPTY));
      return leaf.body();
    }
    // The last page is the one that is being read.
    new SheetPrinter(leaf, model.words()).print(sheets.subList(0, sheets.size() - 1));
    return leaf.body();
  }

  /** Twice as much, above what is seen, which stays where it is. */
  private BacklogPage earlier(ScreenModel model, Sitting sitting) {
    Transcript transcript = Transcript.last(sitting, 2 * decisions);
    Body body = body(model, transcript);
    int top = list.scroll().top() + body.height() - list.body().height();
    Listing more = new Listing(list.basis(), body, new Scroll(top, 0));
    return new BacklogPage(more.fitted(model), 2 * decisions, transcript.isWhole());
  }

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    if (key.kind() == Key.Kind.ESCAPE || (key.is('h') && !burst)) {
      return model.close();
    }
    BacklogPage page = this;
    boolean up =
        key.kind() == Key.Kind.UP
            || key.kind() == Key.Kind.PAGE_UP
            || key.kind() == Key.Kind.WHEEL_UP
            || key.kind() == Key.Kind.HOME;
    Sitting sitting = model.sitting();
    boolean home = key.kind() == Key.Kind.HOME;
    while (up
        && !page.whole
        && sitting != null
        && (home || page.list.scroll().top() <= model.size().rows())) {
      page = page.earlier(model, sitting);
    }
    return model.showing(new BacklogPage(page.list.heard(key, model), page.decisions, page.whole));
  }

  @Override
  public Frame view(ScreenModel model) {
    return Screen.of(model)
        .frame(model.say(ScreenWords.BACKLOG_TITLE), "", list.rows(model), hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    return Hints.reading(model, more);
  }
}
