package bicorne.engine;

import bicorne.model.Expr;
import bicorne.model.Option;
import bicorne.model.Pool;
import bicorne.model.Story;
import java.util.List;

/** What a story ever asks about the past: only that is remembered. */
final class Asked {

  /** For each node, how far its visits are counted; 0 where nothing asks. */
  final int[] visits;

  /** For each option, whether anything asks if it was taken. */
  final boolean[] taken;

  Asked(Story story, List<Expr> also) {
    visits = new int[story.nodes().size()];
    taken = new boolean[story.options().size()];
    Parts parts = new Parts();
    for (Expr expr : also) {
      expr.match(parts);
    }
    new StoryWalk() {
      @Override
      void logic(Expr expr) {
        expr.match(parts);
      }

      @Override
      void inText(Expr expr) {
        expr.match(parts);
      }

      @Override
      void byVisit(int node, int count) {
        count(node, count);
      }
    }.walk(story);
    for (Option option : story.options()) {
      if (option.once()) {
        taken[option.number()] = true;
      }
    }
    for (Pool pool : story.pools()) {
      for (Pool.Entry entry : pool.entries()) {
        if (!entry.repeat()) {
          count(entry.node(), 1);
        }
      }
    }
  }

  private void count(int node, int cap) {
    visits[node] = Math.max(visits[node], cap);
  }

  /** Marks what the parts of an expression ask. */
  private final class Parts implements Expr.Cases<Boolean> {

    @Override
    public Boolean constant(Expr.Const e) {
      return true;
    }

    @Override
    public Boolean read(Expr.Read e) {
      return true;
    }

    @Override
    public Boolean before(Expr.Before e) {
      return true;
    }

    @Override
    public Boolean binary(Expr.Binary e) {
      e.left().match(this);
      return e.right().match(this);
    }

    @Override
    public Boolean unary(Expr.Unary e) {
      return e.operand().match(this);
    }

    @Override
    public Boolean choose(Expr.If e) {
      e.condition().match(this);
      e.yes().match(this);
      return e.no().match(this);
    }

    @Override
    public Boolean within(Expr.Within e) {
      return e.value().match(this);
    }

    @Override
    public Boolean member(Expr.Member e) {
      return e.set().match(this);
    }

    @Override
    public Boolean visits(Expr.Visits e) {
      count(e.node(), e.cap());
      return true;
    }

    @Override
    public Boolean taken(Expr.Taken e) {
      taken[e.option()] = true;
      return true;
    }
  }
}
