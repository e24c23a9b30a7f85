package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Block;
import bicorne.model.Expr.Op;
import bicorne.model.Text;
import bicorne.model.Type;
import bicorne.testkit.Tale;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChoicesReadDifferentlyTest {

  private final Rule rule = new ChoicesReadDifferently();

  @Test
  void twoChoicesWithTheSameWordsAreNamed() {
    Tale tale = new Tale().episode("a");
    tale.node("start")
        .options(
            Tale.choice("x").text(Text.plain("March.")).to("start"),
            Tale.choice("y").text(Text.plain("Wait.")).to("start"),
            Tale.choice("z").text(Text.plain("March.")).to("start"));
    assertThat(Found.by(rule, tale.story()))
        .containsExactly(
            "a/start#z: The choices `x` and `z` read the same. Reword one of them. [a/start#x]");
  }

  @Test
  void theSameWordsInATranslationAreNamedWithItsLanguage() {
    Tale tale = new Tale().episode("a").languages("en", "zh-Hans");
    tale.node("start")
        .options(
            Tale.choice("x").text(both("March.", "前进。")).to("start"),
            Tale.choice("y").text(both("Advance.", "前进。")).to("start"),
            Tale.choice("z").text(Text.plain("Wait.")).to("start"));
    assertThat(Found.by(rule, tale.story()))
        .containsExactly(
            "a/start#y: In the translation `zh-Hans` the choices `x` and `y` read the same. Reword"
                + " one of them. [a/start#x]");
  }

  @Test
  void choicesThatNeverStandSideBySideMayReadTheSame() {
    Tale tale = new Tale().episode("a").variable("army", Type.integer(0, 100), 50);
    Text march = Text.plain("March.");
    tale.node("exclusive")
        .options(
            Tale.choice("x").text(march).visible(Found.is(0, Op.LT, 40)).to("exclusive"),
            Tale.choice("y").text(march).when(Found.is(0, Op.GE, 40)).to("exclusive"));
    tale.node("locked")
        .options(
            Tale.choice("x").text(march).visible(Found.is(0, Op.LT, 40)).to("exclusive"),
            Tale.choice("y").text(march).when(Found.is(0, Op.GE, 40)).locked("No.").to("locked"));
    assertThat(Found.by(rule, tale.story())).singleElement().asString().startsWith("a/locked#y");
  }

  private static Text both(String own, String translated) {
    return new Text(
        List.of(List.of(Block.Prose.plain(own)), List.of(Block.Prose.plain(translated))));
  }
}
