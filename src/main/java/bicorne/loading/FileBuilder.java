package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.grammar.Reader;
import bicorne.model.Card;
import bicorne.model.Effect;
import bicorne.model.Ending;
import bicorne.model.Expr;
import bicorne.model.Header;
import bicorne.model.History;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Pool;
import bicorne.model.Text;
import bicorne.model.Type;
import bicorne.model.Way;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The third pass over one file: its nodes, options and pools, with every name resolved. */
final class FileBuilder {

  private final FileEntry file;
  private final Phrases phrases;
  private final Texts texts;
  private final Ways ways;
  private final Report report;
  private final List<Node> nodes;
  private final List<Option> options;
  private final Header fallback;

  /**
   * @param nodes all nodes so far; the file's are added
   * @param options all options so far; the file's are added
   */
  FileBuilder(
      FileEntry file,
      Phrases phrases,
      Texts texts,
      Ways ways,
      Report report,
      List<Node> nodes,
      List<Option> options) {
    this.file = file;
    this.phrases = phrases;
    this.texts = texts;
    this.ways = ways;
    this.report = report;
    this.nodes = nodes;
    this.options = options;
    this.fallback = file.draft() == null ? Header.NONE : header(file.draft().header());
  }

  /** What the file's nodes' headers fall back to. */
  Header header() {
    return fallback;
  }

  private Header header(HeaderDraft draft) {
    return new Header(
        texts.orNull(draft.title(), false),
        draft.date() == null ? null : draft.date().value(),
        texts.orNull(draft.time(), false),
        texts.card(draft.place(), Card.Kind.PLACE),
        texts.card(draft.as(), Card.Kind.PERSON));
  }

  /** Makes a node and its options. */
  void node(Named<NodeDraft> named) {
    NodeDraft draft = named.value();
    int number = nodes.size();
    if (draft == null) {
      draft = NOTHING;
    }
    phrases.scope().standAt(number);
    Header own = draft.header().equals(HeaderDraft.NONE) ? fallback : header(draft.header());
    Node node =
        new Node(
            number,
            file.number(),
            named.name(),
            own.orElse(fallback),
            effects(draft.effects()),
            texts.orNone(draft.text(), true),
            draft.runOn(),
            exit(named, draft, number),
            history(draft.history()),
            words(draft.tags()),
            draft.note() == null ? null : draft.note().value());
    phrases.scope().standAt(-1);
    nodes.add(node);
  }

  /** Stands for a node whose own draft is unusable, which is reported. */
  private static final NodeDraft NOTHING =
      new NodeDraft(
          HeaderDraft.NONE,
          null,
          null,
          false,
          null,
          false,
          null,
          null,
          null,
          null,
          null,
          null,
          List.of(),
          null);

  private Node.Exit exit(Named<NodeDraft> named, NodeDraft draft, int node) {
    if (draft.options() != null) {
      List<Integer> own = options(draft.options(), draft.chance(), node);
      if (draft.chance()) {
        return new Node.Chance(own);
      }
      Way otherwise =
          draft.otherwise() == null
              ? null
              : ways.onward(leaving(node, named.key()), null, draft.otherwise(), null);
      return new Node.Choices(own, otherwise);
    }
    EndingDraft ending = draft.ending();
    if (ending != null) {
      return new Node.Ends(
          new Ending(
              texts.orNone(ending.title(), false),
              Boolean.TRUE.equals(ending.historical()),
              texts.orNone(ending.aftermath(), false)));
    }
    return new Node.Onward(
        ways.onward(leaving(node, named.key()), draft.call(), draft.way(), draft.returns()));
  }

  private Ways.Leaving leaving(int node, Written.Words key) {
    return new Ways.Leaving(file, node, key, phrases);
  }

  private List<Integer> options(List<Named<OptionDraft>> drafts, boolean outcomes, int node) {
    List<Integer> numbers = new ArrayList<>(drafts.size());
    long weights = 0;
    for (Named<OptionDraft> draft : drafts) {
      int number = options.size();
      numbers.add(number);
      options.add(PLACEHOLDER);
      Reader.Typed weight = null;
      if (outcomes && draft.value() != null) {
        weight = weight(draft.value().weight());
        weights = heavier(weights, weight, draft.key());
      }
      options.set(number, option(draft, outcomes, weight, node, number));
    }
    return numbers;
  }

  /** Holds a number while what it stands for is read. */
  private static final Option PLACEHOLDER =
      new Option(
          -1,
          -1,
          "",
          false,
          Text.NONE,
          null,
          null,
          null,
          false,
          null,
          List.of(),
          Text.NONE,
          History.Mark.NONE,
          List.of(),
          new Way(-1, -1, -1, true, List.of()),
          null);

