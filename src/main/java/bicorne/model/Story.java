package bicorne.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A whole story. It exists only if the loader found no error, so nothing in it is missing or
 * misspelt.
 *
 * <p>Everything is referred to by its number: its place in the list here that holds its kind.
 * Numbers hold for this value only; what outlives it (saves, translations, tests) uses ids.
 */
public final class Story {

  private final String id;
  private final Text title;
  private final List<String> languages;
  private final int start;
  private final List<StoryFile> files;
  private final List<Variable> variables;
  private final List<Node> nodes;
  private final List<Option> options;
  private final List<Way> ways;
  private final List<Way.Draw> draws;
  private final List<Pool> pools;
  private final List<Card.Person> people;
  private final List<Card.Place> places;
  private final List<Card.Source> sources;
  private final List<Picture> pictures;
  private final Map<String, String> renames;
  private final List<Claim> claims;
  private final @Nullable Facts knownFacts;
  private final @Nullable Index knownIndex;
  private @Nullable Map<String, Integer> builtIndex;
  private @Nullable List<Integer> knownEndings;

  /** Finds nodes by their addresses. */
  public interface Index {
    /** The node of an {@code episode/node} address, or -1. */
    int node(String address);
  }

  /** A story whose lists are whole. They are not copied: whoever made them lets go of them. */
  public Story(
      String id,
      Text title,
      List<String> languages,
      int start,
      List<StoryFile> files,
      List<Variable> variables,
      List<Node> nodes,
      List<Option> options,
      List<Way> ways,
      List<Way.Draw> draws,
      List<Pool> pools,
      List<Card.Person> people,
      List<Card.Place> places,
      List<Card.Source> sources,
      List<Picture> pictures,
      Map<String, String> renames,
      List<Claim> claims) {
    this(
        id, title, languages, start, files, variables, nodes, options, ways, draws, pools, people,
        places, sources, pictures, renames, claims, null, null);
  }

  /**
   * A story whose lists may be read as they are asked, with what otherwise would be found by
   * reading them all.
   */
  public Story(
      String id,
      Text title,
      List<String> languages,
      int start,
      List<StoryFile> files,
      List<Variable> variables,
      List<Node> nodes,
      List<Option> options,
      List<Way> ways,
      List<Way.Draw> draws,
      List<Pool> pools,
      List<Card.Person> people,
      List<Card.Place> places,
      List<Card.Source> sources,
      List<Picture> pictures,
      Map<String, String> renames,
      List<Claim> claims,
      @Nullable Facts facts,
      @Nullable Index index) {
    this.id = id;
    this.title = title;
    this.languages = Collections.unmodifiableList(languages);
    this.start = start;
    this.files = Collections.unmodifiableList(files);
    this.variables = Collections.unmodifiableList(variables);
    this.nodes = Collections.unmodifiableList(nodes);
    this.options = Collections.unmodifiableList(options);
    this.ways = Collections.unmodifiableList(ways);
    this.draws = Collections.unmodifiableList(draws);
    this.pools = Collections.unmodifiableList(pools);
    this.people = Collections.unmodifiableList(people);
    this.places = Collections.unmodifiableList(places);
    this.sources = Collections.unmodifiableList(sources);
    this.pictures = Collections.unmodifiableList(pictures);
    this.renames = Collections.unmodifiableMap(new LinkedHashMap<>(renames));
    this.claims = Collections.unmodifiableList(claims);
    this.knownFacts = facts;
    this.knownIndex = index;
  }

  /** The story's own name, used by saves. */
  public String id() {
    return id;
  }

  /** What it is called. */
  public Text title() {
    return title;
  }

  /** BCP 47 tags; the first is the language it is written in. */
  public List<String> languages() {
    return languages;
  }

  /** The node where it begins. */
  public int start() {
    return start;
  }

  /** The episodes in the campaign's order, then the scenes in the order of their ids. */
  public List<StoryFile> files() {
    return files;
  }

  /** The story's, then each file's own in the order of {@link #files()}. */
  public List<Variable> variables() {
    return variables;
  }

  /** All nodes. */
  public List<Node> nodes() {
    return nodes;
  }

  /** All choices and outcomes. */
  public List<Option> options() {
    return options;
  }

  /** All ways. */
  public List<Way> ways() {
    return ways;
  }

  /** All draws. */
  public List<Way.Draw> draws() {
    return draws;
  }

  /** All pools. */
  public List<Pool> pools() {
    return pools;
  }

  /** All people. */
  public List<Card.Person> people() {
    return people;
  }

