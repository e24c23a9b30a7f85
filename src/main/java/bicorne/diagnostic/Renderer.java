package bicorne.diagnostic;

/**
 * A way to print a report. Whatever stands in a story, what comes out cannot steer a terminal: the
 * author's words pass {@link bicorne.text.Clean} or are escaped.
 */
public interface Renderer {

  /** The report as text: whole lines, ended by {@code \n}. */
  String render(Report report);
}
