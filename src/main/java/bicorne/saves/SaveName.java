package bicorne.saves;

import bicorne.text.Names;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * What a save can be called, the same on every system: any language, in the composed Unicode form,
 * and nothing that some system would read as something else.
 */
public final class SaveName {

  /** The longest name, in bytes of UTF-8: some systems encrypt names and leave room for no more. */
  public static final int MOST_BYTES = 120;

  private static final String FORBIDDEN = "/\\:*?\"<>|";

  private static final String[] RESERVED = {"con", "prn", "aux", "nul", "conin$", "conout$"};

  private SaveName() {}

  /** Why no save can be called so. */
  public enum Fault {
    EMPTY,
    /** More than {@link SaveName#MOST_BYTES}. */
    TOO_LONG,
    /** A character that some system does not allow, or that cannot be seen. */
    CHARACTER,
    /** It begins with a dot or a hyphen, or ends with a dot. */
    EDGE,
    /** Some system keeps this name for itself. */
    RESERVED
  }

  /** A name as it is stored: composed, without blanks at its ends or the ending of a file. */
  public static String stored(String typed) {
    String name = Names.nfc(typed).strip();
    return name.endsWith(Saves.ENDING)
        ? name.substring(0, name.length() - Saves.ENDING.length())
        : name;
  }

  /** What is wrong with a name; null where a save can be called so. */
  public static @Nullable Fault fault(String typed) {
    String name = stored(typed);
    if (name.isEmpty()) {
      return Fault.EMPTY;
    }
    if (name.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES) {
      return Fault.TOO_LONG;
    }
    for (int i = 0; i < name.length(); ) {
      int point = name.codePointAt(i);
      if (!allowed(point)) {
        return Fault.CHARACTER;
      }
      i += Character.charCount(point);
    }
    char first = name.charAt(0);
    char last = name.charAt(name.length() - 1);
    if (first == '.' || first == '-' || last == '.' || last == ' ') {
      return Fault.EDGE;
    }
    return reserved(name) ? Fault.RESERVED : null;
  }

  private static boolean allowed(int point) {
    int type = Character.getType(point);
    return FORBIDDEN.indexOf(point) < 0
        && point != 0xfffd
        && type != Character.CONTROL
        && type != Character.FORMAT
        && type != Character.SURROGATE
        && type != Character.UNASSIGNED
        && type != Character.PRIVATE_USE
        && type != Character.LINE_SEPARATOR
        && type != Character.PARAGRAPH_SEPARATOR;
  }

  /** Names of devices, also with an ending: {@code con}, {@code COM1.old}. */
  private static boolean reserved(String name) {
    int dot = name.indexOf('.');
    String folded = fold(dot < 0 ? name : name.substring(0, dot)).strip();
    for (String word : RESERVED) {
      if (word.equals(folded)) {
        return true;
      }
    }
    return folded.length() == 4
        && (folded.startsWith("com") || folded.startsWith("lpt"))
        && "0123456789¹²³".indexOf(folded.charAt(3)) >= 0;
  }

  /** The form in which two names that are one are equal: composed, without letter case. */
  public static String fold(String name) {
    String composed = Names.nfc(name);
    StringBuilder folded = new StringBuilder(composed.length());
    for (int i = 0; i < composed.length(); ) {
      int point = composed.codePointAt(i);
      folded.appendCodePoint(Character.toLowerCase(Character.toUpperCase(point)));
      i += Character.charCount(point);
    }
    return folded.toString();
  }
}
