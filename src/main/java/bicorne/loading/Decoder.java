package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Place;
import bicorne.text.Clean;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** From a file's bytes to its text, or to a word on why that cannot be. */
final class Decoder {

  private static final char MARK = '\uFEFF';

  private Decoder() {}

  /** The text without a leading byte-order mark; null where it is no text to go on with. */
  static @Nullable SourceText decode(String name, byte[] bytes, Report report) {
    if (plain(bytes)) {
      String text = new String(bytes, StandardCharsets.US_ASCII);
      return tooLongLine(name, text, report) ? null : new SourceText(name, text);
    }
    int good = Utf8.valid(bytes);
    boolean marked =
        bytes.length >= 3
            && (bytes[0] & 0xFF) == 0xEF
            && (bytes[1] & 0xFF) == 0xBB
            && (bytes[2] & 0xFF) == 0xBF;
    int from = marked ? 3 : 0;
    String text = new String(bytes, from, Math.max(0, good - from), StandardCharsets.UTF_8);
    if (good < bytes.length) {
      refuse(name, text, bytes, good, report);
      return null;
    }
    if (text.indexOf('\0') >= 0 && Encoding.utf16(bytes)) {
      report.add(
          Code.OTHER_ENCODING, new Place(name, null, 1, 1, 1, 2), Encoding.Guess.UTF_16.label());
      return null;
    }
    return tooLongLine(name, text, report) ? null : harmless(name, text, report);
  }

  private static void refuse(String name, String good, byte[] bytes, int at, Report report) {
    int line = 1;
    int start = 0;
    for (int next = good.indexOf('\n'); next >= 0; next = good.indexOf('\n', start)) {
      line++;
      start = next + 1;
    }
    int column = good.length() - start + 1;
    Place place = new Place(name, null, line, column, line, column + 1);
    Encoding.Guess guess = Encoding.guess(bytes, at);
    if (guess == Encoding.Guess.CUT_SHORT) {
      report.add(Code.CUT_SHORT, place);
    } else if (guess == Encoding.Guess.UNKNOWN) {
      report.add(Code.NOT_UTF8, place);
    } else {
      report.add(Code.OTHER_ENCODING, place, guess.label());
    }
  }

  private static boolean tooLongLine(String name, String text, Report report) {
    int line = 1;
    int start = 0;
    while (start < text.length()) {
      int next = text.indexOf('\n', start);
      int end = next < 0 ? text.length() : next;
      if (end - start > Limits.LINE_UNITS) {
        report.add(
            Code.LINE_TOO_LONG,
            new Place(name, null, line, 1, line, 2),
            String.valueOf(end - start),
            String.valueOf(Limits.LINE_UNITS));
        return true;
      }
      line++;
      start = end + 1;
    }
    return false;
  }

  /** Whether there is nothing but printed ASCII, tabs and line breaks: no need to look closer. */
  private static boolean plain(byte[] bytes) {
    for (int at = 0; at < bytes.length; at++) {
      byte c = bytes[at];
      if (c < ' ' || c > '~') {
        boolean ended = c == '\r' && at + 1 < bytes.length && bytes[at + 1] == '\n';
        if (c != '\n' && c != '\t' && !ended) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Reports what steers a terminal or cannot be seen, and puts a visible mark in its place, so that
   * the rest of the file is read all the same.
   */
  private static @Nullable SourceText harmless(String name, String text, Report report) {
    Optional<Clean.Unsafe> unsafe = Clean.firstUnsafe(text);
    if (unsafe.isEmpty()) {
      return new SourceText(name, text);
    }
    SourceText shown = new SourceText(name, text);
    StringBuilder clean = new StringBuilder(text);
    int base = 0;
    for (int found = 0; unsafe.isPresent(); found++) {
      if (found == Limits.UNSAFE_REPORTED) {
        return null;
      }
      int at = base + unsafe.get().offset();
      int end = at + Character.charCount(unsafe.get().codePoint());
      Place place = shown.place(at, end);
      if (unsafe.get().codePoint() == MARK) {
        report.add(Code.STRAY_BYTE_ORDER_MARK, place);
      } else {
        report.add(Code.UNSAFE_CHARACTER, place, unsafe.get().name());
      }
      for (int unit = at; unit < end; unit++) {
        clean.setCharAt(unit, Clean.MARK.charAt(0));
      }
      base = end;
      unsafe = Clean.firstUnsafe(text.substring(end));
    }
    return new SourceText(name, clean.toString());
  }
}
