package bicorne.saves;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads the bytes of a save. Lines of our own shape are read by {@link LineReader}, all others as
 * YAML; a document may then take several lines.
 */
public final class JournalReader {

  private static final byte[] MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

  /** The keys of a header that are ours; all others are kept as they are. */
  private static final List<String> KNOWN =
      List.of(
          "bicorne-save",
          "story",
          "logic",
          "bicorne",
          "seed",
          "start",
          "alone",
          "language",
          "name",
          "created",
          "copy",
          "begin");

  /** So many lines may be written in other YAML than ours: each takes a reader of its own. */
  private static final int MOST_BY_HAND = 20_000;

  private final byte[] bytes;

  /** Up to here the bytes are UTF-8. */
  private final int sound;

  private int at;
  private int line = 1;
  private boolean torn;
  private int byHand;
  private @Nullable Journal journal;

  private JournalReader(byte[] bytes) {
    this.bytes = bytes;
    sound = Utf8.soundUpTo(bytes);
  }

  /** What a line that cannot be used is called. */
  private static final class Bad extends Exception {
    private static final long serialVersionUID = 1;
    final transient Reading.Fault fault;

    Bad(Reading.Fault fault) {
      super(null, null, false, false);
      this.fault = fault;
    }
  }

  /** A later Bicorne's header. */
  private static final class Later extends Exception {
    private static final long serialVersionUID = 1;
    final transient Reading.Newer newer;

    Later(Reading.Newer newer) {
      super(null, null, false, false);
      this.newer = newer;
    }
  }

  /** Reads a whole file. */
  public static Reading read(byte[] bytes) {
    return bytes.length > Journal.MOST_BYTES
        ? new Reading.Unreadable(Reading.Obstacle.TOO_LARGE, "")
        : new JournalReader(bytes).read();
  }

  private Reading read() {
    int start = 0;
    int startLine = 1;
    try {
      if (blank(0, bytes.length)) {
        throw new Bad(Reading.Fault.EMPTY);
      }
      boolean first = true;
      while (at < bytes.length) {
        start = at;
        startLine = line;
        Map<String, Value> keys = ours();
        if (keys == null) {
          document(first);
        }
        first = false;
        if (at > sound) {
          throw new Bad(Reading.Fault.NOT_UTF8);
        }
        String text = new String(bytes, start, at - start, StandardCharsets.UTF_8);
        take(keys == null ? byHand(text) : keys, text);
      }
    } catch (Later e) {
      return e.newer;
    } catch (Bad bad) {
      Journal before = journal;
      // Only the end of a file that was being written can be torn; an end of line proves that the
      // line was written whole.
      if (before == null
          || at < bytes.length
          || bytes[bytes.length - 1] == '\n'
          || bad.fault == Reading.Fault.TOO_MANY) {
        return new Reading.Damaged(startLine, bad.fault, before);
      }
      torn = true;
    }
    Journal whole = journal;
    return whole == null
        ? new Reading.Damaged(1, Reading.Fault.NOT_A_SAVE, null)
        : new Reading.Whole(whole, torn);
  }

