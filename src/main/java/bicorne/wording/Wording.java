package bicorne.wording;

import bicorne.text.Clean;
import bicorne.text.Lists;
import java.util.List;

/**
 * What the program itself says, in one language of the interface.
 *
 * <p>Values are put in once, made safe for a line, and never read as a template again.
 */
public final class Wording {

  /** The languages of the interface; the first is the one all others fall back to. */
  public static final List<String> LANGUAGES = List.of("en", "zh-Hans");

  private static final Wording ENGLISH = new Wording("en", false);
  private static final Wording CHINESE = new Wording("zh-Hans", true);

  private final String tag;
  private final boolean chinese;

  private Wording(String tag, boolean chinese) {
    this.tag = tag;
    this.chinese = chinese;
  }

  /**
   * The wording that answers a request for a BCP 47 tag: sought as it is, then shortened from the
   * right, then by its first part, so that {@code zh-Hant} gets {@code zh-Hans}; else English.
   */
  public static Wording in(String tag) {
    return Tags.nearest(tag, LANGUAGES) == 1 ? CHINESE : ENGLISH;
  }

  /** The BCP 47 tag of its language. */
  public String tag() {
    return tag;
  }

  /** Whether words stand without blanks between them. */
  public boolean chinese() {
    return chinese;
  }

  /**
   * Says something.
   *
   * @param values names and values in turn: {@code "count", 3, "name", "Ney"}
   */
  public String say(Saying saying, Object... values) {
    return Template.fill(chinese ? saying.chinese() : saying.english(), values);
  }

  /** A date written {@code 1814-01-29} as people write it; anything else as it stands. */
  public String date(String date) {
    return Clean.line(Dates.written(date, chinese));
  }

  /** Items as this language lists them. */
  public String list(List<String> items) {
    return Lists.join(tag, items);
  }

  /** Items as one run of clauses: {@code a, b, c} or {@code 甲，乙，丙}; empty items are left out. */
  public String clauses(List<String> items) {
    return join(items, chinese ? "，" : ", ");
  }

  /** Sentences one behind the other; each gets its full stop unless it ends with a mark. */
  public String sentences(List<String> items) {
    StringBuilder joined = new StringBuilder();
    for (String item : items) {
      if (!item.isEmpty()) {
        if (!joined.isEmpty() && blankBehind(joined.codePointBefore(joined.length()))) {
          joined.append(' ');
        }
        joined.append(sentence(item));
      }
    }
    return joined.toString();
  }

  /** With a full stop, unless it ends with a mark already. */
  public String sentence(String words) {
    if (words.isEmpty()) {
      return words;
    }
    int end = words.length();
    int last = words.codePointBefore(end);
    while (closing(last) && end > Character.charCount(last)) {
      end -= Character.charCount(last);
      last = words.codePointBefore(end);
    }
    return ".!?…:;。！？：；".indexOf(last) >= 0 ? words : words + (chinese ? "。" : ".");
  }

  private static String join(List<String> items, String between) {
    StringBuilder joined = new StringBuilder();
    for (String item : items) {
      if (!item.isEmpty()) {
        joined.append(joined.isEmpty() ? "" : between).append(item);
      }
    }
    return joined.toString();
  }

  private static boolean closing(int mark) {
    return "\"'”’»)]}）」』》】".indexOf(mark) >= 0;
  }

  /** Whether a sentence that ends with {@code mark} is parted from the next by a blank. */
  private boolean blankBehind(int mark) {
    return mark < 0x2E80 && (!chinese || mark < 0x80);
  }
}
