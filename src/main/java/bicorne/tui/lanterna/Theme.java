package bicorne.tui.lanterna;

/**
 * How looks become colours. {@link #TERMINAL} leaves text in the terminal's own colours, so it fits
 * any background; the others paint the background too, so that what they choose can be read.
 */
public enum Theme {
  /** The terminal's own colours; a colour of ours only where it brings its own background. */
  TERMINAL,
  DARK,
  LIGHT,
  HIGH_CONTRAST,
  /** Bold, underlined and reversed only. */
  NONE
}
