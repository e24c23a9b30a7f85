package bicorne.tui.lanterna;

import bicorne.text.Clean;
import bicorne.tui.Key;
import bicorne.tui.Key.Kind;
import java.nio.charset.StandardCharsets;

/**
 * Bytes from a terminal become keys.
 *
 * <p>A sequence may arrive byte by byte, and an Escape is one only when nothing follows. Whoever
 * feeds it says when it has been quiet for long enough: time alone decides nothing, because bytes
 * that are read late may have come in time. What it does not know is taken as a whole and does
 * nothing; no part of it is ever a key.
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

  /** The same where no fingers can have begun it: the longer, the less of it is taken for keys. */
  private static final long CERTAIN_WAITS = 2_000 * MILLI;

  /** What comes so soon after an Escape that was taken for one may have belonged to it. */
  private static final long LATE = 2_000 * MILLI;

  /** How long a paste may pause before its end mark is taken for lost. */
  private static final long PASTE_WAITS = 2_000 * MILLI;

  /** With Alt a terminal sends Escape and the key together; fingers do not. */
  private static final long TOGETHER = 30 * MILLI;

  /** What ends a sequence without parameters that is worth being taken for a late one. */
  private static final String ENDS_LATE = "ABCDEFHIMOPQRSZ[abcd";

  private static final String ENDS_SHORT_LATE = "ABCDFHMPQRS";

  /** The longest sequence whose content matters. */
  private static final int LONGEST = 48;

  /** The longest text a paste brings; the rest of it is dropped. */
  private static final int LONGEST_PASTE = 1 << 18;

  private static final int CTRL_C = 3;

  private static final int PASTE_BEGINS = 200;
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
  private final Meanings meanings;
  private final Utf8 utf8 = new Utf8();
  private final StringBuilder sequence = new StringBuilder();
  private final Bytes paste = new Bytes();
  private State state = State.GROUND;
  private int pasteEnd;
  private boolean alt;

  /** Whether the last key was an Escape that nothing followed for a while. */
  private boolean lone;

  /** Whether the Escape before this sequence has been taken for a key already. */
  private boolean late;

  /** When the byte came that led to the state, and the last one. */
  private long begun;

  private long last;

  Decoder(Ear ear) {
    this.ear = ear;
    meanings = new Meanings(ear);
  }

  /** Takes what arrived. */
  void take(Chunk chunk) {
    for (byte next : chunk.bytes()) {
      take(next & 0xFF, chunk.at());
    }
  }

  /** After how long a quiet {@link #quiet} has something to decide, or {@link Long#MAX_VALUE}. */
  long patience() {
    return switch (state) {
      case GROUND -> utf8.open() ? SEQUENCE_WAITS : Long.MAX_VALUE;
      case ESCAPE, ESCAPE_TWICE, SHORT -> ESCAPE_WAITS;
      case SEQUENCE -> sequence.length() > 0 ? CERTAIN_WAITS : late ? ESCAPE_WAITS : SEQUENCE_WAITS;
      case STRING -> sequence.length() > 1 ? CERTAIN_WAITS : SEQUENCE_WAITS;
      case CONSOLE, MOUSE, STRING_ESCAPE -> CERTAIN_WAITS;
      case PASTE -> PASTE_WAITS;
    };
  }

  /** Nothing came for as long as {@link #patience} says: decides what has waited long enough. */
  void quiet() {
    State was = state;
    boolean wasLate = late;
    state = State.GROUND;
    late = false;
    utf8.clear();
    switch (was) {
      case ESCAPE -> {
        meanings.key(Kind.ESCAPE, begun);
        lone = true;
      }
      case ESCAPE_TWICE -> {
        meanings.key(Kind.ESCAPE, begun);
        meanings.key(Kind.ESCAPE, last);
        begun = last;
        lone = true;
      }
      case SEQUENCE -> {
        // The rest of it is lost, and it does nothing, unless it was no sequence.
        if (wasLate && sequence.length() == 0) {
          meanings.character('[', false, false, last);
        }
      }
      case SHORT -> {
        if (wasLate) {
          meanings.character('O', false, false, last);
        } else {
          letterAfterEscape('O', sequence.length() == 0);
        }
      }
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
      meanings.key(Kind.ESCAPE, begun);
      meanings.character(letter, false, false, last);
    } else {
      meanings.character(letter, false, true, last);
    }
  }

  private void take(int next, long at) {
    switch (state) {
      case GROUND -> ground(next, at);
      case ESCAPE -> afterEscape(next, at);
      case ESCAPE_TWICE -> afterTwoEscapes(next, at);
      case SEQUENCE -> inSequence(next, at);
      case SHORT -> inShort(next, at);
      case CONSOLE -> {
        state = State.GROUND;
        if (next >= 'A' && next <= 'E') {
          meanings.function(next - 'A' + 1, 0, at);
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
    late &= state != State.GROUND && state != State.ESCAPE;
    last = at;
  }

  private void ground(int next, long at) {
    boolean afterLone = lone && at - begun <= LATE;
    lone = false;
    if (next == 0x1B) {
      utf8.clear();
      begun = at;
      state = State.ESCAPE;
      return;
    }
    if (afterLone && (next == '[' || next == 'O')) {
      afterEscape(next, at);
      late = true;
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
      meanings.character(codePoint, false, withAlt, at);
    }
  }

  private void plain(int next, boolean withAlt, long at) {
    switch (next) {
      case '\r', '\n' -> meanings.key(Kind.ENTER, 0, withAlt, false, at);
      case '\t' -> meanings.key(Kind.TAB, 0, withAlt, false, at);
      case 0x08, 0x7F -> meanings.key(Kind.BACKSPACE, 0, withAlt, false, at);
      default -> {
        if (next >= ' ') {
          meanings.character(next, false, withAlt, at);
        } else if (next >= 1 && next <= 26) {
          meanings.character('a' + next - 1, true, withAlt, at);
        }
      }
    }
  }

  private void afterEscape(int next, long at) {
    sequence.setLength(0);
    alt = false;
    late = false;
    switch (next) {
      case '[' -> state = State.SEQUENCE;
      case 'O' -> state = State.SHORT;
      case 0x1B -> {
        if (at - begun > TOGETHER) {
          meanings.key(Kind.ESCAPE, begun);
          begun = at;
          state = State.ESCAPE;
        } else {
          state = State.ESCAPE_TWICE;
        }
      }
      case 'P', ']', 'X', '^', '_' -> {
        sequence.append((char) next);
        state = State.STRING;
      }
      default -> {
        state = State.GROUND;
        boolean together = at - begun <= TOGETHER && (next >= ' ' || next == '\r');
        if (!together) {
          meanings.key(Kind.ESCAPE, begun);
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
      meanings.key(Kind.ESCAPE, begun);
      begun = last;
      state = State.ESCAPE;
      afterEscape(next, at);
    }
  }

  private void inSequence(int next, long at) {
    boolean parameter = next >= ' ' && next < '@';
    if (late && sequence.length() == 0 && !parameter && ENDS_LATE.indexOf(next) < 0) {
      typed('[', next, at);
    } else if (next == 0x1B) {
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
    } else if (parameter) {
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
        Parameters parameters = new Parameters(sequence);
        if (withAlt && Meanings.noKey((char) next, parameters)) {
          // The Escape before it was typed, and this only came next.
          meanings.key(Kind.ESCAPE, begun);
        }
        if (next == '~' && parameters.mark() == 0 && parameters.at(0) == PASTE_BEGINS) {
          paste.clear();
          pasteEnd = 0;
          state = State.PASTE;
        } else {
          meanings.sequence((char) next, parameters, withAlt, at);
        }
      }
    }
  }

  /** These two were typed: no sequence that came too late, but what it looks like. */
  private void typed(char first, int next, long at) {
    state = State.GROUND;
    meanings.character(first, false, false, last);
    ground(next, at);
  }

  private void inShort(int next, long at) {
    if (late && (at - last > TOGETHER || ENDS_SHORT_LATE.indexOf(next) < 0)) {
      typed('O', next, at);
    } else if (next == 0x1B) {
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
        meanings.keypad((char) next, with, at);
      }
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
      meanings.mouse(sequence.charAt(0) - 32, sequence.charAt(1) - 33, sequence.charAt(2) - 33, at);
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
}
