package bicorne.diagnostic;

/**
 * The catalogue of problems. A code is stable for ever: it is never reused for another problem.
 *
 * <p>Groups: {@code B1..} files and YAML, {@code B2..} structure and fields, {@code B3..} names,
 * {@code B4..} conditions and effects, {@code B5..} texts, {@code B6..} the story as a graph,
 * {@code B7..} translations, {@code B8..} story tests.
 *
 * <p>Rules for a sentence: speak of the story (node, choice, variable), never of YAML's parts
 * (mapping, scalar, tag); one sentence in the present tense with a full stop, then, if we know it,
 * a second that says what to do; the thing is named in backticks; the line itself is shown beside
 * it, so it is not repeated; no abbreviations, no exclamation marks, no blame. The same sentences
 * in other languages stand in {@code messages.zh-Hans.txt}, one line a code.
 */
public enum Code {
  /** A file or folder that is not there. */
  NO_SUCH_FILE("B101", Severity.ERROR, "There is no `{0}`."),

  // ---- B8: story tests
  /** A line of a story test that is none of its forms. */
  TEST_LINE("B801", Severity.ERROR, "A line that begins with `{0}` needs {1} after it."),
  /** A test's setting after its first step. */
  TEST_SETTING_LATE("B802", Severity.ERROR, "`{0}` belongs before the first step of a test."),
  /** A test that wants words that are not said. */
  TEST_WORDS("B803", Severity.ERROR, "The story says something else here: `{0}`."),
  /** A test that wants words after the story has nothing more to say. */
  TEST_SILENCE("B804", Severity.ERROR, "The story says nothing more here."),
  /** A test without a line that the story says. */
  TEST_UNSAID(
      "B805",
      Severity.ERROR,
      "The story also says `{0}`, which no line here expects; `...` skips it."),
  /** A test that chooses where nothing is to be chosen. */
  TEST_NO_DECISION("B806", Severity.ERROR, "Nothing is decided here: {0}."),
  /** A test that chooses what is not on offer. */
  TEST_NO_OPTION("B807", Severity.ERROR, "There is no `{0}` to take here. On offer: {1}."),
  /** A test that takes a locked choice. */
  TEST_LOCKED("B808", Severity.ERROR, "The choice `{0}` is locked here: {1}"),
  /** A test's condition that does not hold. */
  TEST_CONDITION("B809", Severity.ERROR, "This does not hold here: {0}."),
  /** An option that is not locked, open or gone as a test says. */
  TEST_STANDING("B810", Severity.ERROR, "The choice `{0}` is {1} here."),
  /** A lock's reason that reads otherwise. */
  TEST_REASON("B811", Severity.ERROR, "The reason reads `{0}`."),
  /** A test that ends elsewhere. */
  TEST_ENDING("B812", Severity.ERROR, "The story does not end like that here: {0}."),
  /** A start or language that the story does not have. */
  TEST_UNKNOWN("B813", Severity.ERROR, "The story has no {0} `{1}`."),
  /** Something that only shows in play, met by a test. */
  TEST_FAULT("B814", Severity.ERROR, "Play cannot go on at `{0}`: {1}.");

  private final String number;
  private final Severity severity;
  private final String template;

  Code(String number, Severity severity, String template) {
    this.number = number;
    this.severity = severity;
    this.template = template;
  }

  /** The stable code, such as {@code B101}. */
  public String number() {
    return number;
  }

  /** How bad it is. */
  public Severity severity() {
    return severity;
  }

  /** The English sentence with {@code {0}}, {@code {1}} ... for its arguments. */
  public String template() {
    return template;
  }

  /** Why another place belongs to a problem. */
  public enum Remark {
    FIRST_HERE("The first stands here."),
    DECLARED_HERE("It is declared here."),
    ORIGINAL_HERE("The original stands here.");

    private final String sentence;

    Remark(String sentence) {
      this.sentence = sentence;
    }

    /** The English sentence. */
    public String sentence() {
      return sentence;
    }
  }
}
