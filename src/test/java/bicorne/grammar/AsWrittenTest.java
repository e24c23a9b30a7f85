package bicorne.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Expr.Op;
import bicorne.model.Header;
import bicorne.model.History;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.model.Text;
import bicorne.model.Way;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a story's expressions look like in reports. */
class AsWrittenTest {

  private static final Expr WEAK = new Expr.Binary(Op.LT, new Expr.Read(0), new Expr.Const(40));

  @Test
  void a_condition_prints_with_the_names_of_its_story() {
    assertThat(AsWritten.condition(WEAK, story())).isEqualTo("army < 40");
    assertThat(AsWritten.condition(Expr.TRUE, story())).isEqualTo("true");
    Expr seen = new Expr.Binary(Op.GE, new Expr.Visits(0, 1), new Expr.Const(1));
    assertThat(AsWritten.condition(seen, story())).isEqualTo("seen(brienne/eve)");
    assertThat(AsWritten.condition(new Expr.Taken(0), story()))
        .isEqualTo("chose(brienne/eve#march)");
    assertThat(AsWritten.condition(new Expr.Taken(1), story()))
        .isEqualTo("fell(brienne/eve#breaks)");
  }

  @Test
  void a_constant_prints_as_its_type_says() {
    assertThat(AsWritten.of(new Expr.Const(1), Meaning.ANY_INTEGER, story())).isEqualTo("1");
    assertThat(AsWritten.of(new Expr.Const(1), Sample.CORPS, story())).isEqualTo("wavering");
    assertThat(AsWritten.of(new Expr.Const(5), Sample.COUNCIL, story())).isEqualTo("ney | marmont");
    assertThat(AsWritten.of(new Expr.Const(0), Sample.COUNCIL, story())).isEqualTo("empty");
  }

  @Test
  void effects_print_as_an_entry_of_the_list() {
    Effect less = new Effect.Store(0, new Expr.Binary(Op.SUB, new Expr.Read(0), new Expr.Const(1)));
    Effect gone = new Effect.Store(4, new Expr.Const(2));
    assertThat(AsWritten.effect(less, story())).isEqualTo("army -= 1");
    assertThat(AsWritten.effect(new Effect.When(WEAK, List.of(less, gone), List.of()), story()))
        .isEqualTo("{ when: army < 40, do: [army -= 1, corps = gone] }");
    assertThat(AsWritten.effect(new Effect.When(WEAK, List.of(less), List.of(gone)), story()))
        .isEqualTo("{ when: army < 40, do: [army -= 1], else: [corps = gone] }");
  }

  private static Story story() {
    Way way = new Way(0, 0, -1, false, List.of(new Way.Branch(null, new Way.Goto(0))));
    Node eve =
        new Node(
            0,
            0,
            "eve",
            Header.NONE,
            List.of(),
            Text.NONE,
            false,
            new Node.Choices(List.of(0, 1), null),
            null,
            List.of(),
            null);
    return new Story(
        "story",
        Text.plain("A story"),
        List.of("en"),
        0,
        List.of(new StoryFile(0, "brienne", false, null, 0, List.of(), Header.NONE)),
        new Sample().variables(),
        List.of(eve),
        List.of(option(0, "march", false, way), option(1, "breaks", true, way)),
        List.of(way),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Map.of(),
        List.of());
  }

  private static Option option(int number, String id, boolean outcome, Way way) {
    return new Option(
        number,
        0,
        id,
        outcome,
        Text.plain(id),
        null,
        null,
        null,
        false,
        outcome ? new Expr.Const(1) : null,
        List.of(),
        Text.NONE,
        History.Mark.NONE,
        List.of(),
        way,
        null);
  }
}
