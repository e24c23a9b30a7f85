package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.model.Card;
import bicorne.model.Story;
import bicorne.text.Names;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The second pass: every name gets its number, in the order that {@link Story} promises. Names that
 * clash are reported and the first keeps the name.
 */
final class Index {

  private final Drafts drafts;
  private final Report report;
  private final SourceMap map;
  private final Map<String, Integer> files = new LinkedHashMap<>();
  private final List<Map<String, Integer>> nodes = new ArrayList<>();
  private final List<Map<String, Integer>> pools = new ArrayList<>();
  private final List<Integer> firstOptions = new ArrayList<>();
  private final List<String> options = new ArrayList<>();
  private final BitSet outcomes = new BitSet();
  private final Map<String, Card.Ref> cards = new LinkedHashMap<>();
  private final Map<Card.Kind, List<String>> cardNames = new EnumMap<>(Card.Kind.class);
  private final Map<String, Integer> pictures = new LinkedHashMap<>();

  Index(Drafts drafts, SourceMap map, Report report) {
    this.drafts = drafts;
    this.report = report;
    this.map = map;
    numberFiles();
    for (FileEntry file : drafts.files()) {
      numberNodes(file);
      numberPools(file);
    }
    firstOptions.add(options.size());
    numberCards();
    for (Story.Picture picture : drafts.pictures()) {
      pictures.put(picture.id(), pictures.size());
    }
  }

  private void numberFiles() {
    Map<String, FileEntry> folded = new LinkedHashMap<>();
    for (FileEntry file : drafts.files()) {
      FileEntry before = folded.putIfAbsent(Names.fold(file.id()), file);
      if (before != null) {
        Diagnostic clash =
            before.id().equals(file.id())
                ? Diagnostic.of(Code.NAME_TAKEN, file.place(), file.id())
                : Diagnostic.of(Code.DIFFERS_IN_CASE, file.place(), file.id(), before.id());
        report.add(clash.and(Code.Remark.FIRST_HERE, before.place()));
      }
      files.putIfAbsent(file.id(), file.number());
    }
  }

