package bicorne.explore;

/**
 * How far an exploration may go before it gives up.
 *
 * @param states the most states
 * @param bytes the most bytes of its own tables
 */
public record Limits(long states, long bytes) {

  /** A number so great that nothing is limited but by the machine. */
  public static final Limits NONE = new Limits(Long.MAX_VALUE, Long.MAX_VALUE);
}
