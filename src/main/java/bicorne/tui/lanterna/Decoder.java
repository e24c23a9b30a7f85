package bicorne.tui.lanterna;

import bicorne.text.Clean;
import bicorne.tui.Key;
import bicorne.tui.Key.Kind;
import java.nio.charset.StandardCharsets;

/**
 * Bytes from a terminal become keys.
 *
 * <p>Knows time: a sequence may arrive byte by byte, and an Escape is one only when nothing
 * follows. What it does not know is taken as a whole and does nothing; no part of it is ever a key.
 */
final class Decoder {

  /** Hears what was decoded. Times are of {@link System#nanoTime}. */
  interface Ear {
    void key(Key key, long at);

    void pasted(String text);

    /** Where the cursor is, from 1. */
    void cursorAt(int column, int row);
  }

  private static final long MILLI = 1_000_000L;

  /** How long an Escape waits for the rest of a sequence. */
  private static final long ESCAPE_WAITS = 300 * MILLI;

  /** How long a sequence that has begun waits for its next byte. */
  private static final long SEQUENCE_WAITS = 1_000 * MILLI;

  /** How long a paste may pause before its end mark is taken for lost. */
  private static final long PASTE_WAITS = 2_000 * MILLI;

  /** With Alt a terminal sends Escape and the key together; fingers do not. */
  private static final long TOGETHER = 30 * MILLI;

  /** The longest sequence whose content matters. */
  private static final int LONGEST = 48;

  /** The longest text a paste brings; the rest of it is dropped. */
  private static final int LONGEST_PASTE = 1 << 18;

  private static final int CTRL_C = 3;

  private static final byte[] PASTE_END = "\u001b[201~".getBytes(StandardCharsets.US_ASCII);

  private enum State {
    GROUND,
    ESCAPE,
    ESCAPE_TWICE,
    /** After {@code ESC [}. */
    SEQUENCE,
    /** After {@code ESC O}. */
    SHORT,
    /** After {@code ESC [ [}, a function key of the Linux console. */
    CONSOLE,
    /** The three bytes of the oldest form of mouse report. */
    MOUSE,
    /** A string for nobody, up to BEL or {@code ESC \}. */
    STRING,
    STRING_ESCAPE,
    PASTE
  }

  private final Ear ear;
  private final Utf8 utf8 = new Utf8();
  private final StringBuilder sequence = new StringBuilder();
  private final Bytes paste = new Bytes();
  private State state = State.GROUND;
  private int pasteEnd;
  private boolean alt;

  /** When the byte came that led to the state, and the last one. */
  private long begun;

  private long last;

  Decoder(Ear ear) {
    this.ear = ear;
  }

  /** Takes what arrived. */
  void take(Chunk chunk) {
    for (byte next : chunk.bytes()) {
      take(next & 0xFF, chunk.at());
    }
  }

  /** When {@link #waited} has something to decide, or {@link Long#MAX_VALUE}. */
  long due() {
    return switch (state) {
      case GROUND -> utf8.open() ? last + SEQUENCE_WAITS : Long.MAX_VALUE;
      case ESCAPE, ESCAPE_TWICE, SHORT -> last + ESCAPE_WAITS;
      case SEQUENCE, CONSOLE, MOUSE, STRING, STRING_ESCAPE -> last + SEQUENCE_WAITS;
      case PASTE -> last + PASTE_WAITS;
    };
  }

  /** Nothing came until now: decides what has waited long enough. */
  void waited(long now) {
    if (now - due() < 0 || due() == Long.MAX_VALUE) {
      return;
    }
    State was = state;
    state = State.GROUND;
    utf8.clear();
    switch (was) {
      case ESCAPE -> key(Kind.ESCAPE, begun);
      case ESCAPE_TWICE -> {
        key(Kind.ESCAPE, begun);
        key(Kind.ESCAPE, last);
      }
      case SHORT -> letterAfterEscape('O', sequence.length() == 0);
      case STRING -> letterAfterEscape(sequence.charAt(0), sequence.length() == 1);
      case PASTE -> endPaste();
      default -> {
        // The rest of the sequence is lost: it does nothing.
      }
    }
    alt = false;
  }