  /** All places. */
  public List<Card.Place> places() {
    return places;
  }

  /** All sources. */
  public List<Card.Source> sources() {
    return sources;
  }

  /** All drawings. */
  public List<Picture> pictures() {
    return pictures;
  }

  /** Gone to present: episodes, {@code episode/node}, {@code episode/node#option}. */
  public Map<String, String> renames() {
    return renames;
  }

  /** What the author claims of it, as written; none in a story that was compiled. */
  public List<Claim> claims() {
    return claims;
  }

  /** The nodes that are endings, ascending. */
  public List<Integer> endings() {
    List<Integer> endings = knownEndings;
    if (endings == null) {
      endings = new ArrayList<>();
      if (knownFacts != null) {
        for (int node : knownFacts.endings()) {
          endings.add(node);
        }
      } else {
        for (Node node : nodes) {
          if (node.exit() instanceof Node.Ends) {
            endings.add(node.number());
          }
        }
      }
      endings = Collections.unmodifiableList(endings);
      knownEndings = endings;
    }
    return endings;
  }

  /** What it ever asks about the past. */
  public Facts facts() {
    return knownFacts != null ? knownFacts : Facts.of(this, List.of());
  }

  /** A drawing in characters; the lines as written. */
  public record Picture(String id, List<String> lines) {
    public Picture {
      lines = List.copyOf(lines);
    }
  }

  /** {@code episode/node}. */
  public String address(int node) {
    Node n = nodes.get(node);
    return files.get(n.file()).id() + "/" + n.name();
  }

  /** {@code episode/node#option}. */
  public String optionAddress(int option) {
    Option o = options.get(option);
    return address(o.node()) + "#" + o.id();
  }

  /** The node with that {@code episode/node} address, or the start of that file; -1 for none. */
  public int nodeAt(String address) {
    if (address.indexOf('/') < 0) {
      for (StoryFile file : files) {
        if (file.id().equals(address)) {
          return file.start();
        }
      }
      return -1;
    }
    return knownIndex != null ? knownIndex.node(address) : index().getOrDefault(address, -1);
  }

  private Map<String, Integer> index() {
    Map<String, Integer> index = builtIndex;
    if (index == null) {
      index = new LinkedHashMap<>();
      for (int node = 0; node < nodes.size(); node++) {
        index.put(address(node), node);
      }
      builtIndex = index;
    }
    return index;
  }

  /** The option of a node with that id, or null. */
  public @Nullable Option optionOf(int node, String id) {
    for (int number : optionsOf(node)) {
      Option option = options.get(number);
      if (option.id().equals(id)) {
        return option;
      }
      for (int inner : option.outcomes()) {
        if (options.get(inner).id().equals(id)) {
          return options.get(inner);
        }
      }
    }
    return null;
  }

  /** A node's own choices or outcomes, in the order written; empty for other nodes. */
  public List<Integer> optionsOf(int node) {
    Node.Exit exit = nodes.get(node).exit();
    if (exit instanceof Node.Choices choices) {
      return choices.options();
    }
    return exit instanceof Node.Chance chance ? chance.options() : List.of();
  }

  /** The card a reference names. */
  public Card card(Card.Ref ref) {
    return switch (ref.kind()) {
      case PERSON -> people.get(ref.number());
      case PLACE -> places.get(ref.number());
      case SOURCE -> sources.get(ref.number());
    };
  }

  /**
   * The language that answers a request: the tag itself, then shortened from the right, then by its
   * first part; else 0, the story's own. Letter case does not matter.
   */
  public int language(String tag) {
    String wanted = fold(tag);
    while (!wanted.isEmpty()) {
      for (int i = 0; i < languages.size(); i++) {
        if (fold(languages.get(i)).equals(wanted)) {
          return i;
        }
      }
      wanted = wanted.substring(0, Math.max(0, wanted.lastIndexOf('-')));
    }
    String first = firstPart(fold(tag));
    for (int i = 0; i < languages.size(); i++) {
      if (!first.isEmpty() && firstPart(fold(languages.get(i))).equals(first)) {
        return i;
      }
    }
    return 0;
  }

  private static String firstPart(String tag) {
    int dash = tag.indexOf('-');
    return dash < 0 ? tag : tag.substring(0, dash);
  }

  private static String fold(String tag) {
    StringBuilder folded = new StringBuilder();
    for (int i = 0; i < tag.length(); i++) {
      char c = tag.charAt(i);
      folded.append(c == '_' ? '-' : c >= 'A' && c <= 'Z' ? (char) (c + 32) : c);
    }
    return folded.toString();
  }
}
