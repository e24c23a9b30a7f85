package bicorne.explore;

import bicorne.engine.Hash;
import java.util.Arrays;

/**
 * One part of all states: their packed words in the order they were found, which is queue and key
 * store at once, and a table to find them by.
 *
 * <p>A slot of the table holds a state's place here and eight bits of its hash; a state is known by
 * its whole key alone. The table is made anew from the stored states when it grows, so that an old
 * and a new one never live together.
 */
final class Shard {

  /** A shard holds fewer states than this. */
  static final int MOST = (1 << 24) - 1;

  private static final int CHUNK_BITS = 10;
  private static final int CHUNK = 1 << CHUNK_BITS;
  private static final int PLACE = MOST;
  private static final int FIRST_TABLE = 64;
  private static final int AT_ONCE = 256;

  private final int width;
  private long[][] words = new long[4][];
  private int[][] parents = new int[4][];
  private int count;
  private int[] table = new int[FIRST_TABLE];
  private int mask = FIRST_TABLE - 1;
  private final int[] looked = new int[AT_ONCE];
  private final long[] hashes = new long[AT_ONCE];

  /** What was read ahead; nobody asks, but so it has to be read. */
  long touched;

  Shard(int width) {
    this.width = width;
  }

  /** The hash of a whole key: it says the shard, and where to look in it. */
  static long hash(long[] key, int from, int width) {
    long hash = Hash.mix(key[from] + 0x9e3779b97f4a7c15L);
    for (int i = 1; i < width; i++) {
      hash = Hash.mix(hash ^ key[from + i]);
    }
    return hash;
  }

  private static int slot(long hash) {
    return (int) (hash >>> 32);
  }

  private static int tag(long hash) {
    return (int) hash & 0xff000000;
  }

  int count() {
    return count;
  }

  /** The bytes of its arrays. */
  long bytes() {
    long chunks = (count + CHUNK - 1L) >> CHUNK_BITS;
    return chunks * CHUNK * (8L * width + 4) + 4L * table.length + 16L * words.length + 4096;
  }

  /** What {@link #bytes} comes to if so many more are put in. */
  long bytesWith(int more) {
    long table = this.table.length;
    while (count + (long) more > full(table)) {
      table *= 2;
    }
    return bytes() + (long) more * (8L * width + 4) + 4 * (table - this.table.length);
  }

  private static long full(long size) {
    return size - (size >> 2) + (size >> 5);
  }

  void read(int place, long[] into) {
    long[] chunk = words[place >> CHUNK_BITS];
    int at = (place & (CHUNK - 1)) * width;
    into[0] = chunk[at];
    for (int i = 1; i < width; i++) {
      into[i] = chunk[at + i];
    }
  }

  int parent(int place) {
    return parents[place >> CHUNK_BITS][place & (CHUNK - 1)];
  }

  /** The place of a state, or -1. */
  int find(long[] key, long hash) {
    for (int slot = slot(hash) & mask; ; slot = (slot + 1) & mask) {
      int entry = table[slot];
      if (entry == 0) {
        return -1;
      }
      int place = (entry & PLACE) - 1;
      if ((entry & ~PLACE) == tag(hash) && same(place, key, 0)) {
        return place;
      }
    }
  }

  /**
   * Puts in those candidates that are not there yet, in their order.
   *
   * @return whether there was room for all
   */
  boolean add(long[] keys, int[] from, int candidates) {
    for (int first = 0; first < candidates; first += AT_ONCE) {
      int some = Math.min(AT_ONCE, candidates - first);
      if (count + some >= MOST) {
        return false;
      }
      while (count + some > full(table.length)) {
        grow();
      }
      // All slots are looked at first, then all keys, so that the waits for memory overlap.
      for (int i = 0; i < some; i++) {
        long hash = hash(keys, (first + i) * width, width);
        hashes[i] = hash;
        looked[i] = table[slot(hash) & mask];
      }
      long read = 0;
      for (int i = 0; i < some; i++) {
        int entry = looked[i];
        if (entry != 0 && (entry & ~PLACE) == tag(hashes[i])) {
          int place = (entry & PLACE) - 1;
          read ^= words[place >> CHUNK_BITS][(place & (CHUNK - 1)) * width];
        }
      }
      touched = read;
      for (int i = 0; i < some; i++) {
        put(keys, (first + i) * width, from[first + i], hashes[i], looked[i]);
      }
    }
    return true;
  }

  private void put(long[] keys, int at, int parent, long hash, int looked) {
    int slot = slot(hash) & mask;
    int tag = tag(hash);
    // What was free may have been taken by one just before; what was taken stays.
    int entry = looked == 0 ? table[slot] : looked;
    while (entry != 0) {
      if ((entry & ~PLACE) == tag && same((entry & PLACE) - 1, keys, at)) {
        return;
      }
      slot = (slot + 1) & mask;
      entry = table[slot];
    }
    int place = count++;
    table[slot] = tag | (place + 1);
    int chunk = place >> CHUNK_BITS;
    if ((place & (CHUNK - 1)) == 0) {
      newChunk(chunk);
    }
    int to = (place & (CHUNK - 1)) * width;
    long[] stored = words[chunk];
    stored[to] = keys[at];
    for (int i = 1; i < width; i++) {
      stored[to + i] = keys[at + i];
    }
    parents[chunk][place & (CHUNK - 1)] = parent;
  }

  private void newChunk(int chunk) {
    if (chunk == words.length) {
      words = Arrays.copyOf(words, 2 * chunk);
      parents = Arrays.copyOf(parents, 2 * chunk);
    }
    words[chunk] = new long[CHUNK * width];
    parents[chunk] = new int[CHUNK];
  }

  private boolean same(int place, long[] key, int at) {
    long[] chunk = words[place >> CHUNK_BITS];
    int there = (place & (CHUNK - 1)) * width;
    if (chunk[there] != key[at]) {
      return false;
    }
    for (int i = 1; i < width; i++) {
      if (chunk[there + i] != key[at + i]) {
        return false;
      }
    }
    return true;
  }

  private void grow() {
    int size = 2 * table.length;
    table = new int[0];
    table = new int[size];
    mask = size - 1;
    for (int place = 0; place < count; place++) {
      long hash = hash(words[place >> CHUNK_BITS], (place & (CHUNK - 1)) * width, width);
      int slot = slot(hash) & mask;
      while (table[slot] != 0) {
        slot = (slot + 1) & mask;
      }
      table[slot] = tag(hash) | (place + 1);
    }
  }
}
