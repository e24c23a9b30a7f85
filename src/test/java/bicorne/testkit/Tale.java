package bicorne.testkit;

import bicorne.model.Block;
import bicorne.model.Card;
import bicorne.model.Claim;
import bicorne.model.Effect;
import bicorne.model.Ending;
import bicorne.model.Expr;
import bicorne.model.Header;
import bicorne.model.History;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Pool;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.model.Text;
import bicorne.model.Type;
import bicorne.model.Variable;
import bicorne.model.Way;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A small story built by hand, without YAML: nodes are named, and named before they are there.
 *
 * <p>A node's name is {@code file/node}; the part before the slash may be left out for the file
 * begun last. A file's first node is its start, the first file's the story's.
 */
public final class Tale {

  private final List<String> files = new ArrayList<>();
  private final List<Boolean> scenes = new ArrayList<>();
  private final List<List<Integer>> status = new ArrayList<>();
  private final List<Variable> variables = new ArrayList<>();
  private final Map<String, NodeDraft> nodes = new LinkedHashMap<>();
  private final Map<String, PoolDraft> pools = new LinkedHashMap<>();
  private final List<Card.Person> people = new ArrayList<>();
  private final List<Card.Place> places = new ArrayList<>();
  private final List<Card.Source> sources = new ArrayList<>();
  private final List<Claim> claims = new ArrayList<>();
  private List<String> languages = List.of("en");

  private final List<Node> builtNodes = new ArrayList<>();
  private final List<Option> builtOptions = new ArrayList<>();
  private final List<Way> builtWays = new ArrayList<>();
  private final List<Way.Draw> builtDraws = new ArrayList<>();

  /** Begins an episode. */
  public Tale episode(String id) {
    return file(id, false);
  }

  /** Begins a scene. */
  public Tale scene(String id) {
    return file(id, true);
  }

  private Tale file(String id, boolean scene) {
    files.add(id);
    scenes.add(scene);
    status.add(new ArrayList<>());
    return this;
  }

  /** The story's languages; the first is its own. */
  public Tale languages(String... tags) {
    languages = List.of(tags);
    return this;
  }

  /** Declares a stored variable; its number is the count of those before it. */
  public Tale variable(String name, Type type, long start) {
    return variable(name, type, start, null, Variable.Show.NOT);
  }

  /** Declares a derived variable. */
  public Tale derived(String name, Type type, Expr derivation) {
    return variable(name, type, 0, derivation, Variable.Show.NOT);
  }

  /** Declares a variable that shows. */
  public Tale gauge(String name, Type type, long start) {
    return variable(name, type, start, null, Variable.Show.GAUGE);
  }

  private Tale variable(
      String name, Type type, long start, @Nullable Expr derivation, Variable.Show show) {
    variables.add(
        new Variable(
            variables.size(), name, -1, type, start, derivation, null, null, show, List.of()));
    return this;
  }

  /** Puts a variable on the status line of the file begun last. */
  public Tale status(int variable) {
    status.get(status.size() - 1).add(variable);
    return this;
  }

  /** Adds a person. */
  public Tale person(String id, @Nullable Text text) {
    people.add(new Card.Person(id, Text.plain(id), null, null, null, text));
    return this;
  }

  /** Adds a place. */
  public Tale place(String id, @Nullable Text text) {
    places.add(new Card.Place(id, Text.plain(id), Double.NaN, Double.NaN, text));
    return this;
  }

  /** Adds a source. */
  public Tale source(String id) {
    sources.add(new Card.Source(id, null, Text.plain(id), null, null));
    return this;
  }

  /** Claims something of the whole story. */
  public Tale claim(Claim.Kind kind, Expr condition) {
    claims.add(new Claim(claims.size(), kind, condition, condition.toString(), null));
    return this;
  }

  /** Adds a pool to the file begun last. */
  public PoolDraft pool(String name) {
    PoolDraft pool = new PoolDraft(pools.size(), files.size() - 1, name);
    pools.put(name, pool);
    return pool;
  }

  /** Adds a node to the file begun last. */
  public NodeDraft node(String name) {
    NodeDraft node = new NodeDraft(nodes.size(), files.size() - 1, name);
    nodes.put(files.get(files.size() - 1) + "/" + name, node);
    return node;
  }

  /** The number of a node by its name. */
  public int number(String node) {
    return number(node, files.size() - 1);
  }

  private int number(String node, int file) {
    String address = node.indexOf('/') < 0 ? files.get(file) + "/" + node : node;
    return Objects.requireNonNull(nodes.get(address), address).number;
  }

