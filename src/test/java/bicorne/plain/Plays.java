package bicorne.plain;

import bicorne.engine.Engine;
import bicorne.model.Story;
import bicorne.play.Beginning;
import bicorne.play.Keeper;
import bicorne.play.Sitting;
import java.io.ByteArrayInputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Plays stories for tests. */
final class Plays {

  private Plays() {}

  /** What was printed, and how it was left. */
  record Played(String printed, Parting parting, Sitting sitting) {}

  static Sitting begin(Story story, String tag) {
    return Objects.requireNonNull(Sitting.begin(new Engine(story), Beginning.whole(1814, tag, "")));
  }

  static Played script(Story story, String tag, int width, String input) {
    return script(begin(story, tag), tag, width, input.getBytes(StandardCharsets.UTF_8));
  }

  static Played script(Sitting sitting, String tag, int width, byte[] input) {
    StringWriter out = new StringWriter();
    Answers answers = new Utf8Answers(new ByteArrayInputStream(input));
    return play(sitting, tag, answers, out, Look.script(width));
  }

  static Played keyboard(Story story, String tag, int width, List<String> lines) {
    StringWriter out = new StringWriter();
    return play(begin(story, tag), tag, new TypedLines(lines, out), out, Look.keyboard(width));
  }

  /** As {@link #keyboard}, at a terminal that does not show what is typed. */
  static Played unseen(Story story, String tag, int width, List<String> lines) {
    return play(
        begin(story, tag),
        tag,
        new TypedLines(lines, new StringWriter()),
        new StringWriter(),
        Look.keyboard(width));
  }

  private static Played play(
      Sitting sitting, String tag, Answers answers, StringWriter out, Look look) {
    PlainPlayer player =
        new PlainPlayer(sitting, Keeper.none(), new NoSaves(), tag, answers, out, look);
    Parting parting = player.play(List.of());
    return new Played(out.toString(), parting, player.sitting());
  }
}
