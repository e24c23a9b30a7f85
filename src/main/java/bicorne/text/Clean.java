package bicorne.text;

import java.util.Optional;

/**
 * Makes text from anywhere safe to show: what is left cannot steer a terminal, reorder a line or
 * hide. Everything that reaches a screen or a stream passes here first, once.
 *
 * <p>Unsafe are: control characters other than line feed and tab; separators of lines and
 * paragraphs; overrides, isolates and marks of direction; all other format characters and fillers
 * that cannot be seen, the soft hyphen included; lone surrogates and noncharacters; marks past the
 * thirtieth on one character. Each is shown as {@link #MARK}. Joiners, variation selectors and tags
 * are safe only where they do their work: in an emoji, after an East Asian character, between
 * letters of scripts that need joiners. Mark-up is not known here, and no text gains any.
 */
public final class Clean {
  /** What stands in place of an unsafe code point: U+FFFD, one cell. */
  public static final String MARK = "\uFFFD";

  /** The limit for marks in a row of Unicode's Stream-Safe Text Format (UAX #15). */
  private static final int MOST_MARKS = 30;

  /** The longest tag sequence looked at; those in use have six tags. */
  private static final int MOST_TAGS = 32;

  private static final int BLACK_FLAG = 0x1F3F4;
  private static final int CANCEL_TAG = 0xE007F;
  private static final int ENCLOSING_KEYCAP = 0x20E3;

  /** Format characters and fillers without a shape; the ones with conditions come before this. */
  private static final int[] HIDDEN = {
    0x034F, 0x034F, // combining grapheme joiner
    0x061C, 0x061C, // Arabic letter mark
    0x115F, 0x1160, // Hangul fillers
    0x17B4, 0x17B5, // Khmer inherent vowels
    0x180E, 0x180E, // Mongolian vowel separator
    0x200B, 0x200F, // zero width space, joiners, marks of direction
    0x2028, 0x202E, // separators, embeddings, overrides
    0x2060, 0x206F, // word joiner, invisible operators, isolates
    0x3164, 0x3164, // Hangul filler
    0xFDD0, 0xFDEF, // noncharacters
    0xFE00, 0xFE0F, // variation selectors
    0xFEFF, 0xFEFF, // zero width no-break space, byte order mark
    0xFFA0, 0xFFA0, // halfwidth Hangul filler
    0xFFF0, 0xFFFB, // unassigned, interlinear annotation
    0x13430, 0x1343F, // Egyptian hieroglyph format controls
    0x1BCA0, 0x1BCA3, // shorthand format controls
    0x1D173, 0x1D17A, // musical format controls
    0xE0000, 0xE0FFF // tags, more variation selectors, reserved
  };

  private Clean() {}

  /**
   * An unsafe code point and where it stands.
   *
   * @param offset its UTF-16 offset in the text
   * @param codePoint the code point, or a lone surrogate
   */
  public record Unsafe(int offset, int codePoint) {
    /** The code point as Unicode writes it, such as {@code U+202E RIGHT-TO-LEFT OVERRIDE}. */
    public String name() {
      String hex = CodePoints.hex(codePoint);
      String name = Character.getName(codePoint);
      return name == null ? "U+" + hex : "U+" + hex + " " + name;
    }
  }

  /**
   * A text of any number of lines, made safe: carriage return and line feed become a line feed, a
   * tab becomes a blank.
   */
  public static String text(String text) {
    return clean(text, false);
  }

  /** A text for a single line, made safe: as {@link #text}, and line feeds become blanks too. */
  public static String line(String text) {
    return clean(text, true);
  }

  /**
   * The first code point of {@code text} that is unsafe. Line feeds, with or without carriage
   * return, and tabs are not.
   */
  public static Optional<Unsafe> firstUnsafe(String text) {
    for (int index = 0; index < text.length(); ) {
      int codePoint = CodePoints.at(text, index, text.length());
      if (unsafe(text, index, codePoint)) {
        return Optional.of(new Unsafe(index, codePoint));
      }
      index += Character.charCount(codePoint);
    }
    return Optional.empty();
  }

  private static String clean(String text, boolean oneLine) {
    int index = firstChange(text, oneLine);
    if (index == text.length()) {
      return text;
    }
    StringBuilder clean = new StringBuilder(text.length() + 1).append(text, 0, index);
    while (index < text.length()) {
      int codePoint = CodePoints.at(text, index, text.length());
      if (unsafe(text, index, codePoint)) {
        clean.append(MARK);
      } else if (codePoint == '\t' || (codePoint == '\n' && oneLine)) {
        clean.append(' ');
      } else if (codePoint != '\r') {
        clean.appendCodePoint(codePoint);
      }
      index += Character.charCount(codePoint);
    }
    return clean.toString();
  }

