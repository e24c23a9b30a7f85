package bicorne.explore;

import java.util.Arrays;

/**
 * What was seen to happen, and where first: from which state, by which of its edges.
 *
 * <p>While a batch of states is left it only says what was seen before; what the workers saw is
 * joined afterwards, by the order of the states and not of the workers.
 */
final class Sights {

  final boolean[] settled;
  private final int[] sources;
  private final int[] edges;
  private final int[] depths;
  private final int[] ordinals;

  Sights(int marks) {
    settled = new boolean[marks];
    sources = new int[marks];
    edges = new int[marks];
    depths = new int[marks];
    ordinals = new int[marks];
  }

  /** What one worker saw in a batch: each thing once, where it was first. */
  static final class Log {
    /** 1 where it was seen on an edge, 2 where at a state, which is sooner. */
    private final byte[] seen;

    private int[] entries = new int[64];
    private int size;

    Log(int marks) {
      seen = new byte[marks];
    }

    void saw(int mark, int source, int ordinal, int edge) {
      byte how = (byte) (edge < 0 ? 2 : 1);
      if (seen[mark] >= how) {
        return;
      }
      seen[mark] = how;
      if (size + 4 > entries.length) {
        entries = Arrays.copyOf(entries, 2 * entries.length);
      }
      entries[size++] = mark;
      entries[size++] = source;
      entries[size++] = ordinal;
      entries[size++] = edge;
    }
  }

  /** Joins what all workers saw in a batch of states at that depth. */
  boolean join(Log[] logs, int depth) {
    boolean any = false;
    for (Log log : logs) {
      for (int i = 0; i < log.size; i += 4) {
        int mark = log.entries[i];
        log.seen[mark] = 0;
        int ordinal = log.entries[i + 2];
        int edge = log.entries[i + 3];
        int length = depth + (edge < 0 ? 0 : 1);
        boolean better =
            !settled[mark]
                || length < depths[mark]
                || (length == depths[mark] && ordinal < ordinals[mark]);
        if (better) {
          settled[mark] = true;
          sources[mark] = log.entries[i + 1];
          ordinals[mark] = ordinal;
          edges[mark] = edge;
          depths[mark] = length;
        }
        any = true;
      }
    }
    for (Log log : logs) {
      for (int i = 0; i < log.size; i += 4) {
        ordinals[log.entries[i]] = -1;
      }
      log.size = 0;
    }
    return any;
  }

  /** Whether it was seen, and as soon as at a state of that depth. */
  boolean known(int mark, int depth) {
    return settled[mark] && depths[mark] <= depth;
  }

  int source(int mark) {
    return sources[mark];
  }

  int edge(int mark) {
    return edges[mark];
  }

  int depth(int mark) {
    return depths[mark];
  }

  long bytes() {
    return 17L * settled.length;
  }
}
