package bicorne.tui;

import bicorne.play.Notice;
import bicorne.testkit.Golden;
import bicorne.testkit.TextStory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A file of keys: one thing a line, from the title screen on.
 *
 * <pre>
 * story ford         which story: a folder of frames/, or "campaign"
 * size 80x24         of the terminal while keys are pressed
 * 1, u, Enter, PgDn  a key
 * burst Enter        the same in a burst
 * take 2             points at the second choice and takes it
 * turn               turns pages until there is something to decide
 * type WORDS         characters, one by one
 * paste WORDS        pasted text; \e stands for Escape
 * click 10,3         the mouse
 * tick 500           time passes
 * full               the disk is full from here on
 * show NAME          the frame at this place, in all sizes
 * # words            a remark
 * </pre>
 */
final class KeyScript {

  static final List<Size> SIZES =
      List.of(
          new Size(80, 24), new Size(40, 12), new Size(120, 40), new Size(20, 6), new Size(1, 1));

  private static final Map<String, TextStory> STORIES = new LinkedHashMap<>();

  private final Map<Size, StringBuilder> shown = new LinkedHashMap<>();
  private final String tag;
  private final boolean looks;
  private House house;

  private KeyScript(String tag, boolean looks) {
    this.tag = tag;
    this.looks = looks;
    house = House.of(story("ford").load(), tag, new Size(80, 24));
  }

  /** The frames a script shows, for each size one text. */
  static Map<Size, String> play(Path file, String tag) {
    try {
      List<String> lines = Files.readAllLines(file);
      KeyScript script = new KeyScript(tag, lines.contains("looks"));
      for (String line : lines) {
        if (!line.isBlank() && !line.startsWith("#")) {
          script.line(line.strip());
        }
      }
      Map<Size, String> texts = new LinkedHashMap<>();
      script.shown.forEach((size, text) -> texts.put(size, text.toString()));
      return texts;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static TextStory story(String name) {
    return STORIES.computeIfAbsent(
        name,
        n ->
            n.equals("campaign")
                ? TextStory.in(Golden.project().resolve("story/1814"))
                : TextStory.of("frames/" + n));
  }

  private void line(String line) {
    int blank = line.indexOf(' ');
    String verb = blank < 0 ? line : line.substring(0, blank);
    String rest = blank < 0 ? "" : line.substring(blank + 1);
    switch (verb) {
      case "looks" -> {}
      case "story" -> house = House.of(story(rest).load(), tag, new Size(80, 24));
      case "size" -> house.hear(new Message.Resized(size(rest)));
      case "burst" -> house.burst(key(rest));
      case "take" -> house.take(Integer.parseInt(rest));
      case "turn" -> house.turn();
      case "type" -> house.type(rest);
      case "paste" -> house.hear(new Message.Pasted(rest.replace("\\e", "\u001b")));
      case "click" -> {
        String[] at = rest.split(",", -1);
        house.press(
            new Key(
                Key.Kind.CLICK, 0, false, false, Integer.parseInt(at[0]), Integer.parseInt(at[1])));
      }
      case "tick" -> house.hear(new Message.Tick(Integer.parseInt(rest)));
      case "fine" -> house.hear(new Message.FineMarks());
      case "full" -> house.memory().disk = false;
      case "torn" -> house.memory().notices.add(new Notice.TornLine("saves/a.torn", 12));
      case "show" -> show(rest);
      default -> house.press(key(line));
    }
  }

  private static Size size(String words) {
    String[] sides = words.split("x", -1);
    return new Size(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
  }

  static Key key(String name) {
    if (name.codePointCount(0, name.length()) == 1) {
      return Key.of(name.codePointAt(0));
    }
    return switch (name) {
      case "Space" -> Key.of(' ');
      case "Esc" -> Key.of(Key.Kind.ESCAPE);
      case "PgUp" -> Key.of(Key.Kind.PAGE_UP);
      case "PgDn" -> Key.of(Key.Kind.PAGE_DOWN);
      case "BackTab" -> Key.of(Key.Kind.BACK_TAB);
      case "WheelUp" -> Key.of(Key.Kind.WHEEL_UP);
      case "WheelDown" -> Key.of(Key.Kind.WHEEL_DOWN);
      default -> Key.of(Key.Kind.valueOf(name.toUpperCase(Locale.ROOT)));
    };
  }

  private void show(String name) {
    for (Size size : SIZES) {
      Frame frame = house.theatre().hear(new Message.Resized(size)).frame();
      StringBuilder text = shown.computeIfAbsent(size, s -> new StringBuilder());
      String side = "-".repeat(size.columns());
      text.append("== ").append(name).append('\n').append('+').append(side).append("+\n");
      for (Frame.Row row : frame.rows()) {
        text.append('|').append(Cells.filled(row.words(), size.columns())).append("|\n");
      }
      text.append('+').append(side).append("+\n");
      if (looks && size.equals(Size.USUAL)) {
        looks(frame, text);
      }
    }
  }

  /** Every row once more with the looks of its pieces, blank ones left out. */
  private static void looks(Frame frame, StringBuilder text) {
    for (Frame.Row row : frame.rows()) {
      List<String> pieces = new ArrayList<>();
      for (Frame.Piece piece : row.pieces()) {
        if (!piece.words().isBlank()) {
          pieces.add(piece.look() + "(" + piece.words().strip() + ")");
        }
      }
      text.append(String.join(" ", pieces)).append('\n');
    }
  }
}
