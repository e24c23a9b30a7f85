package bicorne.tui.lanterna;

import bicorne.tui.Frame;
import bicorne.tui.Look;
import bicorne.tui.Size;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Turns frames into bytes: only the cells that differ from the frame before.
 *
 * <p>Terminals do not agree on the width of every character. After each one that is in doubt the
 * cursor is set anew; the cell that such a character may have spilled into is written again; a row
 * with characters of several code points is cleared and written whole. So frames stay straight and
 * leave nothing behind, whatever the terminal makes of a character.
 */
final class Painter {
  /** Unchanged cells that are cheaper to write again than to jump over. */
  private static final int SHORT_GAP = 6;

  /** As many blanks at the end of a row are cheaper to erase than to write. */
  private static final int LONG_TAIL = 6;

  /** An update of so many bytes may be seen half done unless it is marked as one. */
  private static final int LARGE = 400;

  private static final String BEGIN_UPDATE = "\u001b[?2026h";
  private static final String END_UPDATE = "\u001b[?2026l";

  /** Three marks on the second row and the question where the cursor is now. */
  private static final String QUESTION = "\u001b[2;1H\u2500\u2502\u2588\u001b[6n";

  private final Line line;
  private final Bytes bytes = new Bytes();
  private final Device device = Device.writingTo(bytes);
  private final Options options;
  private final byte[] entering;
  private Palette palette;
  private boolean asked;
  private boolean narrow;

  private int opening = -1;
  private @Nullable Frame shown;
  private Size size = Size.USUAL;
  private Glyphs old = new Glyphs(size.columns());
  private Glyphs now = new Glyphs(size.columns());

  private int column = -1;
  private int row = -1;
  private String pen = "";
  private boolean cursorShown = true;

  Painter(Line line, Options options, byte[] entering) {
    this.line = line;
    this.options = options;
    this.entering = entering;
    palette = new Palette(options.colours(), options.theme().get());
  }

  /** The terminal has shown that it draws what is usually narrow in one cell. */
  void narrow() {
    narrow = true;
  }

  /** The next frame is painted whole. */
  void forget() {
    shown = null;
  }

  /** The bell. */
  void ring() throws IOException {
    bytes.clear();
    device.ring();
    line.send(bytes, opening, false);
  }

  /**
   * Shows a frame on a terminal of this size. Says whether anything changed; nothing does while the
   * line is shut.
   */
  boolean show(Frame frame, Size terminal) throws IOException {
    bytes.clear();
    Theme theme = options.theme().get();
    if (theme != palette.theme()) {
      palette = new Palette(options.colours(), theme);
      shown = null;
    }
    if (terminal.columns() != size.columns() || terminal.rows() != size.rows()) {
      size = terminal;
      old = new Glyphs(size.columns());
      now = new Glyphs(size.columns());
      shown = null;
    }
    boolean entered = takeOver();
    paint(frame);
    if (bytes.count() == 0) {
      return false;
    }
    boolean sent = line.send(bytes, opening, entered);
    shown = sent ? frame : null;
    opening = sent ? opening : -1;
    asked |= entered && sent;
    return sent;
  }

  /** Enters the full screen where that has not been done since the line was opened. */
  private boolean takeOver() {
    int current = line.opening();
    if (opening == current) {
      return false;
    }
    opening = current;
    bytes.write(entering);
    shown = null;
    cursorShown = true;
    pen = "";
    if (!asked && size.rows() > 1) {
      bytes.write(QUESTION);
    }
    return true;
  }

  private void paint(Frame frame) {
    Frame before = shown;
    int start = bytes.count();
    if (before == null) {
      hideCursor();
      pen(palette.of(Look.TEXT));
      device.clear();
      at(-1, -1);
    }
    for (int index = 0; index < size.rows(); index++) {
      Frame.Row earlier = before == null ? Frame.Row.EMPTY : rowOf(before, index);
      Frame.Row later = rowOf(frame, index);
      boolean whole = before == null && palette.paintsBackground();
      if (whole || !same(earlier, later)) {
        old.fill(earlier);
        now.fill(later);
        paintRow(index, whole);
      }
    }
    cursor(frame.cursor());
    if (bytes.count() - start > LARGE) {
      bytes.write(END_UPDATE);
      insert(start);
    }
  }

  private static Frame.Row rowOf(Frame frame, int index) {
    return index < frame.rows().size() ? frame.rows().get(index) : Frame.Row.EMPTY;
  }

  /** The mark that an update begins stands before it; whether it is wanted is known after. */
  private void insert(int start) {
    byte[] all = bytes.copy();
    bytes.clear();
    bytes.write(all, 0, start);
    bytes.write(BEGIN_UPDATE);
    bytes.write(all, start, all.length - start);
  }

