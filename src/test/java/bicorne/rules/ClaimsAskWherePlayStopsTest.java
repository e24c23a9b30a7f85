package bicorne.rules;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.model.Claim;
import bicorne.model.Expr;
import bicorne.testkit.Tale;
import org.junit.jupiter.api.Test;

class ClaimsAskWherePlayStopsTest {

  @Test
  void aClaimAboutANodeThatIsPassedInSilenceIsNamed() {
    Tale tale = new Tale().episode("a");
    tale.pool("lanes").entry("end", null, new Expr.Const(1));
    tale.node("start").silent().goTo("words");
    tale.node("words").goTo("hurry");
    tale.node("hurry").runOn().goTo("draw");
    tale.node("draw").silent().way(Tale.draw("lanes", "end"));
    tale.node("end").silent().ends();
    for (int node = 0; node < 5; node++) {
      tale.claim(Claim.Kind.NEVER, new Expr.At(node));
    }
    String never =
        ": Play never stops at the node `%1$s`: it leads on without a page, so `at(%1$s)` never"
            + " holds. `seen(%1$s)` asks whether play passed it.";
    assertThat(Found.by(new ClaimsAskWherePlayStops(), tale.story()))
        .containsExactly(
            "claim 0" + never.formatted("a/start"), "claim 2" + never.formatted("a/hurry"));
  }
}
