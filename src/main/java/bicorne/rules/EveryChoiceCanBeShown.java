package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.Option;

/** Every choice can be shown. One that is always locked and says why is: it may be meant so. */
final class EveryChoiceCanBeShown implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    for (Option option : facts.story().options()) {
      if (!option.outcome() && facts.possible().never(Standing.shown(option), option.node())) {
        problems.add(Code.CHOICE_NEVER_SHOWN, places.option(option.number()), option.id());
      }
    }
  }
}
