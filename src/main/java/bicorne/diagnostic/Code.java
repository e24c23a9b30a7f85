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

  // ---- B1: Files and YAML

  /** A file or folder that is not there. */
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
      "`&` gives a name to a part of a file, and stories have no such names. Quote a text that"
          + " begins with `&`."),

  ALIAS(
      "B118",
      Severity.ERROR,
      "`*` repeats a part of a file, and stories have no such repeats. Quote a text that begins"
          + " with `*`."),

  TAG(
      "B119",
      Severity.ERROR,
      "`{0}` gives a type to a value, and stories have no such types. Quote a text that begins with"
          + " it."),

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

  FOLDER_OF_TOO_MANY_PARTS(
      "B128", Severity.ERROR, "The files of the folder hold more than {0} values."),

  NOT_A_FILE(
      "B129",
      Severity.ERROR,
      "`{0}` is no file but a pipe, a device or a folder, and is not opened. Remove it, or put a"
          + " file in its place."),

  TAB_INDENTATION("B130", Severity.ERROR, "The line is indented with a tab. Indent with spaces."),

  WRONG_INDENTATION(
      "B131",
      Severity.ERROR,
      "The indentation of the line fits none of the lines above it. What belongs together begins in"
          + " the same column."),

  COLON_IN_TEXT(
      "B132",
      Severity.ERROR,
      "A colon with a space stands inside unquoted words. Quote them all, or put them below their"
          + " key behind `|`."),

  NO_SPACE_AFTER_COLON(
      "B133", Severity.ERROR, "No space follows the colon of `{0}`. Put one there."),

  NO_COLON(
      "B134",
      Severity.ERROR,
      "The line is neither a key with a colon nor part of a text. Add what is missing, or indent it"
          + " like the text it belongs to."),

  UNCLOSED_QUOTE(
      "B135", Severity.ERROR, "The quotation mark `{0}` that opens here is never closed."),

  UNCLOSED_BRACKET(
      "B136",
      Severity.ERROR,
      "The `{0}` that opens here is not closed with `{1}`, or a comma is missing. Quote a text that"
          + " begins with `{0}`."),

  TEXT_AFTER_QUOTE(
      "B137",
      Severity.ERROR,
      "Words stand behind a value that is already complete. Quote the whole text with the other"
          + " kind of quotation mark, or put it below its key behind `|`."),

  QUOTED_START(
      "B138",
      Severity.ERROR,
      "A text that begins with `{0}` is quoted. Put it in quotation marks, or below its key behind"
          + " `|`."),

  LIST_AMONG_KEYS(
      "B139",
      Severity.ERROR,
      "Entries with dashes and keys with colons stand side by side. Indent what belongs to the line"
          + " above."),

  DASH_AFTER_KEY("B140", Severity.ERROR, "A list with dashes begins on the line below its key."),

  TEXT_AFTER_MARK(
      "B141",
      Severity.ERROR,
      "A text behind `{0}` begins on the next line. Quote a text that itself begins with `{0}`."),

  BAD_ESCAPE(
      "B142",
      Severity.ERROR,
      "`{0}` means nothing inside double quotation marks. Write the backslash twice, or use `|` or"
          + " single quotation marks."),

  LESS_THAN_ITS_BLOCK(
      "B143",
      Severity.ERROR,
      "The line is indented less than the first line of its text. Indent the lines of a text"
          + " alike."),

  FULL_WIDTH_COLON(
      "B144", Severity.ERROR, "A full-width colon stands behind the key. Write `:` and a space."),

  REMARK_IN_TEXT(
      "B145",
      Severity.ERROR,
      "A remark interrupts the text, and the line after it is left over. Remove the remark, or put"
          + " the text below its key behind `|`."),

  NO_SPACE_AFTER_DASH("B146", Severity.ERROR, "No space follows the dash. Put one there."),

  QUESTION_IN_BRACKETS(
      "B147",
      Severity.ERROR,
      "A question mark stands inside unquoted words in braces or brackets. Quote them all."),

  NOT_UNDERSTOOD(
      "B149",
      Severity.ERROR,
      "The line cannot be understood. Look at its indentation, colons and quotation marks; a text"
          + " with such marks is best put below its key behind `|`."),

  /** A remark that allows what is not there. */
  ALLOWED_IN_VAIN("B150", Severity.WARNING, "Nothing here is a `{0}`. Remove the remark."),

  /** A remark that allows without saying what, or why. */
  ALLOW_FORM(
      "B151",
      Severity.WARNING,
      "A finding is allowed with its code and a reason. Write `# bicorne: allow {0} because"
          + " REASON`."),

  /** A remark that allows an error. */
  ERROR_ALLOWED(
      "B152", Severity.WARNING, "`{0}` is an error and cannot be allowed. Remove the remark."),

  // ---- B2: Structure

  UNKNOWN_KEY("B201", Severity.ERROR, "There is no key `{0}` here."),

  MISSING_KEY(
      "B202", Severity.ERROR, "The key `{0}` is missing here. Write it, for example as `{1}`."),

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
      "The node has no way out. Give it one of `choices`, `goto`, `outcomes`, `return` and"
          + " `ending`."),

  SECOND_WAY_OUT(
      "B221", Severity.ERROR, "`{0}` is a second way out beside `{1}`; there is exactly one."),

  LEADS_NOWHERE(
      "B222",
      Severity.ERROR,
      "It does not lead on. Give it a `goto`, `outcomes` or `return`; an outcome has no"
          + " `outcomes`."),

  NOT_BESIDE("B223", Severity.ERROR, "`{0}` cannot stand beside `{1}`."),

  LAST_HAS_WHEN(
      "B224",
      Severity.ERROR,
      "The last target has a condition, so that perhaps none is taken. End with one that has no"
          + " `when`."),

  NEVER_TRIED(
      "B225", Severity.ERROR, "This target is never tried: the one above it has no `when`."),

  RETURN_OUTSIDE_SCENE(
      "B226", Severity.ERROR, "`return` stands only in scenes. Use `goto` or an `ending`."),

  ELSE_WITHOUT_WHEN("B227", Severity.ERROR, "`else` needs a `when` beside it."),

  TEXT_IN_BRACKETS(
      "B230",
      Severity.ERROR,
      "A text does not stand in square brackets. Quote it, or write its pieces below each other"
          + " with dashes."),

  UNQUOTED_IN_LIST("B231", Severity.ERROR, "A text inside square brackets is quoted."),

  REMARK_BEHIND_TEXT(
      "B232",
      Severity.ERROR,
      "What stands behind ` #` is a remark and not part of the text. Quote the text if it is meant"
          + " to be, or put the remark on a line of its own."),

  TEXT_TAKEN_FOR_KEY(
      "B233",
      Severity.ERROR,
      "A text belongs here, but the colon makes `{0}` a key. Quote the text, or put it below its"
          + " key behind `|`."),

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
      "Nothing says what the variable holds. Give it one of `range`, `values`, `flag` and"
          + " `set-of`."),

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

  // ---- B3: Names

  BAD_ID(
      "B301",
      Severity.ERROR,
      "`{0}` cannot be an id. An id is made of letters, digits, `-` and `_`."),

  BAD_VARIABLE_NAME(
      "B302",
      Severity.ERROR,
      "`{0}` cannot be a variable. Its name is made of letters, digits and `_`, and begins with a"
          + " letter."),

  BAD_VALUE_NAME(
      "B303",
      Severity.ERROR,
      "`{0}` cannot be a value. Its name is made of letters, digits, `-` and `_`, and begins with a"
          + " letter."),

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

  /** A name with a letter that only looks like another. */
  LOOKS_ALIKE(
      "B309",
      Severity.WARNING,
      "In `{0}` the letter {1} only looks like `{2}`. Type the name anew."),

  NO_SUCH_NODE("B310", Severity.ERROR, "There is no node `{0}`."),

  NO_SUCH_EPISODE("B311", Severity.ERROR, "There is no episode `{0}`."),

  SCENE_BY_GOTO(
      "B312",
      Severity.ERROR,
      "`{0}` is a scene. It is entered by `call`, beside a `goto` that says what follows."),

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
      "`{0}` and `{1}` are not of one kind: an episode becomes an episode, a node a node, an option"
          + " an option."),

  RENAMED_IS_THERE("B333", Severity.ERROR, "`{0}` is renamed, but it is still there."),

  RENAMED_TO_NOTHING("B334", Severity.ERROR, "There is no `{0}` to which the old name could lead."),

  RENAME_CIRCLE("B335", Severity.ERROR, "Names are renamed in a circle: {0}."),

  // ---- B4: Conditions and effects

  /** A phrase without words. */
  EMPTY_PHRASE(
      "B401", Severity.ERROR, "Nothing is written here. Write something, or leave the key out."),
  /** More than one phrase may hold. */
  PHRASE_TOO_LONG(
      "B402",
      Severity.ERROR,
      "This is too long: {0} characters and {1} operators are the most. Name parts of it under"
          + " `derived`."),
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
      "Nothing joins `{0}` and `{1}`. Between them belongs a word such as `and` or a sign such as"
          + " `+`."),
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
      "`{0}` cannot stand in a list after `in`. There stand numbers, ranges such as `5..7`, or"
          + " values."),
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
  /** A name nothing has. */
  UNKNOWN_NAME("B441", Severity.ERROR, "There is no variable `{0}` here."),
  /** A value the other side cannot have. */
  UNKNOWN_VALUE("B442", Severity.ERROR, "`{0}` is not one of the values `{1}`."),
  /** A value that stands beside nothing of its kind. */
  VALUE_ALONE(
      "B443",
      Severity.ERROR,
      "`{0}` is a value of `{1}` and cannot stand here. Write it beside its variable, as in"
          + " `{2}`."),
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
      "`{0}` can be 0, as it lies from {1} to {2}; nothing is divided by 0. Write for example"
          + " `max(1, {0})`."),
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
      "Here is nothing before. `before` belongs into a node's or outcome's `text`, or a `reply`,"
          + " beside effects."),
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
  /** {@code at} in a condition that play depends on. */
  AT_NOT_HERE(
      "B469",
      Severity.ERROR,
      "Only a claim (`always`, `never`, `reachable`) or a question (`--ask`) asks where play stands."
          + " `seen({0})` asks whether it was there."),

  // ---- B5: Texts

  /** An asterisk that emphasises nothing. */
  LONE_STAR(
      "B501",
      Severity.WARNING,
      "This `{0}` has no partner and is printed as it stands. Write `{1}` if that is meant."),
  /** Square brackets without an id. */
  NO_LINK(
      "B502",
      Severity.WARNING,
      "`{0}` makes no link and is printed as it stands. Write `[words](id)` for a link, `\\[` and"
          + " `\\]` for brackets."),
  /** A brace never closed. */
  LONE_OPENING_BRACE(
      "B503",
      Severity.WARNING,
      "This `{` is not closed in its paragraph and is printed as it stands. Write `\\{` if that is"
          + " meant."),
  /** A brace never opened. */
  LONE_CLOSING_BRACE(
      "B504",
      Severity.WARNING,
      "This `}` closes nothing and is printed as it stands. Write `\\}` if that is meant."),
  /** Braces around nothing. */
  EMPTY_BRACES(
      "B505",
      Severity.WARNING,
      "Nothing stands between these braces, and they are printed. Write `\\{` and `\\}` if that is"
          + " meant."),
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
      "Nothing follows this `\\`, and it is printed. Write `\\\\` if that is meant."),

  // ---- B6: The story as a graph

  /** Nodes that lead round for ever without a page: play would stop there. */
  SILENT_CIRCLE(
      "B601",
      Severity.ERROR,
      "From the node `{0}` the story goes round for ever and never waits for the player: {1}."
          + " Let one of these nodes say something or offer a choice."),
  /** A node that no link leads to. */
  NODE_NOT_REACHED(
      "B602",
      Severity.WARNING,
      "No way from any start leads to the node `{0}`. Link to it or take it out."),
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
      "Every choice of the node `{0}` has a condition, and all may be closed at once. Add"
          + " `otherwise`, or a choice that is always open."),
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
  /** The same in a translation. */
  CHOICE_TOO_LONG_IN_TRANSLATION(
      "B645",
      Severity.NOTE,
      "In the translation `{3}` the choice `{0}` is {1} columns wide; up to {2} are read at a"
          + " glance."),
  /** Two nodes with the same words. */
  TEXT_REPEATED(
      "B644",
      Severity.NOTE,
      "The node `{0}` says the same as `{1}`, word for word. Reword one of them."),
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
          + " leaves it out."),

  /** History's road ends where nothing that can be taken is what was done. */
  ROAD_STOPS(
      "B661",
      Severity.NOTE,
      "History's road stops at `{0}`: nothing that can be taken there is marked `history: main`."),
  /** History's road goes round. */
  ROAD_CIRCLES("B662", Severity.NOTE, "History's road comes back to `{0}` and goes round."),
  /** An episode that history's road does not enter. */
  ROAD_MISSES(
      "B663",
      Severity.NOTE,
      "History's road does not enter the episode `{0}`: played alone, it begins with the starting values."),

  /** Play can stop before choices that are all closed. */
  NO_CHOICE_OPEN(
      "B671",
      Severity.ERROR,
      "Play can stop at `{0}`, where no choice is open then. It comes there by {1}."),
  /** Play can stop where nothing can fall. */
  NOTHING_CAN_FALL(
      "B672",
      Severity.ERROR,
      "Play can stop at `{0}`, where no outcome can fall then. It comes there by {1}."),
  /** Play can go round without a page. */
  GOES_ROUND(
      "B673",
      Severity.ERROR,
      "Play can stop at `{0}`, going round for ever without a page. It comes there by {1}."),
  /** A state from which no ending lies ahead. */
  TRAP(
      "B674",
      Severity.WARNING,
      "From `{0}` on there may be no way to an ending any more. It comes to that by {1}."),
  /** A claim that does not hold. */
  CLAIM_REFUTED(
      "B675",
      Severity.ERROR,
      "It is claimed otherwise, and happens: `{0}`. It comes to that by {1}."),
  /** A claim of what never happens. */
  CLAIM_NEVER_HAPPENS(
      "B676", Severity.ERROR, "It is claimed to be reachable, and cannot happen: `{0}`."),
  /** A node that no play enters. */
  NODE_NEVER_ENTERED(
      "B677",
      Severity.WARNING,
      "Whatever is decided, the node `{0}` is never entered. In its" + " way: {1}."),
  /** An ending that no play comes to. */
  ENDING_NEVER_REACHED(
      "B678",
      Severity.WARNING,
      "Whatever is decided, the ending `{0}` is never reached. In its" + " way: {1}."),
  /** A choice that is never open in play. */
  CHOICE_NEVER_OPEN(
      "B679",
      Severity.WARNING,
      "Whatever is decided, the choice `{0}` is never open. In its" + " way: {1}."),
  /** An outcome that never falls in play. */
  OUTCOME_CANNOT_FALL(
      "B680",
      Severity.WARNING,
      "Whatever is decided, the outcome `{0}` never falls. In its" + " way: {1}."),
  /** A way that is never taken in play. */
  WAY_NEVER_TAKEN(
      "B681", Severity.WARNING, "Whatever is decided, the way from `{0}` to `{1}` is never taken."),
  /** Words that are never told. */
  TEXT_NEVER_TOLD(
      "B682",
      Severity.WARNING,
      "Whatever is decided, the words of `{0}` for `{1}` are never told."),

  // ---- B7: Translations

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
      "The original has no text `{0}` here. A translation holds only texts, under the original's"
          + " ids."),

  TRANSLATED_TWICE("B705", Severity.ERROR, "`{0}` is translated a second time."),

  STALE(
      "B706",
      Severity.WARNING,
      "The original has changed since it was translated: `{0}` is now `{1}`."),

  NOT_TRANSLATED("B707", Severity.WARNING, "Texts without a translation: {0}, first {1}."),

  // ---- B8: Story tests

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
  /** A test without a step. */
  TEST_EMPTY(
      "B821",
      Severity.ERROR,
      "The test asks nothing of the story. Write what is chosen, as `> ID`, and what must come of"
          + " it."),
  /** A test that asks for nothing but that its choices can be taken. */
  TEST_ONLY_CHOOSES(
      "B822",
      Severity.WARNING,
      "The test only chooses. Say what must come of it: `= ending NODE`, `? CONDITION`, or words.");

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
