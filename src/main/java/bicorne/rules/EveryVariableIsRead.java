package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.Variable;

/** Something depends on every variable. */
final class EveryVariableIsRead implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    for (Variable variable : facts.story().variables()) {
      if (!facts.mentions().read(variable.number())) {
        problems.add(Code.VARIABLE_NOT_READ, places.variable(variable.number()), variable.name());
      }
    }
  }
}
