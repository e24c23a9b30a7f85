package bicorne.tui;

import bicorne.play.Sitting;
import bicorne.play.Transcript;
import bicorne.told.SheetPrinter;
import bicorne.wording.CommandWords;
import bicorne.wording.ScreenWords;
import java.util.List;

/**
 * All that was read on the way here, from the end; earlier pages are laid out when they are
 * scrolled to.
 *
 * @param sheets the pages before the one that is shown
 * @param from the first of them that is laid out
 */
record BacklogPage(Listing list, List<Transcript.Sheet> sheets, int from) implements Page {

  static final BacklogPage NEW = new BacklogPage(Listing.NEW, List.of(), 0);

  /** So many pages are laid out at once. */
  private static final int STRETCH = 20;

  @Override
  public BacklogPage fitted(ScreenModel model) {
    Sitting sitting = model.sitting();
    if (!list.stale(model) || sitting == null) {
      return new BacklogPage(list.fitted(model), sheets, from);
    }
    if (list.basis() == Basis.NONE || !list.basis().samePage(model)) {
      List<Transcript.Sheet> all = Transcript.of(sitting).sheets();
      List<Transcript.Sheet> before = all.subList(0, Math.max(0, all.size() - 1));
      int first = Math.max(0, before.size() - STRETCH);
      Body body = body(model, before, first);
      Scroll end = new Scroll(body.height(), 0);
      return new BacklogPage(Listing.NEW.at(end).laid(body, model), before, first);
    }
    return new BacklogPage(list.laid(body(model, sheets, from), model), sheets, from);
  }

  private static Body body(ScreenModel model, List<Transcript.Sheet> sheets, int from) {
    Leaf leaf = new Leaf(model.margins());
    if (sheets.isEmpty()) {
      leaf.in(Look.QUIET).paragraph(model.say(CommandWords.BACKLOG_EMPTY));
    }
    new SheetPrinter(leaf, model.words()).print(sheets.subList(from, sheets.size()));
    return leaf.body();
  }

  /** More of what is earlier, above what is seen, which stays where it is. */
  private BacklogPage earlier(ScreenModel model) {
    int first = Math.max(0, from - STRETCH);
    Body body = body(model, sheets, first);
    int top = list.scroll().top() + body.height() - list.body().height();
    Listing more = new Listing(list.basis(), body, new Scroll(top, 0));
    return new BacklogPage(more.fitted(model), sheets, first);
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
    if (up && page.from > 0 && page.list.scroll().top() <= model.size().rows()) {
      page = page.earlier(model);
    }
    return model.showing(new BacklogPage(page.list.heard(key, model), page.sheets, page.from));
  }

  @Override
  public Frame view(ScreenModel model) {
    return Screen.of(model)
        .frame(model.say(ScreenWords.BACKLOG_TITLE), "", list.rows(model), hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model) {
    return Hints.reading(model, list);
  }
}
