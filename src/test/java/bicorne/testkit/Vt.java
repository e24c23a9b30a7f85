package bicorne.testkit;

import bicorne.text.DisplayWidth;
import bicorne.text.Graphemes;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The screen of a terminal, made from bytes: as much of one as a full-screen program needs, and a
 * failure for everything else.
 */
public final class Vt {

  /** How a terminal counts cells. */
  public enum Measure {
    /** As we do: by perceived character. */
    CLUSTERS,
    /** By code point: what is joined to an emoji stands beside it. */
    CODE_POINTS,
    /** By code point, with letters and signs that East Asian fonts draw wide in two cells. */
    EAST_ASIAN,
    /** By code point, knowing no wide characters beyond the first plane. */
    OLD
  }

  private static final String HALF = "";

  /** One of the two screens. */
  private static final class Grid {
    private final String[][] cells;
    private int x;
    private int y;

    Grid(int columns, int rows) {
      cells = new String[rows][columns];
      for (String[] row : cells) {
        Arrays.fill(row, " ");
      }
    }
  }

  private final Measure measure;
  private final Map<String, Boolean> modes = new TreeMap<>();
  private final List<String> looks = new ArrayList<>();
  private final StringBuilder answers = new StringBuilder();
  private final StringBuilder pending = new StringBuilder();
  private final ByteArrayOutputStream rest = new ByteArrayOutputStream();
  private int columns;
  private int rows;
  private Grid main;
  private Grid alternate;
  private String look = "0";
  private int bells;
  private int leavings;

  /** An empty screen. */
  public Vt(int columns, int rows, Measure measure) {
    this.columns = columns;
    this.rows = rows;
    this.measure = measure;
    main = new Grid(columns, rows);
    alternate = new Grid(columns, rows);
    modes.put("?25", true);
    modes.put("?7", true);
  }

  /** Whether a mode is set, such as {@code ?1049}. */
  public boolean mode(String name) {
    return modes.getOrDefault(name, false);
  }

  /** All modes that are set. */
  public List<String> modes() {
    List<String> set = new ArrayList<>();
    for (Map.Entry<String, Boolean> mode : modes.entrySet()) {
      if (mode.getValue()) {
        set.add(mode.getKey());
      }
    }
    return set;
  }

  /** The parameters of all sequences that set colours and looks, in order. */
  public List<String> looks() {
    return List.copyOf(looks);
  }

  /** The look that the next character would have. */
  public String look() {
    return look;
  }

  public int bells() {
    return bells;
  }

  /** How often the other screen was left: seen too late, nothing else would tell. */
  public int leavings() {
    return leavings;
  }

  /** What the terminal has to answer since the last call. */
  public String takeAnswers() {
    String taken = answers.toString();
    answers.setLength(0);
    return taken;
  }

  /** Another size; what was shown stays at the top left, and what is added is not blank. */
  public void resize(int newColumns, int newRows) {
    main = resized(main, newColumns, newRows);
    alternate = resized(alternate, newColumns, newRows);
    columns = newColumns;
    rows = newRows;
  }

  private Grid resized(Grid old, int newColumns, int newRows) {
    Grid grid = new Grid(newColumns, newRows);
    for (int y = 0; y < newRows; y++) {
      Arrays.fill(grid.cells[y], "#");
      for (int x = 0; y < rows && x < Math.min(columns, newColumns); x++) {
        grid.cells[y][x] = old.cells[y][x];
      }
    }
    grid.x = Math.min(old.x, newColumns - 1);
    grid.y = Math.min(old.y, newRows - 1);
    return grid;
  }

  /** What is in a cell; empty for the second half of a wide character. */
  public String cell(int x, int y) {
    return screen().cells[y][x];
  }

  /** A row without trailing blanks. */
  public String row(int y) {
    return String.join("", screen().cells[y]).stripTrailing();
  }

  /** The rows without trailing blanks and empty rows at the end. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < rows; y++) {
      text.append(row(y)).append('\n');
    }
    return text.toString().stripTrailing();
  }

  public int cursorColumn() {
    return screen().x;
  }

  public int cursorRow() {
    return screen().y;
  }

  private Grid screen() {
    return mode("?1049") ? alternate : main;
  }

  /** Takes bytes, which may end anywhere. */
  public void take(byte[] bytes, int count) {
    rest.write(bytes, 0, count);
    byte[] all = rest.toByteArray();
    int whole = all.length;
    for (int back = 1; back <= 3 && back <= all.length; back++) {
      int first = all[all.length - back] & 0xFF;
      if (first >= 0xC0) {
        int needs = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
        whole = needs > back ? all.length - back : whole;
        break;
      }
      if (first < 0x80) {
        break;
      }
    }
    rest.reset();
    rest.write(all, whole, all.length - whole);
    pending.append(new String(all, 0, whole, StandardCharsets.UTF_8));
    String text = pending.toString();
    int used = take(text);
    pending.setLength(0);
    pending.append(text, used, text.length());
  }

  /** Takes text; gives how much of it was whole. */
  private int take(String text) {
    int at = 0;
    while (at < text.length()) {
      char next = text.charAt(at);
      if (next == 0x1b && at + 1 < text.length() && text.charAt(at + 1) == 0x1b) {
        at++;
      } else if (next == 0x1b) {
        int end = sequenceEnd(text, at);
        if (end == -1) {
          return at;
        }
        if (end < 0) {
          at = -end;
          continue;
        }
        if (text.charAt(at + 1) == '[') {
          sequence(text.substring(at + 2, end - 1), text.charAt(end - 1));
        }
        at = end;
      } else if (next < ' ') {
        control(next);
        at++;
      } else {
        int end = measure == Measure.CLUSTERS ? Graphemes.next(text, at) : at + codePoint(text, at);
        put(text.substring(at, end));
        at = end;
      }
    }
    return at;
  }

