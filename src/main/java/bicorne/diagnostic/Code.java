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
  // ---- B1, B2, B3, B7: loading. The sentence says what a code is.
  // files and yaml
  NO_SUCH_FILE("B101", Severity.ERROR, "There is no `{0}`."),
  UNREADABLE("B102", Severity.ERROR, "`{0}` cannot be read."),
  FILE_TOO_LARGE(
      "B103", Severity.ERROR, "The file has {0} bytes; a file of a story has at most {1}."),
  FOLDER_TOO_LARGE(
      "B104", Severity.ERROR, "The files of the folder have {0} bytes; a story has at most {1}."),
  LINE_TOO_LONG(
      "B105",
      Severity.ERROR,
      "The line has {0} characters; a line has at most {1}. Break it into several."),
  TOO_MANY_PARTS(
      "B106", Severity.ERROR, "The file holds more than {0} values. Divide it into several files."),
  TOO_DEEP("B107", Severity.ERROR, "This stands more than {0} levels deep."),
  NOT_UTF8("B108", Severity.ERROR, "The file is not valid UTF-8 from here on. Save it as UTF-8."),
  OTHER_ENCODING(
      "B109", Severity.ERROR, "The file is not UTF-8; it looks like {0}. Save it as UTF-8."),
  CUT_SHORT(
      "B110",
      Severity.ERROR,
      "The file ends in the middle of a character. It was cut short; restore the rest."),
  UNSAFE_CHARACTER(
      "B111", Severity.ERROR, "The character {0} cannot be seen or steers the screen. Remove it."),
  STRAY_BYTE_ORDER_MARK(
      "B112",
      Severity.ERROR,
      "A byte-order mark stands inside the file. Remove it; it is harmless only at the start."),
  EMPTY_FILE("B113", Severity.ERROR, "The file is empty."),
  SECOND_DOCUMENT(
      "B114",
      Severity.ERROR,
      "The line begins a second document. A file holds one; remove the line."),
  FILE_NOT_READ("B115", Severity.WARNING, "`{0}` is not read: nothing of a story has this place."),
  OTHER_ENDING("B116", Severity.WARNING, "`{0}` is not read: the files of a story end in `.yaml`."),
  ANCHOR(
      "B117",
      Severity.ERROR,
      "`&` gives a name to a part of a file, and stories have no such names. Quote a text that begins with `&`."),
  ALIAS(
      "B118",
      Severity.ERROR,
      "`*` repeats a part of a file, and stories have no such repeats. Quote a text that begins with `*`."),
  TAG(
      "B119",
      Severity.ERROR,
      "`{0}` gives a type to a value, and stories have no such types. Quote a text that begins with it."),
  MERGE_KEY(
      "B120",
      Severity.ERROR,
      "`<<` merges keys from elsewhere, and stories have no such merges. Write the keys out."),
  KEY_IS_NO_WORD("B121", Severity.ERROR, "A key is a single word, not a list or a group of keys."),
  REPEATED_KEY("B122", Severity.ERROR, "`{0}` stands here a second time. Remove one of the two."),
  NO_VALUE("B123", Severity.ERROR, "`{0}` has no value. Write one, or remove the key."),
  NO_VALUE_AFTER_COMMA(
      "B124",
      Severity.ERROR,
      "`{0}` has no value. If it belongs to the words before the comma, quote them all."),
  EMPTY_ITEM(
      "B125",
      Severity.ERROR,
      "Nothing stands behind the dash. Write an entry, or remove the dash."),
  SPLIT_AT_COMMA("B126", Severity.ERROR, "`{0}` is cut in pieces at its commas. Quote it."),
  KEY_ALONE_IN_BRACES(
      "B127",
      Severity.ERROR,
      "`{0}` alone in braces is a key without a value. Quote a text that begins with `{`."),
  TAB_INDENTATION("B130", Severity.ERROR, "The line is indented with a tab. Indent with spaces."),
  WRONG_INDENTATION(
      "B131",
      Severity.ERROR,
      "The indentation of the line fits none of the lines above it. What belongs together begins in the same column."),
  COLON_IN_TEXT(
      "B132",
      Severity.ERROR,
      "A colon with a space stands inside unquoted words. Quote them all, or put them below their key behind `|`."),
  NO_SPACE_AFTER_COLON(
      "B133", Severity.ERROR, "No space follows the colon of `{0}`. Put one there."),
  NO_COLON(
      "B134",
      Severity.ERROR,
      "The line is neither a key with a colon nor part of a text. Add what is missing, or indent it like the text it belongs to."),
  UNCLOSED_QUOTE(
      "B135", Severity.ERROR, "The quotation mark `{0}` that opens here is never closed."),
  UNCLOSED_BRACKET(
      "B136",
      Severity.ERROR,
      "The `{0}` that opens here is not closed with `{1}`, or a comma is missing. Quote a text that begins with `{0}`."),
  TEXT_AFTER_QUOTE(
      "B137",
      Severity.ERROR,
      "Words stand behind a value that is already complete. Quote the whole text with the other kind of quotation mark, or put it below its key behind `|`."),
  QUOTED_START(
      "B138",
      Severity.ERROR,
      "A text that begins with `{0}` is quoted. Put it in quotation marks, or below its key behind `|`."),
  LIST_AMONG_KEYS(
      "B139",
      Severity.ERROR,
      "Entries with dashes and keys with colons stand side by side. Indent what belongs to the line above."),
  DASH_AFTER_KEY("B140", Severity.ERROR, "A list with dashes begins on the line below its key."),
  TEXT_AFTER_MARK(
      "B141",
      Severity.ERROR,
      "A text behind `{0}` begins on the next line. Quote a text that itself begins with `{0}`."),
  BAD_ESCAPE(
      "B142",
      Severity.ERROR,
      "`{0}` means nothing inside double quotation marks. Write the backslash twice, or use `|` or single quotation marks."),
  LESS_THAN_ITS_BLOCK(
      "B143",
      Severity.ERROR,
      "The line is indented less than the first line of its text. Indent the lines of a text alike."),
  FULL_WIDTH_COLON(
      "B144", Severity.ERROR, "A full-width colon stands behind the key. Write `:` and a space."),
  REMARK_IN_TEXT(
      "B145",
      Severity.ERROR,
      "A remark interrupts the text, and the line after it is left over. Remove the remark, or put the text below its key behind `|`."),
  NO_SPACE_AFTER_DASH("B146", Severity.ERROR, "No space follows the dash. Put one there."),
  NOT_UNDERSTOOD(
      "B149",
      Severity.ERROR,
      "The line cannot be understood. Look at its indentation, colons and quotation marks; a text with such marks is best put below its key behind `|`."),

  // structure and fields
  UNKNOWN_KEY("B201", Severity.ERROR, "There is no key `{0}` here."),
  MISSING_KEY("B202", Severity.ERROR, "The key `{0}` is missing here."),
  WANTS_WORDS("B203", Severity.ERROR, "A single value belongs here, neither a list nor keys."),
  WANTS_LIST(
      "B204", Severity.ERROR, "A list belongs here: `[a, b]`, or lines that begin with a dash."),
  WANTS_KEYS("B205", Severity.ERROR, "Keys with values belong here."),
  NOT_ONE_OF("B206", Severity.ERROR, "`{0}` is not possible here; possible are {1}."),
  ONLY_TRUE("B207", Severity.ERROR, "`{0}` is `true` or left out."),
  NO_INTEGER("B208", Severity.ERROR, "`{0}` is not a whole number in digits."),
  NUMBER_OUTSIDE("B209", Severity.ERROR, "`{0}` does not lie between {1} and {2}."),
  NO_DATE(
      "B210", Severity.ERROR, "`{0}` is not a date. Write year-month-day, such as `1814-01-29`."),
  NO_SUCH_DAY("B211", Severity.ERROR, "The calendar has no day `{0}`."),
  NO_DEGREES(
      "B212",
      Severity.ERROR,
      "`{0}` is not a number of degrees between -{1} and {1}, such as `48.39`."),
  LAT_AND_LON("B213", Severity.ERROR, "`lat` and `lon` stand together or not at all."),
  NO_RANGE(
      "B214",
      Severity.ERROR,
      "`{0}` is not a range. Write the least and the greatest number, such as `0..120`."),
  RANGE_TURNED("B215", Severity.ERROR, "The range begins at {0} and ends below it, at {1}."),
  NOTHING_IN_IT("B216", Severity.ERROR, "At least one entry belongs here."),
  TOO_MANY_VALUES("B217", Severity.ERROR, "There are {0} values; there can be at most {1}."),
  NO_WAY_OUT(
      "B220",
      Severity.ERROR,
      "The node has no way out. Give it one of `choices`, `goto`, `outcomes`, `return` and `ending`."),
  SECOND_WAY_OUT(
      "B221", Severity.ERROR, "`{0}` is a second way out beside `{1}`; there is exactly one."),
  LEADS_NOWHERE(
      "B222",
      Severity.ERROR,
      "It does not lead on. Give it a `goto`, `outcomes` or `return`; an outcome has no `outcomes`."),
  NOT_BESIDE("B223", Severity.ERROR, "`{0}` cannot stand beside `{1}`."),
  LAST_HAS_WHEN(
      "B224",
      Severity.ERROR,
      "The last target has a condition, so that perhaps none is taken. End with one that has no `when`."),
  NEVER_TRIED(
      "B225", Severity.ERROR, "This target is never tried: the one above it has no `when`."),
  RETURN_OUTSIDE_SCENE(
      "B226", Severity.ERROR, "`return` stands only in scenes. Use `goto` or an `ending`."),
  ELSE_WITHOUT_WHEN("B227", Severity.ERROR, "`else` needs a `when` beside it."),
  TEXT_IN_BRACKETS(
      "B230",
      Severity.ERROR,
      "A text does not stand in square brackets. Quote it, or write its pieces below each other with dashes."),
  UNQUOTED_IN_LIST("B231", Severity.ERROR, "A text inside square brackets is quoted."),
  REMARK_BEHIND_TEXT(
      "B232",
      Severity.ERROR,
      "What stands behind ` #` is a remark and not part of the text. Quote the text if it is meant to be, or put the remark on a line of its own."),
  TEXT_TAKEN_FOR_KEY(
      "B233",
      Severity.ERROR,
      "A text belongs here, but the colon makes `{0}` a key. Quote the text, or put it below its key behind `|`."),
  PIECE_WITHOUT_DASH(
      "B234",
      Severity.ERROR,
      "A piece of a text begins with a dash. Put `- ` before its first key."),
  OTHER_VERSION(
      "B240",
      Severity.ERROR,
      "The story is written in version `{0}` of the format; this program reads version `{1}`."),
  NO_LANGUAGE_TAG(
      "B241",
      Severity.ERROR,
      "`{0}` does not name a language. Write a tag such as `en` or `zh-Hans`."),
  NO_KIND(
      "B242",
      Severity.ERROR,
      "Nothing says what the variable holds. Give it one of `range`, `values`, `flag` and `set-of`."),
  FLAG_SHOWN(
      "B243",
      Severity.ERROR,
      "A flag cannot be shown. Show a derived variable with values instead."),
  SHOWN_AS_NUMBER(
      "B244", Severity.ERROR, "Only integers are shown as `gauge` or `number`. Write `word`."),
  SHOWN_AS_WORD(
      "B245", Severity.ERROR, "An integer is shown as `gauge` or `number`, not as `word`."),
  UNIT_OF_NO_NUMBER("B246", Severity.ERROR, "Only integers have a `unit`."),
  PICTURE_TOO_WIDE(
      "B247", Severity.ERROR, "The line is {0} cells wide; a picture has at most {1}."),
  TAB_IN_PICTURE("B248", Severity.ERROR, "A tab has no fixed width. Draw with spaces."),
  WEIGHT_BELOW_ZERO(
      "B249",
      Severity.ERROR,
      "The weight can be as low as {1}. Write `max(0, {0})` if it is meant."),
  WEIGHTS_TOO_LARGE("B250", Severity.ERROR, "The weights up to here can come to more than {0}."),
  VISITS_OF_NO_NODE(
      "B251",
      Severity.ERROR,
      "`by-visit` counts the visits of a node, and this text belongs to none."),

  // names
  BAD_ID(
      "B301",
      Severity.ERROR,
      "`{0}` cannot be an id. An id is made of letters, digits, `-` and `_`."),
  BAD_VARIABLE_NAME(
      "B302",
      Severity.ERROR,
      "`{0}` cannot be a variable. Its name is made of letters, digits and `_`, and begins with a letter."),
  BAD_VALUE_NAME(
      "B303",
      Severity.ERROR,
      "`{0}` cannot be a value. Its name is made of letters, digits, `-` and `_`, and begins with a letter."),
  RESERVED_WORD("B304", Severity.ERROR, "`{0}` is a word of conditions and cannot be a name."),
  DIFFERS_IN_CASE(
      "B305",
      Severity.ERROR,
      "`{0}` differs from `{1}` only in case. Give one of them another name."),
  NAME_TAKEN("B306", Severity.ERROR, "The name `{0}` is already taken."),
  VARIABLE_AND_VALUE(
      "B307",
      Severity.ERROR,
      "`{0}` is both a variable and a value. Give one of them another name."),
  NODE_LIKE_FILE(
      "B308",
      Severity.ERROR,
      "The node is named like the episode or scene `{0}`. Give it another name."),
  NO_SUCH_NODE("B310", Severity.ERROR, "There is no node `{0}`."),
  NO_SUCH_EPISODE("B311", Severity.ERROR, "There is no episode `{0}`."),
  SCENE_BY_GOTO(
      "B312",
      Severity.ERROR,
      "`{1}` is a scene. It is entered by `call`, beside a `goto` that says what follows."),
  NODE_OF_SCENE(
      "B313",
      Severity.ERROR,
      "`{0}` stands in the scene `{1}`, which is entered only by `call` and from its start."),
  LEAVES_SCENE(
      "B314",
      Severity.ERROR,
      "`{0}` lies outside the scene. A scene is left only by `return` or an `ending`."),
  NO_SUCH_SCENE("B315", Severity.ERROR, "There is no scene `{0}`."),
  CALL_CIRCLE("B316", Severity.ERROR, "Scenes call each other in a circle: {0}."),
  NO_SUCH_POOL("B317", Severity.ERROR, "There is no pool `{0}` in this file."),
  NO_SUCH_PERSON("B320", Severity.ERROR, "There is no person `{0}`."),
  NO_SUCH_PLACE("B321", Severity.ERROR, "There is no place `{0}`."),
  NO_SUCH_SOURCE("B322", Severity.ERROR, "There is no source `{0}`."),
  NO_SUCH_PICTURE("B323", Severity.ERROR, "There is no picture `{0}`."),
  NO_SUCH_VARIABLE("B324", Severity.ERROR, "There is no variable `{0}`."),
  NO_SUCH_VALUE("B325", Severity.ERROR, "There is no value `{0}`."),
  NOT_SHOWN("B326", Severity.ERROR, "`{0}` has no `show`, so that the status line cannot show it."),
  DERIVED_CIRCLE("B327", Severity.ERROR, "Variables are derived from each other in a circle: {0}."),
  TWICE_IN_LIST("B328", Severity.ERROR, "`{0}` stands in the list a second time."),
  NO_EPISODE_FILE("B329", Severity.ERROR, "There is no file for the episode `{0}`."),
  EPISODE_NOT_LISTED("B330", Severity.ERROR, "The episode `{0}` is not listed in `story.yaml`."),
  BAD_RENAME(
      "B331",
      Severity.ERROR,
      "`{0}` cannot be renamed. Write `episode`, `episode/node` or `episode/node#option`."),
  RENAMED_TO_OTHER_KIND(
      "B332",
      Severity.ERROR,
      "`{0}` and `{1}` are not of one kind: an episode becomes an episode, a node a node, an option an option."),
  RENAMED_IS_THERE("B333", Severity.ERROR, "`{0}` is renamed, but it is still there."),
  RENAMED_TO_NOTHING("B334", Severity.ERROR, "There is no `{0}` to which the old name could lead."),
  RENAME_CIRCLE("B335", Severity.ERROR, "Names are renamed in a circle: {0}."),

  // translations
  LANGUAGE_WITHOUT_FOLDER(
      "B701", Severity.WARNING, "There is no folder `lang/{0}` with the translation."),
  LANGUAGE_NOT_LISTED(
      "B702",
      Severity.ERROR,
      "The language `{0}` is not listed under `translations` in `story.yaml`."),
  NO_ORIGINAL_FILE("B703", Severity.ERROR, "The story has no file `{0}` to be translated."),
  NO_SUCH_TEXT(
      "B704",
      Severity.ERROR,
      "The original has no text `{0}` here. A translation holds only texts, under the original's ids."),
  TRANSLATED_TWICE("B705", Severity.ERROR, "`{0}` is translated a second time."),
  STALE(
      "B706",
      Severity.WARNING,
      "The original has changed since it was translated: `{0}` is now `{1}`."),
  NOT_TRANSLATED("B707", Severity.WARNING, "Texts without a translation: {0}, first {1}."),

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
