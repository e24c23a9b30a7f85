package bicorne.rules;

import bicorne.model.Block;
import bicorne.model.Card;
import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.ExprWalk;
import bicorne.model.Header;
import bicorne.model.Inline;
import bicorne.model.Node;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.model.StoryWalk;
import bicorne.model.Variable;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * What a story reads, writes and names, in its logic and in texts of every language.
 *
 * <p>That a variable is read to be stored again in itself ({@code asked += 1}) is no use of it.
 */
final class Mentions extends StoryWalk {

  private final BitSet read = new BitSet();
  private final BitSet written = new BitSet();
  private final BitSet people = new BitSet();
  private final BitSet places = new BitSet();
  private final BitSet sources = new BitSet();
  private final ExprWalk reads =
      new ExprWalk() {
        @Override
        protected void variable(int variable) {
          if (variable != own) {
            read.set(variable);
          }
        }
      };

  /** The variable whose own value is being computed, or -1; and the card whose own text is met. */
  private int own = -1;

  private Card.@Nullable Ref ownCard;

  Mentions(Story story) {
    walk(story);
  }

  /** Whether a condition, a text, a status line or another variable depends on a variable. */
  boolean read(int variable) {
    return read.get(variable);
  }

  /** Whether an effect stores to a variable. */
  boolean written(int variable) {
    return written.get(variable);
  }

  /** Whether anything names a card but its own text. */
  boolean named(Card.Ref card) {
    return named(card.kind()).get(card.number());
  }

  private BitSet named(Card.Kind kind) {
    return switch (kind) {
      case PERSON -> people;
      case PLACE -> places;
      case SOURCE -> sources;
    };
  }

  @Override
  protected void expression(Expr expr) {
    expr.match(reads);
  }

  @Override
  protected void file(StoryFile file) {
    super.file(file);
    file.status().forEach(read::set);
  }

  @Override
  protected void variable(Variable variable) {
    super.variable(variable);
    if (variable.show() != Variable.Show.NOT) {
      read.set(variable.number());
    }
  }

  @Override
  protected void derived(int variable, Expr derivation) {
    own = variable;
    expression(derivation);
    own = -1;
  }

  @Override
  protected void store(Effect.Store store) {
    written.set(store.variable());
    own = store.variable();
    expression(store.value());
    own = -1;
  }

  @Override
  protected void node(Node node) {
    super.node(node);
    if (node.history() != null) {
      node.history().sources().forEach(sources::set);
    }
  }

  @Override
  protected void header(Header header) {
    super.header(header);
    if (header.place() >= 0) {
      places.set(header.place());
    }
    if (header.as() >= 0) {
      people.set(header.as());
    }
  }

  @Override
  protected void card(Card.Ref ref, Card card) {
    ownCard = ref;
    super.card(ref, card);
    ownCard = null;
  }

  @Override
  public Boolean say(Block.Say b) {
    people.set(b.person());
    return super.say(b);
  }

  @Override
  public Boolean link(Inline.Link i) {
    if (!i.to().equals(ownCard)) {
      named(i.to().kind()).set(i.to().number());
    }
    return super.link(i);
  }

  @Override
  public Boolean label(Inline.Label i) {
    read.set(i.variable());
    return true;
  }
}
