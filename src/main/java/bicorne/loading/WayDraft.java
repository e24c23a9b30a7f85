package bicorne.loading;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What stands under {@code goto}: the targets in the order they are tried. */
record WayDraft(List<Branch> branches) {

  /** One target and its condition. */
  record Branch(Written.@Nullable Words when, @Nullable Target to) {}

  /**
   * A node, or a draw.
   *
   * @param node the address, or null where it is a draw
   * @param pool what is drawn from
   * @param otherwise the node when the pool has none to give
   */
  record Target(
      Written.@Nullable Words node,
      Written.@Nullable Words pool,
      Written.@Nullable Words otherwise) {

    /** Where it is to be found: the node, or what is drawn from. */
    Written.@Nullable Words words() {
      return node != null ? node : pool;
    }
  }
}
