package bicorne.explore;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * A set of states of a table that is whole: one bit for each. Threads may add to it at once; what
 * one has added another sees for certain when both have met.
 */
final class StateSet {

  private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

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
    long bit = 1L << place;
    return ((long) WORDS.getAndBitwiseOr(bits[StateTable.shardOf(number)], place >> 6, bit) & bit)
        == 0;
  }
}
