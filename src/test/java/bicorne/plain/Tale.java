package bicorne.plain;

import bicorne.model.Block;
import bicorne.model.Card;
import bicorne.model.Effect;
import bicorne.model.Ending;
import bicorne.model.Expr;
import bicorne.model.Header;
import bicorne.model.History;
import bicorne.model.Inline;
import bicorne.model.Node;
import bicorne.model.Option;
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
import org.jspecify.annotations.Nullable;

/** A small story put together by a test: names are resolved when it is built. */
final class Tale {

  private final List<String> languages;
  private final List<Variable> variables = new ArrayList<>();
  private final List<Card.Person> people = new ArrayList<>();
  private final List<Card.Place> places = new ArrayList<>();
  private final List<Card.Source> sources = new ArrayList<>();
  private final List<Draft> drafts = new ArrayList<>();
  private final List<String> files = new ArrayList<>();
  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final List<Option> options = new ArrayList<>();
  private final List<Way> ways = new ArrayList<>();

  Tale(String... languages) {
    this.languages = List.of(languages);
  }

  /** A node before its numbers are known. */
  static final class Draft {
    final int file;
    final String name;
    Header header = Header.NONE;
    List<Effect> effects = List.of();
    Text text = Text.NONE;
    @Nullable History history;
    final List<Pick> picks = new ArrayList<>();
    boolean chance;
    @Nullable String onward;
    @Nullable Ending ending;

    Draft(int file, String name) {
      this.file = file;
      this.name = name;
    }

    Draft header(Header over) {
      header = over;
      return this;
    }

    Draft says(Text words) {
      text = words;
      return this;
    }

    Draft does(Effect... what) {
      effects = List.of(what);
      return this;
    }

    Draft goes(String to) {
      onward = to;
      return this;
    }

    Draft ends(Text title, boolean historical, Text aftermath) {
      ending = new Ending(title, historical, aftermath);
      return this;
    }

    Draft account(Text account, History.@Nullable Certainty certainty, Integer... cited) {
      history = new History(account, List.of(cited), certainty);
      return this;
    }

    Draft pick(Pick pick) {
      picks.add(pick);
      return this;
    }

    Draft falls(Pick pick) {
      chance = true;
      return pick(pick);
    }
  }

  /** A choice or an outcome before its numbers are known. */
  static final class Pick {
    final String id;
    final Text text;
    final String to;
    @Nullable Expr when;
    @Nullable Text locked;
    @Nullable Expr weight;
    boolean once;
    List<Effect> effects = List.of();
    Text reply = Text.NONE;
    History.Mark mark = History.Mark.NONE;

    Pick(String id, Text text, String to) {
      this.id = id;
      this.text = text;
      this.to = to;
    }

    Pick main() {
      mark = History.Mark.MAIN;
      return this;
    }

    Pick also() {
      mark = History.Mark.ALSO;
      return this;
    }

    Pick does(Effect... what) {
      effects = List.of(what);
      return this;
    }

    Pick replies(Text words) {
      reply = words;
      return this;
    }

    Pick locked(Expr condition, Text why) {
      when = condition;
      locked = why;
      return this;
    }

    Pick weighs(long heavy) {
      weight = new Expr.Const(heavy);
      return this;
    }
  }

  int file(String id) {
    files.add(id);
    return files.size() - 1;
  }

  Draft node(int file, String name) {
    Draft draft = new Draft(file, name);
    numbers.put(name, drafts.size());
    drafts.add(draft);
    return draft;
  }

  int variable(
      String name,
      Type type,
      long start,
      @Nullable Text label,
      @Nullable Text unit,
      Variable.Show show,
      List<Text> labels) {
    int number = variables.size();
    variables.add(new Variable(number, name, -1, type, start, null, label, unit, show, labels));
    return number;
  }

  int person(String id, Text name, @Nullable Text role, @Nullable Text text) {
    people.add(new Card.Person(id, name, role, "1769", "1815", text));
    return people.size() - 1;
  }

  int place(String id, Text name, double latitude, double longitude) {
    places.add(new Card.Place(id, name, latitude, longitude, null));
    return places.size() - 1;
  }

