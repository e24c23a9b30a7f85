package bicorne.tui.lanterna;

/**
 * The numbers of an escape sequence: {@code 1;5} in {@code ESC [ 1 ; 5 A}, with a mark before them
 * in private ones.
 */
final class Parameters {
  static final int SHIFT = 1;
  static final int ALT = 2;
  static final int CTRL = 4;

  private static final int MOST = 8;
  private static final int GREATEST = 1 << 21;

  private final int[] numbers = new int[MOST];
  private int count;
  private int event;
  private char mark;

  Parameters(CharSequence written) {
    boolean sub = false;
    for (int index = 0; index < written.length(); index++) {
      char next = written.charAt(index);
      if (next >= '0' && next <= '9') {
        digit(next - '0', sub);
      } else if (next == ';') {
        count = Math.max(count, 1) + 1;
        sub = false;
      } else if (next == ':') {
        sub = true;
        event = 0;
      } else {
        // Private marks come first, others last; of neither do we know any but the mouse's.
        mark = index == 0 ? next : '?';
      }
    }
  }

  private void digit(int digit, boolean sub) {
    count = Math.max(count, 1);
    if (sub) {
      event = count == 2 ? Math.min(event * 10 + digit, GREATEST) : event;
    } else if (count <= MOST) {
      numbers[count - 1] = Math.min(numbers[count - 1] * 10 + digit, GREATEST);
    }
  }

  /** The private mark before the numbers, or 0; {@code ?} for everything else that is unusual. */
  char mark() {
    return mark;
  }

  int count() {
    return count;
  }

  int at(int index) {
    return index < MOST ? numbers[index] : 0;
  }

  /** What was held down with the key. */
  int modifiers() {
    int with = count > 1 && numbers[1] > 0 ? numbers[1] - 1 : 0;
    // Meta is Alt.
    return (with & (SHIFT | ALT | CTRL)) | ((with & 8) != 0 ? ALT : 0);
  }

  /** Whether it tells that the key was let go. */
  boolean released() {
    return event == 3;
  }
}
