package bicorne.explore;

/** An answer about all that can happen. */
public enum Verdict {
  /** It is so, whatever is decided. */
  PROVED,
  /** It is not so; there is a road that shows it. */
  REFUTED,
  /** Nobody knows: a limit was reached first. */
  GAVE_UP
}
