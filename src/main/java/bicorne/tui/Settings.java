package bicorne.tui;

import java.util.ArrayList;
import java.util.List;

/**
 * What a reader has set once and for all. Kept as a text of {@code key: value} lines; what another
 * version or hand wrote between them is kept as it stands.
 *
 * @param theme which colours
 * @param width the widest column of text in cells, {@link #NARROWEST} to {@link #WIDEST}
 * @param pace how fast a page is typed
 * @param confirm whether a digit only selects
 * @param language BCP 47 tag to read in; empty for that of the surroundings
 * @param marks which marks the program draws
 * @param more lines that mean nothing to us, in order
 */
public record Settings(
    Theme theme,
    int width,
    Pace pace,
    boolean confirm,
    String language,
    Marks marks,
    List<String> more) {

  /** The narrowest column. */
  public static final int NARROWEST = 30;

  /** The widest column. */
  public static final int WIDEST = 120;

  /** So much of a file is read. */
  static final int MOST_LINES = 200;

  private static final int LONGEST_LINE = 400;

  /** What they are where nobody has set anything. */
  public static final Settings USUAL =
      new Settings(Theme.TERMINAL, 72, Pace.OFF, false, "", Marks.AUTO, List.of());

  /** Which colours. */
  public enum Theme {
    /** The terminal's own colours, which fit its background. */
    TERMINAL("terminal"),
    DARK("dark"),
    LIGHT("light"),
    HIGH_CONTRAST("high-contrast"),
    NONE("none");

    final String key;

    Theme(String key) {
      this.key = key;
    }
  }

  /** How fast a page is typed. */
  public enum Pace {
    OFF("off", 0),
    SLOW("slow", 25),
    MIDDLE("middle", 60),
    FAST("fast", 150);

    final String key;

    /** In cells a second; 0 for at once. */
    final int cells;

    Pace(String key, int cells) {
      this.key = key;
      this.cells = cells;
    }
  }

  /** Which marks the program draws. */
  public enum Marks {
    /** Finer ones where the terminal has shown that they take one cell. */
    AUTO("auto"),
    ASCII("ascii"),
    FINE("fine");

    final String key;

    Marks(String key) {
      this.key = key;
    }
  }

  public Settings {
    width = Math.max(NARROWEST, Math.min(WIDEST, width));
    more = List.copyOf(more);
  }

  /** The same in another theme. */
  public Settings in(Theme other) {
    return new Settings(other, width, pace, confirm, language, marks, more);
  }

  /** The same with a column of another width. */
  public Settings wide(int other) {
    return new Settings(theme, other, pace, confirm, language, marks, more);
  }

  /** The same at another pace. */
  public Settings at(Pace other) {
    return new Settings(theme, width, other, confirm, language, marks, more);
  }

  /** The same, with a digit only selecting or not. */
  public Settings confirming(boolean other) {
    return new Settings(theme, width, pace, other, language, marks, more);
  }

  /** The same in another language. */
  public Settings told(String tag) {
    return new Settings(theme, width, pace, confirm, tag, marks, more);
  }

  /** The same with other marks. */
  public Settings drawn(Marks other) {
    return new Settings(theme, width, pace, confirm, language, other, more);
  }

  /** What came of reading settings; a line that could not be used has left the usual value. */
  public record Read(Settings settings, List<Damaged> damaged) {
    public Read {
      damaged = List.copyOf(damaged);
    }
  }

  /** A line that could not be used: its number, from 1, and what stands there. */
  public record Damaged(int line, String words) {}

  /**
   * What was wrong with the file they are kept in.
   *
   * @param lines those that could not be used; none where nothing of the file could
   * @param file where the damaged file lies now
   * @param aside whether it was put out of the way there, or had to be left
   */
  public record Mishap(List<Damaged> lines, String file, boolean aside) {
    public Mishap {
      lines = List.copyOf(lines);
    }
  }

  /** The settings a text says. Whatever it is, some come out. */
  public static Read read(String text) {
    Settings settings = USUAL;
    List<String> more = new ArrayList<>();
    List<Damaged> damaged = new ArrayList<>();
    int from = 0;
    for (int number = 1; from < text.length() && number <= MOST_LINES; number++) {
      int end = text.indexOf('\n', from);
      String line = text.substring(from, end < 0 ? text.length() : end).stripTrailing();
      from = end < 0 ? text.length() : end + 1;
      int colon = line.indexOf(':');
      String key = colon < 0 ? "" : line.substring(0, colon);
      Settings read =
          KEYS.contains(key) ? settings.with(key, line.substring(colon + 1).strip()) : null;
      if (read != null) {
        settings = read;
      } else if (KEYS.contains(key) || !harmless(line)) {
        damaged.add(new Damaged(number, line));
      } else if (!line.isEmpty()) {
        more.add(line);
      }
    }
    return new Read(
        new Settings(
            settings.theme,
            settings.width,
            settings.pace,
            settings.confirm,
            settings.language,
            settings.marks,
            more),
        damaged);
  }

  /** A comment, or a key we do not know. */
  private static boolean harmless(String line) {
    for (int i = 0; i < line.length(); i++) {
      if (Character.isISOControl(line.charAt(i)) && line.charAt(i) != '\t') {
        return false;
      }
    }
    return line.length() <= LONGEST_LINE
        && (line.isEmpty() || line.charAt(0) == '#' || line.indexOf(": ") > 0);
  }

  private static final List<String> KEYS =
      List.of("theme", "width", "pace", "confirm", "language", "marks");

  private @org.jspecify.annotations.Nullable Settings with(String key, String value) {
    switch (key) {
      case "theme" -> {
        for (Theme known : Theme.values()) {
          if (known.key.equals(value)) {
            return in(known);
          }
        }
        return null;
      }
      case "pace" -> {
        for (Pace known : Pace.values()) {
          if (known.key.equals(value)) {
            return at(known);
          }
        }
        return null;
      }
      case "marks" -> {
        for (Marks known : Marks.values()) {
          if (known.key.equals(value)) {
            return drawn(known);
          }
        }
        return null;
      }
      case "confirm" -> {
        return value.equals("yes") || value.equals("no") ? confirming(value.equals("yes")) : null;
      }
      case "width" -> {
        int cells = number(value);
        return cells >= NARROWEST && cells <= WIDEST ? wide(cells) : null;
      }
      default -> {
        return tag(value) ? told(value) : null;
      }
    }
  }

  private static int number(String value) {
    int number = 0;
    for (int i = 0; i < value.length() && i < 5; i++) {
      char c = value.charAt(i);
      if (c < '0' || c > '9') {
        return -1;
      }
      number = number * 10 + c - '0';
    }
    return value.isEmpty() || value.length() > 4 ? -1 : number;
  }

  private static boolean tag(String value) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
      if (!letter && c != '-' && (c < '0' || c > '9')) {
        return false;
      }
    }
    return value.length() <= 40;
  }

  /** As a text that {@link #read} reads back. */
  public String text() {
    StringBuilder text = new StringBuilder();
    text.append("theme: ").append(theme.key).append('\n');
    text.append("width: ").append(width).append('\n');
    text.append("pace: ").append(pace.key).append('\n');
    text.append("confirm: ").append(confirm ? "yes" : "no").append('\n');
    if (!language.isEmpty()) {
      text.append("language: ").append(language).append('\n');
    }
    text.append("marks: ").append(marks.key).append('\n');
    for (String line : more) {
      text.append(line).append('\n');
    }
    return text.toString();
  }
}
