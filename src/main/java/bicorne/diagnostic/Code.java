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
  /** A mark without what it is about. */
  TEST_MARK("B801", Severity.ERROR, "Nothing follows `{0}`: write what it is about."),
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
  /** A test that goes on after an ending. */
  TEST_OVER("B806", Severity.ERROR, "The story has ended at `{0}`."),
  /** A test that chooses what is not on offer. */
  TEST_NO_OPTION("B807", Severity.ERROR, "There is no `{0}` to take here. On offer: {1}."),
  /** A test that takes a locked choice. */
  TEST_LOCKED("B808", Severity.ERROR, "The choice `{0}` is locked here: `{1}`."),
  /** A test's condition that does not hold. */
  TEST_CONDITION("B809", Severity.ERROR, "This does not hold here, where `{0}`."),
  /** An option that is not locked, open or gone as a test says. */
  TEST_STANDING("B810", Severity.ERROR, "The choice `{0}` is `{1}` here."),
  /** A lock's reason that reads otherwise. */
  TEST_REASON("B811", Severity.ERROR, "The reason reads `{0}`."),
  /** A test that expects what chance decides to be chosen. */
  TEST_CHANCE_AWAITED("B812", Severity.ERROR, "Chance decides here: write `~ ID` with one of {0}."),
  /** A node that the story does not have. */
  TEST_NODE("B813", Severity.ERROR, "There is no node `{0}`."),
  /** Something that only shows in play, met by a test. */
  TEST_FAULT("B814", Severity.ERROR, "Play cannot go on at `{0}`."),
  /** A standing that is none. */
  TEST_STANDING_FORM(
      "B815", Severity.ERROR, "Here come `locked`, `open` or `gone` and the id of a choice."),
  /** An ending that is none. */
  TEST_ENDING_FORM(
      "B816", Severity.ERROR, "After `=` come `ending` or `left` and the address of a node."),
  /** A seed that is no number. */
  TEST_SEED("B817", Severity.ERROR, "A seed is a whole number."),
  /** A test of one episode that goes on after it. */
  TEST_GONE_ON("B818", Severity.ERROR, "The episode has been left for `{0}`."),
  /** A test that expects chance or an end where the player chooses. */
  TEST_CHOICE_AWAITED(
      "B819", Severity.ERROR, "A choice is awaited here: write `> ID` with one of {0}."),
  /** A language that the story does not have. */
  TEST_LANGUAGE("B820", Severity.ERROR, "The story is not written in `{0}`."),

  /** Nodes that lead round for ever without a page: play would stop there. */
  SILENT_CIRCLE(
      "B601",
      Severity.ERROR,
      "From `{0}` the story goes round for ever without a word or a choice: {1}."
          + " Let one of these nodes say something or offer a choice."),
  /** A node that no link leads to. */
  NODE_NOT_REACHED(
      "B602", Severity.WARNING, "No way leads to the node `{0}`. Link to it or take it out."),
  /** An episode that only its own readers see. */
  EPISODE_NOT_ENTERED(
      "B603",
      Severity.NOTE,
      "No way from the start of the story leads into the episode `{0}`; it can only be played"
          + " alone."),
  /** A scene without a caller. */
  SCENE_NOT_CALLED(
      "B604", Severity.WARNING, "Nothing calls the scene `{0}`. Call it or take it out."),
  /** A pool without a draw. */
  POOL_NOT_DRAWN(
      "B605", Severity.WARNING, "Nothing draws from the pool `{0}`. Draw from it or take it out."),
  /** A story without an end. */
  NO_ENDING("B606", Severity.WARNING, "No way from the start of the story leads to an ending."),
  /** A place from which no ending can be reached. */
  NO_WAY_TO_AN_ENDING("B607", Severity.WARNING, "From the node `{0}` no way leads to an ending."),
  /** Choices that can all be closed. */
  CHOICES_CAN_RUN_OUT(
      "B608",
      Severity.WARNING,
      "Every choice of the node `{0}` can be closed at the same time. Add `otherwise`, or a choice"
          + " that is always open."),
  /** A branch behind one that always holds, or that never holds itself. */
  BRANCH_NEVER_TAKEN(
      "B609",
      Severity.WARNING,
      "The way to `{0}`, number {1} here, is never taken: its condition never holds, or one before"
          + " it always does."),
  /** A choice that nobody will see. */
  CHOICE_NEVER_SHOWN(
      "B610", Severity.WARNING, "The choice `{0}` is never shown: its conditions never hold."),
  /** Outcomes of which none can fall. */
  NO_OUTCOME_CAN_FALL(
      "B611",
      Severity.ERROR,
      "None of the outcomes of `{0}` can fall: their weights are always 0."),
  /** An outcome that cannot fall. */
  OUTCOME_NEVER_FALLS(
      "B612", Severity.WARNING, "The outcome `{0}` never falls: its weight is always 0."),
  /** A pool's entry that cannot be drawn. */
  ENTRY_NEVER_DRAWN(
      "B613",
      Severity.WARNING,
      "The pool `{0}` never gives `{1}`: its condition never holds or its weight is always 0."),

  /** A variable that nothing depends on. */
  VARIABLE_NOT_READ(
      "B621",
      Severity.WARNING,
      "Nothing reads the variable `{0}`. Use it in a condition, a text or the status line, or take"
          + " it out."),
  /** A variable that stays as it is. */
  VARIABLE_NOT_CHANGED(
      "B622",
      Severity.NOTE,
      "No effect changes the variable `{0}`; it keeps the value it starts with."),

  /** A person nobody mentions. */
  PERSON_NOT_MENTIONED("B631", Severity.NOTE, "Nothing mentions the person `{0}`."),
  /** A place nobody mentions. */
  PLACE_NOT_MENTIONED("B632", Severity.NOTE, "Nothing mentions the place `{0}`."),
  /** A source nobody cites. */
  SOURCE_NOT_CITED("B633", Severity.NOTE, "Nothing cites the source `{0}`."),

  /** Two choices that cannot be told apart. */
  CHOICES_READ_THE_SAME(
      "B641", Severity.WARNING, "The choices `{0}` and `{1}` read the same. Reword one of them."),
  /** Two choices that cannot be told apart in a translation. */
  CHOICES_READ_THE_SAME_IN(
      "B642",
      Severity.WARNING,
      "In the translation `{2}` the choices `{0}` and `{1}` read the same. Reword one of them."),
  /** A choice that is long to read. */
  CHOICE_TOO_LONG(
      "B643",
      Severity.NOTE,
      "The choice `{0}` is {1} columns wide; up to {2} are read at a glance."),

  /** A decision of the reckoning without history's own. */
  NO_MAIN(
      "B651",
      Severity.WARNING,
      "The node `{0}` has an account of history, but none of its options is marked `history:"
          + " main`."),
  /** Two options that are both what was done. */
  TWO_MAINS(
      "B652",
      Severity.ERROR,
      "Both `{0}` and `{1}` are marked `history: main` and can be possible at the same time. Mark"
          + " one of them `also`."),
  /** A mark that the reckoning will not show. */
  MARKS_WITHOUT_ACCOUNT(
      "B653",
      Severity.NOTE,
      "The node `{0}` has an option marked with `history`, but no account of its own; the reckoning"
          + " leaves it out.");

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