  /** What could have been the beginning of a sequence was a key. */
  private void letterAfterEscape(char letter, boolean alone) {
    if (!alone) {
      return;
    }
    if (last - begun > TOGETHER) {
      key(Kind.ESCAPE, begun);
      character(letter, false, false, last);
    } else {
      character(letter, false, true, last);
    }
  }

  private void take(int next, long at) {
    // What has waited too long is decided before what comes now: nobody may have asked meanwhile.
    waited(at);
    switch (state) {
      case GROUND -> ground(next, at);
      case ESCAPE -> afterEscape(next, at);
      case ESCAPE_TWICE -> afterTwoEscapes(next, at);
      case SEQUENCE -> inSequence(next, at);
      case SHORT -> inShort(next, at);
      case CONSOLE -> {
        state = State.GROUND;
        if (next >= 'A' && next <= 'E') {
          function(next - 'A' + 1, 0, at);
        }
      }
      case MOUSE -> inMouse(next, at);
      case STRING -> {
        if (next == 0x1B) {
          state = State.STRING_ESCAPE;
        } else if (next < ' ') {
          state = State.GROUND;
          if (next == CTRL_C) {
            plain(next, false, at);
          }
        } else if (sequence.length() < LONGEST) {
          sequence.append((char) next);
        }
      }
      case STRING_ESCAPE -> {
        state = State.GROUND;
        if (next != '\\') {
          begun = at;
          state = State.ESCAPE;
          afterEscape(next, at);
        }
      }
      case PASTE -> inPaste(next);
    }
    last = at;
  }

  private void ground(int next, long at) {
    if (next == 0x1B) {
      utf8.clear();
      begun = at;
      state = State.ESCAPE;
      return;
    }
    boolean withAlt = alt;
    if (next < 0x80) {
      utf8.clear();
      alt = false;
      plain(next, withAlt, at);
      return;
    }
    int codePoint = utf8.take(next);
    alt = withAlt && utf8.open();
    if (codePoint >= 0) {
      character(codePoint, false, withAlt, at);
    }
  }

  private void plain(int next, boolean withAlt, long at) {
    switch (next) {
      case '\r', '\n' -> key(Kind.ENTER, 0, withAlt, false, at);
      case '\t' -> key(Kind.TAB, 0, withAlt, false, at);
      case 0x08, 0x7F -> key(Kind.BACKSPACE, 0, withAlt, false, at);
      default -> {
        if (next >= ' ') {
          character(next, false, withAlt, at);
        } else if (next >= 1 && next <= 26) {
          character('a' + next - 1, true, withAlt, at);
        }
      }
    }
  }

  private void afterEscape(int next, long at) {
    sequence.setLength(0);
    alt = false;
    switch (next) {
      case '[' -> state = State.SEQUENCE;
      case 'O' -> state = State.SHORT;
      case 0x1B -> state = State.ESCAPE_TWICE;
      case 'P', ']', 'X', '^', '_' -> {
        sequence.append((char) next);
        state = State.STRING;
      }
      default -> {
        state = State.GROUND;
        boolean together = at - begun <= TOGETHER && (next >= ' ' || next == '\r');
        if (!together) {
          key(Kind.ESCAPE, begun);
        }
        alt = together;
        ground(next, at);
      }
    }
  }

  /** Some terminals send Alt with an arrow as an Escape before the whole sequence. */
  private void afterTwoEscapes(int next, long at) {
    if (next == '[' || next == 'O') {
      afterEscape(next, at);
      alt = true;
    } else {
      key(Kind.ESCAPE, begun);
      begun = last;
      state = State.ESCAPE;
      afterEscape(next, at);
    }
  }

  private void inSequence(int next, long at) {
    if (next == 0x1B) {
      begun = at;
      state = State.ESCAPE;
    } else if (next < ' ') {
      // A control key is one even here: Ctrl-C is never swallowed.
      state = State.GROUND;
      alt = false;
      plain(next, false, at);
    } else if (next >= 0x7F) {
      state = State.GROUND;
      alt = false;
    } else if (next == '[' && sequence.length() == 0) {
      state = State.CONSOLE;
    } else if (next < '@') {
      if (sequence.length() < LONGEST) {
        sequence.append((char) next);
      }
    } else {
      state = State.GROUND;
      boolean withAlt = alt;
      alt = false;
      if (next == 'M' && sequence.length() == 0) {
        state = State.MOUSE;
      } else if (sequence.length() < LONGEST) {
        sequence((char) next, new Parameters(sequence), withAlt, at);
      }
    }
  }

