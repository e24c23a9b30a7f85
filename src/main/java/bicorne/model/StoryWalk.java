package bicorne.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Goes through a whole story: its logic, and its texts in every language; what a walk wants to
 * meet, it overrides.
 *
 * <p>An override that does not call the method it overrides does not meet what is inside.
 */
public abstract class StoryWalk extends TextWalk {

  /** Walks the whole story. */
  public final void walk(Story story) {
    text(story.title());
    for (StoryFile file : story.files()) {
      file(file);
    }
    for (Variable variable : story.variables()) {
      variable(variable);
    }
    for (Node node : story.nodes()) {
      node(node);
    }
    for (Option option : story.options()) {
      option(option);
    }
    for (Way way : story.ways()) {
      way(way);
    }
    for (Pool pool : story.pools()) {
      pool(pool);
    }
    for (Claim claim : story.claims()) {
      claim(claim);
    }
    cards(Card.Kind.PERSON, story.people());
    cards(Card.Kind.PLACE, story.places());
    cards(Card.Kind.SOURCE, story.sources());
  }

  protected void file(StoryFile file) {
    text(file.title());
    header(file.header());
  }

  protected void variable(Variable variable) {
    if (variable.derivation() != null) {
      derived(variable.number(), variable.derivation());
    }
    text(variable.label());
    text(variable.unit());
    for (Text label : variable.labels()) {
      text(label);
    }
  }

  /** What a derived variable stands for. */
  protected void derived(int variable, Expr derivation) {
    expression(derivation);
  }

  protected void node(Node node) {
    header(node.header());
    effects(node.effects());
    text(node.text());
    if (node.history() != null) {
      text(node.history().text());
    }
    if (node.exit() instanceof Node.Ends ends) {
      text(ends.ending().title());
      text(ends.ending().aftermath());
    }
  }

  protected void header(Header header) {
    text(header.title());
    text(header.time());
  }

  private void option(Option option) {
    text(option.text());
    logic(option.visible());
    logic(option.when());
    text(option.locked());
    logic(option.weight());
    effects(option.effects());
    text(option.reply());
  }

  private void way(Way way) {
    for (Way.Branch branch : way.branches()) {
      logic(branch.when());
    }
  }

  protected void pool(Pool pool) {
    for (Pool.Entry entry : pool.entries()) {
      logic(entry.when());
      logic(entry.weight());
    }
  }

  /** What the author claims; no play depends on it. */
  protected void claim(Claim claim) {
    expression(claim.condition());
  }

  private void cards(Card.Kind kind, List<? extends Card> cards) {
    for (int i = 0; i < cards.size(); i++) {
      card(new Card.Ref(kind, i), cards.get(i));
    }
  }

  protected void card(Card.Ref ref, Card card) {
    text(card.name());
    if (card instanceof Card.Person person) {
      text(person.role());
      text(person.text());
    } else if (card instanceof Card.Place place) {
      text(place.text());
    } else if (card instanceof Card.Source source) {
      text(source.note());
    }
  }

  private void effects(List<Effect> effects) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Store store) {
        store(store);
      } else if (effect instanceof Effect.When when) {
        expression(when.condition());
        effects(when.yes());
        effects(when.no());
      }
    }
  }

  protected void store(Effect.Store store) {
    expression(store.value());
  }

  private void logic(@Nullable Expr expr) {
    if (expr != null) {
      expression(expr);
    }
  }
}
