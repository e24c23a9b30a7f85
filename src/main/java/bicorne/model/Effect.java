package bicorne.model;

import java.util.List;

/** A change to the state. Effects of a list run in order, each seeing what those before it did. */
public sealed interface Effect {

  /** Gives this effect to the case that handles its kind. */
  <R> R match(Cases<R> cases);

  /** One function for each kind of effect. */
  interface Cases<R> {
    R store(Store e);

    R when(When e);
  }

  /** Stores a value; an integer outside the variable's range is held to its nearer end. */
  record Store(int variable, Expr value) implements Effect {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.store(this);
    }
  }

  /** Does one list or the other. */
  record When(Expr condition, List<Effect> yes, List<Effect> no) implements Effect {
    public When {
      yes = List.copyOf(yes);
      no = List.copyOf(no);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.when(this);
    }
  }
}
