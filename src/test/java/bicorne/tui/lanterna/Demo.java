package bicorne.tui.lanterna;

import bicorne.tui.Command;
import bicorne.tui.Errands;
import bicorne.tui.Frame;
import bicorne.tui.Key;
import bicorne.tui.Look;
import bicorne.tui.Message;
import bicorne.tui.Size;
import bicorne.tui.Stage;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A small stage to try a terminal with: a list to move through, counters, a text field, and ways to
 * fail. {@code q} leaves, {@code x} throws, {@code t} throws on another thread, {@code h} hangs,
 * {@code m} runs out of memory, {@code o} does so on another thread, {@code n} ticks, {@code c}
 * changes the theme, {@code b} rings.
 */
record Demo(
    Size size,
    int chosen,
    int taken,
    int bursts,
    String field,
    String last,
    boolean fine,
    int ticks,
    boolean ticking,
    List<Command> commands)
    implements Stage {

  /** What the demo asks of the outside. */
  record Fail(String how) implements Command {}

  private static final List<String> ITEMS =
      List.of(
          "Send the battalions up through the garden",
          "\u628a\u70ae\u62c9\u4e0a\u6765\uff0c\u5148\u8f70\u57ce\u9547\u3002",
          "\u5403 \ud83c\udf55 \u5427, \ud842\udfb7\u91ce\u5bb6",
          "\u5de6 \u27a1\ufe0f \u53f3 \u26a0\ufe0f ok, cafe\u0301, caf\u00e9 \u2014 \u2026",
          "\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc67 family, \ud83c\uddeb\ud83c\uddf7 flag",
          "Wait for Marmont");

  static Demo begin() {
    return new Demo(Size.USUAL, 0, 0, 0, "", "", false, 0, false, List.of());
  }

  /** Runs it on this process's terminal. */
  public static void main(String[] args) throws Exception {
    String term = System.getenv().getOrDefault("TERM", "");
    if (!FullScreen.possible(true, true, term)) {
      System.out.println("not possible");
      System.exit(4);
    }
    AtomicReference<Theme> theme = new AtomicReference<>(Theme.TERMINAL);
    if (args.length > 0) {
      theme.set(Theme.valueOf(args[0].toUpperCase(Locale.ROOT)));
    }
    int status;
    try {
      status =
          FullScreen.run(
              begin(),
              new Errand(theme),
              Options.of(System.getenv()).with(new Chosen(theme)),
              new FileInputStream(FileDescriptor.in),
              new FileOutputStream(FileDescriptor.out));
    } catch (NoTerminal e) {
      System.out.println("no terminal: " + e.why());
      status = 4;
    } catch (RuntimeException | Error e) {
      System.out.println("failed: " + e.getClass().getSimpleName() + " " + e.getMessage());
      status = 70;
    }
    System.exit(status);
  }

  /** The theme as it is now; no lambda, or the start would be measured with what one loads. */
  private record Chosen(AtomicReference<Theme> theme) implements Supplier<Theme> {
    @Override
    public Theme get() {
      return Objects.requireNonNull(theme.get());
    }
  }

  /** Does what the demo asks for: mostly, fails. */
  private record Errand(AtomicReference<Theme> theme) implements Errands {
    @Override
    @SuppressWarnings({"InfiniteLoopStatement", "ThreadPriorityCheck"})
    public List<Message> run(Command command) {
      switch (((Fail) command).how()) {
        case "x" -> throw new IllegalStateException("as asked");
        case "t" -> {
          new Thread(
                  () -> {
                    throw new IllegalStateException("elsewhere");
                  })
              .start();
          return List.of();
        }
        case "h" -> {
          while (true) {
            Thread.yield();
          }
        }
        case "m" -> fill();
        case "o" -> new Thread(Errand::fill).start();
        case "c" -> theme.set(theme.get() == Theme.TERMINAL ? Theme.DARK : Theme.TERMINAL);
        default -> throw new AssertionError(command);
      }
      return List.of();
    }

    private static void fill() {
      List<byte[]> all = new ArrayList<>();
      while (!all.contains(new byte[0])) {
        all.add(new byte[1 << 20]);
      }
    }
  }

  @Override
  public Stage hear(Message message) {
    if (message instanceof Message.Resized resized) {
      return with(resized.size(), chosen, field, last, List.of());
    }
    if (message instanceof Message.FineMarks) {
      return new Demo(size, chosen, taken, bursts, field, last, true, ticks, ticking, List.of());
    }
    if (message instanceof Message.Tick) {
      return new Demo(
          size, chosen, taken, bursts, field, last, fine, ticks + 1, ticking, List.of());
    }
    if (message instanceof Message.Pasted pasted) {
      return with(size, chosen, field + pasted.text().replace('\n', '/'), "pasted", List.of());
    }
    if (message instanceof Message.Ending) {
      return with(size, chosen, field, last, List.of(new Command.Leave(0, "kept " + taken)));
    }
    Message.Pressed pressed = (Message.Pressed) message;
    return pressed(pressed.key(), pressed.burst());
  }

  private Demo pressed(Key key, boolean burst) {
    String name = name(key);
    Demo next = with(size, chosen, field, name, List.of());
    if (burst) {
      next =
          new Demo(size, chosen, taken, bursts + 1, field, name, fine, ticks, ticking, List.of());
    }
    return switch (key.kind()) {
      case UP, WHEEL_UP -> next.with(size, Math.max(0, chosen - 1), field, name, List.of());
      case DOWN, WHEEL_DOWN ->
          next.with(size, Math.min(ITEMS.size() - 1, chosen + 1), field, name, List.of());
      case ENTER ->
          burst
              ? next
              : new Demo(
                  size, chosen, taken + 1, bursts, field, name, fine, ticks, ticking, List.of());
      case BACKSPACE ->
          next.with(
              size,
              chosen,
              field.isEmpty()
                  ? ""
                  : field.substring(0, bicorne.text.Graphemes.previous(field, field.length())),
              name,
              List.of());
      case CHARACTER -> next.character(key, name);
      default -> next;
    };
  }

  private Demo character(Key key, String name) {
    if (key.ctrl() || key.alt()) {
      return this;
    }
    return switch (key.codePoint()) {
      case 'q' ->
          with(size, chosen, field, name, List.of(new Command.Leave(0, "farewell " + field)));
      case 'x', 't', 'h', 'm', 'o', 'c' ->
          with(size, chosen, field, name, List.of(new Fail(Character.toString(key.codePoint()))));
      case 'n' ->
          new Demo(size, chosen, taken, bursts, field, name, fine, ticks, !ticking, List.of());
      case 'b' -> with(size, chosen, field, name, List.of(new Command.Ring()));
      default -> with(size, chosen, field + Character.toString(key.codePoint()), name, List.of());
    };
  }

  private Demo with(Size s, int c, String f, String l, List<Command> commanded) {
    return new Demo(s, c, taken, bursts, f, l, fine, ticks, ticking, commanded);
  }

  private static String name(Key key) {
    return (key.ctrl() ? "ctrl+" : "")
        + (key.alt() ? "alt+" : "")
        + switch (key.kind()) {
          case CHARACTER -> Character.toString(key.codePoint());
          case FUNCTION -> "F" + key.codePoint();
          case CLICK, WHEEL_UP, WHEEL_DOWN -> key.kind() + "@" + key.column() + "," + key.row();
          default -> key.kind().toString();
        };
  }

  @Override
  public Frame frame() {
    List<Frame.Row> rows = new ArrayList<>();
    int width = size.columns();
    rows.add(Frame.Row.of(fit("Demo " + width + "x" + size.rows(), width), Look.TITLE));
    rows.add(Frame.Row.of((fine ? "\u2500" : "-").repeat(width), Look.QUIET));
    for (int index = 0; index < ITEMS.size(); index++) {
      String mark = index == chosen ? "> " : "  ";
      rows.add(
          Frame.Row.of(
              fit(mark + (index + 1) + " " + ITEMS.get(index), width),
              index == chosen ? Look.CHOICE_CHOSEN : Look.CHOICE));
    }
    rows.add(border("taken " + taken + " bursts " + bursts + " ticks " + ticks, width));
    rows.add(border("last " + last, width));
    rows.add(border("field " + field, width));
    while (rows.size() < size.rows() - 1) {
      rows.add(border(ITEMS.get(rows.size() % ITEMS.size()), width));
    }
    rows.add(Frame.Row.of("=".repeat(width), Look.QUIET));
    List<Frame.Row> seen = new ArrayList<>(rows.subList(0, Math.min(rows.size(), size.rows())));
    Frame.@Nullable Cursor cursor =
        size.rows() > 12
            ? new Frame.Cursor(
                Math.min(width - 1, 6 + bicorne.text.DisplayWidth.of(field)), ITEMS.size() + 4)
            : null;
    return new Frame(size, seen, cursor);
  }

  private static Frame.Row border(String words, int width) {
    if (width < 2) {
      return Frame.Row.EMPTY;
    }
    String inside = fit(words, width - 1);
    int gap = width - 1 - bicorne.text.DisplayWidth.of(inside);
    return new Frame.Row(
        List.of(
            new Frame.Piece(inside + " ".repeat(gap), Look.TEXT),
            new Frame.Piece("|", Look.QUIET)));
  }

  private static String fit(String words, int width) {
    return words.substring(0, bicorne.text.DisplayWidth.fit(words, width));
  }

  @Override
  public int tick() {
    return ticking ? 50 : 0;
  }
}
