package bicorne.model;

import java.util.Arrays;
import java.util.List;

/** Finds what a story ever asks about the past, by reading all of it. */
final class Asked {

  private final Story story;
  private final int[] visits;
  private final boolean[] taken;

  Asked(Story story, List<Expr> also) {
    this.story = story;
    visits = new int[story.nodes().size()];
    taken = new boolean[story.options().size()];
    Parts parts = new Parts();
    for (Expr expr : also) {
      expr.match(parts);
    }
    new Whole(parts).walk(story);
    for (Option option : story.options()) {
      if (option.once()) {
        taken[option.number()] = true;
      }
    }
  }

  private int[] endings() {
    List<Integer> found = story.endings();
    int[] endings = new int[found.size()];
    for (int i = 0; i < endings.length; i++) {
      endings[i] = found.get(i);
    }
    return endings;
  }

  Facts facts() {
    int[] counted = new int[visits.length];
    int[] caps = new int[visits.length];
    int nodes = 0;
    for (int i = 0; i < visits.length; i++) {
      if (visits[i] > 0) {
        counted[nodes] = i;
        caps[nodes++] = visits[i];
      }
    }
    int[] kept = new int[taken.length];
    int[] choices = new int[taken.length];
    int options = 0;
    int withOutcomes = 0;
    for (Option option : story.options()) {
      if (taken[option.number()]) {
        kept[options++] = option.number();
      }
      if (!option.outcomes().isEmpty()) {
        choices[withOutcomes++] = option.number();
      }
    }
    return new Facts(
        Arrays.copyOf(counted, nodes),
        Arrays.copyOf(caps, nodes),
        Arrays.copyOf(kept, options),
        Arrays.copyOf(choices, withOutcomes),
        callDepth(story),
        endings());
  }

  /** The deepest nesting of calls: scenes never call each other in a circle. */
  private static int callDepth(Story story) {
    int files = story.files().size();
    int[] depth = new int[files];
    // A chain of calls passes through each scene once at most, so so many rounds settle every
    // depth.
    for (int round = 0; round <= files; round++) {
      boolean changed = false;
      for (Way way : story.ways()) {
        if (way.call() >= 0) {
          int file = story.nodes().get(way.node()).file();
          int needed = depth[way.call()] + 1;
          if (depth[file] < needed) {
            depth[file] = needed;
            changed = true;
          }
        }
      }
      if (!changed) {
        break;
      }
    }
    int deepest = 0;
    for (int d : depth) {
      deepest = Math.max(deepest, d);
    }
    if (deepest > files) {
      throw new IllegalArgumentException("scenes call each other in a circle");
    }
    return deepest;
  }

  private void count(int node, int cap) {
    visits[node] = Math.max(visits[node], cap);
  }

  /** Marks what the story itself asks, not what is claimed of it. */
  private final class Whole extends StoryWalk {
    private final Parts parts;

    Whole(Parts parts) {
      this.parts = parts;
    }

    @Override
    protected void expression(Expr expr) {
      expr.match(parts);
    }

    @Override
    protected void claim(Claim claim) {}

    @Override
    public Boolean byVisit(Block.ByVisit b) {
      count(b.node(), b.visits().size());
      return super.byVisit(b);
    }

    @Override
    protected void pool(Pool pool) {
      super.pool(pool);
      for (Pool.Entry entry : pool.entries()) {
        if (!entry.repeat()) {
          count(entry.node(), 1);
        }
      }
    }
  }

  /** Marks what the parts of an expression ask. */
  private final class Parts extends ExprWalk {

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
