package bicorne.loading;

/** How large a story may be. A story is untrusted: every limit is checked before it costs much. */
final class Limits {

  private Limits() {}

  /** Bytes in one file. */
  static final int FILE_BYTES = 8 << 20;

  /** Bytes in all files of a folder. */
  static final long FOLDER_BYTES = 64L << 20;

  /** UTF-16 units in one line: the YAML parser's time grows with the square of a line's length. */
  static final int LINE_UNITS = 64 << 10;

  /** Levels of lists and keys inside each other. */
  static final int LEVELS = 64;

  /** Values, lists and groups of keys in one file: 8 MiB of prose have a tenth of it. */
  static final int PARTS = 500_000;

  /** The same in all files of a folder: enough for 20,000 nodes in two languages. */
  static final int ALL_PARTS = 2_000_000;

  /** Unsafe characters reported in one file. */
  static final int UNSAFE_REPORTED = 50;

  /** Cells a drawing is wide. */
  static final int PICTURE_CELLS = 72;

  /** How many known names are compared in the search for near misses, in one run. */
  static final int NEAR_MISS_BUDGET = 1_000_000;
}
