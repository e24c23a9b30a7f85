package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.Variable;

/** Some effect changes every stored variable that is read. */
final class EveryVariableChanges implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    for (Variable variable : facts.story().variables()) {
      boolean constant =
          !variable.derived()
              && facts.mentions().read(variable.number())
              && !facts.mentions().written(variable.number());
      if (constant) {
        problems.add(
            Code.VARIABLE_NOT_CHANGED, places.variable(variable.number()), variable.name());
      }
    }
  }
}
