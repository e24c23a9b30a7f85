package bicorne.saves;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a list shows of a save, seen in one pass over its bytes. It knows only files that are wholly
 * as we write them, and of those it sees what {@link JournalReader} sees; of all others it sees
 * nothing, and they have to be read.
 */
final class Glance {

  /** The keys of lines behind the header, in the order in which they are written. */
  private static final byte[][] KEYS = {
    key("n"), key("move"), key("page"), key("from"), key("at"), key("choose"), key("fell"),
    key("drew"), key("set"), key("ending"), key("logic"), key("state"), key("names"), key("name")
  };

  private static final int N = 0;
  private static final int MOVE = 1;
  private static final int PAGE = 2;
  private static final int FROM = 3;
  private static final int AT = 4;
  private static final int CHOOSE = 5;
  private static final int FELL = 6;
  private static final int DREW = 7;
  private static final int SET = 8;
  private static final int ENDING = 9;
  private static final int NAMES = 12;
  private static final int NAME = 13;

  private static final byte[] BEGINS = key("--- {");

  private final byte[] bytes;
  private int at;

  /** Where the value of each key of this line is, without quotes; -1 where it has none. */
  private final int[] from = new int[KEYS.length];

  private final int[] to = new int[KEYS.length];

  private int lines;

  /** For each line: the decision it continues, or -1 for a move. */
  private int[] parents = new int[64];

  /**
   * For each line: where its place begins and ends, the latter negated where nothing was chosen.
   */
  private int[] places = new int[128];

  private int here;
  private final TreeSet<String> endings = new TreeSet<>();
  private boolean foreign;

  private Glance(byte[] bytes) {
    this.bytes = bytes;
  }

  private static byte[] key(String word) {
    return word.getBytes(StandardCharsets.US_ASCII);
  }

  /** What was seen. */
  record Seen(JournalHeader header, String at, int choices, List<String> endings) {}

  /** Looks at a whole file; null where it has to be read. */
  static @Nullable Seen at(byte[] bytes) {
    int end = 0;
    while (end < bytes.length && bytes[end] != '\n') {
      end++;
    }
    if (end >= bytes.length || bytes.length > Journal.MOST_BYTES) {
      return null;
    }
    if (Utf8.soundUpTo(Arrays.copyOf(bytes, end)) < end) {
      return null;
    }
    JournalHeader header = JournalReader.header(new String(bytes, 0, end, StandardCharsets.UTF_8));
    return header == null ? null : new Glance(bytes).seen(header, end + 1);
  }

  private @Nullable Seen seen(JournalHeader header, int start) {
    at = start;
    while (at < bytes.length) {
      if (lines >= Journal.MOST_LINES || !line() || !taken()) {
        return null;
      }
    }
    if (foreign && Utf8.soundUpTo(bytes) < bytes.length) {
      return null;
    }
    String place = "";
    int choices = 0;
    for (int n = here; n != 0; n = parents[n - 1]) {
      int end = places[2 * n - 1];
      if (place.isEmpty()) {
        place = text(places[2 * n - 2], Math.abs(end));
      }
      choices += end > 0 ? 1 : 0;
    }
    return new Seen(header, place, choices, new ArrayList<>(endings));
  }

  private String text(int begin, int end) {
    return new String(bytes, begin, end - begin, StandardCharsets.UTF_8);
  }

  /** Moves behind a line and notes where its values are. */
  private boolean line() {
    Arrays.fill(from, -1);
    if (!skip(BEGINS)) {
      return false;
    }
    int last = -1;
    while (true) {
      int key = key(last);
      if (key < 0 || !(key == SET ? words() : word(key))) {
        return false;
      }
      last = key;
      if (at + 1 < bytes.length && bytes[at] == '}' && bytes[at + 1] == '\n') {
        at += 2;
        return true;
      }
      if (!comma()) {
        return false;
      }
    }
  }

  /** A key that comes after {@code last} in the order of the tables; -1 where there is none. */
  private int key(int last) {
    int begin = at;
    while (at < bytes.length && bytes[at] >= 'a' && bytes[at] <= 'z') {
      at++;
    }
    int end = at;
    if (at + 1 >= bytes.length || bytes[at] != ':' || bytes[at + 1] != ' ') {
      return -1;
    }
    at += 2;
    for (int key = last + 1; key < KEYS.length; key++) {
      if (Arrays.equals(KEYS[key], 0, KEYS[key].length, bytes, begin, end)) {
        return key;
      }
    }
    return -1;
  }

  private boolean comma() {
    if (at + 1 < bytes.length && bytes[at] == ',' && bytes[at + 1] == ' ') {
      at += 2;
      return true;
    }
    return false;
  }

  private boolean skip(byte[] word) {
    int end = at + word.length;
    if (end > bytes.length || !Arrays.equals(word, 0, word.length, bytes, at, end)) {
      return false;
    }
    at = end;
    return true;
  }

  private boolean word(int key) {
    int quotes = at < bytes.length && bytes[at] == '"' ? 1 : 0;
    int begin = at + quotes;
    if (!scalar()) {
      return false;
    }
    from[key] = begin;
    to[key] = at - quotes;
    return true;
  }

