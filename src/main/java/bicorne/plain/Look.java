package bicorne.plain;

/**
 * How a play is shown and asked for.
 *
 * @param width of a line in cells; the column is never wider than {@link Column#WIDEST}
 * @param keyboard whether a person types: they are prompted, turn pages themselves, and are never
 *     taken at a word they typed before they saw the page. Else the input is a script: one line,
 *     one answer to a decision, pages turn by themselves, and play leaves after an ending.
 */
public record Look(int width, boolean keyboard) {

  /** At a keyboard, in a terminal of so many columns; 0 where that is not known. */
  public static Look keyboard(int columns) {
    return new Look(column(columns), true);
  }

  /** For a script, a pipe or a file: wrapped all the same, so that it reads as it does on paper. */
  public static Look script(int columns) {
    return new Look(column(columns), false);
  }

  private static int column(int columns) {
    return columns <= 0 ? Column.WIDEST : Math.min(columns, Column.WIDEST);
  }
}
