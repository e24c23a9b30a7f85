package bicorne.rules;

import bicorne.diagnostic.Place;
import bicorne.model.Card;

/** Where the parts of a story were written; numbers are those of {@link bicorne.model.Story}. */
public interface Places {

  /** The story's main file. */
  Place story();

  /** The id of an episode or scene: the first line of its file. */
  Place file(int file);

  /** A node's id. */
  Place node(int node);

  /** An option's id. */
  Place option(int option);

  /** A variable's name. */
  Place variable(int variable);

  /** The id of a person, place or source. */
  Place card(Card.Ref card);

  /** A pool's name. */
  Place pool(int pool);

  /** Where a branch of a way leads. */
  Place branch(int way, int branch);

  /** The node of a pool's entry. */
  Place entry(int pool, int entry);

  /** A claim's condition. */
  Place claim(int claim);
}
