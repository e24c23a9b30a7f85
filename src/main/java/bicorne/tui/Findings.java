package bicorne.tui;

import bicorne.wording.ScreenWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * What is shown of a story that has errors and is not played: the findings, line by line, to be
 * scrolled through.
 */
public final class Findings implements Stage {

  private final List<String> lines;
  private final Wording wording;
  private final Size size;
  private final Body body;
  private final Scroll scroll;
  private final List<Command> commands;
  private final int status;

  private Findings(
      List<String> lines,
      Wording wording,
      Size size,
      Body body,
      Scroll scroll,
      List<Command> commands,
      int status) {
    this.lines = lines;
    this.wording = wording;
    this.size = size;
    this.body = body;
    this.scroll = scroll;
    this.commands = commands;
    this.status = status;
  }

  /**
   * The findings, as some renderer has put them into lines.
   *
   * @param status with which the program ends
   */
  public static Findings of(List<String> lines, String tag, int status) {
    return new Findings(
            List.copyOf(lines),
            Wording.in(tag),
            Size.USUAL,
            Body.EMPTY,
            Scroll.START,
            List.of(),
            status)
        .sized(Size.USUAL);
  }

  private Findings sized(Size other) {
    Leaf leaf = new Leaf(Margins.of(other, other.columns()));
    for (String line : lines) {
      if (line.isBlank()) {
        leaf.gap();
      } else {
        leaf.line(line, Look.TEXT);
      }
    }
    Body laid = leaf.body();
    int height = Plan.of(other, 0, 0, 1).body();
    Scroll there = scroll.over(body, laid, Plan.of(size, 0, 0, 1).body(), height);
    return new Findings(lines, wording, other, laid, there, List.of(), status);
  }

  private Findings at(Scroll there, List<Command> asked) {
    return new Findings(lines, wording, size, body, there, asked, status);
  }

  @Override
  public Findings hear(Message message) {
    if (message instanceof Message.Resized resized) {
      return sized(resized.size());
    }
    if (message instanceof Message.Ending) {
      return at(scroll, List.of(new Command.Leave(status, "")));
    }
    if (message instanceof Message.Pressed pressed) {
      Key key = pressed.key().plain();
      if (key.ctrl() && key.codePoint() == 'c') {
        return at(scroll, List.of(new Command.Leave(Command.Leave.INTERRUPTED, "")));
      }
      boolean leaves = key.is('q') || key.kind() == Key.Kind.ESCAPE;
      return leaves && !pressed.burst()
          ? at(scroll, List.of(new Command.Leave(status, "")))
          : at(scroll.moved(key, body, Plan.of(size, 0, 0, 1).body()), List.of());
    }
    return at(scroll, List.of());
  }

  @Override
  public List<Command> commands() {
    return commands;
  }

  @Override
  public Frame frame() {
    if (!Plan.fits(size)) {
      return TooSmall.frame(size, wording);
    }
    Plan plan = Plan.of(size, 0, 0, 1);
    List<Frame.Row> rows = new ArrayList<>();
    String title = Cells.cut(wording.say(ScreenWords.FINDINGS_TITLE), size.columns() - 2);
    rows.add(Frame.Row.of(" " + title, Look.ERROR));
    Frame.Row rule = Frame.Row.of("-".repeat(size.columns()), Look.QUIET);
    if (plan.rule() > 0) {
      rows.add(rule);
    }
    List<Frame.Row> seen = body.window(scroll.top(), plan.body(), -1, -1);
    rows.addAll(Screen.marked(seen, scroll, body, plan.body(), size, false));
    while (rows.size() < size.rows() - 1 - plan.rule()) {
      rows.add(Frame.Row.EMPTY);
    }
    if (plan.rule() > 0) {
      rows.add(rule);
    }
    List<Hint> hints = new ArrayList<>();
    if (body.height() > plan.body()) {
      hints.add(new Hint("Space", wording.say(ScreenWords.MORE), Key.of(' ')));
    }
    hints.add(Hint.of('q', wording.say(ScreenWords.QUIT)));
    rows.addAll(Hint.shown(hints, size.columns(), 1));
    return new Frame(size, rows, null);
  }

  @Override
  public int tick() {
    return 0;
  }
}
