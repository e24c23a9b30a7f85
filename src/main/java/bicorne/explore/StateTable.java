package bicorne.explore;

/**
 * All states found, each with the one it was found from.
 *
 * <p>A state's number says its shard and its place there. Shards are chosen by the hash of the
 * whole key and their number is fixed, so that numbers are the same however many threads work.
 */
final class StateTable {

  static final int SHARD_BITS = 6;
  static final int SHARDS = 1 << SHARD_BITS;

  /** The number of no state: the parent of the first. */
  static final int NONE = -1;

  private static final int PLACE_BITS = 24;

  final int width;
  final Shard[] shards = new Shard[SHARDS];

  StateTable(int width) {
    this.width = width;
    for (int i = 0; i < SHARDS; i++) {
      shards[i] = new Shard(width);
    }
  }

  static int shard(long hash) {
    return (int) (hash >>> (64 - SHARD_BITS));
  }

  static int number(int shard, int place) {
    return (shard << PLACE_BITS) | place;
  }

  static int shardOf(int number) {
    return number >>> PLACE_BITS;
  }

  static int placeOf(int number) {
    return number & Shard.MOST;
  }

  /** How many states there are. */
  long count() {
    long count = 0;
    for (Shard shard : shards) {
      count += shard.count();
    }
    return count;
  }

  /** The bytes of all tables. */
  long bytes() {
    long bytes = 0;
    for (Shard shard : shards) {
      bytes += shard.bytes();
    }
    return bytes;
  }

  /** How many states each shard holds. */
  int[] counts() {
    int[] counts = new int[SHARDS];
    for (int i = 0; i < SHARDS; i++) {
      counts[i] = shards[i].count();
    }
    return counts;
  }

  void read(int number, long[] into) {
    shards[shardOf(number)].read(placeOf(number), into);
  }

  int parent(int number) {
    return shards[shardOf(number)].parent(placeOf(number));
  }

  /** The number of a state, or {@link #NONE}. */
  int find(long[] key) {
    long hash = Shard.hash(key, 0, width);
    int shard = shard(hash);
    int place = shards[shard].find(key, hash);
    return place < 0 ? NONE : number(shard, place);
  }
}
