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
  NO_SUCH_FILE("B101", Severity.ERROR, "There is no `{0}`.");

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
