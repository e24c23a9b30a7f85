package bicorne.engine;

import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Facts;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Pool;
import bicorne.model.Story;
import bicorne.model.Text;
import bicorne.model.Way;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A story's conditions and effects compiled over its layout, each part once, when it is first
 * needed: a first page touches a handful of nodes however long the story is.
 *
 * <p>What is compiled never changes and depends on nothing but the story, so two threads that
 * compile the same part at once do no harm.
 */
final class Program {

  final Story story;
  final Layout layout;
  private final Compiler compiler;
  private final @Nullable NodeCode[] nodes;
  private final @Nullable OptionCode[] options;
  private final @Nullable WayCode[] ways;
  private final @Nullable PoolCode[] pools;
  private final IdentityHashMap<Expr, Code> inTexts = new IdentityHashMap<>();

  Program(Story story, List<Expr> asked) {
    this.story = story;
    layout = new Layout(story, asked.isEmpty() ? story.facts() : Facts.of(story, asked));
    compiler = new Compiler(layout);
    nodes = new @Nullable NodeCode[story.nodes().size()];
    options = new @Nullable OptionCode[story.options().size()];
    ways = new @Nullable WayCode[story.ways().size()];
    pools = new @Nullable PoolCode[story.pools().size()];
  }

  /** What a node is left by. */
  enum Exit {
    CHOICES,
    CHANCE,
    ONWARD,
    ENDS
  }

  /** What happens at a node. */
  static final class NodeCode {
    final int number;
    final int file;
    final boolean scene;
    final Change[] effects;
    final Text text;
    final boolean runOn;
    final Exit exit;
    final OptionCode[] options;

    /** Whether some choice is open whatever the state. */
    final boolean alwaysOpen;

    /** What leads on, for an exit by a way; for choices what is followed when none is open. */
    final @Nullable WayCode way;

    NodeCode(Node node, Program program) {
      number = node.number();
      file = node.file();
      scene = program.story.files().get(file).scene();
      effects = Change.compile(node.effects(), program.compiler);
      text = node.text();
      runOn = node.runOn();
      if (node.exit() instanceof Node.Choices choices) {
        exit = Exit.CHOICES;
        options = program.options(choices.options());
        way = choices.otherwise() == null ? null : program.way(choices.otherwise());
      } else if (node.exit() instanceof Node.Chance chance) {
        exit = Exit.CHANCE;
        options = program.options(chance.options());
        way = null;
      } else {
        options = OptionCode.NONE;
        exit = node.exit() instanceof Node.Ends ? Exit.ENDS : Exit.ONWARD;
        way = node.exit() instanceof Node.Onward onward ? program.way(onward.way()) : null;
      }
      boolean always = false;
      for (OptionCode option : options) {
        always |= option.visible == null && option.when == null && !option.once;
      }
      alwaysOpen = always && exit == Exit.CHOICES;
    }
  }

  /**
   * An option's compiled parts; a condition that is null always holds, a weight that is null is 1.
   */
  static final class OptionCode {
    static final OptionCode[] NONE = {};

    final int number;
    final int node;
    final boolean once;
    final boolean lockable;
    final @Nullable Code visible;
    final @Nullable Code when;
    final @Nullable Code weight;
    final Change[] effects;
    final Text reply;
    final OptionCode[] outcomes;
    final @Nullable WayCode way;

    OptionCode(Option option, Program program) {
      number = option.number();
      node = option.node();
      once = option.once();
      lockable = option.locked() != null;
      visible = program.compiler.condition(option.visible());
      when = program.compiler.condition(option.when());
      weight = program.compiler.condition(option.weight());
      effects = Change.compile(option.effects(), program.compiler);
      reply = option.reply();
      outcomes = program.options(option.outcomes());
      way = option.way() == null ? null : program.way(option.way());
    }
  }

  /** A way: the conditions of its branches, where null always holds, and where each leads. */
  static final class WayCode {
    final Way way;
    final int file;
    final @Nullable Code[] branches;

    /** The node each branch leads to, or -1 for a draw. */
    final int[] targets;

    /** The node a call begins at. */
    final int scene;

    WayCode(Way way, Program program) {
      this.way = way;
      file = program.story.nodes().get(way.node()).file();
      scene = way.call() < 0 ? -1 : program.story.files().get(way.call()).start();
      branches = new @Nullable Code[way.branches().size()];
      targets = new int[branches.length];
      for (int i = 0; i < branches.length; i++) {
        branches[i] = program.compiler.condition(way.branches().get(i).when());
        targets[i] = way.branches().get(i).target() instanceof Way.Goto to ? to.node() : -1;
      }
    }

    Way.Draw draw(int branch) {
      return (Way.Draw) way.branches().get(branch).target();
    }
  }

  /** A pool's entries compiled, in their order; a condition that is null always holds. */
  static final class PoolCode {
    final Pool.Entry[] entries;
    final @Nullable Code[] when;
    final Code[] weight;

    PoolCode(Pool pool, Program program) {
      entries = pool.entries().toArray(new Pool.Entry[0]);
      when = new @Nullable Code[entries.length];
      weight = new Code[when.length];
      for (int i = 0; i < when.length; i++) {
        when[i] = program.compiler.condition(entries[i].when());
        weight[i] = program.compiler.compile(entries[i].weight());
      }
    }
  }

  /** Any expression, compiled anew. */
  Code code(Expr expr) {
    return compiler.compile(expr);
  }

  /** An expression that stands in a text, compiled once. */
  Code inText(Expr expr) {
    synchronized (inTexts) {
      Code code = inTexts.get(expr);
      if (code == null) {
        code = compiler.compile(expr);
        inTexts.put(expr, code);
      }
      return code;
    }
  }

  /** Effects from outside the story. */
  Change[] changes(List<Effect> list) {
    return Change.compile(list, compiler);
  }

  NodeCode node(int number) {
    NodeCode compiled = nodes[number];
    if (compiled == null) {
      compiled = new NodeCode(story.nodes().get(number), this);
      nodes[number] = compiled;
    }
    return compiled;
  }

  OptionCode option(int number) {
    OptionCode compiled = options[number];
    if (compiled == null) {
      compiled = new OptionCode(story.options().get(number), this);
      options[number] = compiled;
    }
    return compiled;
  }

  private OptionCode[] options(List<Integer> numbers) {
    if (numbers.isEmpty()) {
      return OptionCode.NONE;
    }
    OptionCode[] compiled = new OptionCode[numbers.size()];
    for (int i = 0; i < compiled.length; i++) {
      compiled[i] = option(numbers.get(i));
    }
    return compiled;
  }

  WayCode way(Way way) {
    WayCode compiled = ways[way.number()];
    if (compiled == null) {
      compiled = new WayCode(way, this);
      ways[way.number()] = compiled;
    }
    return compiled;
  }

  PoolCode pool(int number) {
    PoolCode compiled = pools[number];
    if (compiled == null) {
      compiled = new PoolCode(story.pools().get(number), this);
      pools[number] = compiled;
    }
    return compiled;
  }
}