  /** The story. */
  public Story story() {
    builtNodes.clear();
    builtOptions.clear();
    builtWays.clear();
    builtDraws.clear();
    for (NodeDraft draft : nodes.values()) {
      builtNodes.add(draft.build());
    }
    List<StoryFile> builtFiles = new ArrayList<>();
    for (int file = 0; file < files.size(); file++) {
      int start = 0;
      for (NodeDraft draft : nodes.values()) {
        if (draft.file == file) {
          start = draft.number;
          break;
        }
      }
      builtFiles.add(
          new StoryFile(
              file, files.get(file), scenes.get(file), null, start, status.get(file), Header.NONE));
    }
    List<Pool> builtPools = new ArrayList<>();
    for (PoolDraft draft : pools.values()) {
      builtPools.add(draft.build());
    }
    return new Story(
        "tale",
        Text.plain("A Tale"),
        languages,
        0,
        builtFiles,
        variables,
        builtNodes,
        builtOptions,
        builtWays,
        builtDraws,
        builtPools,
        people,
        places,
        sources,
        List.of(),
        Map.of(),
        claims);
  }

  /** Begins a way that goes on to a node. */
  public static WayDraft to(String node) {
    return new WayDraft().orElse(node);
  }

  /** Begins a way that goes on to a node if a condition holds; more must follow. */
  public static WayDraft when(Expr condition, String node) {
    return new WayDraft().when(condition, node);
  }

  /** Begins a way that goes back to the caller. */
  public static WayDraft returns() {
    WayDraft way = new WayDraft();
    way.returns = true;
    return way;
  }

  /** A way that draws from a pool. */
  public static WayDraft draw(String pool, String otherwise) {
    WayDraft way = new WayDraft();
    way.branches.add(new BranchDraft(null, pool, otherwise));
    return way;
  }

  /** Begins a choice. */
  public static OptionDraft choice(String id) {
    return new OptionDraft(id, false);
  }

  /** Begins an outcome of weight 1. */
  public static OptionDraft outcome(String id) {
    return new OptionDraft(id, true);
  }

  private record BranchDraft(@Nullable Expr when, @Nullable String pool, String node) {}

  /** A way being made. */
  public static final class WayDraft {
    private final List<BranchDraft> branches = new ArrayList<>();
    private @Nullable String call;
    private boolean returns;

    /** One more branch. */
    public WayDraft when(Expr condition, String node) {
      branches.add(new BranchDraft(condition, null, node));
      return this;
    }

    /** The last branch. */
    public WayDraft orElse(String node) {
      branches.add(new BranchDraft(null, null, node));
      return this;
    }

    /** Plays a scene first. */
    public WayDraft call(String scene) {
      call = scene;
      return this;
    }
  }

  /** An option being made. */
  public static final class OptionDraft {
    private final String id;
    private final boolean outcome;
    private Text text;
    private @Nullable Expr visible;
    private @Nullable Expr when;
    private @Nullable Text locked;
    private boolean once;
    private @Nullable Expr weight;
    private List<Effect> effects = List.of();
    private History.Mark mark = History.Mark.NONE;
    private List<OptionDraft> outcomes = List.of();
    private @Nullable WayDraft way;

    private OptionDraft(String id, boolean outcome) {
      this.id = id;
      this.outcome = outcome;
      this.text = outcome ? Text.NONE : Text.plain(id);
      this.weight = outcome ? new Expr.Const(1) : null;
    }

    /** What it says; else its id. */
    public OptionDraft text(Text words) {
      text = words;
      return this;
    }

    /** When it is there. */
    public OptionDraft visible(Expr condition) {
      visible = condition;
      return this;
    }

    /** When it is open. */
    public OptionDraft when(Expr condition) {
      when = condition;
      return this;
    }

    /** Why it is locked. */
    public OptionDraft locked(String reason) {
      locked = Text.plain(reason);
      return this;
    }

    /** Only once. */
    public OptionDraft once() {
      once = true;
      return this;
    }

    /** How likely it is. */
    public OptionDraft weight(Expr value) {
      weight = value;
      return this;
    }

    /** What it does. */
    public OptionDraft effects(Effect... list) {
      effects = List.of(list);
      return this;
    }

    /** Whether it is what was done. */
    public OptionDraft mark(History.Mark kind) {
      mark = kind;
      return this;
    }

    /** Where it leads. */
    public OptionDraft to(String node) {
      return way(Tale.to(node));
    }

    /** Where it leads. */
    public OptionDraft way(WayDraft on) {
      way = on;
      return this;
    }

    /** What chance then decides. */
    public OptionDraft outcomes(OptionDraft... list) {
      outcomes = List.of(list);
      return this;
    }
  }

  /** A pool being made. */
  public final class PoolDraft {
    private final int number;
    private final int file;
    private final String name;
    private final List<String> nodes = new ArrayList<>();
    private final List<@Nullable Expr> conditions = new ArrayList<>();
    private final List<Expr> weights = new ArrayList<>();

    private PoolDraft(int number, int file, String name) {
      this.number = number;
      this.file = file;
      this.name = name;
    }

