package bicorne.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * User-perceived characters (extended grapheme clusters, Unicode 15.0.0, with the Indic conjuncts
 * of 15.1). Whatever deletes, cuts or colours text does it between two of these, never inside.
 *
 * <p>All positions are UTF-16 offsets. A lone surrogate is a character by itself. No text makes
 * these methods throw.
 */
public final class Graphemes {
  private static final int OTHER = 0;
  private static final int CONTROL = 1;
  private static final int EXTEND = 2;
  private static final int JOINER = 3;
  private static final int SPACING = 4;
  private static final int PREPEND = 5;
  private static final int REGIONAL = 6;
  private static final int PICTOGRAPHIC = 7;
  private static final int CONSONANT = 8;
  private static final int HANGUL_L = 9;
  private static final int HANGUL_V = 10;
  private static final int HANGUL_T = 11;
  private static final int HANGUL_LV = 12;
  private static final int HANGUL_LVT = 13;

  private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
  private static final int ZERO_WIDTH_JOINER = 0x200D;

  private Graphemes() {}

  /** The perceived characters of {@code text}, in order; joined, they are {@code text} again. */
  public static List<String> of(String text) {
    List<String> graphemes = new ArrayList<>(text.length());
    for (int start = 0; start < text.length(); ) {
      int end = next(text, start);
      graphemes.add(text.substring(start, end));
      start = end;
    }
    return graphemes;
  }

  /** How many perceived characters {@code text} has. */
  public static int count(CharSequence text) {
    int count = 0;
    for (int index = 0; index < text.length(); index = next(text, index)) {
      count++;
    }
    return count;
  }

  /**
   * The UTF-16 offset where the perceived character starting at {@code from} ends; the length of
   * the text if {@code from} is there already. {@code from} is taken to be a border.
   */
  public static int next(CharSequence text, int from) {
    Objects.checkIndex(from, text.length() + 1);
    return next(text, from, text.length());
  }

  /**
   * The UTF-16 offset where the perceived character ending at {@code before} starts; 0 if {@code
   * before} is 0. This is what one Backspace deletes.
   */
  public static int previous(CharSequence text, int before) {
    Objects.checkIndex(before, text.length() + 1);
    if (before == 0) {
      return 0;
    }
    int start = certainBorder(text, before);
    int end = next(text, start, before);
    while (end < before) {
      start = end;
      end = next(text, start, before);
    }
    return start;
  }

  /** As {@link #next(CharSequence, int)}, looking at nothing from {@code to} on. */
  static int next(CharSequence text, int from, int to) {
    if (from >= to) {
      return to;
    }
    char first = text.charAt(from);
    if (from + 1 < to && alone(first) && alone(text.charAt(from + 1))) {
      return from + 1;
    }
    return nextByRules(text, from, to);
  }

  /** Whether U+200D at {@code index} joins the emoji on both of its sides into one. */
  static boolean joinsEmoji(CharSequence text, int index) {
    int to = text.length();
    if (index + 1 >= to || kind(CodePoints.at(text, index + 1, to)) != PICTOGRAPHIC) {
      return false;
    }
    int at = index;
    int kind = EXTEND;
    while (kind == EXTEND && at > 0) {
      int codePoint = CodePoints.before(text, 0, at);
      kind = kind(codePoint);
      at -= Character.charCount(codePoint);
    }
    return kind == PICTOGRAPHIC;
  }

  /** Whether this is an emoji, or may become one. */
  static boolean pictographic(int codePoint) {
    return kind(codePoint) == PICTOGRAPHIC || (codePoint >= 0x1F3FB && codePoint <= 0x1F3FF);
  }

  /**
   * Whether there is always a border between two such units, whatever stands around them: Latin
   * letters, punctuation and Chinese characters, which make up nearly all text.
   */
  static boolean alone(char unit) {
    return unit < 0x300
        ? unit != '\r'
        : (unit >= 0x4E00 && unit <= 0x9FFF)
            || (unit >= 0x2010 && unit <= 0x2027)
            || (unit >= 0x3000 && unit <= 0x3029)
            || (unit >= 0xFF01 && unit <= 0xFF60);
  }

