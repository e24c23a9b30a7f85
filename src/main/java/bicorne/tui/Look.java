package bicorne.tui;

/**
 * What words are, as far as their look goes; the painter knows colours. Meaning never rests on the
 * look alone.
 */
public enum Look {
  TEXT,
  EMPHASIS,
  STRONG,
  /** The line over a page, and titles. */
  TITLE,
  /** Rules, margins, keys' explanations. */
  QUIET,
  /** A speaker's name, a document's title. */
  NAME,
  LINK,
  /** The link that Enter follows. */
  LINK_CHOSEN,
  CHOICE,
  /** The choice that Enter takes. */
  CHOICE_CHOSEN,
  LOCKED,
  /** A key that can be pressed. */
  KEY,
  GAUGE_FULL,
  GAUGE_EMPTY,
  NOTICE,
  ERROR,
  /** What history did. */
  HISTORY,
  /** What differs from history. */
  DIFFERS,
  /** Text being typed. */
  FIELD
}
