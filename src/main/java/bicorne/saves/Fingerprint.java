package bicorne.saves;

import bicorne.engine.Digest;
import bicorne.engine.Hash;
import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Facts;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Pool;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.model.Type;
import bicorne.model.Variable;
import bicorne.model.Way;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The logic hash of a story: a hash of everything that decides what can happen, by names.
 *
 * <p>Texts, translations, headers, labels, notes, accounts of history and the look of pages are not
 * in it, so a corrected typo is no revision. The order of files, nodes, variables and choices does
 * not matter; that of outcomes, branches and a pool's entries does. How far the past is asked after
 * counts even where a text asks, for it decides what a state remembers.
 */
public final class Fingerprint {

  private final Story story;
  private final @Nullable String[] addresses;
  private final Hash hash = new Hash();
  private final Expressions expressions = new Expressions();

  private Fingerprint(Story story) {
    this.story = story;
    addresses = new @Nullable String[story.nodes().size()];
  }

  /** Sixteen hexadecimal digits. */
  public static String of(Story story) {
    Fingerprint print = new Fingerprint(story);
    print.all();
    return Hash.hex(Hash.mix(print.hash.value()));
  }

  /** Most nodes are named more than once. */
  private String address(int node) {
    String known = addresses[node];
    if (known == null) {
      known = story.address(node);
      addresses[node] = known;
    }
    return known;
  }

  private void add(String... parts) {
    for (String part : parts) {
      hash.add(part);
    }
  }

  private void all() {
    add("bicorne logic 1", story.id(), address(story.start()));
    Map<String, StoryFile> files = new TreeMap<>();
    for (StoryFile file : story.files()) {
      files.put(file.id(), file);
    }
    for (StoryFile file : files.values()) {
      add("file", file.id(), Boolean.toString(file.scene()), address(file.start()));
    }
    Map<String, Variable> variables = new TreeMap<>();
    for (Variable variable : story.variables()) {
      variables.put(Digest.name(story, variable), variable);
    }
    variables.forEach(this::variable);
    Map<String, Node> nodes = new TreeMap<>();
    for (int node = 0; node < story.nodes().size(); node++) {
      nodes.put(address(node), story.nodes().get(node));
    }
    nodes.forEach(this::node);
    Map<String, Pool> pools = new TreeMap<>();
    for (Pool pool : story.pools()) {
      pools.put(poolName(pool.number()), pool);
    }
    pools.forEach(this::pool);
    remembered(story.facts());
  }

  private void remembered(Facts facts) {
    Map<String, Integer> counted = new TreeMap<>();
    int[] nodes = facts.countedNodes();
    int[] caps = facts.caps();
    for (int i = 0; i < nodes.length; i++) {
      counted.put(address(nodes[i]), caps[i]);
    }
    counted.forEach((address, cap) -> add("counted", address, Integer.toString(cap)));
    TreeSet<String> kept = new TreeSet<>();
    for (int option : facts.keptOptions()) {
      kept.add(story.optionAddress(option));
    }
    kept.forEach(address -> add("kept", address));
  }

  private String poolName(int pool) {
    Pool it = story.pools().get(pool);
    return story.files().get(it.file()).id() + "/" + it.name();
  }

  private void variable(String name, Variable variable) {
    Type type = variable.type();
    Expr derivation = variable.derivation();
    if (derivation == null) {
      add("variable", name, Digest.print(type, variable.start()));
    } else {
      add("derived", name);
      expression(derivation);
    }
    // The least and the greatest of a set are masks, and those of an enumeration follow from it.
    if (type.kind() == Type.Kind.INTEGER && derivation == null) {
      add("range", Long.toString(type.min()), Long.toString(type.max()));
    }
    add(type.kind().name(), Integer.toString(type.values().size()));
    type.values().forEach(hash::add);
  }

