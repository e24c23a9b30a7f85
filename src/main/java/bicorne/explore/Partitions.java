package bicorne.explore;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which values of a field can be told apart, as numbers: the same partition has the same number.
 *
 * <p>A partition says for each value, as its distance from the least, the least one that is the
 * same as it.
 */
final class Partitions {

  /** No two values can be told apart. */
  static final int ONE = 0;

  /** Any two can. */
  static final int ALL = 1;

  /** Of a field of more values than this either nothing or everything is told apart. */
  static final int MOST_VALUES = 4096;

  private record Key(List<Integer> firsts) {}

  private final List<int[]> firsts = new ArrayList<>();
  private final Map<Key, Integer> numbers = new HashMap<>();
  private final Map<Long, Integer> meets = new HashMap<>();

  Partitions() {
    firsts.add(new int[0]);
    firsts.add(new int[0]);
  }

  /** The least value that is the same as each; not to be asked of {@link #ONE} or {@link #ALL}. */
  int[] firsts(int partition) {
    return firsts.get(partition);
  }

  /** The class of a value: its first value. */
  int classOf(int partition, int value) {
    return partition == ONE ? 0 : partition == ALL ? value : firsts.get(partition)[value];
  }

  /** The partition in which those values are the same that have the same colour. */
  int of(long[] colours) {
    int[] first = new int[colours.length];
    Map<Long, Integer> found = new HashMap<>();
    for (int i = 0; i < first.length; i++) {
      Integer known = found.putIfAbsent(colours[i], i);
      first[i] = known == null ? i : known;
    }
    if (found.size() <= 1) {
      return ONE;
    }
    if (found.size() == first.length) {
      return ALL;
    }
    List<Integer> key = new ArrayList<>(first.length);
    for (int one : first) {
      key.add(one);
    }
    return numbers.computeIfAbsent(
        new Key(key),
        k -> {
          firsts.add(first);
          return firsts.size() - 1;
        });
  }

  /** What either tells apart. */
  int meet(int a, int b) {
    if (a == b || b == ONE || a == ALL) {
      return a;
    }
    if (a == ONE || b == ALL) {
      return b;
    }
    long pair = ((long) Math.min(a, b) << 32) | Math.max(a, b);
    Integer known = meets.get(pair);
    if (known == null) {
      int[] left = firsts.get(a);
      int[] right = firsts.get(b);
      long[] colours = new long[left.length];
      for (int i = 0; i < colours.length; i++) {
        colours[i] = ((long) left[i] << 32) | right[i];
      }
      known = of(colours);
      meets.put(pair, known);
    }
    return known;
  }

  /** Adds to a row what another tells apart; whether anything was new. */
  boolean meet(int[] row, int[] other) {
    boolean any = false;
    for (int i = 0; i < row.length; i++) {
      int met = meet(row[i], other[i]);
      any |= met != row[i];
      row[i] = met;
    }
    return any;
  }

  static int[] row(int fields) {
    int[] row = new int[fields];
    Arrays.fill(row, ONE);
    return row;
  }
}
