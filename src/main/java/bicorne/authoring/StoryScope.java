package bicorne.authoring;

import bicorne.grammar.Scope;
import bicorne.model.Card;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.model.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What names mean when a whole story is asked from outside, by a test or a question.
 *
 * <p>A node, or a file's own variable, may be written bare when only one has that name.
 */
public final class StoryScope implements Scope {

  private static final int SEVERAL = -2;

  private final Story story;
  private final Map<String, Integer> variables = new LinkedHashMap<>();
  private final Map<String, Integer> nodes = new LinkedHashMap<>();
  private final Map<String, Integer> options = new LinkedHashMap<>();
  private final Map<String, Card.Ref> cards = new LinkedHashMap<>();

  /** The scope of a story. */
  public StoryScope(Story story) {
    this.story = story;
    for (Variable variable : story.variables()) {
      variables.merge(variable.name(), variable.number(), (first, second) -> SEVERAL);
    }
    for (var file : story.files()) {
      nodes.put(file.id(), file.start());
    }
    for (Node node : story.nodes()) {
      nodes.put(story.address(node.number()), node.number());
      nodes.merge(node.name(), node.number(), (first, second) -> SEVERAL);
    }
    for (Option option : story.options()) {
      options.put(story.optionAddress(option.number()), option.number());
      String bare = story.nodes().get(option.node()).name() + "#" + option.id();
      options.merge(bare, option.number(), (first, second) -> SEVERAL);
    }
    for (int i = 0; i < story.people().size(); i++) {
      cards.put(story.people().get(i).id(), new Card.Ref(Card.Kind.PERSON, i));
    }
    for (int i = 0; i < story.places().size(); i++) {
      cards.put(story.places().get(i).id(), new Card.Ref(Card.Kind.PLACE, i));
    }
    for (int i = 0; i < story.sources().size(); i++) {
      cards.put(story.sources().get(i).id(), new Card.Ref(Card.Kind.SOURCE, i));
    }
  }

  @Override
  public @Nullable Variable variable(String name) {
    int number = variables.getOrDefault(name, -1);
    return number < 0 ? null : story.variables().get(number);
  }

  @Override
  public List<String> variableNames() {
    return new ArrayList<>(variables.keySet());
  }

  @Override
  public int node(String address) {
    return Math.max(-1, nodes.getOrDefault(address, -1));
  }

  @Override
  public Iterable<String> nodeNames() {
    return nodes.keySet();
  }

  @Override
  public int option(String address) {
    return Math.max(-1, options.getOrDefault(address, -1));
  }

  @Override
  public boolean outcome(int option) {
    return story.options().get(option).outcome();
  }

  @Override
  public Iterable<String> optionNames() {
    return options.keySet();
  }

  @Override
  public Card.@Nullable Ref card(String id) {
    return cards.get(id);
  }

  @Override
  public Iterable<String> cardNames() {
    return cards.keySet();
  }

  @Override
  public int here() {
    return -1;
  }
}