  private static int nextByRules(CharSequence text, int from, int to) {
    int codePoint = CodePoints.at(text, from, to);
    int end = from + Character.charCount(codePoint);
    int left = kind(codePoint);
    boolean flagOpen = left == REGIONAL;
    boolean emoji = left == PICTOGRAPHIC;
    boolean consonant = left == CONSONANT;
    boolean conjunct = false;
    while (end < to) {
      int rightPoint = CodePoints.at(text, end, to);
      int right = kind(rightPoint);
      boolean joined;
      if (left == CONTROL || right == CONTROL) {
        joined = codePoint == '\r' && rightPoint == '\n';
      } else if (right == EXTEND || right == JOINER || right == SPACING || left == PREPEND) {
        joined = true;
      } else if (right == REGIONAL) {
        joined = left == REGIONAL && flagOpen;
      } else if (right == PICTOGRAPHIC) {
        joined = left == JOINER && emoji;
      } else if (right == CONSONANT) {
        joined = consonant && conjunct;
      } else {
        joined = oneSyllable(left, right);
      }
      if (!joined) {
        return end;
      }
      flagOpen = right == REGIONAL && left != REGIONAL;
      emoji =
          right == PICTOGRAPHIC
              || (emoji && left != JOINER && (right == EXTEND || right == JOINER));
      conjunct = virama(rightPoint) || (conjunct && keepsConjunct(right, rightPoint));
      consonant = right == CONSONANT || (consonant && keepsConjunct(right, rightPoint));
      codePoint = rightPoint;
      left = right;
      end += Character.charCount(rightPoint);
    }
    return end;
  }

  /** A border at or before the last character that ends at {@code before}, found without rules. */
  private static int certainBorder(CharSequence text, int before) {
    int last = CodePoints.before(text, 0, before);
    int index = before - Character.charCount(last);
    while (index > 0 && !(alone(text.charAt(index)) && alone(text.charAt(index - 1)))) {
      index -= Character.charCount(CodePoints.before(text, 0, index));
    }
    return index;
  }

  private static boolean oneSyllable(int left, int right) {
    return switch (right) {
      case HANGUL_L, HANGUL_LV, HANGUL_LVT -> left == HANGUL_L;
      case HANGUL_V -> left == HANGUL_L || left == HANGUL_V || left == HANGUL_LV;
      case HANGUL_T ->
          left == HANGUL_V || left == HANGUL_LV || left == HANGUL_LVT || left == HANGUL_T;
      default -> false;
    };
  }

  private static boolean keepsConjunct(int kind, int codePoint) {
    return kind == JOINER || (kind == EXTEND && codePoint != ZERO_WIDTH_NON_JOINER);
  }

  private static boolean virama(int codePoint) {
    return switch (codePoint) {
      case 0x094D, 0x09CD, 0x0ACD, 0x0B4D, 0x0C4D, 0x0D4D -> true;
      default -> false;
    };
  }

  private static int kind(int codePoint) {
    if (codePoint < 0x300) {
      return kindOfLatin(codePoint);
    }
    if (codePoint >= 0x3400 && codePoint <= 0x9FFF) {
      return OTHER;
    }
    if (codePoint >= 0xAC00 && codePoint <= 0xD7A3) {
      return (codePoint - 0xAC00) % 28 == 0 ? HANGUL_LV : HANGUL_LVT;
    }
    if (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE) {
      return CONTROL;
    }
    int hangul = kindOfJamo(codePoint);
    return hangul != OTHER ? hangul : kindByTable(codePoint);
  }

  private static int kindOfLatin(int codePoint) {
    if (codePoint < ' ' || (codePoint >= 0x7F && codePoint <= 0x9F) || codePoint == 0xAD) {
      return CONTROL;
    }
    return codePoint == 0xA9 || codePoint == 0xAE ? PICTOGRAPHIC : OTHER;
  }

  private static int kindOfJamo(int codePoint) {
    if (codePoint >= 0x1100 && codePoint <= 0x11FF) {
      return codePoint < 0x1160 ? HANGUL_L : codePoint < 0x11A8 ? HANGUL_V : HANGUL_T;
    }
    if (codePoint >= 0xA960 && codePoint <= 0xA97C) {
      return HANGUL_L;
    }
    if (codePoint >= 0xD7B0 && codePoint <= 0xD7C6) {
      return HANGUL_V;
    }
    return codePoint >= 0xD7CB && codePoint <= 0xD7FB ? HANGUL_T : OTHER;
  }

  private static int kindByTable(int codePoint) {
    if (codePoint == ZERO_WIDTH_JOINER) {
      return JOINER;
    }
    if (codePoint >= 0x1F1E6 && codePoint <= 0x1F1FF) {
      return REGIONAL;
    }
    if (CodePoints.in(GraphemeTable.EXTEND, codePoint)) {
      return EXTEND;
    }
    if (CodePoints.in(GraphemeTable.PICTOGRAPHIC, codePoint)) {
      return PICTOGRAPHIC;
    }
    if (CodePoints.in(GraphemeTable.SPACING, codePoint)) {
      return SPACING;
    }
    if (CodePoints.in(GraphemeTable.CONSONANT, codePoint)) {
      return CONSONANT;
    }
    if (CodePoints.in(GraphemeTable.CONTROL, codePoint)) {
      return CONTROL;
    }
    return CodePoints.in(GraphemeTable.PREPEND, codePoint) ? PREPEND : OTHER;
  }
}