  private static int firstChange(String text, boolean oneLine) {
    int index = 0;
    while (index < text.length()) {
      int codePoint = CodePoints.at(text, index, text.length());
      boolean plain = codePoint >= ' ' || (codePoint == '\n' && !oneLine);
      if (!plain || unsafe(text, index, codePoint)) {
        return index;
      }
      index += Character.charCount(codePoint);
    }
    return index;
  }

  private static boolean unsafe(String text, int index, int codePoint) {
    if (codePoint < 0x300) {
      return unsafeLatin(text, index, codePoint);
    }
    if (codePoint >= 0x3400 && codePoint <= 0x9FFF) {
      return false;
    }
    if ((codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE)
        || (codePoint & 0xFFFE) == 0xFFFE) {
      return true;
    }
    return CodePoints.in(HIDDEN, codePoint)
        ? !atWork(text, index, codePoint)
        : DisplayWidth.ofCodePoint(codePoint) == 0 && tooManyMarks(text, index);
  }

  private static boolean unsafeLatin(String text, int index, int codePoint) {
    if (codePoint >= ' ') {
      return (codePoint >= 0x7F && codePoint <= 0x9F) || codePoint == 0xAD;
    }
    boolean lineEnd =
        codePoint == '\r' && index + 1 < text.length() && text.charAt(index + 1) == '\n';
    return codePoint != '\n' && codePoint != '\t' && !lineEnd;
  }

  /** Whether a hidden code point does here what it is for. */
  private static boolean atWork(String text, int index, int codePoint) {
    int end = index + Character.charCount(codePoint);
    if (index == 0) {
      return false;
    }
    int before = CodePoints.before(text, 0, index);
    int after = end < text.length() ? CodePoints.at(text, end, text.length()) : 0;
    if (codePoint == 0x200D) {
      return Graphemes.joinsEmoji(text, index) || (joining(before) && joining(after));
    }
    if (codePoint == 0x200C) {
      return joining(before) && joining(after);
    }
    if (codePoint == 0xFE0E || codePoint == 0xFE0F) {
      return Graphemes.pictographic(before) || (keycap(before) && after == ENCLOSING_KEYCAP);
    }
    if ((codePoint >= 0xFE00 && codePoint <= 0xFE0D)
        || (codePoint >= 0xE0100 && codePoint <= 0xE01EF)) {
      return DisplayWidth.ofCodePoint(before) == 2;
    }
    return tag(codePoint) && inFlag(text, index, end);
  }

  /**
   * Whether a letter is of a script that spells with joiners: Arabic to Sinhala, Tibetan to Khmer.
   */
  private static boolean joining(int codePoint) {
    return (codePoint >= 0x0600 && codePoint <= 0x0DFF)
        || (codePoint >= 0x0F00 && codePoint <= 0x18AF);
  }

  private static boolean keycap(int codePoint) {
    return (codePoint >= '0' && codePoint <= '9') || codePoint == '#' || codePoint == '*';
  }

  private static boolean tag(int codePoint) {
    return codePoint >= 0xE0020 && codePoint <= CANCEL_TAG;
  }

  /** Whether the tag from {@code index} to {@code end} is part of the flag of a region. */
  private static boolean inFlag(String text, int index, int end) {
    int first = index;
    int before = CodePoints.before(text, 0, first);
    for (int tags = 0; tag(before) && before != CANCEL_TAG && tags < MOST_TAGS; tags++) {
      first -= 2;
      before = first > 0 ? CodePoints.before(text, 0, first) : 0;
    }
    if (before != BLACK_FLAG) {
      return false;
    }
    int last = CodePoints.at(text, index, end);
    int next = end;
    for (int tags = 0; last != CANCEL_TAG && tags < MOST_TAGS && next < text.length(); tags++) {
      last = CodePoints.at(text, next, text.length());
      next += 2;
      if (!tag(last)) {
        return false;
      }
    }
    return last == CANCEL_TAG;
  }

  private static boolean tooManyMarks(String text, int index) {
    int at = index;
    for (int marks = 0; marks < MOST_MARKS; marks++) {
      if (at == 0) {
        return false;
      }
      int before = CodePoints.before(text, 0, at);
      if (DisplayWidth.ofCodePoint(before) != 0 || before == '\n') {
        return false;
      }
      at -= Character.charCount(before);
    }
    return true;
  }
}
