package bicorne.cli;

/**
 * What a command tells whoever called it, as the process's exit status.
 *
 * <p>The numbers are a promise to scripts. Three more are the system's own, for a play that a
 * signal ended with its progress kept: 129 for a closed terminal, 130 for Ctrl-C, 143 for TERM.
 */
public enum ExitStatus {
  /** All is well; warnings included. */
  FINE(0),
  /** The story has errors, or a test fails. */
  FINDINGS(1),
  /** Wrong usage. */
  USAGE(2),
  /** A save does not fit its story, or is damaged. */
  SAVE(3),
  /** Something outside: no such file, a full disk, an output that went away. */
  OUTSIDE(4),
  /** A limit was reached before the question was answered. */
  GAVE_UP(5),
  /** Our own bug. */
  BUG(70),
  /** Ended by a closed terminal, progress kept. */
  HANG_UP(129),
  /** Ended by Ctrl-C, progress kept. */
  INTERRUPTED(130),
  /** Ended by a request to terminate, progress kept. */
  TERMINATED(143);

  private final int code;

  ExitStatus(int code) {
    this.code = code;
  }

  /** The number the process ends with. */
  public int code() {
    return code;
  }
}
