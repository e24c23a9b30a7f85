package bicorne.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a node or an option is left.
 *
 * <p>If {@code call} is there, that scene is played first; its end then follows this way. Then
 * either the scene that we are in returns, or the first branch whose condition holds is taken.
 *
 * @param number its place in {@link Story#ways()}
 * @param node the node it belongs to
 * @param call the scene played first, a place in {@link Story#files()}, or -1
 * @param returns whether it goes back to where the scene was called; then there are no branches
 * @param branches the targets in the order they are tried; the last has no condition
 */
public record Way(int number, int node, int call, boolean returns, List<Branch> branches) {

  public Way {
    branches = List.copyOf(branches);
  }

  /** One target and when it is taken; without {@code when}, always. */
  public record Branch(@Nullable Expr when, Target target) {}

  /** A node, or a draw from a pool. */
  public sealed interface Target {}

  /** Straight to a node. */
  public record Goto(int node) implements Target {}

  /**
   * Whatever a pool gives, else a node.
   *
   * @param number its place in {@link Story#draws()}
   * @param node the node that is left
   * @param pool a place in {@link Story#pools()}
   * @param otherwise the node entered when the pool has none to give
   */
  public record Draw(int number, int node, int pool, int otherwise) implements Target {}
}
