package bicorne.compiled;

import bicorne.model.Card;
import bicorne.model.Claim;
import bicorne.model.Ending;
import bicorne.model.Facts;
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
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Opens a story's compiled form: see {@link StoryOut} for its layout. */
final class StoryIn {

  private static final History.Certainty[] CERTAINTIES = History.Certainty.values();
  private static final Claim.Kind[] CLAIMS = Claim.Kind.values();
  private static final History.Mark[] MARKS = History.Mark.values();
  private static final Type.Kind[] KINDS = Type.Kind.values();
  private static final Variable.Show[] SHOWS = Variable.Show.values();

  private final Storage storage;
  private final In core;
  private final long partsFrom;

  StoryIn(Storage storage) {
    this.storage = storage;
    byte[] mark = StoryOut.MARK;
    int coreFrom = mark.length + 8;
    if (storage.size() < coreFrom) {
      throw new Damaged("it is no compiled story");
    }
    byte[] start = storage.read(0, coreFrom);
    if (!Arrays.equals(start, 0, mark.length, mark, 0, mark.length)) {
      throw new Damaged("it is no compiled story of this version");
    }
    In sizes = new In(start, mark.length, coreFrom);
    int length = sizes.fixed();
    int crc = sizes.fixed();
    if (length < 0 || length > storage.size() - coreFrom) {
      throw new Damaged("its core is cut short");
    }
    byte[] coreBytes = storage.read(coreFrom, length);
    if (StoryOut.crc(coreBytes, 0, length) != crc) {
      throw new Damaged("its core is damaged");
    }
    core = new In(coreBytes, 0, length);
    partsFrom = coreFrom + (long) length;
  }