  private static final OptionDraft NO_OPTION =
      new OptionDraft(
          false,
          null,
          null,
          null,
          null,
          false,
          null,
          null,
          null,
          History.Mark.NONE,
          null,
          null,
          null,
          null,
          null);

  private Option option(
      Named<OptionDraft> named,
      boolean outcome,
      Reader.@Nullable Typed weight,
      int node,
      int number) {
    OptionDraft draft = named.value() == null ? NO_OPTION : named.value();
    Text text = texts.orNone(draft.text(), false);
    Expr visible = phrases.condition(draft.visible());
    Expr when = phrases.condition(draft.when());
    Text locked = texts.orNull(draft.locked(), false);
    List<Effect> effects = effects(draft.effects());
    Text reply = texts.orNone(draft.reply(), true);
    List<Integer> inner = options(draft.inner(), true, node);
    Way way =
        inner.isEmpty()
            ? ways.onward(leaving(node, named.key()), draft.call(), draft.way(), draft.returns())
            : null;
    return new Option(
        number,
        node,
        named.name(),
        outcome,
        text,
        visible,
        when,
        locked,
        draft.once(),
        outcome ? weight == null ? new Expr.Const(1) : weight.expr() : null,
        effects,
        reply,
        draft.history(),
        inner,
        way,
        draft.note() == null ? null : draft.note().value());
  }

  /** A weight, which must never be below 0. */
  private Reader.@Nullable Typed weight(Written.@Nullable Words words) {
    Reader.Typed weight = phrases.integer(words);
    if (weight != null && words != null && weight.type().min() < 0) {
      report.add(Code.WEIGHT_BELOW_ZERO, words, words.value(), String.valueOf(weight.type().min()));
    }
    return weight;
  }

  /** The weights so far and one more; reports a sum that could not be reckoned exactly. */
  private long heavier(long sum, Reader.@Nullable Typed weight, Written.Words key) {
    long more = weight == null ? sum : sum + Math.max(0, weight.type().max());
    if (sum <= Type.EXACT_LIMIT && more > Type.EXACT_LIMIT) {
      report.add(Code.WEIGHTS_TOO_LARGE, key, String.valueOf(Type.EXACT_LIMIT));
    }
    return Math.min(more, 2 * Type.EXACT_LIMIT);
  }

  private List<Effect> effects(@Nullable List<EffectDraft> drafts) {
    if (drafts == null) {
      return List.of();
    }
    List<Effect> effects = new ArrayList<>(drafts.size());
    for (EffectDraft draft : drafts) {
      Effect effect = effect(draft);
      if (effect != null) {
        effects.add(effect);
      }
    }
    return effects;
  }

  private @Nullable Effect effect(EffectDraft draft) {
    if (draft instanceof EffectDraft.Do one) {
      return phrases.effect(one.words());
    }
    EffectDraft.When when = (EffectDraft.When) draft;
    Expr condition = phrases.condition(when.condition());
    return new Effect.When(
        condition == null ? Expr.TRUE : condition, effects(when.yes()), effects(when.no()));
  }

  private @Nullable History history(@Nullable HistoryDraft draft) {
    if (draft == null) {
      return null;
    }
    List<Integer> sources = new ArrayList<>(draft.sources().size());
    for (Written.Words source : once(draft.sources())) {
      sources.add(texts.card(source, Card.Kind.SOURCE));
    }
    return new History(texts.orNone(draft.text(), false), sources, draft.certainty());
  }

  /** The names of a list; a second of the same is reported. */
  private List<Written.Words> once(List<Written.Words> list) {
    Map<String, Written.Words> once = new LinkedHashMap<>();
    for (Written.Words words : list) {
      if (once.putIfAbsent(Id.nfc(words.value()), words) != null) {
        report.add(Code.TWICE_IN_LIST, words, words.value());
      }
    }
    return List.copyOf(once.values());
  }

  private List<String> words(List<Written.Words> words) {
    List<String> values = new ArrayList<>(words.size());
    for (Written.Words word : once(words)) {
      values.add(word.value());
    }
    return values;
  }

  /** Makes a pool. */
  Pool pool(Named<List<PoolShape.Entry>> named, int number) {
    List<Pool.Entry> entries = new ArrayList<>();
    long weights = 0;
    ways.entriesOf(number);
    for (PoolShape.Entry draft : FileDraft.orNone(named.value())) {
      Expr when = phrases.condition(draft.when());
      Reader.Typed weight = weight(draft.weight());
      weights = heavier(weights, weight, named.key());
      entries.add(
          new Pool.Entry(
              ways.entry(file, draft.to()),
              when,
              weight == null ? new Expr.Const(1) : weight.expr(),
              (int) draft.priority(),
              draft.repeat()));
    }
    return new Pool(number, file.number(), named.name(), entries);
  }
}
