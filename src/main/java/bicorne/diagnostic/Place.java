package bicorne.diagnostic;

import org.jspecify.annotations.Nullable;

/**
 * Where something stands: a source and a stretch of one or more of its lines.
 *
 * <p>Lines and columns count from 1; a column counts UTF-16 units. The end is exclusive. A whole
 * file is line 0.
 *
 * @param file the source's name, for the line rendering
 * @param source the text itself, or null where it could not be read (too large, not UTF-8, a
 *     folder)
 */
public record Place(
    String file, @Nullable Source source, int line, int column, int endLine, int endColumn) {

  /** A whole file, or a folder. */
  public static Place of(String file) {
    return new Place(file, null, 0, 0, 0, 0);
  }

  /** A stretch of one line; an empty stretch is one column wide. */
  public static Place of(Source source, int line, int column, int endColumn) {
    return new Place(source.name(), source, line, column, line, Math.max(endColumn, column + 1));
  }
}
