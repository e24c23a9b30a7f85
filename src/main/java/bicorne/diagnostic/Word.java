package bicorne.diagnostic;

/** What the renderers say around a problem; in other languages under {@code word.NAME}. */
enum Word {
  ERROR("error"),
  WARNING("warning"),
  NOTE("note"),
  /** Severity, code, sentence. */
  HEADING("{0} {1}: {2}"),
  /** What stands between two sentences. */
  SPACE(" "),
  DID_YOU_MEAN("Did you mean `{0}`?"),
  ONE_ERROR("1 error"),
  ERRORS("{0} errors"),
  ONE_WARNING("1 warning"),
  WARNINGS("{0} warnings"),
  ONE_NOTE("1 note"),
  NOTES("{0} notes"),
  COMMA(", "),
  ONE_FILE("1 file"),
  FILES("{0} files"),
  /** What was found, in how many files. */
  SUMMARY("{0} in {1}."),
  NO_PROBLEMS("No problems found."),
  NOT_SHOWN("There are more problems that are not shown: {0}."),
  /** Severity, code, file. */
  IN_FILE("{0} {1} in {2}."),
  /** Severity, code, file, line, column. */
  AT_COLUMN("{0} {1} in {2}, line {3}, column {4}."),
  LINE_READS("The line reads: {0}"),
  /** File and remark. */
  SEE_FILE("See also {0}: {1}"),
  /** File, line and remark. */
  SEE_LINE("See also {0}, line {1}: {2}");

  private final String english;

  Word(String english) {
    this.english = english;
  }

  /** The English words, with {@code {0}}, {@code {1}} ... for their arguments. */
  String english() {
    return english;
  }
}
