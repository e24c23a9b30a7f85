package bicorne.tui.lanterna;

import java.util.Map;
import java.util.function.Supplier;

/**
 * What a person can choose about the terminal.
 *
 * @param colours how many colours may be sent
 * @param theme asked before each paint, so that a settings page can change it
 * @param mouse whether the wheel and clicks are to be reported; while they are, most terminals mark
 *     text with the mouse only with Shift
 */
public record Options(Colours colours, Supplier<Theme> theme, boolean mouse) {

  /** The usual ones in an environment. */
  public static Options of(Map<String, String> variables) {
    return new Options(
        Colours.of(variables),
        new Supplier<>() {
          @Override
          public Theme get() {
            return Theme.TERMINAL;
          }
        },
        true);
  }

  /** The same with a theme that may change. */
  public Options with(Supplier<Theme> other) {
    return new Options(colours, other, mouse);
  }

  /** The same with the mouse or without. */
  public Options withMouse(boolean wanted) {
    return new Options(colours, theme, wanted);
  }
}
