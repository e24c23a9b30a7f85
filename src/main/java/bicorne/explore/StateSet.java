package bicorne.explore;

/** A set of states of a table that is whole: one bit for each. */
final class StateSet {

  private final long[][] bits = new long[StateTable.SHARDS][];

  StateSet(StateTable table) {
    for (int shard = 0; shard < StateTable.SHARDS; shard++) {
      bits[shard] = new long[(table.shards[shard].count() + 63) >> 6];
    }
  }

  /** The bytes of a set of a table's states. */
  static long bytes(StateTable table) {
    return table.count() / 8 + 4096;
  }

  boolean contains(int number) {
    int place = StateTable.placeOf(number);
    return (bits[StateTable.shardOf(number)][place >> 6] >>> place & 1) != 0;
  }

  /** Whether it was not in it before. */
  boolean add(int number) {
    if (contains(number)) {
      return false;
    }
    int place = StateTable.placeOf(number);
    bits[StateTable.shardOf(number)][place >> 6] |= 1L << place;
    return true;
  }
}
