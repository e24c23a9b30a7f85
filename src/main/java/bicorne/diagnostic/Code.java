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

  // Conditions and effects: how they are written.
  /** A phrase without words. */
  EMPTY_PHRASE(
      "B401", Severity.ERROR, "Nothing is written here. Write something, or leave the key out."),
  /** More than one phrase may hold. */
  PHRASE_TOO_LONG(
      "B402",
      Severity.ERROR,
      "This is too long: {0} characters and {1} operators are the most. Name parts of it under `derived`."),
  /** Parentheses and the like inside each other. */
  PHRASE_TOO_DEEP(
      "B403",
      Severity.ERROR,
      "This is nested more than {0} deep. Name parts of it under `derived`."),
  /** A sign the language does not have. */
  NO_SUCH_SIGN("B404", Severity.ERROR, "`{0}` has no meaning here."),
  /** A sign from a book or an input method in place of a plain one. */
  TYPE_ANOTHER_SIGN("B405", Severity.ERROR, "`{0}` is not read here. Type `{1}`."),
  /** {@code =} in a condition. */
  STORES_NOT_COMPARES("B406", Severity.ERROR, "`=` stores a value. Write `==` to compare."),
  /** {@code ==} in an effect. */
  COMPARES_NOT_STORES("B407", Severity.ERROR, "`==` compares two values. Write `=` to store one."),
  /** {@code a < b < c}. */
  CHAINED_COMPARISON("B408", Severity.ERROR, "A comparison has two sides. Write `{0}`."),
  /** Another language's way of saying it. */
  SAID_OTHERWISE("B409", Severity.ERROR, "`{0}` is said otherwise here. Write `{1}`."),
  /** {@code ? :} in an expression. */
  QUESTION_MARK(
      "B410",
      Severity.ERROR,
      "`?` and `:` do not choose between values. Write `if CONDITION then ONE else OTHER`."),
  /** A value in quotes. */
  QUOTED_VALUE("B411", Severity.ERROR, "Values stand without quotation marks. Write `{0}`."),
  /** A number with decimals. */
  NOT_WHOLE("B412", Severity.ERROR, "`{0}` is not a whole number. Count in a smaller unit."),
  /** Thousands kept apart. */
  PARTED_DIGITS("B413", Severity.ERROR, "The digits of a number stand together. Write `{0}`."),
  /** A minus that reads as a hyphen, or nearly. */
  MINUS_NEEDS_SPACES(
      "B414",
      Severity.ERROR,
      "A minus stands between spaces; without them it is a hyphen. Write `{0}`."),
  /** {@code not} where it cannot stand. */
  MISPLACED_NOT(
      "B415", Severity.ERROR, "`not` stands before a condition or before `in`. Write `{0}`."),
  /** A parenthesis never closed. */
  UNCLOSED_PARENTHESIS("B416", Severity.ERROR, "A `)` is missing here."),
  /** A parenthesis never opened. */
  STRAY_PARENTHESIS("B417", Severity.ERROR, "This `)` closes nothing."),
  /** An effect where a condition or value is wanted. */
  EFFECT_NOT_CONDITION(
      "B418",
      Severity.ERROR,
      "This changes `{0}`, but here is the place to ask. Write changes under `effects`."),
  /** A condition or value where an effect is wanted. */
  CONDITION_NOT_EFFECT(
      "B419", Severity.ERROR, "This changes nothing. An effect is written like `{0}`."),
  /** Two effects in one phrase. */
  SEVERAL_EFFECTS(
      "B420", Severity.ERROR, "One effect stands here, not several. Write a list: `{0}`."),
  /** An operator without its right side. */
  NOTHING_FOLLOWS("B421", Severity.ERROR, "Something is missing after `{0}`."),
  /** An operator without its left side. */
  NOTHING_PRECEDES("B422", Severity.ERROR, "Something is missing before `{0}`."),
  /** Two values side by side. */
  NOTHING_JOINS(
      "B423",
      Severity.ERROR,
      "Nothing joins `{0}` and `{1}`. Between them belongs a word such as `and` or a sign such as `+`."),
  /** A function without its parentheses. */
  NEEDS_PARENTHESES("B424", Severity.ERROR, "`{0}` is followed by parentheses. Write `{1}`."),
  /** A function with too few or too many values. */
  NUMBER_OF_VALUES(
      "B425", Severity.ERROR, "The number of values in `{0}` is {2}. It has to be {1}."),
  /** A function the language does not have. */
  UNKNOWN_FUNCTION("B426", Severity.ERROR, "There is no function `{0}`."),
  /** {@code if} without {@code then} or {@code else}. */
  IF_INCOMPLETE(
      "B427", Severity.ERROR, "This `if` has no `{0}`. Write `if CONDITION then ONE else OTHER`."),
  /** A word of the language at the wrong place. */
  WORD_OUT_OF_PLACE("B428", Severity.ERROR, "`{0}` cannot stand here."),
  /** {@code not} or {@code if} as one side of an operator. */
  NEEDS_TO_BE_ENCLOSED(
      "B429",
      Severity.ERROR,
      "`{0}` cannot follow an operator by itself. Put it and what belongs to it in parentheses."),
  /** Brackets or commas after {@code in}. */
  LIST_OTHERWISE("B430", Severity.ERROR, "What follows `in` is parted by `|`. Write `{0}`."),
  /** Something else than numbers, ranges and values after {@code in}. */
  NOT_LISTED(
      "B431",
      Severity.ERROR,
      "`{0}` cannot stand in a list after `in`. There stand numbers, ranges such as `5..7`, or values."),
  /** {@code ..} without {@code in}. */
  RANGE_OUT_OF_PLACE(
      "B432", Severity.ERROR, "A range stands only after `in`. Write it like `army in 5..7`."),
  /** A range or a clamp from high to low. */
  RANGE_REVERSED(
      "B433", Severity.ERROR, "Nothing lies from {0} to {1}. Write the smaller number first."),
  /** A number with too many digits. */
  NUMBER_TOO_GREAT("B434", Severity.ERROR, "`{0}` is too great. Numbers lie within ±10¹⁵."),
  /** Digits run into letters. */
  NOT_A_NAME(
      "B435", Severity.ERROR, "`{0}` is neither a number nor a name. Names begin with a letter."),
  /** {@code corps == loyal | gone}. */
  BAR_OUT_OF_PLACE(
      "B436",
      Severity.ERROR,
      "`|` parts the values after `in`, or those stored in a set. Write `{0}`."),
  // Conditions and effects: what they mean.
  /** A name nothing has. */
  UNKNOWN_NAME("B441", Severity.ERROR, "There is no variable `{0}` here."),
  /** A value the other side cannot have. */
  UNKNOWN_VALUE("B442", Severity.ERROR, "`{0}` is not one of the values `{1}`."),
  /** A value that stands beside nothing of its kind. */
  VALUE_ALONE(
      "B443",
      Severity.ERROR,
      "`{0}` is a value of `{1}` and cannot stand here. Write it beside its variable, as in `{2}`."),
  /** A node nothing has. */
  UNKNOWN_NODE("B444", Severity.ERROR, "There is no node `{0}`."),
  /** An option nothing has. */
  UNKNOWN_OPTION("B445", Severity.ERROR, "There is no choice or outcome `{0}`."),
  /** {@code chose} of an outcome. */
  OUTCOME_FALLS(
      "B446",
      Severity.ERROR,
      "`{0}` is an outcome; it falls and is not chosen. Write `fell({0})`."),
  /** {@code fell} of a choice. */
  CHOICE_IS_CHOSEN(
      "B447",
      Severity.ERROR,
      "`{0}` is a choice; it is chosen and does not fall. Write `chose({0})`."),
  /** {@code seen} or {@code visits} of something else. */
  ASKS_ABOUT_NODE("B448", Severity.ERROR, "`{0}` asks about a node. Write `{1}`."),
  /** {@code chose} or {@code fell} of something else. */
  ASKS_ABOUT_OPTION("B449", Severity.ERROR, "`{0}` asks about an option of a node. Write `{1}`."),
  /** Something else where a number belongs. */
  NOT_A_NUMBER("B450", Severity.ERROR, "`{0}` is not a number, and one is needed here."),
  /** A number or value where a condition belongs. */
  NOT_A_CONDITION(
      "B451",
      Severity.ERROR,
      "`{0}` is neither true nor false by itself. Compare it, as in `{1}`."),
  /** A comparison of a number with a flag and the like. */
  DIFFERENT_KINDS(
      "B452", Severity.ERROR, "`{0}` and `{1}` are of different kinds and cannot be compared."),
  /** {@code <} between values. */
  NO_ORDER(
      "B453",
      Severity.ERROR,
      "`{0}` has no greater and smaller values. Name those that are meant, as in `{1}`."),
  /** A set where it cannot stand. */
  SET_ALONE("B454", Severity.ERROR, "`{0}` is a set. Ask `{1}`, or count it with `count({0})`."),
  /** Something else where a set belongs. */
  NOT_A_SET("B455", Severity.ERROR, "`{0}` is not a set."),
  /** A variable or sum before {@code in SET}. */
  MEMBER_IS_A_VALUE(
      "B456",
      Severity.ERROR,
      "`{0}` is not a value of the set. Before `in {1}` stands one of `{2}`."),
  /** {@code visits} outside such a comparison. */
  VISITS_ALONE(
      "B457",
      Severity.ERROR,
      "`visits` stands only in a comparison with a number. Write it like `{0}`."),
  /** {@code visits} against too great a number. */
  TOO_MANY_VISITS("B458", Severity.ERROR, "Visits are counted only as far as {0}."),
  /** Arithmetic that could lose exactness. */
  COULD_PASS_LIMIT(
      "B459",
      Severity.ERROR,
      "`{0}` can lie anywhere from {1} to {2}. Keep it within ±10¹⁵, with `clamp` for example."),
  /** A divisor whose bounds hold 0. */
  DIVISOR_COULD_BE_ZERO(
      "B460",
      Severity.ERROR,
      "`{0}` can be 0, as it lies from {1} to {2}; nothing is divided by 0. Write for example `max(1, {0})`."),
  /** An effect on a derived variable. */
  DERIVED_STORED(
      "B461",
      Severity.ERROR,
      "`{0}` is derived and cannot be stored. Change what it is derived from."),
  /** {@code +=} on a flag or value, or a set given what is no value. */
  STORED_OTHERWISE("B462", Severity.ERROR, "`{0}` is not changed with `{1}`. Write it like `{2}`."),
  /** {@code before} where no effects stand beside. */
  BEFORE_NOT_HERE(
      "B463",
      Severity.ERROR,
      "Here is nothing before. `before` belongs into a node's or outcome's `text`, or a `reply`, beside effects."),
  /** {@code before} of something else than a variable. */
  BEFORE_A_VARIABLE(
      "B464", Severity.ERROR, "`before` takes the name of one variable. Write it like `{0}`."),
  /** {@code empty} in a condition. */
  EMPTY_NOT_ASKED(
      "B465", Severity.ERROR, "`empty` can only be stored in a set. To ask, write `{0}`."),
  /** A condition decided by the declared ranges. */
  ALWAYS_TRUE(
      "B466",
      Severity.WARNING,
      "`{0}` is always true: the ranges of what it names leave nothing else."),
  /** A condition decided by the declared ranges. */
  ALWAYS_FALSE(
      "B467",
      Severity.WARNING,
      "`{0}` is never true: the ranges of what it names leave no room for it."),
  /** A value stored that always lies outside the range. */
  ALWAYS_HELD("B468", Severity.WARNING, "`{0}` holds {1} to {2}, so this always stores {3}."),
  // Texts: the marks inside.
  /** An asterisk that emphasises nothing. */
  LONE_STAR(
      "B501",
      Severity.WARNING,
      "This `{0}` has no partner and is printed as it stands. Write `{1}` if that is meant."),
  /** Square brackets without an id. */
  NO_LINK(
      "B502",
      Severity.WARNING,
      "`{0}` makes no link and is printed as it stands. Write `[words](id)` for a link, `\\[` and `\\]` for brackets."),
  /** A brace never closed. */
  LONE_OPENING_BRACE(
      "B503",
      Severity.WARNING,
      "This `{` is not closed in its paragraph and is printed as it stands. Write `\\{` if that is meant."),
  /** A brace never opened. */
  LONE_CLOSING_BRACE(
      "B504",
      Severity.WARNING,
      "This `}` closes nothing and is printed as it stands. Write `\\}` if that is meant."),
  /** Braces around nothing. */
  EMPTY_BRACES(
      "B505",
      Severity.WARNING,
      "Nothing stands between these braces, and they are printed. Write `\\{` and `\\}` if that is meant."),
  /** A link to nothing. */
  UNKNOWN_CARD("B506", Severity.ERROR, "There is no person, place or source `{0}`."),
  /** A flag or condition where a value is printed. */
  TRUTH_NOT_PRINTED(
      "B507", Severity.ERROR, "`{0}` is true or false and has no words to print. Write `{1}`."),
  /** A computed value where a label is printed. */
  LABEL_OF_VARIABLE(
      "B508",
      Severity.ERROR,
      "Only a variable has labels to print. Give `{0}` a name under `derived`."),
  /** {@code as words} behind something else. */
  AS_WORDS_OF_NUMBER("B509", Severity.ERROR, "Only numbers are printed `as words`. Write `{0}`."),
  /** {@code as} and another word. */
  AS_WHAT("B510", Severity.ERROR, "After `as` stands only `words`."),
  /** A blank line in a one-paragraph text. */
  ONE_PARAGRAPH(
      "B511",
      Severity.ERROR,
      "This text is one paragraph, and a blank line ends it. Take the blank line out."),
  /** Braces and brackets inside each other. */
  MARKS_TOO_DEEP(
      "B512",
      Severity.ERROR,
      "More than {0} marks are open at once here. Divide the text, with `when` for example."),
  /** A second stroke. */
  THIRD_TEXT(
      "B513",
      Severity.ERROR,
      "Between `?` and `}` stand two texts at most. Write `\\|` for a stroke that is printed."),
  /** A link around nothing. */
  LINK_WITHOUT_WORDS(
      "B514", Severity.ERROR, "This link has no words. Write them between `[` and `]`."),
  /** A link around a link. */
  LINK_IN_LINK("B515", Severity.ERROR, "A link cannot stand inside another."),
  /** A placeholder typed with an input method on. */
  WIDE_BRACES(
      "B516", Severity.WARNING, "`{0}` is printed as it stands. Type `{1}` to print the value."),
  /** A backslash at the end of a paragraph. */
  LAST_BACKSLASH(
      "B517",
      Severity.WARNING,
      "Nothing follows this `\\`, and it is printed. Write `\\\\` if that is meant.");

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
    ORIGINAL_HERE("The original stands here."),
    OPENED_HERE("It is opened here.");

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