    /** One more entry. */
    public PoolDraft entry(String node, @Nullable Expr when, Expr weight) {
      nodes.add(node);
      conditions.add(when);
      weights.add(weight);
      return this;
    }

    private Pool build() {
      List<Pool.Entry> entries = new ArrayList<>();
      for (int i = 0; i < nodes.size(); i++) {
        entries.add(
            new Pool.Entry(
                Tale.this.number(nodes.get(i), file), conditions.get(i), weights.get(i), 0, false));
      }
      return new Pool(number, file, name, entries);
    }
  }

  /** A node being made; without anything said it is an ending. */
  public final class NodeDraft {
    private final int number;
    private final int file;
    private final String name;
    private Text text;
    private boolean runOn;
    private Header header = Header.NONE;
    private List<Effect> effects = List.of();
    private @Nullable History history;
    private List<String> tags = List.of();
    private @Nullable WayDraft way;
    private @Nullable WayDraft otherwise;
    private List<OptionDraft> options = List.of();

    private NodeDraft(int number, int file, String name) {
      this.number = number;
      this.file = file;
      this.name = name;
      this.text = Text.plain("You are at " + name + ".");
    }

    /** What it says; else a sentence with its name. */
    public NodeDraft text(Text words) {
      text = words;
      return this;
    }

    /** Says these blocks. */
    public NodeDraft blocks(Block... blocks) {
      return text(new Text(List.of(List.of(blocks))));
    }

    /** Says nothing. */
    public NodeDraft silent() {
      return text(Text.NONE);
    }

    /** Does not turn the page. */
    public NodeDraft runOn() {
      runOn = true;
      return this;
    }

    /** What stands over it. */
    public NodeDraft header(Header over) {
      header = over;
      return this;
    }

    /** What it does. */
    public NodeDraft effects(Effect... list) {
      effects = List.of(list);
      return this;
    }

    /** Tags it. */
    public NodeDraft tags(String... words) {
      tags = List.of(words);
      return this;
    }

    /** Gives it an account. */
    public NodeDraft history(Integer... sourceNumbers) {
      history = new History(Text.plain("So it was."), List.of(sourceNumbers), null);
      return this;
    }

    /** Goes on to a node. */
    public Tale goTo(String node) {
      return way(to(node));
    }

    /** Goes on by a way. */
    public Tale way(WayDraft on) {
      way = on;
      return Tale.this;
    }

    /** Lets the player, or chance, decide. */
    public Tale options(OptionDraft... list) {
      options = List.of(list);
      return Tale.this;
    }

    /** Where it goes when no choice is open; before {@link #options}. */
    public NodeDraft otherwise(String node) {
      otherwise = to(node);
      return this;
    }

    /** Ends the story. */
    public Tale ends() {
      return Tale.this;
    }

    private Node build() {
      Node.Exit exit;
      if (way != null) {
        exit = new Node.Onward(build(way));
      } else if (options.isEmpty()) {
        exit = new Node.Ends(new Ending(Text.plain("The end"), true, Text.NONE));
      } else {
        List<Integer> built = build(options);
        exit =
            options.get(0).outcome
                ? new Node.Chance(built)
                : new Node.Choices(built, otherwise == null ? null : build(otherwise));
      }
      return new Node(number, file, name, header, effects, text, runOn, exit, history, tags, null);
    }

    private List<Integer> build(List<OptionDraft> drafts) {
      List<Integer> numbers = new ArrayList<>();
      for (OptionDraft draft : drafts) {
        List<Integer> inner = build(draft.outcomes);
        int option = builtOptions.size();
        numbers.add(option);
        builtOptions.add(
            new Option(
                option,
                number,
                draft.id,
                draft.outcome,
                draft.text,
                draft.visible,
                draft.when,
                draft.locked,
                draft.once,
                draft.weight,
                draft.effects,
                Text.NONE,
                draft.mark,
                inner,
                draft.way == null ? null : build(draft.way),
                null));
      }
      return numbers;
    }

    private Way build(WayDraft draft) {
      List<Way.Branch> branches = new ArrayList<>();
      for (BranchDraft branch : draft.branches) {
        int to = Tale.this.number(branch.node(), file);
        Way.Target target = new Way.Goto(to);
        if (branch.pool() != null) {
          int pool = Objects.requireNonNull(pools.get(branch.pool()), branch.pool()).number;
          Way.Draw draw =
              new Way.Draw(builtDraws.size(), /* node= */ number, pool, /* otherwise= */ to);
          builtDraws.add(draw);
          target = draw;
        }
        branches.add(new Way.Branch(branch.when(), target));
      }
      int call = draft.call == null ? -1 : files.indexOf(draft.call);
      Way built = new Way(builtWays.size(), number, call, draft.returns, branches);
      builtWays.add(built);
      return built;
    }
  }
}
