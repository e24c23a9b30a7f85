package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.Pool;

/** Something draws from every pool. */
final class EveryPoolIsDrawn implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    for (Pool pool : facts.story().pools()) {
      if (!facts.links().drawn(pool.number())) {
        problems.add(Code.POOL_NOT_DRAWN, places.pool(pool.number()), pool.name());
      }
    }
  }
}