  int source(String id, String author, Text title, String year) {
    sources.add(new Card.Source(id, author, title, year, null));
    return sources.size() - 1;
  }

  /** The story; the first node of each file is its start. */
  Story build(Text title) {
    List<Node> nodes = new ArrayList<>();
    for (Draft draft : drafts) {
      nodes.add(node(draft, nodes.size()));
    }
    List<StoryFile> built = new ArrayList<>();
    List<Integer> status = new ArrayList<>();
    for (Variable variable : variables) {
      if (variable.show() != Variable.Show.NOT) {
        status.add(variable.number());
      }
    }
    for (String id : files) {
      int start = 0;
      while (drafts.get(start).file != built.size()) {
        start++;
      }
      built.add(new StoryFile(built.size(), id, false, Text.plain(id), start, status, Header.NONE));
    }
    return new Story(
        "tale",
        title,
        languages,
        0,
        built,
        variables,
        nodes,
        options,
        ways,
        List.of(),
        List.of(),
        people,
        places,
        sources,
        List.of(new Story.Picture("map", List.of("~~~"))),
        Map.of(),
        List.of());
  }

  private Node node(Draft draft, int number) {
    Node.Exit exit;
    if (draft.ending != null) {
      exit = new Node.Ends(draft.ending);
    } else if (draft.onward != null) {
      exit = new Node.Onward(way(number, draft.onward));
    } else {
      List<Integer> own = new ArrayList<>();
      for (Pick pick : draft.picks) {
        own.add(options.size());
        options.add(option(pick, number, draft.chance));
      }
      exit = draft.chance ? new Node.Chance(own) : new Node.Choices(own, null);
    }
    return new Node(
        number,
        draft.file,
        draft.name,
        draft.header,
        draft.effects,
        draft.text,
        false,
        exit,
        draft.history,
        List.of(),
        null);
  }

  private Option option(Pick pick, int node, boolean outcome) {
    return new Option(
        options.size(),
        node,
        pick.id,
        outcome,
        pick.text,
        null,
        pick.when,
        pick.locked,
        pick.once,
        outcome && pick.weight == null ? new Expr.Const(1) : pick.weight,
        pick.effects,
        pick.reply,
        pick.mark,
        List.of(),
        way(node, pick.to),
        null);
  }

  private Way way(int node, String to) {
    Integer target = numbers.get(to);
    if (target == null) {
      throw new IllegalArgumentException("no node " + to);
    }
    Way way =
        new Way(ways.size(), node, -1, false, List.of(new Way.Branch(null, new Way.Goto(target))));
    ways.add(way);
    return way;
  }

  /** One paragraph in English and Chinese. */
  static Text both(String english, String chinese) {
    return new Text(List.of(List.of(prose(english)), List.of(prose(chinese))));
  }

  static Text blocks(List<Block> english, List<Block> chinese) {
    return new Text(List.of(english, chinese));
  }

  static Block prose(String... paragraphs) {
    List<List<Inline>> all = new ArrayList<>();
    for (String paragraph : paragraphs) {
      all.add(List.of(new Inline.Words(paragraph)));
    }
    return new Block.Prose(all);
  }

  static Block say(int person, String words) {
    return new Block.Say(person, List.of(List.of(new Inline.Words(words))));
  }

  static Block document(String title, String... paragraphs) {
    List<List<Inline>> all = new ArrayList<>();
    for (String paragraph : paragraphs) {
      all.add(List.of(new Inline.Words(paragraph)));
    }
    return new Block.Document(List.of(new Inline.Words(title)), all);
  }

  static Effect set(int variable, long value) {
    return new Effect.Store(variable, new Expr.Const(value));
  }

  static Effect add(int variable, long value) {
    return new Effect.Store(
        variable, new Expr.Binary(Expr.Op.ADD, new Expr.Read(variable), new Expr.Const(value)));
  }

  static Expr atLeast(int variable, long value) {
    return new Expr.Binary(Expr.Op.GE, new Expr.Read(variable), new Expr.Const(value));
  }
}
