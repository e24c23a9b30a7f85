package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.Expr;
import bicorne.model.Pool;

/** Every entry of a pool can be drawn. */
final class EveryEntryCanBeDrawn implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    for (Pool pool : facts.story().pools()) {
      for (int i = 0; i < pool.entries().size(); i++) {
        Pool.Entry entry = pool.entries().get(i);
        Expr drawn = Possible.and(entry.when(), Possible.positive(entry.weight()));
        if (facts.possible().never(drawn, -1)) {
          problems.add(
              Code.ENTRY_NEVER_DRAWN,
              places.entry(pool.number(), i),
              pool.name(),
              facts.story().nodes().get(entry.node()).name());
        }
      }
    }
  }
}