  private boolean blank(int from, int to) {
    for (int i = from; i < to; i++) {
      if (bytes[i] != ' ' && bytes[i] != '\n' && bytes[i] != '\r' && bytes[i] != 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * The keys of a line of our own shape, moving behind it and the comments that follow; null where
   * it is none. Whatever else follows it is no part of it: a torn end takes no whole line along.
   */
  private @Nullable Map<String, Value> ours() {
    int from = at == 0 && startsWith(0, MARK) ? MARK.length : at;
    int end = from;
    while (end < bytes.length && bytes[end] != '\n') {
      end++;
    }
    if (end > sound) {
      return null;
    }
    Map<String, Value> keys =
        LineReader.read(new String(bytes, from, end - from, StandardCharsets.UTF_8));
    if (keys != null) {
      nextLine();
      while (at < bytes.length && onlyComments(at) && at <= sound) {
        nextLine();
      }
    }
    return keys;
  }

  /** Moves behind a document: to the next line that begins one, or to the end. */
  private void document(boolean first) {
    boolean begun = !first || startsDocument(at) || !onlyComments(at);
    nextLine();
    while (at < bytes.length) {
      if (startsDocument(at)) {
        if (begun) {
          return;
        }
        begun = true;
      } else if (!onlyComments(at)) {
        begun = true;
      }
      nextLine();
    }
  }

  /** Whether a line holds nothing but a comment or a directive. */
  private boolean onlyComments(int from) {
    int i = from == 0 && startsWith(0, MARK) ? MARK.length : from;
    while (i < bytes.length && (bytes[i] == ' ' || bytes[i] == '\r')) {
      i++;
    }
    return i >= bytes.length || bytes[i] == '\n' || bytes[i] == '#' || bytes[i] == '%';
  }

  private boolean startsWith(int from, byte[] what) {
    for (int i = 0; i < what.length; i++) {
      if (from + i >= bytes.length || bytes[from + i] != what[i]) {
        return false;
      }
    }
    return true;
  }

  /** Whether a line begins with three dashes, or is a beginning of them at the end of the file. */
  private boolean startsDocument(int from) {
    int i = from == 0 && startsWith(0, MARK) ? MARK.length : from;
    int dashes = 0;
    while (i + dashes < bytes.length && dashes < 3 && bytes[i + dashes] == '-') {
      dashes++;
    }
    int behind = i + dashes;
    if (dashes == 3) {
      return behind == bytes.length || bytes[behind] <= ' ';
    }
    return dashes > 0 && behind == bytes.length;
  }

  private void nextLine() {
    while (at < bytes.length && bytes[at] != '\n') {
      at++;
    }
    if (at < bytes.length) {
      at++;
      line++;
    }
  }

  private Map<String, Value> byHand(String text) throws Bad {
    if (++byHand > MOST_BY_HAND) {
      throw new Bad(Reading.Fault.TOO_MANY);
    }
    try {
      Map<String, Value> keys =
          HandEdited.read(text.startsWith("\ufeff") ? text.substring(1) : text);
      return keys == null ? new LinkedHashMap<>() : keys;
    } catch (HandEdited.Refused e) {
      throw new Bad(journal == null ? Reading.Fault.NOT_A_SAVE : Reading.Fault.NOT_YAML);
    }
  }

  private void take(Map<String, Value> keys, String text) throws Bad, Later {
    Journal before = journal;
    if (before == null) {
      journal = Journal.of(header(keys), text);
    } else if (before.lines().size() >= Journal.MOST_LINES) {
      throw new Bad(Reading.Fault.TOO_MANY);
    } else {
      journal = before.and(line(keys, before), text);
    }
  }

  private static JournalHeader header(Map<String, Value> keys) throws Bad, Later {
    if (!(keys.get("bicorne-save") instanceof Value.Word version)) {
      throw new Bad(Reading.Fault.NOT_A_SAVE);
    }
    if (!version.text().equals(Integer.toString(JournalCodec.VERSION))) {
      if (!Scalars.isInteger(version.text()) || version.text().startsWith("-")) {
        throw new Bad(Reading.Fault.NOT_A_SAVE);
      }
      throw new Later(new Reading.Newer(version.text(), text(keys, "bicorne", "")));
    }
    Map<String, String> more = new LinkedHashMap<>();
    for (Map.Entry<String, Value> key : keys.entrySet()) {
      if (!KNOWN.contains(key.getKey())) {
        more.put(key.getKey(), HandEdited.flow(key.getValue()));
      }
    }
    return new JournalHeader(
        needed(keys, "story"),
        needed(keys, "logic"),
        text(keys, "bicorne", ""),
        number(needed(keys, "seed"), Long.MIN_VALUE, Long.MAX_VALUE),
        needed(keys, "start"),
        truth(keys, "alone"),
        text(keys, "language", ""),
        text(keys, "name", ""),
        text(keys, "created", ""),
        truth(keys, "copy"),
        words(keys, "begin"),
        more);
  }

  private static Line line(Map<String, Value> keys, Journal before) throws Bad {
    int n = place(needed(keys, "n"));
    if (n < before.nextNumber()) {
      throw new Bad(Reading.Fault.OUT_OF_ORDER);
    }
    if (keys.get("move") != null) {
      int to = known(place(needed(keys, "move")), before);
      return new Line.Move(
          n,
          to,
          place(text(keys, "page", "0")),
          optional(keys, "ending"),
          known(place(text(keys, "names", "0")), before),
          text(keys, "name", ""));
    }
    String from = optional(keys, "from");
    String choose = optional(keys, "choose");
    String fell = optional(keys, "fell");
    String drew = optional(keys, "drew");
    if (choose == null && fell == null && drew == null) {
      throw new Bad(Reading.Fault.NOT_A_LINE);
    }
    return new Line.Decision(
        n,
        from == null ? before.here().to() : known(place(from), before),
        needed(keys, "at"),
        choose,
        fell,
        drew,
        words(keys, "set"),
        optional(keys, "ending"),
        optional(keys, "logic"),
        text(keys, "state", ""));
  }

  private static int known(int n, Journal before) throws Bad {
    if (n != 0 && before.decision(n) == null) {
      throw new Bad(Reading.Fault.OUT_OF_ORDER);
    }
    return n;
  }

  private static int place(String digits) throws Bad {
    return (int) number(digits, 0, Journal.MOST_NUMBER);
  }

  private static long number(String digits, long least, long most) throws Bad {
    try {
      long value = Long.parseLong(digits);
      if (value >= least && value <= most) {
        return value;
      }
    } catch (NumberFormatException e) {
      // told below, like a number that is too large
    }
    throw new Bad(Reading.Fault.NOT_A_LINE);
  }

  private static boolean truth(Map<String, Value> keys, String key) throws Bad {
    String text = text(keys, key, "false");
    if (!text.equals("true") && !text.equals("false")) {
      throw new Bad(Reading.Fault.NOT_A_LINE);
    }
    return text.equals("true");
  }

  private static String needed(Map<String, Value> keys, String key) throws Bad {
    String text = optional(keys, key);
    if (text == null) {
      throw new Bad(Reading.Fault.NOT_A_LINE);
    }
    return text;
  }

  private static String text(Map<String, Value> keys, String key, String otherwise) throws Bad {
    String text = optional(keys, key);
    return text == null ? otherwise : text;
  }

  private static @Nullable String optional(Map<String, Value> keys, String key) throws Bad {
    Value value = keys.get(key);
    if (value == null) {
      return null;
    }
    if (!(value instanceof Value.Word word)) {
      throw new Bad(Reading.Fault.NOT_A_LINE);
    }
    return word.text();
  }

  private static Map<String, String> words(Map<String, Value> keys, String key) throws Bad {
    Value value = keys.get(key);
    if (value == null) {
      return new LinkedHashMap<>();
    }
    if (!(value instanceof Value.Words words)) {
      throw new Bad(Reading.Fault.NOT_A_LINE);
    }
    return words.byName();
  }
}
