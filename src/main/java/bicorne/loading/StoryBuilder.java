package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.model.Card;
import bicorne.model.Claim;
import bicorne.model.Expr;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Pool;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.model.Text;
import bicorne.model.Type;
import bicorne.model.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The third pass: from drafts with numbers to the story. */
final class StoryBuilder {

  private final Drafts drafts;
  private final List<String> languages;
  private final SourceMap map;
  private final Report report;
  private final Index index;
  private final Variables variables;

  /** Of the main file, then of each file. */
  private final List<Phrases> phrases = new ArrayList<>();

  private final List<Node> nodes = new ArrayList<>();
  private final List<Option> options = new ArrayList<>();
  private final List<Pool> pools = new ArrayList<>();
  private final Map<Labelled, List<Text>> labelled = new LinkedHashMap<>();
  private final List<StoryFile> files = new ArrayList<>();

  StoryBuilder(
      Drafts drafts,
      Index index,
      Variables variables,
      List<String> languages,
      SourceMap map,
      Report report) {
    this.drafts = drafts;
    this.index = index;
    this.variables = variables;
    this.languages = languages;
    this.map = map;
    this.report = report;
    for (int file = -1; file < drafts.files().size(); file++) {
      FileScope scope = new FileScope(index, variables, report, file);
      phrases.add(new Phrases(scope, drafts.story() != null, report));
    }
  }

  /** The story; of use only if there was no error. */
  @Nullable Story build() {
    new Derivations(variables, phrases, report).find();
    List<Variable> declared = variables();
    List<Card.Person> people = people();
    List<Card.Place> places = places();
    List<Card.Source> sources = sources();
    Calls calls = new Calls(index, report);
    Ways ways = new Ways(index, map, calls, report);
    for (FileEntry file : drafts.files()) {
      file(file, ways);
    }
    calls.check();
    int start = start();
    List<Claim> claims = claims();
    Map<String, String> renames = new RenameTable(index, report).check(drafts.story());
    StoryDraft story = drafts.story();
    Text title = texts(-1).orNone(story == null ? null : story.title(), false);
    if (story != null && story.id() != null) {
      Id.check(Form.Kind.ID, story.id(), report);
    }
    if (story == null || story.id() == null || report.problems().anyErrors()) {
      return null;
    }
    return new Story(
        Id.nfc(story.id().value()),
        title,
        languages,
        start,
        files,
        declared,
        nodes,
        options,
        ways.all(),
        ways.draws(),
        pools,
        people,
        places,
        sources,
        drafts.pictures(),
        renames,
        claims);
  }

  private Texts texts(int file) {
    return new Texts(index, phrases.get(file + 1), languages, report);
  }

  private List<Variable> variables() {
    List<Variable> named = new ArrayList<>(variables.size());
    for (int i = 0; i < variables.size(); i++) {
      Variable bare = variables.bare(i);
      if (bare != null) {
        named.add(named(bare, variables.declared(i)));
      }
    }
    return named;
  }

  private Variable named(Variable bare, Variables.Declared declared) {
    Texts texts = texts(declared.file());
    VariableDraft stored = declared.stored();
    DerivedDraft derived = declared.derived();
    TextDraft label = stored != null ? stored.label() : derived == null ? null : derived.label();
    TextDraft unit = stored != null ? stored.unit() : derived == null ? null : derived.unit();
    List<Named<TextDraft>> values =
        stored != null ? stored.values() : derived == null ? null : derived.values();
    return new Variable(
        bare.number(),
        bare.name(),
        bare.file(),
        bare.type(),
        bare.start(),
        bare.derivation(),
        texts.orNull(label, false),
        texts.orNull(unit, false),
        bare.show(),
        labels(bare, values, texts));
  }

  /** Labels by the values they stand for and the file that can see them. */
  private record Labelled(int file, Type.Kind kind, List<String> values) {}

  /**
   * The labels of a variable's values. A derived variable that declares none has those of the
   * variable whose values it takes.
   */
  private List<Text> labels(Variable bare, @Nullable List<Named<TextDraft>> values, Texts texts) {
    Labelled key = new Labelled(bare.file(), bare.type().kind(), bare.type().values());
    if (values == null) {
      List<Text> like = labelled.get(key);
      if (like == null) {
        like = labelled.get(new Labelled(-1, key.kind(), key.values()));
      }
      return like == null ? plain(bare.type().values()) : like;
    }
    List<Text> labels = new ArrayList<>(values.size());
    boolean printed = false;
    for (Named<TextDraft> value : values) {
      Text label = texts.orNull(value.value(), false);
      labels.add(label == null ? Text.plain(value.name()) : label);
      printed |= label != null;
    }
    if (printed) {
      labelled.putIfAbsent(key, labels);
    }
    return labels;
  }

  private static List<Text> plain(List<String> names) {
    List<Text> labels = new ArrayList<>(names.size());
    for (String name : names) {
      labels.add(Text.plain(name));
    }
    return labels;
  }

