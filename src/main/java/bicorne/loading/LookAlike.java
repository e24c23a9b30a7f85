package bicorne.loading;

import bicorne.diagnostic.Code;
import java.util.Locale;

/**
 * Letters that look like Latin ones and are not, in names with Latin letters: whoever types such a
 * name anew gets another one.
 */
final class LookAlike {

  /** Cyrillic and Greek letters, each with the Latin one it looks like. */
  private static final String PAIRS =
      "аaеeоoрpсcуyхxіiјjѕsԁdһhԛqԝwАAВBЕEЗ3КKМMНHОOРPСCТTУYХXІIЈJЅSαaοoνvρpτtυuιiκkΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX";

  private LookAlike() {}

  /** Reports the first such letter. */
  static void check(String name, Written.Words words, Report report) {
    boolean latin = false;
    for (int i = 0; i < name.length(); i++) {
      latin |= name.charAt(i) <= 'z' && Character.isLetter(name.charAt(i));
    }
    for (int i = 0; i < name.length(); i++) {
      char letter = name.charAt(i);
      char like = like(letter, latin);
      if (like != letter) {
        String number = Integer.toHexString(0x10000 | letter).substring(1);
        report.add(
            Code.LOOKS_ALIKE,
            words,
            name,
            "U+" + number.toUpperCase(Locale.ROOT),
            String.valueOf(like));
        return;
      }
    }
  }

  /** The plain letter that a letter looks like; itself where there is none. */
  private static char like(char letter, boolean latin) {
    if (letter < 0x370) {
      return letter;
    }
    if (letter >= 0xFF10 && letter <= 0xFF5A && Character.isLetterOrDigit(letter)) {
      return (char) (letter - 0xFEE0); // a wide Latin letter or digit, in names of any script
    }
    for (int i = 0; latin && i < PAIRS.length(); i += 2) {
      if (PAIRS.charAt(i) == letter) {
        return PAIRS.charAt(i + 1);
      }
    }
    return letter;
  }
}
