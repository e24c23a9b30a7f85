package bicorne.compiled;

import bicorne.model.Block;
import bicorne.model.Card;
import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Inline;
import bicorne.model.Text;
import bicorne.model.Way;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes the small parts of a story: expressions, effects, texts, ways. Each kind has a number; see
 * {@link PartsIn}.
 */
@SuppressWarnings(
    "EnumOrdinal") // whatever changes an enum is another maker, whose files are not used
final class PartsOut
    implements Expr.Cases<Out>, Effect.Cases<Out>, Block.Cases<Out>, Inline.Cases<Out> {

  final Out out = new Out();
  private final IdentityHashMap<Text, Integer> shared;

  /**
   * @param shared the numbers of the texts that keep their identity: those of headers
   */
  PartsOut(IdentityHashMap<Text, Integer> shared) {
    this.shared = shared;
  }

  void expr(@Nullable Expr expr) {
    out.flag(expr != null);
    if (expr != null) {
      expr.match(this);
    }
  }

  void effects(List<Effect> effects) {
    out.number(effects.size());
    for (Effect effect : effects) {
      effect.match(this);
    }
  }

  void text(@Nullable Text text) {
    out.flag(text != null);
    if (text != null) {
      // What says nothing is read back as the one text that says nothing.
      List<@Nullable List<Block>> languages = (text.silent() ? Text.NONE : text).byLanguage();
      out.number(languages.size());
      for (List<Block> blocks : languages) {
        out.flag(blocks != null);
        if (blocks != null) {
          blocks(blocks);
        }
      }
    }
  }

  void sharedText(@Nullable Text text) {
    Integer number = text == null ? null : shared.get(text);
    out.number(number == null ? -1 : number);
  }

  void way(@Nullable Way way) {
    out.flag(way != null);
    if (way == null) {
      return;
    }
    out.number(way.number());
    out.number(way.node());
    out.number(way.call());
    out.flag(way.returns());
    out.number(way.branches().size());
    for (Way.Branch branch : way.branches()) {
      expr(branch.when());
      if (branch.target() instanceof Way.Goto to) {
        out.flag(false);
        out.number(to.node());
      } else if (branch.target() instanceof Way.Draw draw) {
        out.flag(true);
        out.number(draw.number());
      }
    }
  }

  private void blocks(List<Block> blocks) {
    out.number(blocks.size());
    for (Block block : blocks) {
      block.match(this);
    }
  }

  private void paragraphs(List<List<Inline>> paragraphs) {
    out.number(paragraphs.size());
    paragraphs.forEach(this::inlines);
  }

  private void inlines(List<Inline> inlines) {
    out.number(inlines.size());
    for (Inline inline : inlines) {
      inline.match(this);
    }
  }

  @Override
  public Out constant(Expr.Const e) {
    out.octet(0);
    out.number(e.value());
    return out;
  }

  @Override
  public Out read(Expr.Read e) {
    out.octet(1);
    out.number(e.variable());
    return out;
  }

  @Override
  public Out before(Expr.Before e) {
    out.octet(2);
    out.number(e.variable());
    return out;
  }

  @Override
  public Out binary(Expr.Binary e) {
    out.octet(3);
    out.octet(e.op().ordinal());
    e.left().match(this);
    return e.right().match(this);
  }

  @Override
  public Out unary(Expr.Unary e) {
    out.octet(4);
    out.octet(e.op().ordinal());
    return e.operand().match(this);
  }

  @Override
  public Out choose(Expr.If e) {
    out.octet(5);
    e.condition().match(this);
    e.yes().match(this);
    return e.no().match(this);
  }

  @Override
  public Out within(Expr.Within e) {
    out.octet(6);
    e.value().match(this);
    out.number(e.spans().size());
    for (Expr.Span span : e.spans()) {
      out.number(span.low());
      out.number(span.high());
    }
    return out;
  }

  @Override
  public Out member(Expr.Member e) {
    out.octet(7);
    e.set().match(this);
    out.number(e.value());
    return out;
  }

  @Override
  public Out visits(Expr.Visits e) {
    out.octet(8);
    out.number(e.node());
    out.number(e.cap());
    return out;
  }

  @Override
  public Out taken(Expr.Taken e) {
    out.octet(9);
    out.number(e.option());
    return out;
  }

  @Override
  public Out at(Expr.At e) {
    out.octet(10);
    out.number(e.node());
    return out;
  }

  @Override
  public Out store(Effect.Store e) {
    out.octet(0);
    out.number(e.variable());
    return e.value().match(this);
  }

  @Override
  public Out when(Effect.When e) {
    out.octet(1);
    e.condition().match(this);
    effects(e.yes());
    effects(e.no());
    return out;
  }

  @Override
  public Out prose(Block.Prose b) {
    out.octet(0);
    paragraphs(b.paragraphs());
    return out;
  }

  @Override
  public Out say(Block.Say b) {
    out.octet(1);
    out.number(b.person());
    paragraphs(b.paragraphs());
    return out;
  }

  @Override
  public Out document(Block.Document b) {
    out.octet(2);
    inlines(b.title());
    paragraphs(b.paragraphs());
    return out;
  }

  @Override
  public Out picture(Block.Picture b) {
    out.octet(3);
    out.number(b.picture());
    inlines(b.alt());
    return out;
  }

  @Override
  public Out when(Block.When b) {
    out.octet(4);
    b.condition().match(this);
    blocks(b.yes());
    blocks(b.no());
    return out;
  }

  @Override
  public Out byVisit(Block.ByVisit b) {
    out.octet(5);
    out.number(b.node());
    out.number(b.visits().size());
    b.visits().forEach(this::blocks);
    return out;
  }

  @Override
  public Out words(Inline.Words i) {
    out.octet(0);
    out.text(i.words());
    return out;
  }

  @Override
  public Out lineBreak(Inline.LineBreak i) {
    out.octet(1);
    return out;
  }

  @Override
  public Out emphasis(Inline.Emphasis i) {
    out.octet(2);
    out.flag(i.strong());
    inlines(i.inside());
    return out;
  }

  @Override
  public Out link(Inline.Link i) {
    out.octet(3);
    ref(i.to());
    inlines(i.inside());
    return out;
  }

  private void ref(Card.Ref ref) {
    out.octet(ref.kind().ordinal());
    out.number(ref.number());
  }

  @Override
  public Out number(Inline.Numeral i) {
    out.octet(4);
    i.value().match(this);
    out.flag(i.inWords());
    return out;
  }

  @Override
  public Out label(Inline.Label i) {
    out.octet(5);
    out.number(i.variable());
    out.flag(i.before());
    return out;
  }

  @Override
  public Out either(Inline.Either i) {
    out.octet(6);
    i.condition().match(this);
    inlines(i.yes());
    inlines(i.no());
    return out;
  }
}