  private void node(String address, Node node) {
    add("node", address);
    effects(node.effects());
    Node.Exit exit = node.exit();
    if (exit instanceof Node.Ends) {
      add("ends");
    } else if (exit instanceof Node.Onward onward) {
      way(onward.way());
    } else if (exit instanceof Node.Chance chance) {
      add("chance");
      options(chance.options());
    } else if (exit instanceof Node.Choices choices) {
      Map<String, Option> byId = new TreeMap<>();
      for (int option : choices.options()) {
        byId.put(story.options().get(option).id(), story.options().get(option));
      }
      add("choices", Integer.toString(byId.size()));
      byId.values().forEach(this::option);
      way(choices.otherwise());
    }
  }

  private void options(List<Integer> options) {
    add(Integer.toString(options.size()));
    for (int option : options) {
      option(story.options().get(option));
    }
  }

  private void option(Option option) {
    add("option", option.id(), Boolean.toString(option.once()));
    expression(option.visible());
    expression(option.when());
    expression(option.weight());
    effects(option.effects());
    options(option.outcomes());
    way(option.way());
  }

  private void way(@Nullable Way way) {
    if (way == null) {
      add("no way");
      return;
    }
    add("way", way.call() < 0 ? "" : story.files().get(way.call()).id());
    add(Boolean.toString(way.returns()), Integer.toString(way.branches().size()));
    for (Way.Branch branch : way.branches()) {
      expression(branch.when());
      if (branch.target() instanceof Way.Goto to) {
        add("goto", address(to.node()));
      } else if (branch.target() instanceof Way.Draw draw) {
        add("draw", poolName(draw.pool()), address(draw.otherwise()));
      }
    }
  }

  private void pool(String name, Pool pool) {
    add("pool", name, Integer.toString(pool.entries().size()));
    for (Pool.Entry entry : pool.entries()) {
      add(address(entry.node()), Integer.toString(entry.priority()));
      add(Boolean.toString(entry.repeat()));
      expression(entry.when());
      expression(entry.weight());
    }
  }

  private void effects(List<Effect> effects) {
    add("effects", Integer.toString(effects.size()));
    for (Effect effect : effects) {
      if (effect instanceof Effect.Store store) {
        add("store", variableName(store.variable()));
        expression(store.value());
      } else if (effect instanceof Effect.When when) {
        add("when");
        expression(when.condition());
        effects(when.yes());
        effects(when.no());
      }
    }
  }

  private String variableName(int variable) {
    return Digest.name(story, story.variables().get(variable));
  }

  private void expression(@Nullable Expr expression) {
    if (expression == null) {
      add("none");
    } else {
      expression.match(expressions);
    }
  }

  /** Each kind of expression adds its name and then its parts, so many as its kind has. */
  private final class Expressions implements Expr.Cases<Boolean> {

    private boolean adds(String... parts) {
      add(parts);
      return true;
    }

    @Override
    public Boolean constant(Expr.Const e) {
      return adds("constant", Long.toString(e.value()));
    }

    @Override
    public Boolean read(Expr.Read e) {
      return adds("read", variableName(e.variable()));
    }

    @Override
    public Boolean before(Expr.Before e) {
      return adds("before", variableName(e.variable()));
    }

    @Override
    public Boolean binary(Expr.Binary e) {
      add(e.op().name());
      e.left().match(this);
      return e.right().match(this);
    }

    @Override
    public Boolean unary(Expr.Unary e) {
      add(e.op().name());
      return e.operand().match(this);
    }

    @Override
    public Boolean choose(Expr.If e) {
      add("if");
      e.condition().match(this);
      e.yes().match(this);
      return e.no().match(this);
    }

    @Override
    public Boolean within(Expr.Within e) {
      add("within", Integer.toString(e.spans().size()));
      for (Expr.Span span : e.spans()) {
        add(Long.toString(span.low()), Long.toString(span.high()));
      }
      return e.value().match(this);
    }

    @Override
    public Boolean member(Expr.Member e) {
      add("member", Integer.toString(e.value()));
      return e.set().match(this);
    }

    @Override
    public Boolean visits(Expr.Visits e) {
      return adds("visits", address(e.node()), Integer.toString(e.cap()));
    }

    @Override
    public Boolean taken(Expr.Taken e) {
      return adds("taken", story.optionAddress(e.option()));
    }

    @Override
    public Boolean at(Expr.At e) {
      return adds("at", address(e.node()));
    }
  }
}
