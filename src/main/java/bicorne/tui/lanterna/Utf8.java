package bicorne.tui.lanterna;

/** Puts characters together from bytes that may come one by one; what is no UTF-8 gives nothing. */
final class Utf8 {
  private int codePoint;
  private int missing;
  private int least;

  /** Whether a character has begun and not ended. */
  boolean open() {
    return missing > 0;
  }

  void clear() {
    missing = 0;
  }

  /** Takes a byte from 0x80 on; gives a character when it is complete, else -1. */
  int take(int next) {
    if (next < 0xC0) {
      if (missing == 0) {
        return -1;
      }
      codePoint = codePoint << 6 | (next & 0x3F);
      missing--;
      return missing == 0 && codePoint >= least ? codePoint : -1;
    }
    if (next < 0xE0) {
      begin(next & 0x1F, 1, 0x80);
    } else if (next < 0xF0) {
      begin(next & 0x0F, 2, 0x800);
    } else if (next < 0xF5) {
      begin(next & 0x07, 3, 0x10000);
    } else {
      missing = 0;
    }
    return -1;
  }

  private void begin(int bits, int following, int smallest) {
    codePoint = bits;
    missing = following;
    least = smallest;
  }
}