  private void sequence(char end, Parameters parameters, boolean withAlt, long at) {
    if (parameters.mark() == '<' && (end == 'M' || end == 'm')) {
      if (end == 'M') {
        mouse(parameters.at(0), parameters.at(1) - 1, parameters.at(2) - 1, at);
      }
      return;
    }
    if (parameters.mark() != 0) {
      return;
    }
    int with = parameters.modifiers() | (withAlt ? Parameters.ALT : 0);
    switch (end) {
      case '~' -> numbered(parameters, with, at);
      case '^', '@' -> numbered(parameters, with | Parameters.CTRL, at);
      case 'u' -> coded(parameters.at(0), with, parameters.released(), at);
      case 'R' -> {
        if (parameters.count() == 2 && parameters.at(0) > 1) {
          ear.cursorAt(parameters.at(1), parameters.at(0));
        } else {
          function(3, with, at);
        }
      }
      case 'M' -> {
        if (parameters.count() == 3) {
          mouse(parameters.at(0) - 32, parameters.at(1) - 1, parameters.at(2) - 1, at);
        }
      }
      default -> {
        if (parameters.count() <= 1 || parameters.at(0) == 1) {
          lettered(end, with, parameters.released(), at);
        }
      }
    }
  }

  private void inShort(int next, long at) {
    if (next == 0x1B) {
      begun = at;
      state = State.ESCAPE;
    } else if ((next >= '0' && next <= '9') || next == ';') {
      if (sequence.length() < LONGEST) {
        sequence.append((char) next);
      }
    } else {
      state = State.GROUND;
      boolean withAlt = alt;
      alt = false;
      if (next < ' ') {
        plain(next, false, at);
      } else if (next < 0x7F) {
        int with = new Parameters(sequence).modifiers() | (withAlt ? Parameters.ALT : 0);
        keypad((char) next, with, at);
      }
    }
  }

  /** What the keys of the number pad send when they are told to be different. */
  private void keypad(char end, int with, long at) {
    String keys = "jklmnopqrstuvwxy";
    int index = keys.indexOf(end);
    if (index >= 0) {
      character("*+,-./0123456789".charAt(index), false, false, at);
    } else if (end == 'M') {
      key(Kind.ENTER, with, at);
    } else if (end >= 'a' && end <= 'd') {
      lettered((char) (end - 'a' + 'A'), with | Parameters.CTRL, false, at);
    } else {
      lettered(end, with, false, at);
    }
  }

  private void lettered(char end, int with, boolean released, long at) {
    if (released) {
      return;
    }
    switch (end) {
      case 'A', 'a' -> key(Kind.UP, with, at);
      case 'B', 'b' -> key(Kind.DOWN, with, at);
      case 'C', 'c' -> key(Kind.RIGHT, with, at);
      case 'D', 'd' -> key(Kind.LEFT, with, at);
      case 'H' -> key(Kind.HOME, with, at);
      case 'F' -> key(Kind.END, with, at);
      case 'Z' -> key(Kind.BACK_TAB, with, at);
      case 'P' -> function(1, with, at);
      case 'Q' -> function(2, with, at);
      case 'R' -> function(3, with, at);
      case 'S' -> function(4, with, at);
      default -> {
        // Focus, and what nobody knows.
      }
    }
  }

  private void numbered(Parameters parameters, int with, long at) {
    if (parameters.released()) {
      return;
    }
    int number = parameters.at(0);
    switch (number) {
      case 1, 7 -> key(Kind.HOME, with, at);
      case 2 -> key(Kind.INSERT, with, at);
      case 3 -> key(Kind.DELETE, with, at);
      case 4, 8 -> key(Kind.END, with, at);
      case 5 -> key(Kind.PAGE_UP, with, at);
      case 6 -> key(Kind.PAGE_DOWN, with, at);
      case 27 -> coded(parameters.at(2), with, false, at);
      case 200 -> {
        paste.clear();
        pasteEnd = 0;
        state = State.PASTE;
      }
      default -> {
        int key = functionOf(number);
        if (key > 0) {
          function(key, with, at);
        }
      }
    }
  }

