package bicorne.explore;

import bicorne.engine.Condition;
import bicorne.engine.Engine;
import bicorne.model.Expr;
import java.util.List;

/** What is asked, ready to be asked of many states. */
abstract class AskCode {

  abstract boolean holds(long[] words, int node);

  static AskCode of(Ask ask, Engine engine) {
    if (ask instanceof Ask.Holds holds) {
      Condition condition = engine.condition(holds.condition());
      return new AskCode() {
        @Override
        boolean holds(long[] words, int node) {
          return condition.holds(words);
        }
      };
    }
    if (ask instanceof Ask.At at) {
      int here = at.node();
      return new AskCode() {
        @Override
        boolean holds(long[] words, int node) {
          return node == here;
        }
      };
    }
    if (ask instanceof Ask.Not not) {
      AskCode what = of(not.what(), engine);
      return new AskCode() {
        @Override
        boolean holds(long[] words, int node) {
          return !what.holds(words, node);
        }
      };
    }
    boolean both = ask instanceof Ask.Both;
    AskCode left = of(both ? ((Ask.Both) ask).left() : ((Ask.Either) ask).left(), engine);
    AskCode right = of(both ? ((Ask.Both) ask).right() : ((Ask.Either) ask).right(), engine);
    return new AskCode() {
      @Override
      boolean holds(long[] words, int node) {
        return both
            ? left.holds(words, node) && right.holds(words, node)
            : left.holds(words, node) || right.holds(words, node);
      }
    };
  }

  /** The conditions in what is asked. */
  static void conditions(Ask ask, List<Expr> into) {
    if (ask instanceof Ask.Holds holds) {
      into.add(holds.condition());
    } else if (ask instanceof Ask.Not not) {
      conditions(not.what(), into);
    } else if (ask instanceof Ask.Both both) {
      conditions(both.left(), into);
      conditions(both.right(), into);
    } else if (ask instanceof Ask.Either either) {
      conditions(either.left(), into);
      conditions(either.right(), into);
    }
  }
}
