package bicorne.explore;

import java.util.List;

/**
 * States from which no ending can be reached any more.
 *
 * @param road a shortest road into it
 * @param nodes the nodes play can still come to
 * @param faults whether it can end in a fault there; else play goes round for ever
 */
public record Trap(Road road, List<Integer> nodes, boolean faults) {

  public Trap {
    nodes = List.copyOf(nodes);
  }
}