  /** The numbers of function keys have gaps. */
  private static int functionOf(int number) {
    if (number >= 11 && number <= 15) {
      return number - 10;
    }
    if (number >= 17 && number <= 21) {
      return number - 11;
    }
    if (number >= 23 && number <= 26) {
      return number - 12;
    }
    if (number == 28 || number == 29) {
      return number - 13;
    }
    return number >= 31 && number <= 34 ? number - 14 : 0;
  }

  /** A key by its code point, as terminals send it that tell all keys apart. */
  private void coded(int code, int with, boolean released, long at) {
    if (released) {
      return;
    }
    switch (code) {
      case 9 -> key((with & Parameters.SHIFT) != 0 ? Kind.BACK_TAB : Kind.TAB, with, at);
      case 10, 13 -> key(Kind.ENTER, with, at);
      case 27 -> key(Kind.ESCAPE, with, at);
      case 8, 127 -> key(Kind.BACKSPACE, with, at);
      default -> {
        boolean privateUse = code >= 0xE000 && code <= 0xF8FF;
        if (code >= ' ' && !privateUse) {
          int letter =
              (with & (Parameters.CTRL | Parameters.SHIFT)) == Parameters.SHIFT
                  ? Character.toUpperCase(code)
                  : code;
          character(letter, (with & Parameters.CTRL) != 0, (with & Parameters.ALT) != 0, at);
        }
      }
    }
  }

  private void mouse(int button, int column, int row, long at) {
    int plain = button & ~(4 | 8 | 16);
    Kind kind =
        switch (plain) {
          case 0 -> Kind.CLICK;
          case 64 -> Kind.WHEEL_UP;
          case 65 -> Kind.WHEEL_DOWN;
          default -> null;
        };
    if (kind != null && column >= 0 && row >= 0) {
      ear.key(new Key(kind, 0, false, false, column, row), at);
    }
  }

  private void inMouse(int next, long at) {
    if (next < ' ') {
      state = State.GROUND;
      ground(next, at);
      return;
    }
    sequence.append((char) next);
    if (sequence.length() == 3) {
      state = State.GROUND;
      mouse(sequence.charAt(0) - 32, sequence.charAt(1) - 33, sequence.charAt(2) - 33, at);
    }
  }

  private void inPaste(int next) {
    pasteEnd = next == PASTE_END[pasteEnd] ? pasteEnd + 1 : next == PASTE_END[0] ? 1 : 0;
    if (paste.count() < LONGEST_PASTE) {
      paste.write(next);
    }
    if (pasteEnd == PASTE_END.length) {
      state = State.GROUND;
      endPaste();
    }
  }

  private void endPaste() {
    int length = paste.count();
    if (length < LONGEST_PASTE) {
      length -= pasteEnd;
    }
    pasteEnd = 0;
    String text = new String(paste.array(), 0, length, StandardCharsets.UTF_8);
    paste.clear();
    ear.pasted(Clean.text(text.replace("\r\n", "\n").replace('\r', '\n')));
  }

  private void character(int codePoint, boolean ctrl, boolean withAlt, long at) {
    boolean control = codePoint < ' ' || (codePoint >= 0x7F && codePoint <= 0x9F);
    boolean none = codePoint > Character.MAX_CODE_POINT || (codePoint & 0xFFFE) == 0xFFFE;
    boolean half = codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    if (control || none || half) {
      return;
    }
    int meant = codePoint;
    if (codePoint >= 0xFF10 && codePoint <= 0xFF19) {
      meant = codePoint - 0xFF10 + '0';
    } else if (ctrl) {
      meant = Character.toLowerCase(codePoint);
    }
    ear.key(new Key(Kind.CHARACTER, meant, ctrl, withAlt, 0, 0), at);
  }

  private void function(int number, int with, long at) {
    key(Kind.FUNCTION, number, (with & Parameters.ALT) != 0, (with & Parameters.CTRL) != 0, at);
  }

  private void key(Kind kind, long at) {
    key(kind, 0, false, false, at);
  }

  private void key(Kind kind, int with, long at) {
    key(kind, 0, (with & Parameters.ALT) != 0, (with & Parameters.CTRL) != 0, at);
  }

  private void key(Kind kind, int number, boolean withAlt, boolean ctrl, long at) {
    ear.key(new Key(kind, number, ctrl, withAlt, 0, 0), at);
  }
}
