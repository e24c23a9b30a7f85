package bicorne.tui.lanterna;

import bicorne.tui.Errands;
import bicorne.tui.Stage;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * The full screen: shows a stage on a terminal until it leaves, and gives the terminal back as it
 * was, whatever happens.
 *
 * <p>Even after {@code kill -9} {@link Guardian} gives it back; should that have been killed too,
 * {@code reset} does, or {@code stty sane; printf '\033[?1049l\033[?25h\033[?1000l\033[?2004l'}.
 */
public final class FullScreen {
  private static final String[] INCAPABLE = {
    "dumb",
    "unknown",
    "network",
    "dialup",
    "ethernet",
    "emacs",
    "plugboard",
    "patch",
    "switch",
    "lpr",
    "printer",
    "glasstty",
    "vt52",
    "adm",
    "tvi",
    "wy",
    "hp",
    "ibm",
    "tty",
    "teletype"
  };

  private FullScreen() {}

  /**
   * Whether a full screen is possible: the same answer on every Java, before anything is touched.
   *
   * @param in whether standard input is a terminal
   * @param out whether standard output is one
   * @param term the variable {@code TERM}, empty where it is not set
   */
  public static boolean possible(boolean in, boolean out, String term) {
    if (!in || !out || term.isEmpty()) {
      return false;
    }
    for (String incapable : INCAPABLE) {
      if (term.startsWith(incapable)) {
        return false;
      }
    }
    return !System.getProperty("os.name", "").startsWith("Windows");
  }

  /**
   * Shows a stage until it leaves. What it says in leaving stands on the normal screen after that.
   *
   * <p>A failure on any thread comes out of here, thrown, when the terminal is as it was.
   *
   * @param in the bytes of the terminal; must be standard input
   * @param out where its bytes go; must be standard output
   * @return the status to end with: the stage's own, or that of the signal which ended it
   * @throws NoTerminal when nothing was or could be begun
   */
  public static int run(
      Stage first, Errands errands, Options options, InputStream in, OutputStream out)
      throws NoTerminal {
    return new Watch(first, errands, options, in, out).run();
  }
}
