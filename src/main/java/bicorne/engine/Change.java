package bicorne.engine;

import bicorne.model.Effect;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A compiled effect: changes words that nobody else holds yet. */
abstract class Change {

  private static final Change[] NONE = {};

  abstract void run(long[] words, Layout layout);

  static void runAll(Change[] changes, long[] words, Layout layout) {
    for (Change change : changes) {
      change.run(words, layout);
    }
  }

  static Change[] compile(List<Effect> effects, Compiler compiler) {
    if (effects.isEmpty()) {
      return NONE;
    }
    Change[] changes = new Change[effects.size()];
    for (int i = 0; i < changes.length; i++) {
      changes[i] =
          effects
              .get(i)
              .match(
                  new Effect.Cases<@Nullable Change>() {
                    @Override
                    public Change store(Effect.Store e) {
                      return new Store(e.variable(), compiler.compile(e.value()));
                    }

                    @Override
                    public Change when(Effect.When e) {
                      return new When(
                          compiler.compile(e.condition()),
                          Change.compile(e.yes(), compiler),
                          Change.compile(e.no(), compiler));
                    }
                  });
    }
    return changes;
  }

  private static final class Store extends Change {
    private final int variable;
    private final Code value;

    Store(int variable, Code value) {
      this.variable = variable;
      this.value = value;
    }

    @Override
    void run(long[] words, Layout layout) {
      layout.store(words, variable, value.eval(words, words));
    }
  }

  private static final class When extends Change {
    private final Code condition;
    private final Change[] yes;
    private final Change[] no;

    When(Code condition, Change[] yes, Change[] no) {
      this.condition = condition;
      this.yes = yes;
      this.no = no;
    }

    @Override
    void run(long[] words, Layout layout) {
      runAll(condition.eval(words, words) != 0 ? yes : no, words, layout);
    }
  }
}
