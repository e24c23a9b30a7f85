package bicorne.testkit;

import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Header;
import bicorne.model.History;
import bicorne.model.Story;
import bicorne.model.Text;
import bicorne.model.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A small random story with everything that can be decided: choices open and locked, once and
 * again, outcomes at nodes and behind choices, draws, scenes, pages that are turned, endings, and
 * now and then a fault. The same story for the same seed.
 */
public final class RandomTale {

  private static final int NODES = 9;

  private final SplittableRandom random;
  private final Tale tale = new Tale();

  private RandomTale(long seed) {
    random = new SplittableRandom(seed);
  }

  /** The story of a seed. */
  public static Story of(long seed) {
    return new RandomTale(seed).story();
  }

  private Story story() {
    tale.variable("army", Type.integer(0, 9), 5);
    tale.variable("no", Type.integer(-3, 3), 0);
    tale.variable("corps", Type.enumeration(List.of("yes", "off", "null")), 1);
    tale.variable("council", Type.set(List.of("ney", "y", "布里埃纳")), 1);
    tale.variable("warned", Type.FLAG, 0);
    episode("a");
    tale.pool("lanes")
        .entry("a/n2", null, new Expr.Const(1))
        .entry("a/n3", condition(), new Expr.Const(2))
        .entry("a/n4", null, new Expr.Read(0));
    episode("b");
    tale.scene("s");
    tale.node("t0")
        .text(text("tent"))
        .options(
            Tale.choice("hear").effects(effect()).way(Tale.returns()),
            Tale.choice("on").to("s/t1"));
    tale.node("t1")
        .text(text("aside"))
        .options(
            Tale.outcome("well").effects(effect()).way(Tale.returns()),
            Tale.outcome("ill").weight(new Expr.Read(0)).way(Tale.returns()));
    return tale.story();
  }

  private void episode(String id) {
    tale.episode(id);
    for (int i = 0; i < NODES; i++) {
      Tale.NodeDraft node = tale.node("n" + i).text(text(id + i));
      if (random.nextInt(3) == 0) {
        node.header(new Header(null, "1814-01-0" + (1 + random.nextInt(2)), null, -1, -1));
      }
      if (random.nextInt(3) == 0) {
        node.effects(effect());
      }
      if (random.nextInt(4) == 0) {
        node.runOn();
      }
      if (random.nextInt(4) == 0) {
        node.history();
      }
      exit(node, i, id);
    }
  }

  /** The first node always leads on, and the last always ends. */
  private void exit(Tale.NodeDraft node, int i, String id) {
    int kind = i == NODES - 1 ? 9 : i == 0 ? random.nextInt(3) : random.nextInt(10);
    if (kind <= 4) {
      if (random.nextInt(3) > 0) {
        node.otherwise(any(id));
      }
      node.options(options(id).toArray(new Tale.OptionDraft[0]));
    } else if (kind <= 6) {
      node.options(outcomes(id).toArray(new Tale.OptionDraft[0]));
    } else if (kind <= 8) {
      node.way(way(id));
    }
  }

  private List<Tale.OptionDraft> options(String id) {
    List<Tale.OptionDraft> options = new ArrayList<>();
    int count = 1 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      Tale.OptionDraft option = Tale.choice(i == 1 ? "no" : "c" + i);
      if (i > 0 && random.nextInt(3) == 0) {
        option.when(condition());
        if (random.nextBoolean()) {
          option.locked("It is locked.");
        }
      }
      if (random.nextInt(5) == 0) {
        option.once();
      }
      if (random.nextInt(3) == 0) {
        option.mark(random.nextBoolean() ? History.Mark.MAIN : History.Mark.ALSO);
      }
      option.effects(effect());
      if (random.nextInt(4) == 0) {
        option.outcomes(outcomes(id).toArray(new Tale.OptionDraft[0]));
      } else {
        option.way(way(id));
      }
      options.add(option);
    }
    return options;
  }

  private List<Tale.OptionDraft> outcomes(String id) {
    List<Tale.OptionDraft> outcomes = new ArrayList<>();
    int count = 1 + random.nextInt(3);
    for (int i = 0; i < count; i++) {
      Expr weight =
          random.nextInt(3) == 0 ? new Expr.Read(0) : new Expr.Const(1 + random.nextInt(5));
      outcomes.add(
          Tale.outcome("o" + outcomes.size() + "x" + random.nextInt(1000))
              .weight(weight)
              .effects(effect())
              .way(way(id)));
    }
    return outcomes;
  }

  private Tale.WayDraft way(String id) {
    int kind = random.nextInt(8);
    if (kind == 0) {
      return Tale.draw("lanes", any(id));
    }
    Tale.WayDraft way =
        kind == 1 ? Tale.when(condition(), any(id)).orElse(any(id)) : Tale.to(any(id));
    return random.nextInt(6) == 0 ? way.call("s") : way;
  }

  private String any(String id) {
    String file = random.nextInt(4) == 0 ? (id.equals("a") ? "b" : "a") : id;
    return file + "/n" + random.nextInt(NODES);
  }

  private Expr condition() {
    return switch (random.nextInt(4)) {
      case 0 ->
          new Expr.Binary(Expr.Op.GE, new Expr.Read(0), new Expr.Const(1 + random.nextInt(8)));
      case 1 -> new Expr.Read(4);
      case 2 -> new Expr.Binary(Expr.Op.EQ, new Expr.Read(2), new Expr.Const(random.nextInt(3)));
      default -> new Expr.Member(new Expr.Read(3), random.nextInt(3));
    };
  }

  private Effect effect() {
    return switch (random.nextInt(5)) {
      case 0 -> new Effect.Store(0, plus(0, random.nextInt(7) - 3));
      case 1 -> new Effect.Store(1, plus(1, random.nextInt(3) - 1));
      case 2 -> new Effect.Store(2, new Expr.Const(random.nextInt(3)));
      case 3 -> new Effect.Store(3, new Expr.Const(random.nextInt(8)));
      default -> new Effect.Store(4, new Expr.Const(random.nextInt(2)));
    };
  }

  private static Expr plus(int variable, int by) {
    return new Expr.Binary(Expr.Op.ADD, new Expr.Read(variable), new Expr.Const(by));
  }

  private Text text(String words) {
    return random.nextInt(4) == 0 ? Text.NONE : Text.plain("Here is " + words + ".");
  }
}
