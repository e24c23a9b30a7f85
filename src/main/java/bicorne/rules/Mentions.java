package bicorne.rules;

import bicorne.model.Block;
import bicorne.model.Card;
import bicorne.model.Effect;
import bicorne.model.Ending;
import bicorne.model.Expr;
import bicorne.model.Header;
import bicorne.model.Inline;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Pool;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.model.Text;
import bicorne.model.Variable;
import bicorne.model.Way;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a story reads, writes and names, in its logic and in texts of every language.
 *
 * <p>That a variable is read to be stored again in itself ({@code asked += 1}) is no use of it.
 */
final class Mentions {

  private final BitSet read = new BitSet();
  private final BitSet written = new BitSet();
  private final BitSet people = new BitSet();
  private final BitSet places = new BitSet();
  private final BitSet sources = new BitSet();
  private final Words words = new Words();

  /** The variable whose own value is being computed, or -1; and the card whose own text is met. */
  private int own = -1;

  private Card.@Nullable Ref ownCard;

  Mentions(Story story) {
    text(story.title());
    story.files().forEach(this::file);
    story.variables().forEach(this::variable);
    story.nodes().forEach(this::node);
    story.options().forEach(this::option);
    story.ways().forEach(this::way);
    story.pools().forEach(this::pool);
    story.claims().forEach(claim -> logic(claim.condition()));
    cards(story);
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

  private void file(StoryFile file) {
    text(file.title());
    header(file.header());
    file.status().forEach(read::set);
  }

  private void variable(Variable variable) {
    own = variable.number();
    logic(variable.derivation());
    own = -1;
    text(variable.label());
    text(variable.unit());
    variable.labels().forEach(this::text);
    if (variable.show() != Variable.Show.NOT) {
      read.set(variable.number());
    }
  }

  private void node(Node node) {
    header(node.header());
    effects(node.effects());
    text(node.text());
    if (node.history() != null) {
      text(node.history().text());
      node.history().sources().forEach(sources::set);
    }
    if (node.exit() instanceof Node.Ends ends) {
      Ending ending = ends.ending();
      text(ending.title());
      text(ending.aftermath());
    }
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

  private void pool(Pool pool) {
    for (Pool.Entry entry : pool.entries()) {
      logic(entry.when());
      logic(entry.weight());
    }
  }

  private void cards(Story story) {
    for (int i = 0; i < story.people().size(); i++) {
      ownCard = new Card.Ref(Card.Kind.PERSON, i);
      Card.Person person = story.people().get(i);
      text(person.name());
      text(person.role());
      text(person.text());
    }
    for (int i = 0; i < story.places().size(); i++) {
      ownCard = new Card.Ref(Card.Kind.PLACE, i);
      text(story.places().get(i).name());
      text(story.places().get(i).text());
    }
    for (int i = 0; i < story.sources().size(); i++) {
      ownCard = new Card.Ref(Card.Kind.SOURCE, i);
      text(story.sources().get(i).name());
      text(story.sources().get(i).note());
    }
    ownCard = null;
  }

  private void header(Header header) {
    text(header.title());
    text(header.time());
    if (header.place() >= 0) {
      places.set(header.place());
    }
    if (header.as() >= 0) {
      people.set(header.as());
    }
  }

  private void effects(List<Effect> effects) {
    for (Effect effect : effects) {
      effect.match(new Effects());
    }
  }

  private void logic(@Nullable Expr expr) {
    if (expr != null) {
      expr.match(new Reads());
    }
  }

  private void text(@Nullable Text text) {
    if (text != null) {
      for (List<Block> blocks : text.byLanguage()) {
        if (blocks != null) {
          words.blocks(blocks);
        }
      }
    }
  }

  private final class Effects implements Effect.Cases<Boolean> {

    @Override
    public Boolean store(Effect.Store e) {
      written.set(e.variable());
      own = e.variable();
      logic(e.value());
      own = -1;
      return true;
    }

    @Override
    public Boolean when(Effect.When e) {
      logic(e.condition());
      effects(e.yes());
      effects(e.no());
      return true;
    }
  }

  private final class Reads extends ExprWalk {

    @Override
    void variable(int variable) {
      if (variable != own) {
        read.set(variable);
      }
    }
  }

  private final class Words implements Block.Cases<Boolean>, Inline.Cases<Boolean> {

    boolean blocks(List<Block> blocks) {
      for (Block block : blocks) {
        block.match(this);
      }
      return true;
    }

    private boolean paragraphs(List<List<Inline>> paragraphs) {
      for (List<Inline> paragraph : paragraphs) {
        inlines(paragraph);
      }
      return true;
    }

    private boolean inlines(List<Inline> inlines) {
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
      people.set(b.person());
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
      logic(b.condition());
      blocks(b.yes());
      return blocks(b.no());
    }

    @Override
    public Boolean byVisit(Block.ByVisit b) {
      for (List<Block> visit : b.visits()) {
        blocks(visit);
      }
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
      if (!i.to().equals(ownCard)) {
        named(i.to().kind()).set(i.to().number());
      }
      return inlines(i.inside());
    }

    @Override
    public Boolean number(Inline.Numeral i) {
      logic(i.value());
      return true;
    }

    @Override
    public Boolean label(Inline.Label i) {
      read.set(i.variable());
      return true;
    }

    @Override
    public Boolean either(Inline.Either i) {
      logic(i.condition());
      inlines(i.yes());
      return inlines(i.no());
    }
  }
}
