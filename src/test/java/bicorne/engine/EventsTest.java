package bicorne.engine;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Severity;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.Card;
import bicorne.model.Header;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.model.Variable;
import bicorne.testkit.Bundle;
import bicorne.testkit.Golden;
import bicorne.testkit.MemoryFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The order of events, as files: each bundle in {@code engine/} holds a story and what is taken
 * ({@code @@ take}), and beside it stands all that happens.
 */
class EventsTest {

  static Stream<String> bundles() throws IOException {
    try (Stream<Path> files = Files.list(Golden.resources().resolve("engine"))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".bundle"))
          .map(name -> name.substring(0, name.length() - ".bundle".length()))
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void eventsHappenInTheirOrder(String name) {
    Bundle bundle = Bundle.read(Golden.resources().resolve("engine/" + name + ".bundle"));
    Loaded loaded = StoryLoader.load(MemoryFolder.of(bundle.story()));
    List<Diagnostic> errors = new ArrayList<>(loaded.problems());
    errors.removeIf(problem -> problem.severity() != Severity.ERROR);
    assertThat(errors).isEmpty();
    Story story = Objects.requireNonNull(loaded.story());
    Golden.check("engine/" + name + ".events", new Events(story, bundle.part("take")).play());
  }

  /** Plays and writes down everything. */
  private static final class Events {

    private final Story story;
    private Engine engine;
    private final List<String> takes;
    private final StringBuilder out = new StringBuilder();
    private int language;

    Events(Story story, String takes) {
      this.story = story;
      this.engine = new Engine(story);
      this.takes = takes.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }

    String play() {
      Moment moment = engine.begin();
      show(moment, 0);
      for (String take : takes) {
        out.append("> ").append(take).append('\n');
        if (take.startsWith("alone ")) {
          int file = story.nodes().get(story.nodeAt(take.substring(6))).file();
          State entry = new Road(engine).entry(file);
          engine = engine.alone(file);
          moment =
              engine.enter(entry == null ? engine.initial(story.nodeAt(take.substring(6))) : entry);
          show(moment, 0);
          continue;
        }
        if (take.startsWith("language ")) {
          language = story.language(take.substring(9));
          show(moment, 0);
          continue;
        }
        int shown = moment.page().pieces().size();
        Awaits before = moment.awaits();
        moment = step(moment, take);
        show(moment, before instanceof Awaits.Chance || before instanceof Awaits.Draw ? shown : 0);
      }
      return out.toString();
    }

    private Moment step(Moment moment, String take) {
      if (take.equals("turn")) {
        return engine.turn(moment);
      }
      if (moment.awaits() instanceof Awaits.Draw) {
        return engine.draw(moment, story.nodeAt(take));
      }
      int node = engine.node(moment.state());
      Option option = Objects.requireNonNull(story.optionOf(node, take), take);
      return moment.awaits() instanceof Awaits.Chance
          ? engine.fall(moment, option.number())
          : engine.choose(moment, option.number());
    }

    private void show(Moment moment, int from) {
      if (from == 0) {
        out.append("[").append(header(moment.page())).append("]\n");
      }
      List<Piece> pieces = moment.page().pieces();
      for (Piece piece : pieces.subList(from, pieces.size())) {
        for (Paragraph paragraph : engine.telling().tell(piece, language)) {
          out.append(paragraph(paragraph)).append('\n');
        }
      }
      state(moment.state());
      awaits(moment);
    }

    private String header(Page page) {
      Header header = page.header();
      List<String> parts = new ArrayList<>();
      parts.add(engine.telling().line(header.title(), page.state(), language));
      parts.add(header.date() == null ? "" : header.date());
      parts.add(engine.telling().line(header.time(), page.state(), language));
      parts.add(header.place() < 0 ? "" : story.places().get(header.place()).id());
      parts.add(header.as() < 0 ? "" : story.people().get(header.as()).id());
      parts.removeIf(String::isEmpty);
      return String.join(" | ", parts);
    }

    private String paragraph(Paragraph paragraph) {
      StringBuilder words = new StringBuilder();
      for (Paragraph.Run run : paragraph.runs()) {
        String mark = run.strong() ? "**" : run.emphasis() ? "*" : "";
        Card.Ref link = run.link();
        String text = mark + run.words().replace("\n", "\\n") + mark;
        words.append(link == null ? text : "[" + text + "](" + story.card(link).id() + ")");
      }
      return switch (paragraph.kind()) {
        case NARRATION -> words.toString();
        case SPEECH -> story.people().get(paragraph.person()).id() + ": " + words;
        case DOCUMENT -> "{" + paragraph.heading() + "} " + words;
        case PICTURE -> "(" + story.pictures().get(paragraph.picture()).id() + ") " + words;
      };
    }

    private void state(State state) {
      out.append("  at ")
          .append(engine.entering(state) ? "entering " : "")
          .append(story.address(engine.node(state)));
      for (Variable variable : story.variables()) {
        out.append(", ").append(Digest.name(story, variable)).append(' ');
        out.append(Digest.print(variable.type(), engine.value(state, variable.number())));
      }
      out.append(", digest ").append(Hash.hex(new Digest(engine).of(state))).append('\n');
      assertThat(engine.resume(state).state().size()).isEqualTo(state.size());
    }

    private void awaits(Moment moment) {
      Awaits awaits = moment.awaits();
      if (awaits instanceof Awaits.Turn turn) {
        out.append("  turn\n");
        offers(turn.locked(), moment.state());
      } else if (awaits instanceof Awaits.Choice choice) {
        offers(choice.offers(), moment.state());
      } else if (awaits instanceof Awaits.Chance chance) {
        chance
            .outcomes()
            .forEach(
                one ->
                    out.append(
                        "  ~ "
                            + story.options().get(one.number()).id()
                            + " "
                            + one.weight()
                            + "\n"));
      } else if (awaits instanceof Awaits.Draw draw) {
        draw.nodes()
            .forEach(
                one ->
                    out.append("  ~ " + story.address(one.number()) + " " + one.weight() + "\n"));
      } else if (awaits instanceof Awaits.End end) {
        out.append("  = ending ").append(story.address(end.node())).append('\n');
      } else if (awaits instanceof Awaits.Left left) {
        out.append("  = left for ").append(story.address(left.node())).append('\n');
      } else if (awaits instanceof Awaits.Fault fault) {
        out.append("  fault ")
            .append(fault.kind())
            .append(" at ")
            .append(story.address(fault.node()))
            .append('\n');
      }
    }

    private void offers(List<Awaits.Offer> offers, State state) {
      for (Awaits.Offer offer : offers) {
        Option option = story.options().get(offer.option());
        out.append(offer.open() ? "  > " : "  - ").append(option.id()).append(": ");
        out.append(engine.telling().line(option.text(), state, language));
        out.append(
                offer.open()
                    ? ""
                    : " (" + engine.telling().line(option.locked(), state, language) + ")")
            .append('\n');
      }
    }
  }
}
