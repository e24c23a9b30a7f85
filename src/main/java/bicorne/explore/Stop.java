package bicorne.explore;

/** Why an exploration gave up. */
public enum Stop {
  /** It found as many states as it might, or as a table holds. */
  STATES,
  /** Its tables would have become too big. */
  MEMORY,
  /** It was asked to. */
  ASKED
}