  CompiledStory.Label label() {
    String maker = core.text();
    int count = core.count();
    List<CompiledStory.SourceFile> sources = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      sources.add(
          new CompiledStory.SourceFile(core.text(), core.number(), core.number(), core.number()));
    }
    return new CompiledStory.Label(maker, sources);
  }

  /** The story, behind its label, which has been read. */
  CompiledStory open(CompiledStory.Label label) {
    String fingerprint = core.text();
    Head head = new Head(core);
    List<Text> shared =
        new Table<>(head) {
          @Override
          Text read(PartsIn in, int number) {
            return sharedText(in);
          }
        };
    Names names = new Names(new PartsIn(core, head));
    Parser parser = new Parser(head, shared);
    List<StoryFile> files = new ArrayList<>(head.files);
    for (int i = 0; i < head.files; i++) {
      files.add(parser.file(new PartsIn(core, head), i));
    }
    List<Variable> variables = new ArrayList<>(head.variables);
    for (int i = 0; i < head.variables; i++) {
      variables.add(parser.variable(new PartsIn(core, head), i));
    }
    Facts facts =
        new Facts(
            numbers(head.nodes),
            numbers(Integer.MAX_VALUE),
            numbers(head.options),
            numbers(head.options),
            core.number(0, head.files),
            numbers(head.nodes));
    Blocks nodeOfOption = blocks(4);
    Blocks nodeOfWay = blocks(4);
    Blocks addresses = blocks(4);
    List<NodePart> nodes =
        new Table<>(head) {
          @Override
          NodePart read(PartsIn in, int number) {
            return parser.node(in, number);
          }
        };
    List<Pool> pools =
        new Table<>(head) {
          @Override
          Pool read(PartsIn in, int number) {
            return parser.pool(in, number);
          }
        };
    List<Card.Person> people =
        new Table<>(head) {
          @Override
          Card.Person read(PartsIn in, int number) {
            return parser.person(in);
          }
        };
    List<Card.Place> places =
        new Table<>(head) {
          @Override
          Card.Place read(PartsIn in, int number) {
            return parser.place(in);
          }
        };
    List<Card.Source> sources =
        new Table<>(head) {
          @Override
          Card.Source read(PartsIn in, int number) {
            return parser.source(in);
          }
        };
    List<Story.Picture> pictures =
        new Table<>(head) {
          @Override
          Story.Picture read(PartsIn in, int number) {
            return parser.picture(in);
          }
        };
    List<Claim> claims =
        new Table<>(head) {
          @Override
          Claim read(PartsIn in, int number) {
            return parser.claim(in, number);
          }
        };
    if (nodes.size() != head.nodes
        || pools.size() != head.pools
        || people.size() != head.people
        || nodeOfOption.entries() != head.options
        || nodeOfWay.entries() != head.ways) {
      throw new Damaged("its tables do not agree");
    }
    List<Node> nodeList =
        new Viewed<>(head.nodes) {
          @Override
          Node view(int number) {
            return nodes.get(number).node();
          }
        };
    List<Option> options =
        new Viewed<>(head.options) {
          @Override
          Option view(int number) {
            return nodes.get(nodeOfOption.at(number).fixed()).option(number);
          }
        };
    List<Way> ways =
        new Viewed<>(head.ways) {
          @Override
          Way view(int number) {
            return nodes.get(nodeOfWay.at(number).fixed()).way(number);
          }
        };
    Story.Index index =
        new Story.Index() {
          @Override
          public int node(String address) {
            return find(address, addresses, files, nodeList);
          }
        };
    Story story =
        new Story(
            names.id,
            names.title,
            names.languages,
            names.start,
            files,
            variables,
            nodeList,
            options,
            ways,
            head.allDraws(),
            pools,
            people,
            places,
            sources,
            pictures,
            names.renames,
            claims,
            facts,
            index);
    return new CompiledStory(label.maker(), label.sources(), fingerprint, story);
  }

  private static Text sharedText(PartsIn in) {
    Text text = in.text();
    if (text == null) {
      throw new Damaged("a text is missing");
    }
    return text;
  }

  /** The slot of the address table where the search for an address begins. */
  static int slot(String address, int slots) {
    int hash = address.hashCode();
    return (hash ^ (hash >>> 15)) & (slots - 1);
  }

  private static int find(
      String address, Blocks addresses, List<StoryFile> files, List<Node> nodes) {
    int slots = addresses.entries();
    int slot = slot(address, slots);
    for (int tried = 0; tried < slots; tried++) {
      int entry = addresses.at(slot).fixed();
      if (entry <= 0 || entry > nodes.size()) {
        return -1;
      }
      Node node = nodes.get(entry - 1);
      String file = files.get(node.file()).id();
      if (address.length() == file.length() + 1 + node.name().length()
          && address.startsWith(file)
          && address.endsWith(node.name())) {
        return entry - 1;
      }
      slot = (slot + 1) & (slots - 1);
    }
    return -1;
  }

  /** Numbers below {@code bound}. */
  private int[] numbers(int bound) {
    int[] numbers = new int[core.count()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = core.number(0, bound - 1);
    }
    return numbers;
  }

  /** A table behind the core, whose place comes next in it. */
  private Blocks blocks(int entry) {
    int entries = core.number(0, Integer.MAX_VALUE);
    return new Blocks(storage, partsFrom + core.fixed(), entry, entries);
  }

  /** Things that stand one by one behind the core; a table says where. */
  private abstract class Table<T> extends Parts<T> {

    private final Head head;
    private final Blocks places;

    /** The one whose table's place comes next in the core. */
    Table(Head head) {
      this(head, blocks(12));
    }

    private Table(Head head, Blocks places) {
      super(places.entries());
      this.head = head;
      this.places = places;
    }

    abstract T read(PartsIn in, int number);

    @Override
    final T read(int number) {
      In entry = places.at(number);
      int place = entry.fixed();
      int length = entry.fixed();
      int crc = entry.fixed();
      if (place < 0 || length < 0 || length > storage.size() - partsFrom - place) {
        throw new Damaged("a part lies outside the file");
      }
      byte[] part = storage.read(partsFrom + place, length);
      if (StoryOut.crc(part, 0, length) != crc) {
        throw new Damaged("a part is damaged");
      }
      PartsIn in = new PartsIn(new In(part, 0, length), head);
      T thing = read(in, number);
      if (!in.in.atEnd()) {
        throw new Damaged("a part is too long");
      }
      return thing;
    }
  }

  /** The names at the head of a story. */
  private static final class Names {
    final String id;
    final Text title;
    final List<String> languages = new ArrayList<>();
    final int start;
    final Map<String, String> renames = new LinkedHashMap<>();

    Names(PartsIn in) {
      id = in.in.text();
      Text known = in.text();
      title = known == null ? Text.NONE : known;
      int count = in.in.count();
      for (int i = 0; i < count; i++) {
        languages.add(in.in.text());
      }
      start = in.node();
      int more = in.in.count();
      for (int i = 0; i < more; i++) {
        renames.put(in.in.text(), in.in.text());
      }
    }
  }

  /** A node with its options and ways. */
  private record NodePart(Node node, List<Option> options, List<Way> ways) {

    Option option(int number) {
      for (Option option : options) {
        if (option.number() == number) {
          return option;
        }
      }
      throw new Damaged("an option is missing");
    }

    Way way(int number) {
      for (Way way : ways) {
        if (way.number() == number) {
          return way;
        }
      }
      throw new Damaged("a way is missing");
    }
  }

  /** Reads the large parts. */
  private static final class Parser {

    private final Head head;
    private final List<Text> shared;

    Parser(Head head, List<Text> shared) {
      this.head = head;
      this.shared = shared;
    }

    private @Nullable Text sharedText(In in) {
      int number = in.number(-1, shared.size() - 1);
      return number < 0 ? null : shared.get(number);
    }

    private Header header(In in) {
      return new Header(
          sharedText(in),
          optional(in),
          sharedText(in),
          in.number(-1, head.places - 1),
          in.number(-1, head.people - 1));
    }

    private static @Nullable String optional(In in) {
      return in.flag() ? in.text() : null;
    }

    private static List<String> texts(In in) {
      int count = in.count();
      List<String> texts = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        texts.add(in.text());
      }
      return texts;
    }

    private static List<Integer> numbers(In in, int below) {
      int count = in.count();
      List<Integer> numbers = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        numbers.add(in.number(0, below - 1));
      }
      return numbers;
    }

    StoryFile file(PartsIn in, int number) {
      return new StoryFile(
          number,
          in.in.text(),
          in.in.flag(),
          sharedText(in.in),
          in.node(),
          numbers(in.in, head.variables),
          header(in.in));
    }

    Variable variable(PartsIn in, int number) {
      String name = in.in.text();
      int file = in.in.number(-1, head.files - 1);
      Type type =
          new Type(
              KINDS[in.in.octetBelow(KINDS.length)], in.in.number(), in.in.number(), texts(in.in));
      long start = in.in.number();
      var derivation = in.optionalExpr();
      Text label = in.text();
      Text unit = in.text();
      Variable.Show show = SHOWS[in.in.octetBelow(SHOWS.length)];
      int count = in.in.count();
      List<Text> labels = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        Text one = in.text();
        labels.add(one == null ? Text.NONE : one);
      }
      return new Variable(number, name, file, type, start, derivation, label, unit, show, labels);
    }

    NodePart node(PartsIn in, int number) {
      int file = in.in.number(0, head.files - 1);
      String name = in.in.text();
      Header header = header(in.in);
      var effects = in.effects();
      Text text = orNone(in);
      boolean runOn = in.in.flag();
      Node.Exit exit = exit(in);
      History history = in.in.flag() ? history(in) : null;
      Node node =
          new Node(
              number,
              file,
              name,
              header,
              effects,
              text,
              runOn,
              exit,
              history,
              texts(in.in),
              optional(in.in));
      int count = in.in.count();
      List<Option> options = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        options.add(option(in, number));
      }
      int more = in.in.count();
      List<Way> ways = new ArrayList<>(more);
      for (int i = 0; i < more; i++) {
        Way way = in.way();
        if (way != null) {
          ways.add(way);
        }
      }
      return new NodePart(node, options, ways);
    }

    /** A text that says nothing is one and the same. */
    private static Text orNone(PartsIn in) {
      Text text = in.text();
      return text == null || text.silent() ? Text.NONE : text;
    }

    private History history(PartsIn in) {
      Text text = orNone(in);
      List<Integer> sources = numbers(in.in, head.sources);
      int certainty = in.in.number(-1, CERTAINTIES.length - 1);
      return new History(text, sources, certainty < 0 ? null : CERTAINTIES[certainty]);
    }

    private Node.Exit exit(PartsIn in) {
      return switch (in.in.octet()) {
        case 0 -> new Node.Choices(numbers(in.in, head.options), in.way());
        case 1 -> new Node.Chance(numbers(in.in, head.options));
        case 2 -> {
          Way way = in.way();
          if (way == null) {
            throw new Damaged("a node leads nowhere");
          }
          yield new Node.Onward(way);
        }
        case 3 -> new Node.Ends(new Ending(orNone(in), in.in.flag(), orNone(in)));
        default -> throw new Damaged("a way out of no kind");
      };
    }

    private Option option(PartsIn in, int node) {
      return new Option(
          in.option(),
          node,
          in.in.text(),
          in.in.flag(),
          orNone(in),
          in.optionalExpr(),
          in.optionalExpr(),
          in.text(),
          in.in.flag(),
          in.optionalExpr(),
          in.effects(),
          orNone(in),
          MARKS[in.in.octetBelow(MARKS.length)],
          numbers(in.in, head.options),
          in.way(),
          optional(in.in));
    }

    Pool pool(PartsIn in, int number) {
      int file = in.in.number(0, head.files - 1);
      String name = in.in.text();
      int count = in.in.count();
      List<Pool.Entry> entries = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        int node = in.node();
        var when = in.optionalExpr();
        var weight = in.optionalExpr();
        if (weight == null) {
          throw new Damaged("an entry without weight");
        }
        entries.add(
            new Pool.Entry(
                node,
                when,
                weight,
                in.in.number(Integer.MIN_VALUE, Integer.MAX_VALUE),
                in.in.flag()));
      }
      return new Pool(number, file, name, entries);
    }

    Card.Person person(PartsIn in) {
      return new Card.Person(
          in.in.text(), orNone(in), in.text(), optional(in.in), optional(in.in), in.text());
    }

    Card.Place place(PartsIn in) {
      return new Card.Place(
          in.in.text(),
          orNone(in),
          Double.longBitsToDouble(in.in.number()),
          Double.longBitsToDouble(in.in.number()),
          in.text());
    }

    Card.Source source(PartsIn in) {
      return new Card.Source(in.in.text(), optional(in.in), orNone(in), optional(in.in), in.text());
    }

    Story.Picture picture(PartsIn in) {
      return new Story.Picture(in.in.text(), texts(in.in));
    }

    Claim claim(PartsIn in, int number) {
      Claim.Kind kind = CLAIMS[in.in.octetBelow(CLAIMS.length)];
      var condition = in.optionalExpr();
      if (condition == null) {
        throw new Damaged("a claim of nothing");
      }
      return new Claim(number, kind, condition, in.in.text(), optional(in.in));
    }
  }
}
