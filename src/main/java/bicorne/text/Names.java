package bicorne.text;

import java.text.Normalizer;
import java.util.Locale;

/**
 * Names compared and keys understood without regard to how they were typed. Nothing here depends on
 * the locale: under Turkish, {@code INIT} still folds to {@code init}.
 */
public final class Names {
  private Names() {}

  /** The text in Unicode normalization form C, in which equal-looking accents are equal. */
  public static String nfc(String text) {
    return surelyNormal(text) ? text : Normalizer.normalize(text, Normalizer.Form.NFC);
  }

  /**
   * The text without difference of case ({@code Straße} and {@code STRASSE} are one), in form C;
   * for comparing, not for showing.
   */
  public static String fold(String text) {
    StringBuilder folded = new StringBuilder(text.length());
    String normal = nfc(text);
    for (int index = 0; index < normal.length(); ) {
      int codePoint = normal.codePointAt(index);
      if (codePoint < 0x80) {
        folded.append((char) (codePoint >= 'A' && codePoint <= 'Z' ? codePoint + 32 : codePoint));
      } else {
        appendFolded(folded, codePoint);
      }
      index += Character.charCount(codePoint);
    }
    return nfc(folded.toString());
  }

  /** Whether two names differ in nothing but case and Unicode form. */
  public static boolean same(String one, String other) {
    return one.equals(other) || fold(one).equals(fold(other));
  }

  /** The text with fullwidth digits ({@code １２}) as ASCII digits ({@code 12}). */
  public static String asciiDigits(String text) {
    StringBuilder ascii = new StringBuilder(text.length());
    for (int index = 0; index < text.length(); index++) {
      char unit = text.charAt(index);
      ascii.append(unit >= '０' && unit <= '９' ? (char) (unit - '０' + '0') : unit);
    }
    return ascii.toString();
  }

  /** Down, up and down again: up alone keeps ẞ, down alone keeps ß and ς. The dotless i stays. */
  private static void appendFolded(StringBuilder folded, int codePoint) {
    String letter = Character.toString(codePoint);
    if (codePoint != 'ı') {
      letter = letter.toLowerCase(Locale.ROOT).toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    }
    folded.append(letter);
  }

  /** Whether the text holds only what no normalization changes; true for nearly every text. */
  private static boolean surelyNormal(String text) {
    for (int index = 0; index < text.length(); index++) {
      if (!Graphemes.alone(text.charAt(index))) {
        return false;
      }
    }
    return true;
  }
}
