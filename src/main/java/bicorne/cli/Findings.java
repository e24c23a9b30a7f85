package bicorne.cli;

import bicorne.diagnostic.FramedRenderer;
import bicorne.diagnostic.JsonRenderer;
import bicorne.diagnostic.LineRenderer;
import bicorne.diagnostic.NarratedRenderer;
import bicorne.diagnostic.Renderer;
import bicorne.diagnostic.SarifRenderer;
import bicorne.diagnostic.Sentences;

/** How findings are printed, by what was asked for and where they go. */
final class Findings {

  private Findings() {}

  /**
   * The renderer for a call; without {@code --format}, framed for eyes and a line each for tools.
   */
  static Renderer renderer(Call call, int stream) {
    Sentences sentences = call.sentences();
    String usual = call.around().terminal(stream) ? "framed" : "line";
    return switch (call.arguments().value(Flag.FORMAT, usual)) {
      case "sarif" -> new SarifRenderer(sentences, Version.NUMBER);
      case "json" -> new JsonRenderer(sentences);
      case "narrated" -> new NarratedRenderer(sentences);
      case "line" -> new LineRenderer(sentences);
      default -> new FramedRenderer(sentences, call.columns(), colour(call, stream));
    };
  }

  private static boolean colour(Call call, int stream) {
    return switch (call.arguments().value(Flag.COLOUR, "auto")) {
      case "always" -> true;
      case "never" -> false;
      default -> call.around().colours(stream);
    };
  }
}
