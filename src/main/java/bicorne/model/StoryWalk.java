package bicorne.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Meets every expression of a story, wherever it stands: in logic and in texts of every language.
 */
abstract class StoryWalk {

  /** An expression of the story's logic, whole. */
  abstract void logic(Expr expr);

  /** An expression in a text, whole. */
  abstract void inText(Expr expr);

  /** A text that differs by visit: how many texts it has. */
  abstract void byVisit(int node, int visits);

  private final Texts texts = new Texts();

  /** Walks the whole story. */
  final void walk(Story story) {
    for (Variable variable : story.variables()) {
      ask(variable.derivation());
      ask(variable.label());
      ask(variable.unit());
      variable.labels().forEach(this::ask);
    }
    for (StoryFile file : story.files()) {
      ask(file.title());
    }
    for (Card card : story.people()) {
      ask(card.name());
    }
    for (Card card : story.places()) {
      ask(card.name());
    }
    for (Node node : story.nodes()) {
      ask(node.header().title());
      ask(node.header().time());
      ask(node.text());
      effects(node.effects());
      if (node.history() != null) {
        ask(node.history().text());
      }
      if (node.exit() instanceof Node.Ends ends) {
        ask(ends.ending().title());
        ask(ends.ending().aftermath());
      }
    }
    for (Option option : story.options()) {
      ask(option.text());
      ask(option.visible());
      ask(option.when());
      ask(option.locked());
      ask(option.weight());
      ask(option.reply());
      effects(option.effects());
    }
    for (Way way : story.ways()) {
      for (Way.Branch branch : way.branches()) {
        ask(branch.when());
      }
    }
    for (Pool pool : story.pools()) {
      for (Pool.Entry entry : pool.entries()) {
        ask(entry.when());
        ask(entry.weight());
      }
    }
  }

  private void ask(@Nullable Expr expr) {
    if (expr != null) {
      logic(expr);
    }
  }

  private void ask(@Nullable Text text) {
    if (text != null) {
      for (List<Block> blocks : text.byLanguage()) {
        if (blocks != null) {
          texts.blocks(blocks);
        }
      }
    }
  }

  private void effects(List<Effect> effects) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Store store) {
        ask(store.value());
      } else if (effect instanceof Effect.When when) {
        ask(when.condition());
        effects(when.yes());
        effects(when.no());
      }
    }
  }

  private final class Texts implements Block.Cases<Boolean>, Inline.Cases<Boolean> {

    void blocks(List<Block> blocks) {
      for (Block block : blocks) {
        block.match(this);
      }
    }

    boolean paragraphs(List<List<Inline>> paragraphs) {
      paragraphs.forEach(this::inlines);
      return true;
    }

    boolean inlines(List<Inline> inlines) {
      for (Inline inline : inlines) {
        inline.match(this);
      }
      return true;
    }

    @Override
    public Boolean prose(Block.Prose b) {
      return paragraphs(b.paragraphs());
    }

    @Override
    public Boolean say(Block.Say b) {
      return paragraphs(b.paragraphs());
    }

    @Override
    public Boolean document(Block.Document b) {
      inlines(b.title());
      return paragraphs(b.paragraphs());
    }

    @Override
    public Boolean picture(Block.Picture b) {
      return inlines(b.alt());
    }

    @Override
    public Boolean when(Block.When b) {
      inText(b.condition());
      blocks(b.yes());
      blocks(b.no());
      return true;
    }

    @Override
    public Boolean byVisit(Block.ByVisit b) {
      StoryWalk.this.byVisit(b.node(), b.visits().size());
      b.visits().forEach(this::blocks);
      return true;
    }

    @Override
    public Boolean words(Inline.Words i) {
      return true;
    }

    @Override
    public Boolean lineBreak(Inline.LineBreak i) {
      return true;
    }

    @Override
    public Boolean emphasis(Inline.Emphasis i) {
      return inlines(i.inside());
    }

    @Override
    public Boolean link(Inline.Link i) {
      return inlines(i.inside());
    }

    @Override
    public Boolean number(Inline.Numeral i) {
      inText(i.value());
      return true;
    }

    @Override
    public Boolean label(Inline.Label i) {
      return true;
    }

    @Override
    public Boolean either(Inline.Either i) {
      inText(i.condition());
      inlines(i.yes());
      return inlines(i.no());
    }
  }
}
