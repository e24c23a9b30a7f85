package bicorne.explore;

/**
 * Whether something can happen, and how soon.
 *
 * @param known what was found
 * @param length the decisions on a shortest road to it, where there is one; else -1
 * @param mark what it is, for {@link Findings#road}
 */
public record Sight(Known known, int length, int mark) {

  /** What was found. */
  public enum Known {
    /** It can happen; there is a road. */
    REACHED,
    /** It can never happen. */
    UNREACHABLE,
    /** The exploration gave up before it was seen. */
    UNKNOWN
  }

  /** Whether it can happen. */
  public boolean reached() {
    return known == Known.REACHED;
  }
}
