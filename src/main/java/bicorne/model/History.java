package bicorne.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What history really did at a node: the account shown by the reckoning.
 *
 * @param text the account
 * @param sources places in {@link Story#sources()}
 * @param certainty how well it is known, or null where the author does not say
 */
public record History(Text text, List<Integer> sources, @Nullable Certainty certainty) {

  public History {
    sources = List.copyOf(sources);
  }

  /** How well an account is known. */
  public enum Certainty {
    SOLID,
    REPORTED,
    TRADITION,
    UNCERTAIN
  }

  /** Whether an option was what was really done. */
  public enum Mark {
    NONE,
    MAIN,
    ALSO
  }
}
