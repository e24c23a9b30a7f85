package bicorne.model;

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
 *
 * @param id the story's own name, used by saves
 * @param title what it is called
 * @param languages BCP 47 tags; the first is the language it is written in
 * @param start the node where it begins
 * @param files the episodes in the campaign's order, then the scenes in the order of their ids
 * @param variables the story's, then each file's own in the order of {@code files}
 * @param renames gone to present: episodes, {@code episode/node}, {@code episode/node#option}
 */
public record Story(
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
    Map<String, String> renames) {

  /** A drawing in characters; the lines as written. */
  public record Picture(String id, List<String> lines) {
    public Picture {
      lines = List.copyOf(lines);
    }
  }

  public Story {
    languages = List.copyOf(languages);
    files = List.copyOf(files);
    variables = List.copyOf(variables);
    nodes = List.copyOf(nodes);
    options = List.copyOf(options);
    ways = List.copyOf(ways);
    draws = List.copyOf(draws);
    pools = List.copyOf(pools);
    people = List.copyOf(people);
    places = List.copyOf(places);
    sources = List.copyOf(sources);
    pictures = List.copyOf(pictures);
    renames = Collections.unmodifiableMap(new LinkedHashMap<>(renames));
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

  /**
   * The node with that {@code episode/node} address, or -1. Looks through the list: not for the
   * engine's step.
   */
  public int nodeAt(String address) {
    int slash = address.indexOf('/');
    for (Node node : nodes) {
      if (slash < 0
          ? files.get(node.file()).id().equals(address)
              && files.get(node.file()).start() == node.number()
          : address.length() == slash + 1 + node.name().length()
              && address.endsWith(node.name())
              && address.startsWith(files.get(node.file()).id())
              && files.get(node.file()).id().length() == slash) {
        return node.number();
      }
    }
    return -1;
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
