package bicorne.tui.lanterna;

import bicorne.tui.Key;
import bicorne.tui.Key.Kind;

/** What a whole sequence or character means, whichever of its forms a terminal sends. */
final class Meanings {
  private final Decoder.Ear ear;

  Meanings(Decoder.Ear ear) {
    this.ear = ear;
  }

  /** Whether it is an answer, a paste or the mouse: nothing that Alt goes with. */
  static boolean noKey(char end, Parameters parameters) {
    boolean answer = end == 'R' && parameters.count() == 2 && parameters.at(0) > 1;
    boolean paste = end == '~' && parameters.at(0) == 200;
    return parameters.mark() != 0 || answer || paste || end == 'M';
  }

  /** A sequence that began with {@code ESC [}; {@code end} is its last character. */
  void sequence(char end, Parameters parameters, boolean withAlt, long at) {
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

  /** What the keys of the number pad send when they are told to be different. */
  void keypad(char end, int with, long at) {
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

  /** The mouse, at a place from 0. */
  void mouse(int button, int column, int row, long at) {
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

  void character(int codePoint, boolean ctrl, boolean withAlt, long at) {
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

  void function(int number, int with, long at) {
    key(Kind.FUNCTION, number, (with & Parameters.ALT) != 0, (with & Parameters.CTRL) != 0, at);
  }

  void key(Kind kind, long at) {
    key(kind, 0, false, false, at);
  }

  private void key(Kind kind, int with, long at) {
    key(kind, 0, (with & Parameters.ALT) != 0, (with & Parameters.CTRL) != 0, at);
  }

  void key(Kind kind, int number, boolean withAlt, boolean ctrl, long at) {
    ear.key(new Key(kind, number, ctrl, withAlt, 0, 0), at);
  }
}
