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
    private final boolean[] seen;
    private int[] entries = new int[64];
    private int size;

    Log(int marks) {
      seen = new boolean[marks];
    }

    void saw(int mark, int source, int ordinal, int edge) {
      if (seen[mark]) {
        return;
      }
      seen[mark] = true;
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
        log.seen[mark] = false;
        if (settled[mark] && ordinals[mark] < 0) {
          continue;
        }
        int ordinal = log.entries[i + 2];
        if (!settled[mark] || ordinal < ordinals[mark]) {
          settled[mark] = true;
          sources[mark] = log.entries[i + 1];
          ordinals[mark] = ordinal;
          edges[mark] = log.entries[i + 3];
          depths[mark] = depth + (edges[mark] < 0 ? 0 : 1);
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