  private void paintRow(int y, boolean whole) {
    if (whole || old.wild() || now.wild()) {
      at(-1, -1);
      if (!whole) {
        move(0, y);
        pen(palette.of(Look.TEXT));
        bytes.write("\u001b[2K");
      }
      int end = size.columns();
      while (!palette.paintsBackground() && end > 0 && plainBlank(end - 1)) {
        end--;
      }
      write(0, end, y);
      return;
    }
    int end = size.columns();
    while (end > 0 && !differs(end - 1)) {
      end--;
    }
    int tail = tail();
    boolean erase = end - tail >= LONG_TAIL && !palette.paintsBackground();
    for (int from = 0; from < end; ) {
      int first = firstDifference(from);
      int last = lastOfRun(first);
      if (erase && last > tail) {
        write(first, Math.max(first, tail), y);
        move(Math.max(first, tail), y);
        pen(palette.of(Look.TEXT));
        bytes.write("\u001b[K");
        return;
      }
      write(first, last, y);
      from = last;
    }
  }

  /** Where the blanks begin that end the row. */
  private int tail() {
    int tail = size.columns();
    while (tail > 0 && plainBlank(tail - 1)) {
      tail--;
    }
    return tail;
  }

  private boolean plainBlank(int x) {
    return now.blank(x) && palette.of(now.look(x)).equals(palette.of(Look.TEXT));
  }

  private int firstDifference(int from) {
    int end = size.columns();
    int x = from;
    while (x < end && !differs(x)) {
      x++;
    }
    // Never the second half of a wide character: where that differs the first half does, too.
    return x;
  }

  /** The end of the cells to be written together from {@code first} on. */
  private int lastOfRun(int first) {
    int end = size.columns();
    int last = first;
    int gap = 0;
    for (int x = first; x < end && gap <= SHORT_GAP; x++) {
      boolean spilled = x > 0 && (x - 1 < last) && doubtfulBefore(x);
      if (x == first || differs(x) || spilled) {
        last = x + 1;
        gap = 0;
      } else {
        gap++;
      }
    }
    return last;
  }

  /** Whether what stands, or stood, left of this cell may have spilled into it. */
  private boolean doubtfulBefore(int x) {
    return old.doubtful(x - 1, narrow)
        || now.doubtful(x - 1, narrow)
        || (x > 1 && (doubtfulHalf(old, x - 1) || doubtfulHalf(now, x - 1)));
  }

  private boolean doubtfulHalf(Glyphs glyphs, int x) {
    return glyphs.half(x) && glyphs.doubtful(x - 1, narrow);
  }

  private boolean differs(int x) {
    return !old.glyph(x).equals(now.glyph(x))
        || (old.look(x) != now.look(x) && !palette.of(old.look(x)).equals(palette.of(now.look(x))));
  }

  private void write(int from, int to, int y) {
    for (int x = from; x < to; ) {
      boolean wide = now.wide(x);
      boolean doubtful = now.doubtful(x, narrow);
      move(x, y);
      pen(palette.of(now.look(x)));
      if (wide && doubtful) {
        // Drawn in one cell it would leave what stood in the other.
        bytes.write("  ");
        at(-1, -1);
        move(x, y);
      }
      bytes.write(now.glyph(x));
      x += wide ? 2 : 1;
      if (doubtful || x == size.columns()) {
        at(-1, -1);
      } else {
        at(x, y);
      }
    }
  }

  private void cursor(Frame.@Nullable Cursor cursor) {
    if (cursor == null) {
      hideCursor();
      return;
    }
    move(
        Math.max(0, Math.min(cursor.column(), size.columns() - 1)),
        Math.max(0, Math.min(cursor.row(), size.rows() - 1)));
    if (!cursorShown) {
      device.showCursor(true);
      cursorShown = true;
    }
  }

  private void hideCursor() {
    if (cursorShown) {
      device.showCursor(false);
      cursorShown = false;
    }
  }

  private void move(int x, int y) {
    if (x != column || y != row) {
      device.moveTo(x, y);
      at(x, y);
    }
  }

  private void at(int x, int y) {
    column = x;
    row = y;
  }

  private void pen(String wanted) {
    if (!pen.equals(wanted)) {
      bytes.write(wanted);
      pen = wanted;
    }
  }

  /** As {@code equals}, without what records load for it. */
  private static boolean same(Frame.Row one, Frame.Row other) {
    List<Frame.Piece> these = one.pieces();
    List<Frame.Piece> those = other.pieces();
    if (these.size() != those.size()) {
      return false;
    }
    for (int index = 0; index < these.size(); index++) {
      Frame.Piece piece = these.get(index);
      if (piece.look() != those.get(index).look()
          || !piece.words().equals(those.get(index).words())) {
        return false;
      }
    }
    return true;
  }
}
