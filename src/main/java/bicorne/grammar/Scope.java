package bicorne.grammar;

import bicorne.model.Card;
import bicorne.model.Variable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What names mean at one place of a story: the file it stands in decides. */
public interface Scope {

  /**
   * The variable, stored or derived, of this name: the file's own or the story's; null where there
   * is none.
   */
  @Nullable Variable variable(String name);

  /** All variables that can be named here, for near misses, in the order declared. */
  List<String> variableNames();

  /**
   * The node of an address: a node of this file, an episode or scene (its start), or {@code
   * episode/node}; -1 for none.
   */
  int node(String address);

  /** All node addresses that can be written here, shortest form, in the story's order. */
  Iterable<String> nodeNames();

  /** The option of an address {@code NODE#ID}; -1 for none. */
  int option(String address);

  /** Whether an option is an outcome. */
  boolean outcome(int option);

  /** Whether an option is of this kind, an outcome or a choice, as far as that is known. */
  default boolean is(int option, boolean outcome) {
    return outcome(option) == outcome;
  }

  /** All option addresses that can be written here. */
  Iterable<String> optionNames();

  /** The person, place or source of that id; null for none. */
  Card.@Nullable Ref card(String id);

  /** All people, places and sources. */
  Iterable<String> cardNames();

  /** The node whose text is read, or -1 where by-visit has no meaning. */
  int here();
}
