package bicorne.engine;

/**
 * Small numbers packed into 64-bit words; no field straddles two words.
 *
 * <p>A field holds {@code low..high}, stored as the distance from {@code low}, so that a field at
 * its low end is all zeros.
 */
final class Fields {

  private int[] word = new int[16];
  private int[] shift = new int[16];
  private long[] mask = new long[16];
  private long[] low = new long[16];
  private long[] span = new long[16];
  private int[] free = new int[4];
  private int words;
  private int count;

  /** Adds a field and gives its number. The first word with room takes it. */
  int add(long lowest, long highest) {
    int bits = Math.max(1, 64 - Long.numberOfLeadingZeros(highest - lowest));
    int at = 0;
    while (at < words && free[at] < bits) {
      at++;
    }
    if (at == words) {
      if (words == free.length) {
        free = java.util.Arrays.copyOf(free, 2 * words);
      }
      free[words++] = 64;
    }
    if (count == word.length) {
      word = java.util.Arrays.copyOf(word, 2 * count);
      shift = java.util.Arrays.copyOf(shift, 2 * count);
      mask = java.util.Arrays.copyOf(mask, 2 * count);
      low = java.util.Arrays.copyOf(low, 2 * count);
      span = java.util.Arrays.copyOf(span, 2 * count);
    }
    word[count] = at;
    shift[count] = 64 - free[at];
    mask[count] = bits == 64 ? -1L : (1L << bits) - 1;
    low[count] = lowest;
    span[count] = highest - lowest;
    free[at] -= bits;
    return count++;
  }

  /** How many words all fields take. */
  int words() {
    return words;
  }

  long get(long[] from, int field) {
    return low[field] + ((from[word[field]] >>> shift[field]) & mask[field]);
  }

  void set(long[] in, int field, long value) {
    int w = word[field];
    long m = mask[field] << shift[field];
    in[w] = (in[w] & ~m) | (((value - low[field]) << shift[field]) & m);
  }

  int word(int field) {
    return word[field];
  }

  int shift(int field) {
    return shift[field];
  }

  long mask(int field) {
    return mask[field];
  }

  long low(int field) {
    return low[field];
  }

  /** The greatest value's distance from the least. */
  long span(int field) {
    return span[field];
  }

  /** How many fields there are. */
  int count() {
    return count;
  }
}
