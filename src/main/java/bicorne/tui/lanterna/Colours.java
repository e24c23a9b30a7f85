package bicorne.tui.lanterna;

import java.util.Map;

/** How many colours a terminal has, by what it announces; when in doubt, fewer. */
public enum Colours {
  NONE,
  SIXTEEN,
  /** The 256 of the usual table. */
  MANY,
  /** Any red, green and blue. */
  TRUE;

  private static final String[] MONOCHROME = {
    "vt1", "vt2", "vt3", "vt4", "vt5", "ansi-m", "xterm-mono"
  };

  /** Terminals that have no more than sixteen, whatever the environment inherited says. */
  private static final String[] FEW = {"linux", "screen", "cons25", "cygwin", "ansi", "pcansi"};

  private static final String[] MODERN = {
    "alacritty",
    "contour",
    "foot",
    "ghostty",
    "iterm",
    "konsole",
    "kitty",
    "mintty",
    "tmux",
    "wezterm",
    "xterm-ghostty",
    "xterm-kitty"
  };

  /** From {@code NO_COLOR}, {@code TERM} and {@code COLORTERM}. */
  public static Colours of(Map<String, String> variables) {
    String term = variables.getOrDefault("TERM", "");
    if (!variables.getOrDefault("NO_COLOR", "").isEmpty() || startsWithAny(term, MONOCHROME)) {
      return NONE;
    }
    boolean many = term.contains("256") || startsWithAny(term, MODERN);
    if (!many && startsWithAny(term, FEW)) {
      return SIXTEEN;
    }
    String colours = variables.getOrDefault("COLORTERM", "");
    if (colours.equals("truecolor") || colours.equals("24bit") || term.contains("direct")) {
      return TRUE;
    }
    return many ? MANY : SIXTEEN;
  }

  private static boolean startsWithAny(String term, String[] beginnings) {
    for (String beginning : beginnings) {
      if (term.startsWith(beginning)) {
        return true;
      }
    }
    return false;
  }
}
