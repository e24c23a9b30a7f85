package bicorne.explore;

import java.util.Arrays;

/** What was found from a few states of a level, parted by shard, in order. */
final class Slice {

  private static final int FIRST = 64;

  private final int width;
  final long[][] keys = new long[StateTable.SHARDS][];
  final int[][] parents = new int[StateTable.SHARDS][];
  final int[] counts = new int[StateTable.SHARDS];

  Slice(int width) {
    this.width = width;
    for (int i = 0; i < StateTable.SHARDS; i++) {
      keys[i] = new long[FIRST * width];
      parents[i] = new int[FIRST];
    }
  }

  void clear() {
    Arrays.fill(counts, 0);
  }

  void add(long[] key, int parent) {
    int shard = StateTable.shard(Shard.hash(key, 0, width));
    int at = counts[shard]++;
    if (at == parents[shard].length) {
      parents[shard] = Arrays.copyOf(parents[shard], 2 * at);
      keys[shard] = Arrays.copyOf(keys[shard], 2 * at * width);
    }
    parents[shard][at] = parent;
    long[] to = keys[shard];
    to[at * width] = key[0];
    for (int i = 1; i < width; i++) {
      to[at * width + i] = key[i];
    }
  }

  long bytes() {
    long bytes = 0;
    for (int i = 0; i < StateTable.SHARDS; i++) {
      bytes += parents[i].length * (8L * width + 4) + 64;
    }
    return bytes;
  }
}
