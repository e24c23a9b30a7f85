package bicorne.plain;

/** How a plain play was left. */
public enum Parting {
  /** A script came to an ending, and its reckoning was printed. */
  FINISHED,
  /** The player asked to leave. */
  QUIT,
  /** There were no more lines. */
  INPUT_ENDED,
  /** Nobody reads any more: a closed pipe, a full disk. */
  OUTPUT_LOST,
  /** A script went on and on without getting anywhere. */
  GAVE_UP
}
