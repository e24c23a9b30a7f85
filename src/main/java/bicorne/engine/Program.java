package bicorne.engine;

import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Facts;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Pool;
import bicorne.model.Story;
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

  /** What a node does when it is entered. */
  static final class NodeCode {
    final Change[] effects;

    NodeCode(Node node, Compiler compiler) {
      effects = Change.compile(node.effects(), compiler);
    }
  }

  /**
   * An option's compiled parts; a condition that is null always holds, a weight that is null is 1.
   */
  static final class OptionCode {
    final @Nullable Code visible;
    final @Nullable Code when;
    final @Nullable Code weight;
    final Change[] effects;

    OptionCode(Option option, Compiler compiler) {
      visible = compiler.condition(option.visible());
      when = compiler.condition(option.when());
      weight = compiler.condition(option.weight());
      effects = Change.compile(option.effects(), compiler);
    }
  }

  /** The conditions of a way's branches; null always holds. */
  static final class WayCode {
    final @Nullable Code[] branches;

    WayCode(Way way, Compiler compiler) {
      branches = new @Nullable Code[way.branches().size()];
      for (int i = 0; i < branches.length; i++) {
        branches[i] = compiler.condition(way.branches().get(i).when());
      }
    }
  }

  /** A pool's entries compiled, in their order; a condition that is null always holds. */
  static final class PoolCode {
    final @Nullable Code[] when;
    final Code[] weight;

    PoolCode(Pool pool, Compiler compiler) {
      when = new @Nullable Code[pool.entries().size()];
      weight = new Code[when.length];
      for (int i = 0; i < when.length; i++) {
        when[i] = compiler.condition(pool.entries().get(i).when());
        weight[i] = compiler.compile(pool.entries().get(i).weight());
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
      return inTexts.computeIfAbsent(expr, compiler::compile);
    }
  }

  /** Effects from outside the story. */
  Change[] changes(List<Effect> list) {
    return Change.compile(list, compiler);
  }

  NodeCode node(int number) {
    NodeCode compiled = nodes[number];
    if (compiled == null) {
      compiled = new NodeCode(story.nodes().get(number), compiler);
      nodes[number] = compiled;
    }
    return compiled;
  }

  OptionCode option(int number) {
    OptionCode compiled = options[number];
    if (compiled == null) {
      compiled = new OptionCode(story.options().get(number), compiler);
      options[number] = compiled;
    }
    return compiled;
  }

  WayCode way(Way way) {
    WayCode compiled = ways[way.number()];
    if (compiled == null) {
      compiled = new WayCode(way, compiler);
      ways[way.number()] = compiled;
    }
    return compiled;
  }

  PoolCode pool(Pool pool) {
    PoolCode compiled = pools[pool.number()];
    if (compiled == null) {
      compiled = new PoolCode(pool, compiler);
      pools[pool.number()] = compiled;
    }
    return compiled;
  }
}
