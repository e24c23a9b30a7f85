package bicorne.explore;

import java.util.List;

/**
 * A wish to know what variables can be at a node whenever it has been entered and its effects have
 * run.
 *
 * @param variables stored ones, of no more values than {@link #MOST_VALUES}
 */
public record Probe(int node, List<Integer> variables) {

  /** Of a variable of more values than this it is not told which it has. */
  public static final int MOST_VALUES = 4096;

  public Probe {
    variables = List.copyOf(variables);
  }
}