  private List<Card.Person> people() {
    Texts texts = texts(-1);
    List<Card.Person> people = new ArrayList<>();
    for (Named<CardDraft.Person> person : FileDraft.orNone(drafts.people())) {
      CardDraft.Person draft = person.value();
      if (draft != null) {
        people.add(
            new Card.Person(
                person.name(),
                texts.orNone(draft.name(), false),
                texts.orNull(draft.role(), false),
                value(draft.born()),
                value(draft.died()),
                texts.orNull(draft.text(), false)));
      }
    }
    return people;
  }

  private List<Card.Place> places() {
    Texts texts = texts(-1);
    List<Card.Place> places = new ArrayList<>();
    for (Named<CardDraft.Place> place : FileDraft.orNone(drafts.places())) {
      CardDraft.Place draft = place.value();
      if (draft != null) {
        places.add(
            new Card.Place(
                place.name(),
                texts.orNone(draft.name(), false),
                draft.latitude(),
                draft.longitude(),
                texts.orNull(draft.text(), false)));
      }
    }
    return places;
  }

  private List<Card.Source> sources() {
    Texts texts = texts(-1);
    List<Card.Source> sources = new ArrayList<>();
    for (Named<CardDraft.Source> source : FileDraft.orNone(drafts.sources())) {
      CardDraft.Source draft = source.value();
      if (draft != null) {
        sources.add(
            new Card.Source(
                source.name(),
                value(draft.author()),
                texts.orNone(draft.name(), false),
                value(draft.year()),
                texts.orNull(draft.note(), false)));
      }
    }
    return sources;
  }

  private List<Claim> claims() {
    List<Claim> claims = new ArrayList<>();
    StoryDraft story = drafts.story();
    if (story != null) {
      claims(Claim.Kind.ALWAYS, story.always(), claims);
      claims(Claim.Kind.NEVER, story.never(), claims);
      claims(Claim.Kind.REACHABLE, story.reachable(), claims);
    }
    return claims;
  }

  private void claims(Claim.Kind kind, List<ClaimsShape.ClaimDraft> drafted, List<Claim> claims) {
    for (ClaimsShape.ClaimDraft draft : drafted) {
      Written.Words words = draft.when();
      Expr condition = phrases.get(0).claim(words);
      if (words != null && condition != null) {
        map.claims.add(words);
        claims.add(
            new Claim(claims.size(), kind, condition, words.value().strip(), value(draft.note())));
      }
    }
  }

  private static @Nullable String value(Written.@Nullable Words words) {
    return words == null ? null : words.value();
  }

  private void file(FileEntry file, Ways ways) {
    FileDraft draft = file.draft();
    if (draft == null) {
      return;
    }
    Phrases own = phrases.get(file.number() + 1);
    Texts texts = texts(file.number());
    FileBuilder builder = new FileBuilder(file, own, texts, ways, report, nodes, options);
    for (Named<NodeDraft> node : draft.nodes()) {
      builder.node(node);
    }
    for (Named<List<PoolShape.Entry>> pool : draft.pools()) {
      pools.add(builder.pool(pool, pools.size()));
    }
    int start = index.start(file);
    Written.Words words = draft.start();
    if (start < 0 && words != null && !draft.nodes().isEmpty()) {
      report.unknown(
          Code.NO_SUCH_NODE, words.place(), words.value(), index.nodeNames(file.number()));
    }
    files.add(
        new StoryFile(
            file.number(),
            file.id(),
            file.scene(),
            builder.header().title(),
            start,
            status(file, draft),
            builder.header()));
  }

  /** The variables on a file's status line; all with {@code show} where it does not say. */
  private List<Integer> status(FileEntry file, FileDraft draft) {
    List<Integer> status = new ArrayList<>();
    if (draft.status() == null) {
      for (int i = 0; i < variables.size(); i++) {
        int owner = variables.declared(i).file();
        if ((owner < 0 || owner == file.number()) && shown(i)) {
          status.add(i);
        }
      }
      return status;
    }
    Map<Integer, Boolean> once = new LinkedHashMap<>();
    for (Written.Words words : draft.status()) {
      int number = variables.number(file.number(), Id.nfc(words.value()));
      if (number < 0) {
        if (drafts.story() != null) {
          report.unknown(
              Code.NO_SUCH_VARIABLE, words.place(), words.value(), variables.names(file.number()));
        }
      } else if (once.put(number, true) != null) {
        report.add(Code.TWICE_IN_LIST, words, words.value());
      } else if (variables.bare(number) != null && !shown(number)) {
        report.add(Code.NOT_SHOWN, words, words.value());
      } else {
        status.add(number);
      }
    }
    return status;
  }

  private boolean shown(int number) {
    Variable variable = variables.bare(number);
    return variable != null && variable.show() != Variable.Show.NOT;
  }

  private int start() {
    StoryDraft story = drafts.story();
    return story == null || story.start() == null
        ? -1
        : new Targets(index, report).node(null, story.start());
  }
}