  /** Words by name, no name twice. */
  private boolean words() {
    if (at >= bytes.length || bytes[at] != '{') {
      return false;
    }
    at++;
    from[SET] = at;
    int[] names = new int[32];
    int count = 0;
    while (true) {
      int begin = at;
      boolean bare = at < bytes.length && bytes[at] != '"';
      if (count == names.length || !bare || !scalar()) {
        return false;
      }
      for (int i = 0; i < count; i += 2) {
        if (Arrays.equals(bytes, names[i], names[i + 1], bytes, begin, at)) {
          return false;
        }
      }
      names[count++] = begin;
      names[count++] = at;
      if (at + 1 >= bytes.length || bytes[at] != ':' || bytes[at + 1] != ' ') {
        return false;
      }
      at += 2;
      if (!scalar()) {
        return false;
      }
      if (at < bytes.length && bytes[at] == '}') {
        at++;
        return true;
      }
      if (!comma()) {
        return false;
      }
    }
  }

  /** Moves behind a word or a text in quotes; what is escaped is left to those who read. */
  private boolean scalar() {
    if (at < bytes.length && bytes[at] == '"') {
      return quoted();
    }
    int begin = at;
    while (at < bytes.length && isBare(bytes[at])) {
      at++;
    }
    int length = at - begin;
    if (length == 0) {
      return false;
    }
    // A word that could be read as a truth, as nothing or as a number is left to those who read.
    return isLetter(bytes[begin]) ? length > 5 || isWord(begin, at) : isNumber(begin, at);
  }

  private boolean quoted() {
    at++;
    while (at < bytes.length && bytes[at] != '"') {
      byte b = bytes[at];
      if (b == '\\' || (b >= 0 && b < ' ')) {
        return false;
      }
      foreign |= b < 0;
      at++;
    }
    at++;
    return at < bytes.length;
  }

  private static boolean isLetter(byte b) {
    return (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z');
  }

  private static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }

  private static boolean isBare(byte b) {
    return isLetter(b) || isDigit(b) || b == '-' || b == '_' || b == '/' || b == '.' || b == '|';
  }

  private boolean isWord(int begin, int end) {
    String word = text(begin, end);
    return Scalars.isPlain(word) || word.equals("true") || word.equals("false");
  }

  /** Digits without a leading zero, perhaps behind a minus. */
  private boolean isNumber(int begin, int end) {
    int first = bytes[begin] == '-' ? begin + 1 : begin;
    if (end == first || end - first > 18 || (bytes[first] == '0' && end - begin > 1)) {
      return false;
    }
    for (int i = first; i < end; i++) {
      if (!isDigit(bytes[i])) {
        return false;
      }
    }
    return true;
  }

  /** A number of nine digits at most; {@code otherwise} where the key is not there; else -1. */
  private int number(int key, int otherwise) {
    int begin = from[key];
    if (begin < 0) {
      return otherwise;
    }
    int value = 0;
    for (int i = begin; i < to[key]; i++) {
      if (!isDigit(bytes[i]) || i - begin >= 9) {
        return -1;
      }
      value = 10 * value + bytes[i] - '0';
    }
    return to[key] == begin ? -1 : value;
  }

  /** Takes a line as a decision or a move; whether it is one that follows those before it. */
  private boolean taken() {
    if (number(N, -1) != lines + 1) {
      return false;
    }
    if (2 * lines + 2 > places.length) {
      parents = Arrays.copyOf(parents, 2 * parents.length);
      places = Arrays.copyOf(places, 2 * places.length);
    }
    boolean move = from[MOVE] >= 0;
    boolean sound = move ? moved() : decided();
    if (sound && from[ENDING] >= 0) {
      endings.add(text(from[ENDING], to[ENDING]));
    }
    lines++;
    return sound;
  }

  private boolean moved() {
    int goal = number(MOVE, -1);
    if (!isKnown(goal) || number(PAGE, 0) < 0 || !isKnown(number(NAMES, 0))) {
      return false;
    }
    for (int key = FROM; key < NAMES; key++) {
      if (key != ENDING && from[key] >= 0) {
        return false;
      }
    }
    parents[lines] = -1;
    here = goal;
    return true;
  }

  private boolean decided() {
    int parent = number(FROM, here);
    boolean takes = from[CHOOSE] >= 0 || from[FELL] >= 0 || from[DREW] >= 0;
    if (!takes || from[AT] < 0 || !isKnown(parent)) {
      return false;
    }
    if (from[PAGE] >= 0 || from[NAMES] >= 0 || from[NAME] >= 0) {
      return false;
    }
    parents[lines] = parent;
    places[2 * lines] = from[AT];
    places[2 * lines + 1] = from[CHOOSE] >= 0 ? to[AT] : -to[AT];
    here = lines + 1;
    return true;
  }

  private boolean isKnown(int n) {
    return n == 0 || (n > 0 && n <= lines && parents[n - 1] >= 0);
  }
}
