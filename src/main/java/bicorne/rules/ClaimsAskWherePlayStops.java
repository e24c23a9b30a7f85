package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.Claim;

/** No claim asks whether play stands at a node where it never stops. */
final class ClaimsAskWherePlayStops implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    for (Claim claim : facts.story().claims()) {
      for (int node : Stops.passedIn(claim.condition(), facts.story())) {
        String address = facts.story().address(node);
        problems.add(Code.NEVER_STOPS_AT, places.claim(claim.number()), address);
      }
    }
  }
}
