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
      Written.@Nullable Words otherwise) {}

  /** The first words in it, where it is to be found. */
  Written.@Nullable Words first() {
    for (Branch branch : branches) {
      Target to = branch.to();
      if (to != null && (to.node() != null || to.pool() != null)) {
        return to.node() != null ? to.node() : to.pool();
      }
    }
    return null;
  }
}
