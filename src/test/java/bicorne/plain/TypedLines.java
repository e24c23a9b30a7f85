package bicorne.plain;

import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.List;

/**
 * Lines as a person types them at a terminal, which shows them; one that begins with {@code ^} came
 * before its page was shown.
 */
final class TypedLines implements Answers {

  private final ArrayDeque<String> lines;
  private final StringWriter terminal;

  TypedLines(List<String> lines, StringWriter terminal) {
    this.lines = new ArrayDeque<>(lines);
    this.terminal = terminal;
  }

  @Override
  public Answer next() {
    String line = lines.poll();
    if (line == null) {
      return new Answer.End();
    }
    terminal.write(line + "\n");
    return new Answer.Line(line);
  }

  @Override
  public int dropTypedAhead() {
    int dropped = 0;
    String next = lines.peek();
    while (next != null && next.startsWith("^")) {
      lines.poll();
      dropped++;
      next = lines.peek();
    }
    return dropped;
  }
}
