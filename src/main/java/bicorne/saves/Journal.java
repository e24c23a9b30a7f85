package bicorne.saves;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A playthrough: how it began, and every decision since, as a tree of what-ifs. Never changes; a
 * longer one is another.
 *
 * <p>Each line keeps the very text it was read from, so that writing a journal gives the file that
 * was read, hand-made lines and unknown keys included.
 */
public final class Journal {

  /** So many lines a journal can have; no more is written, and no more is read. */
  public static final int MOST_LINES = 200_000;

  /** The greatest number a line can have; only a person's hand comes so far. */
  static final int MOST_NUMBER = 1_000_000_000;

  /** So many bytes a journal can have; no more is written, and no more is read. */
  public static final int MOST_BYTES = 32 * 1024 * 1024;

  private final JournalHeader header;
  private final String headerText;
  private final Ledger<Line> lines;
  private final Ledger<String> texts;

  /** For the beginning and then for each line: the last decision that continues it, or 0. */
  private final Ledger<Integer> lastChild;

  /** For each line: the decision before it that continues the same, or 0. */
  private final Ledger<Integer> sibling;

  private final String logic;
  private final long bytes;

  private Journal(
      JournalHeader header,
      String headerText,
      Ledger<Line> lines,
      Ledger<String> texts,
      Ledger<Integer> lastChild,
      Ledger<Integer> sibling,
      String logic,
      long bytes) {
    this.header = header;
    this.headerText = headerText;
    this.lines = lines;
    this.texts = texts;
    this.lastChild = lastChild;
    this.sibling = sibling;
    this.logic = logic;
    this.bytes = bytes;
  }

  /** A journal in which nothing is decided yet. */
  public static Journal of(JournalHeader header) {
    return of(header, JournalCodec.write(header));
  }

  static Journal of(JournalHeader header, String text) {
    return new Journal(
        header,
        text,
        Ledger.empty(),
        Ledger.empty(),
        Ledger.<Integer>empty().and(0),
        Ledger.empty(),
        header.logic(),
        utf8Length(text));
  }

  /** Its first line. */
  public JournalHeader header() {
    return header;
  }

  /** The lines behind the header. */
  public List<Line> lines() {
    return lines;
  }

  /** The decision of that number, or null. */
  public Line.@Nullable Decision decision(int n) {
    int index = index(n);
    return index >= 0 && lines.get(index) instanceof Line.Decision decision ? decision : null;
  }

  /** The place in {@link #lines()} of the line of that number; negative where there is none. */
  public int index(int n) {
    if (n >= 1 && n <= lines.size() && lines.get(n - 1).n() == n) {
      return n - 1;
    }
    int low = 0;
    int high = lines.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int there = lines.get(middle).n();
      if (there == n) {
        return middle;
      }
      if (there < n) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }

  /** The decisions that continue one, or the beginning for 0; the last written comes first. */
  public List<Line.Decision> next(int n) {
    int index = n == 0 ? 0 : index(n) + 1;
    if (n != 0 && index == 0) {
      return List.of();
    }
    List<Line.Decision> next = new ArrayList<>(2);
    int child = lastChild.get(index);
    while (child != 0) {
      int at = index(child);
      next.add((Line.Decision) lines.get(at));
      child = sibling.get(at);
    }
    return Collections.unmodifiableList(next);
  }

  /** Where the player stands: behind the last line. */
  public Line.Move here() {
    if (lines.isEmpty()) {
      return new Line.Move(0, 0, 0, null);
    }
    Line last = lines.get(lines.size() - 1);
    return last instanceof Line.Move move
        ? move
        : new Line.Move(last.n(), last.n(), 0, ((Line.Decision) last).ending());
  }

  /** The logic hash of the story that was last played on. */
  public String lastLogic() {
    return logic;
  }

  /** The number of the next line. */
  public int nextNumber() {
    return lines.isEmpty() ? 1 : lines.get(lines.size() - 1).n() + 1;
  }

  /** Whether no further line can be read back. */
  public boolean isFull() {
    return lines.size() >= MOST_LINES
        || bytes >= MOST_BYTES - (1 << 20)
        || nextNumber() > MOST_NUMBER;
  }

