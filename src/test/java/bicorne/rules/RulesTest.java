package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Expr.Op;
import bicorne.model.History;
import bicorne.model.Text;
import bicorne.model.Type;
import bicorne.testkit.Golden;
import bicorne.testkit.Tale;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RulesTest {

  @Test
  void aSoundStoryIsClean() {
    Tale tale = new Tale().episode("a").gauge("army", Type.integer(0, 100), 50).status(0);
    Effect fewer =
        new Effect.Store(0, new Expr.Binary(Op.SUB, new Expr.Read(0), new Expr.Const(1)));
    tale.node("start")
        .history()
        .options(
            Tale.choice("march").mark(History.Mark.MAIN).effects(fewer).to("end"),
            Tale.choice("wait").when(Found.is(0, Op.GT, 40)).locked("Too few.").to("b/first"));
    tale.node("end").ends();
    tale.episode("b").node("first").way(Tale.to("a/start").call("s"));
    tale.scene("s").node("in").way(Tale.returns());
    assertThat(Found.byAll(tale.story())).isEmpty();
  }

  @Test
  void allRulesAreAsked() {
    Tale tale = new Tale().episode("a").variable("idle", Type.FLAG, 0).person("ney", null);
    tale.pool("p").entry("round", null, new Expr.Const(0));
    tale.node("round").silent().goTo("round");
    tale.node("lost")
        .history()
        .options(Tale.choice("x").once().text(Text.plain("x".repeat(90))).to("lost"));
    tale.episode("b").node("in").ends();
    tale.scene("s").node("in").way(Tale.returns());
    assertThat(Found.byAll(tale.story()))
        .containsExactly(
            "ERROR SILENT_CIRCLE a/round",
            "NOTE CHOICE_TOO_LONG a/lost#x",
            "NOTE EPISODE_NOT_ENTERED b",
            "NOTE PERSON_NOT_MENTIONED card ney",
            "WARNING CHOICES_CAN_RUN_OUT a/lost",
            "WARNING ENTRY_NEVER_DRAWN entry 1 of pool p",
            "WARNING NODE_NOT_REACHED a/lost",
            "WARNING NO_ENDING story",
            "WARNING NO_MAIN a/lost",
            "WARNING POOL_NOT_DRAWN pool p",
            "WARNING SCENE_NOT_CALLED s",
            "WARNING VARIABLE_NOT_READ variable idle");
  }

  @Test
  void everyRuleOfThePackageIsInTheList() throws Exception {
    List<String> listed = new ArrayList<>();
    Rules.ALL.forEach(rule -> listed.add(rule.getClass().getSimpleName() + ".java"));
    Path sources = Golden.project().resolve("src/main/java/bicorne/rules");
    List<String> written = new ArrayList<>();
    try (Stream<Path> files = Files.list(sources)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        if (Files.readString(file).contains(" implements Rule {")) {
          written.add(String.valueOf(file.getFileName()));
        }
      }
    }
    assertThat(listed).containsExactlyInAnyOrderElementsOf(written);
  }
}
