package bicorne.explore;

import bicorne.engine.Condition;
import bicorne.engine.Engine;
import bicorne.model.Block;
import bicorne.model.Ending;
import bicorne.model.Expr;
import bicorne.model.Inline;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.model.Text;
import bicorne.model.TextWalk;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where the story's texts, in its own language, say one thing or another. Nested ones are asked
 * only where they are told.
 */
final class TextForks {

  /** Hears which way a fork was taken. */
  interface Seen {
    void way(int condition, boolean yes);
  }

  /** One fork, with those inside of it. */
  static final class Fork {
    /** -1 for a text that differs by visit. */
    final int number;

    final Condition condition;
    final Fork[][] inside;

    Fork(int number, Condition condition, Fork[][] inside) {
      this.number = number;
      this.condition = condition;
      this.inside = inside;
    }

    void ask(long[] now, long[] before, Seen seen) {
      int which;
      if (number < 0) {
        which = (int) Math.max(1, Math.min(inside.length, condition.value(now))) - 1;
      } else {
        boolean yes = condition.holds(now, before);
        seen.way(number, yes);
        which = yes ? 0 : 1;
      }
      for (Fork fork : inside[which]) {
        fork.ask(now, before, seen);
      }
    }

    /** Whether both ways of it, and of all inside, are settled. */
    boolean settled(boolean[] settled, int base) {
      if (number >= 0 && !(settled[base + 2 * number] && settled[base + 2 * number + 1])) {
        return false;
      }
      for (Fork[] forks : inside) {
        for (Fork fork : forks) {
          if (!fork.settled(settled, base)) {
            return false;
          }
        }
      }
      return true;
    }
  }

  static final Fork[] NONE = {};

  final List<TextCondition> conditions = new ArrayList<>();

  /** Of each node's text and ending, of each choice's words and reason, of each reply. */
  final Fork[][] nodes;

  final Fork[][] offers;
  final Fork[][] replies;

  private final Engine engine;

  TextForks(Engine engine) {
    this.engine = engine;
    Story story = engine.story();
    nodes = new Fork[story.nodes().size()][];
    offers = new Fork[story.options().size()][];
    replies = new Fork[story.options().size()][];
    for (Node node : story.nodes()) {
      Reader reader = new Reader(node.number(), -1);
      reader.text(node.text());
      if (node.exit() instanceof Node.Ends ends) {
        Ending ending = ends.ending();
        reader.text(ending.title());
        reader.text(ending.aftermath());
      }
      nodes[node.number()] = reader.forks();
    }
    for (Option option : story.options()) {
      Reader shown = new Reader(option.node(), option.number());
      shown.text(option.text());
      offers[option.number()] = shown.forks();
      Reader said = new Reader(option.node(), option.number());
      said.text(option.reply());
      replies[option.number()] = said.forks();
    }
  }

  private final class Reader extends TextWalk {
    private final int node;
    private final int option;
    private List<Fork> found = new ArrayList<>(0);

    Reader(int node, int option) {
      this.node = node;
      this.option = option;
    }

    Fork[] forks() {
      return found.isEmpty() ? NONE : found.toArray(NONE);
    }

    @Override
    public void text(@Nullable Text text) {
      if (text != null) {
        blocks(text.own());
      }
    }

    private Fork[] inside(Runnable reading) {
      List<Fork> outer = found;
      found = new ArrayList<>(0);
      reading.run();
      Fork[] forks = forks();
      found = outer;
      return forks;
    }

    private boolean fork(Expr condition, boolean block, Runnable yes, Runnable no) {
      int number = conditions.size();
      conditions.add(new TextCondition(number, node, option, condition, block));
      Fork[][] inside = {inside(yes), inside(no)};
      found.add(new Fork(number, engine.condition(condition), inside));
      return true;
    }

    @Override
    public Boolean when(Block.When b) {
      return fork(b.condition(), true, () -> blocks(b.yes()), () -> blocks(b.no()));
    }

    @Override
    public Boolean byVisit(Block.ByVisit b) {
      Fork[][] inside = new Fork[b.visits().size()][];
      boolean any = false;
      for (int i = 0; i < inside.length; i++) {
        List<Block> visit = b.visits().get(i);
        inside[i] = inside(() -> blocks(visit));
        any |= inside[i].length > 0;
      }
      if (any) {
        Expr visits = new Expr.Visits(b.node(), inside.length);
        found.add(new Fork(-1, engine.condition(visits), inside));
      }
      return true;
    }

    @Override
    public Boolean either(Inline.Either i) {
      return fork(i.condition(), false, () -> inlines(i.yes()), () -> inlines(i.no()));
    }
  }
}