  private static int codePoint(String text, int at) {
    return Character.charCount(text.codePointAt(at));
  }

  /**
   * Where a sequence ends; -1 where that has not come; negative where another cuts it off, as it
   * does when a program was killed in the middle of one.
   */
  private static int sequenceEnd(String text, int at) {
    if (at + 1 >= text.length()) {
      return -1;
    }
    char kind = text.charAt(at + 1);
    if (kind != '[') {
      // A shell may do as it likes.
      return kind == ']' ? text.indexOf(7, at) + 1 == 0 ? -1 : text.indexOf(7, at) + 1 : at + 2;
    }
    for (int index = at + 2; index < text.length(); index++) {
      if (text.charAt(index) == 0x1b) {
        return -index;
      }
      if (text.charAt(index) >= '@' && text.charAt(index) <= '~') {
        return index + 1;
      }
    }
    return -1;
  }

  private void control(char control) {
    Grid grid = screen();
    switch (control) {
      case '\r' -> grid.x = 0;
      case '\n' -> lineFeed(grid);
      case '\b' -> grid.x = Math.max(0, grid.x - 1);
      case '\t' -> grid.x = Math.min(columns - 1, (grid.x / 8 + 1) * 8);
      case 7 -> bells++;
      default -> throw new AssertionError("control character " + (int) control);
    }
  }

  private void lineFeed(Grid grid) {
    if (grid.y < rows - 1) {
      grid.y++;
      return;
    }
    for (int y = 0; y + 1 < rows; y++) {
      grid.cells[y] = grid.cells[y + 1];
    }
    grid.cells[rows - 1] = new String[columns];
    Arrays.fill(grid.cells[rows - 1], " ");
  }

  private void sequence(String parameters, char end) {
    Grid grid = screen();
    switch (end) {
      case 'H' -> {
        grid.y = Math.min(number(parameters, 0, 1), rows) - 1;
        grid.x = Math.min(number(parameters, 1, 1), columns) - 1;
      }
      case 'J' -> {
        int what = number(parameters, 0, 0);
        for (int y = what == 0 ? grid.y + 1 : 0; y < rows; y++) {
          Arrays.fill(grid.cells[y], " ");
        }
        if (what == 0) {
          Arrays.fill(grid.cells[grid.y], grid.x, columns, " ");
        }
      }
      case 'K' -> {
        int from = number(parameters, 0, 0) == 2 ? 0 : grid.x;
        erase(grid, from);
        Arrays.fill(grid.cells[grid.y], from, columns, " ");
      }
      case 'h', 'l' -> modes(parameters, end == 'h');
      case 'm' -> {
        looks.add(parameters);
        look = parameters.isEmpty() ? "0" : parameters;
      }
      case 'n' -> {
        if (parameters.equals("6")) {
          answers.append("\u001b[" + (grid.y + 1) + ";" + (grid.x + 1) + "R");
        }
      }
      default -> throw new AssertionError("sequence ESC [ " + parameters + end);
    }
  }

  private void modes(String parameters, boolean set) {
    if (parameters.equals("?1049") && set && !mode("?1049")) {
      alternate = new Grid(columns, rows);
    }
    if (parameters.equals("?1049") && !set && mode("?1049")) {
      leavings++;
    }
    modes.put(parameters, set);
  }

  private static int number(String parameters, int index, int otherwise) {
    String[] numbers = parameters.split(";", -1);
    return index < numbers.length && !numbers[index].isEmpty()
        ? Integer.parseInt(numbers[index])
        : otherwise;
  }

  private void put(String glyph) {
    Grid grid = screen();
    int width = width(glyph);
    if (width == 0) {
      join(grid, glyph);
      return;
    }
    if (grid.x + width > columns) {
      if (!mode("?7")) {
        grid.x = columns - width;
      } else {
        grid.x = 0;
        lineFeed(grid);
      }
    }
    erase(grid, grid.x);
    if (width == 2) {
      erase(grid, grid.x + 1);
    }
    grid.cells[grid.y][grid.x] = glyph;
    if (width == 2) {
      grid.cells[grid.y][grid.x + 1] = HALF;
    }
    grid.x += width;
    if (!mode("?7")) {
      grid.x = Math.min(grid.x, columns - 1);
    }
  }

  private static void join(Grid grid, String glyph) {
    int x = Math.max(0, grid.x - 1);
    while (x > 0 && grid.cells[grid.y][x].equals(HALF)) {
      x--;
    }
    grid.cells[grid.y][x] += glyph;
  }

  /** Whoever loses a half loses the whole. */
  private static void erase(Grid grid, int x) {
    String[] row = grid.cells[grid.y];
    if (x < row.length && row[x].equals(HALF)) {
      row[x - 1] = " ";
      row[x] = " ";
    } else if (x + 1 < row.length && row[x + 1].equals(HALF)) {
      row[x + 1] = " ";
    }
  }

  private int width(String glyph) {
    if (measure == Measure.CLUSTERS) {
      return DisplayWidth.of(glyph);
    }
    int codePoint = glyph.codePointAt(0);
    int type = Character.getType(codePoint);
    if (type == Character.NON_SPACING_MARK || type == Character.FORMAT) {
      return 0;
    }
    if (measure == Measure.OLD && codePoint > 0xFFFF) {
      return 1;
    }
    if (measure == Measure.EAST_ASIAN && codePoint > 0xA0 && codePoint < 0x2E80) {
      return 2;
    }
    return DisplayWidth.of(glyph);
  }
}
