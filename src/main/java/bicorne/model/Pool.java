package bicorne.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A named list of nodes to draw from.
 *
 * @param number its place in {@link Story#pools()}
 * @param file the file it stands in
 * @param name its name in that file
 * @param entries in the order written
 */
public record Pool(int number, int file, String name, List<Entry> entries) {

  public Pool {
    entries = List.copyOf(entries);
  }

  /**
   * One node that can be drawn. It can fall when {@code when} holds, the weight is above 0, and the
   * node was never entered or {@code repeat} is set; of those the highest priority, among equals by
   * weight.
   */
  public record Entry(int node, @Nullable Expr when, Expr weight, int priority, boolean repeat) {}
}
