package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Block;
import bicorne.model.Expr;
import bicorne.model.Inline;
import bicorne.model.Text;
import bicorne.testkit.Tale;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChoicesAreShortTest {

  @Test
  void aChoiceWiderThanALineIsNotedInAnyLanguage() {
    Tale tale = new Tale().episode("a").languages("en", "zh-Hans");
    Text chinese =
        new Text(
            List.of(
                List.of(Block.Prose.plain("short")), List.of(Block.Prose.plain("连".repeat(41)))));
    Inline either =
        new Inline.Either(
            Expr.TRUE, List.of(new Inline.Words("x")), List.of(new Inline.Words("y".repeat(81))));
    tale.node("start")
        .options(
            Tale.choice("fits").text(Text.plain("x".repeat(80))).to("start"),
            Tale.choice("long").text(Text.plain("x".repeat(81))).to("start"),
            Tale.choice("chinese").text(chinese).to("start"),
            Tale.choice("either")
                .text(new Text(List.of(List.of(new Block.Prose(List.of(List.of(either)))))))
                .to("start"));
    assertThat(Found.by(new ChoicesAreShort(), tale.story()))
        .containsExactly(
            "a/start#chinese: In the translation `zh-Hans` the choice `chinese` is 82 columns wide; up"
                + " to 80 are read at a glance.",
            "a/start#either: The choice `either` is 81 columns wide; up to 80 are read at a glance.",
            "a/start#long: The choice `long` is 81 columns wide; up to 80 are read at a glance.");
  }
}