  private void numberNodes(FileEntry file) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    nodes.add(numbers);
    if (file.draft() == null) {
      return;
    }
    Namespace.check(file.draft().nodes(), report);
    for (Named<NodeDraft> node : file.draft().nodes()) {
      numbers.putIfAbsent(node.name(), map.nodes.size());
      map.nodes.add(node.key());
      Integer like = files.get(node.name());
      if (like != null) {
        report.add(
            Diagnostic.of(Code.NODE_LIKE_FILE, node.key().place(), node.name())
                .and(Code.Remark.DECLARED_HERE, drafts.files().get(like).place()));
      }
      firstOptions.add(options.size());
      if (node.value() != null) {
        numberOptions(node.value());
      }
    }
  }

  private void numberOptions(NodeDraft node) {
    Namespace names = new Namespace(report);
    for (Named<OptionDraft> option : node.ownOptions()) {
      number(option, node.chance(), names);
      if (option.value() != null) {
        for (Named<OptionDraft> outcome : option.value().inner()) {
          number(outcome, true, names);
        }
      }
    }
  }

  private void number(Named<OptionDraft> option, boolean outcome, Namespace names) {
    names.add(option);
    outcomes.set(options.size(), outcome);
    options.add(option.name());
    map.options.add(option.key());
  }

  private void numberPools(FileEntry file) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    pools.add(numbers);
    if (file.draft() == null) {
      return;
    }
    Namespace.check(file.draft().pools(), report);
    for (Named<?> pool : file.draft().pools()) {
      numbers.putIfAbsent(pool.name(), map.pools.size());
      map.pools.add(pool.key());
    }
  }

  private void numberCards() {
    Namespace names = new Namespace(report);
    number(Card.Kind.PERSON, FileDraft.orNone(drafts.people()), map.people, names);
    number(Card.Kind.PLACE, FileDraft.orNone(drafts.places()), map.places, names);
    number(Card.Kind.SOURCE, FileDraft.orNone(drafts.sources()), map.sources, names);
  }

  private void number(
      Card.Kind kind, List<? extends Named<?>> table, Spots spots, Namespace names) {
    for (Named<?> card : table) {
      names.add(card);
      cards.putIfAbsent(card.name(), new Card.Ref(kind, spots.size()));
      spots.add(card.key());
    }
  }

  Drafts drafts() {
    return drafts;
  }

  List<FileEntry> files() {
    return drafts.files();
  }

  /** The episode or scene of an id; null for none. */
  @Nullable FileEntry file(String id) {
    Integer number = files.get(id);
    return number == null ? null : drafts.files().get(number);
  }

  /** Whether an episode is listed and has no file, so that names in it cannot be judged. */
  boolean isMissing(String id) {
    return drafts.missing().contains(id);
  }

  /** The ids of episodes and scenes. */
  Iterable<String> fileIds() {
    return files.keySet();
  }

  /** The node of a name in a file; -1 for none. */
  int node(int file, String name) {
    return nodes.get(file).getOrDefault(name, -1);
  }

  /** The names of a file's nodes, in order. */
  Iterable<String> nodeNames(int file) {
    return nodes.get(file).keySet();
  }

  /** The node a file begins at; -1 where it does not say, or wrongly. */
  int start(FileEntry file) {
    FileDraft draft = file.draft();
    return draft == null || draft.start() == null
        ? -1
        : node(file.number(), Id.nfc(draft.start().value()));
  }

  /** The number of a node's first option. */
  int firstOption(int node) {
    return firstOptions.get(node);
  }

  /** The option of a node with that id, nested outcomes included; -1 for none. */
  int option(int node, String id) {
    for (int i = firstOptions.get(node); i < firstOptions.get(node + 1); i++) {
      if (options.get(i).equals(id)) {
        return i;
      }
    }
    return -1;
  }

  /** The ids of a node's options. */
  List<String> optionIds(int node) {
    return options.subList(firstOptions.get(node), firstOptions.get(node + 1));
  }

  boolean isOutcome(int option) {
    return outcomes.get(option);
  }

  /** The pool of a name in a file; -1 for none. */
  int pool(int file, String name) {
    return pools.get(file).getOrDefault(name, -1);
  }

  Iterable<String> poolNames(int file) {
    return pools.get(file).keySet();
  }

  Card.@Nullable Ref card(String id) {
    return cards.get(id);
  }

  Iterable<String> cardNames() {
    return cards.keySet();
  }

  /** The ids of one kind of card. */
  List<String> cardNames(Card.Kind kind) {
    return cardNames.computeIfAbsent(kind, this::namesOf);
  }

  private List<String> namesOf(Card.Kind kind) {
    List<String> names = new ArrayList<>();
    for (Map.Entry<String, Card.Ref> card : cards.entrySet()) {
      if (card.getValue().kind() == kind) {
        names.add(card.getKey());
      }
    }
    return names;
  }

  /** The id of the card of one kind that goes by this name in texts; null for none. */
  @Nullable String cardCalled(Card.Kind kind, String name) {
    List<? extends Named<? extends CardDraft>> table =
        switch (kind) {
          case PERSON -> FileDraft.orNone(drafts.people());
          case PLACE -> FileDraft.orNone(drafts.places());
          case SOURCE -> FileDraft.orNone(drafts.sources());
        };
    for (Named<? extends CardDraft> card : table) {
      TextDraft text = card.value() == null ? null : card.value().name();
      if (text != null && text.words() != null && Names.same(text.words().value(), name)) {
        return card.name();
      }
    }
    return null;
  }

  /** The number of a picture; -1 for none. */
  int picture(String id) {
    return pictures.getOrDefault(id, -1);
  }

  Iterable<String> pictureNames() {
    return pictures.keySet();
  }
}