  /**
   * This with one more decision.
   *
   * @param from the decision it continues, which has to be there; 0 for the beginning
   */
  public Journal decided(
      int from,
      String at,
      @Nullable String choose,
      @Nullable String fell,
      @Nullable String drew,
      Map<String, String> set,
      @Nullable String ending,
      @Nullable String logic,
      String state) {
    return and(
        new Line.Decision(nextNumber(), from, at, choose, fell, drew, set, ending, logic, state));
  }

  /** This with the player standing elsewhere. */
  public Journal moved(int to, int page, @Nullable String ending) {
    return and(new Line.Move(nextNumber(), to, page, ending));
  }

  /** The longest name of a road, in code points. */
  public static final int LONGEST_NAME = 80;

  /**
   * This with a name for the road through a decision; where the player stands stays the same.
   *
   * @param name empty to take its name away; what is too long is cut
   */
  public Journal roadNamed(int decision, String name) {
    if (decision(decision) == null) {
      return this;
    }
    String words = name.strip();
    int end = words.codePointCount(0, words.length());
    String kept =
        end <= LONGEST_NAME ? words : words.substring(0, words.offsetByCodePoints(0, LONGEST_NAME));
    Line.Move here = here();
    return and(new Line.Move(nextNumber(), here.to(), here.page(), here.ending(), decision, kept));
  }

  /** The names of roads: for each decision that has one, in the order given. */
  public Map<Integer, String> roadNames() {
    Map<Integer, String> names = new LinkedHashMap<>();
    for (Line line : lines) {
      if (line instanceof Line.Move move && move.names() > 0) {
        names.remove(move.names());
        if (!move.name().isEmpty()) {
          names.put(move.names(), move.name());
        }
      }
    }
    return names;
  }

  /** This under another name, as a copy to be kept or as a play to be gone on with. */
  public Journal named(String name, boolean copy) {
    JournalHeader other = header.named(name, copy);
    if (other.equals(header)) {
      return this;
    }
    String text = JournalCodec.write(other);
    return new Journal(
        other,
        text,
        lines,
        texts,
        lastChild,
        sibling,
        logic,
        bytes - utf8Length(headerText) + utf8Length(text));
  }

  private Journal and(Line line) {
    String last = lines.isEmpty() ? headerText : texts.get(texts.size() - 1);
    String text = JournalCodec.write(line, lines.isEmpty() ? null : lines.get(lines.size() - 1));
    // A file that a person edited may lack its last line's end.
    return and(line, last.endsWith("\n") ? text : "\n" + text);
  }

  Journal and(Line line, String text) {
    Ledger<Integer> children = lastChild;
    int earlier = 0;
    String lastLogic = logic;
    if (line instanceof Line.Decision decision) {
      int parent = decision.from() == 0 ? 0 : index(decision.from()) + 1;
      earlier = children.get(parent);
      children = children.with(parent, decision.n());
      lastLogic = decision.logic() == null ? logic : decision.logic();
    }
    return new Journal(
        header,
        headerText,
        lines.and(line),
        texts.and(text),
        children.and(0),
        sibling.and(earlier),
        lastLogic,
        bytes + utf8Length(text));
  }

  /** Whether {@code longer} is this with more lines, or the same. */
  boolean isStartOf(Journal longer) {
    return longer.headerText.equals(headerText) && longer.texts.startsWith(texts);
  }

  /** The whole file. */
  public String text() {
    return headerText + textFrom(0);
  }

  /** The file from line {@code index} on. */
  String textFrom(int index) {
    StringBuilder text = new StringBuilder();
    for (int i = index; i < texts.size(); i++) {
      text.append(texts.get(i));
    }
    return text.toString();
  }

  /** How many bytes the whole file has. */
  public long bytes() {
    return bytes;
  }

  private static long utf8Length(String text) {
    long length = text.length();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      // A surrogate pair takes four bytes, two for each half.
      length += c < 0x80 ? 0 : c < 0x800 || Character.isSurrogate(c) ? 1 : 2;
    }
    return length;
  }
}
