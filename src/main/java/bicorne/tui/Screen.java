package bicorne.tui;

import bicorne.text.Wrap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts a frame together: what stands around the body is the same on every page. */
final class Screen {

  private final ScreenModel model;
  private final Plan plan;
  private final List<Frame.Row> notes;
  private final List<Frame.Row> status;
  private Frame.@Nullable Cursor cursor;

  private Screen(ScreenModel model, List<Frame.Row> status) {
    this.model = model;
    this.status = status;
    notes = notes(model);
    // Counted as if there were more to see: the page must not grow while it is scrolled.
    List<Hint> hints = model.page().hints(model, true);
    int keys = Hint.rows(hints, model.size().columns(), Hint.most(model.size()));
    plan = Plan.of(model.size(), notes.size(), status.size(), keys);
  }

  /** The screen of a page without a status. */
  static Screen of(ScreenModel model) {
    return new Screen(model, List.of());
  }

  /** The screen of a page with one. */
  static Screen of(ScreenModel model, List<Frame.Row> status) {
    return new Screen(model, status);
  }

  Plan plan() {
    return plan;
  }

  /** How many rows the body has. */
  int body() {
    return plan.body();
  }

  Screen cursor(int column, int row) {
    cursor = new Frame.Cursor(column, plan.top() + row);
    return this;
  }

  /** The whole frame. */
  Frame frame(String title, String beside, List<Frame.Row> body, List<Hint> hints) {
    return frame(title, List.of(beside), body, hints);
  }

  /** The same with several wordings of what stands at the right, the longest that fits is taken. */
  Frame frame(String title, List<String> beside, List<Frame.Row> body, List<Hint> hints) {
    int columns = model.size().columns();
    List<Frame.Row> rows = new ArrayList<>(model.size().rows());
    rows.add(header(title, beside, columns));
    rule(rows);
    for (int i = 0; i < plan.body(); i++) {
      rows.add(i < body.size() ? body.get(i) : Frame.Row.EMPTY);
    }
    rows.addAll(notes.subList(0, plan.notes()));
    rule(rows);
    rows.addAll(status.subList(0, plan.status()));
    rows.addAll(Hint.shown(hints, columns, plan.keys()));
    return new Frame(model.size(), rows, cursor);
  }

  private void rule(List<Frame.Row> rows) {
    if (plan.rule() > 0) {
      String mark = model.fine() ? "─" : "-";
      rows.add(Frame.Row.of(mark.repeat(model.size().columns()), Look.QUIET));
    }
  }

  private static Frame.Row header(String title, List<String> beside, int columns) {
    int room = columns - 2;
    for (String words : beside) {
      int cells = Cells.of(words);
      if (!words.isEmpty() && Cells.of(title) + 2 + cells <= room) {
        String left = Cells.filled(title, room - cells);
        return new Frame.Row(
            List.of(new Frame.Piece(" " + left, Look.TITLE), new Frame.Piece(words, Look.QUIET)));
      }
    }
    int own = title.lastIndexOf(" > ");
    boolean whole = own < 0 || Cells.of(title) <= room;
    return Frame.Row.of(
        " " + Cells.cut(whole ? title : title.substring(own + 3), room), Look.TITLE);
  }

  /** What is to be told, set in by two, so that it is not taken for text of the story. */
  private static List<Frame.Row> notes(ScreenModel model) {
    List<Frame.Row> rows = new ArrayList<>();
    for (Note note : model.notes()) {
      String front = "* ";
      for (String line : noted(note, model)) {
        rows.add(
            new Frame.Row(
                List.of(new Frame.Piece(front, Look.NOTICE), new Frame.Piece(line, Look.NOTICE))));
        front = "  ";
      }
    }
    return rows;
  }

  private static List<String> noted(Note note, ScreenModel model) {
    return Wrap.strings(
        bicorne.text.Clean.text(note.told(model.wording())),
        Math.max(1, model.size().columns() - 3));
  }

  /** Whether all that is to be told finds room below the body. */
  static boolean roomForNotes(ScreenModel model) {
    int rows = 0;
    for (Note note : model.notes()) {
      rows += noted(note, model).size();
    }
    return rows <= Math.max(1, model.size().rows() / 4);
  }

  /** Rows with the marks that say there is more above or below, at the right edge. */
  static List<Frame.Row> marked(
      List<Frame.Row> rows, Scroll scroll, Body body, int height, ScreenModel model) {
    return marked(rows, scroll, body, height, model.size(), model.fine());
  }

  /** The same on a screen of some size, with finer marks or without. */
  static List<Frame.Row> marked(
      List<Frame.Row> rows, Scroll scroll, Body body, int height, Size size, boolean fine) {
    boolean above = scroll.top() > 0;
    boolean below = scroll.more(body, height);
    if (rows.isEmpty() || (!above && !below)) {
      return rows;
    }
    List<Frame.Row> marked = new ArrayList<>(rows);
    int last = marked.size() - 1;
    if (above && below && last == 0) {
      marked.set(0, edge(marked.get(0), fine ? "↕" : "|", size));
      return marked;
    }
    if (above) {
      marked.set(0, edge(marked.get(0), fine ? "▲" : "^", size));
    }
    if (below) {
      marked.set(last, edge(marked.get(last), fine ? "▼" : "v", size));
    }
    return marked;
  }

  private static Frame.Row edge(Frame.Row row, String mark, Size size) {
    int blank = size.columns() - 1 - row.width();
    if (blank < 0) {
      return row;
    }
    List<Frame.Piece> pieces = new ArrayList<>(row.pieces());
    pieces.add(new Frame.Piece(Cells.blank(blank) + mark, Look.KEY));
    return new Frame.Row(pieces);
  }
}
