package bicorne.rules;

import bicorne.model.Expr;
import bicorne.model.Option;

/** Conditions that say how an option stands. */
final class Standing {

  private Standing() {}

  /** When a choice is there. */
  static Expr there(Option choice) {
    Expr untaken = choice.once() ? Possible.not(new Expr.Taken(choice.number())) : Expr.TRUE;
    return Possible.and(choice.visible(), untaken);
  }

  /** When a choice is open. */
  static Expr open(Option choice) {
    return Possible.and(there(choice), choice.when());
  }

  /** When a choice is shown: open, or locked with its reason. */
  static Expr shown(Option choice) {
    return choice.locked() == null ? open(choice) : there(choice);
  }

  /** When an option can be taken or can fall. */
  static Expr possible(Option option) {
    return option.outcome() ? Possible.positive(option.weight()) : open(option);
  }
}
