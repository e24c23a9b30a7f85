package bicorne.compiled;

import bicorne.model.Block;
import bicorne.model.Card;
import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Inline;
import bicorne.model.Text;
import bicorne.model.Way;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads what {@link PartsOut} wrote.
 *
 * <p>Numbers of nodes, options, variables and cards are held to the sizes the file names at its
 * head, and nesting to a depth, so that a damaged file cannot do worse than be refused.
 */
final class PartsIn {

  private static final int DEPTH = 256;
  private static final Expr.Op[] OPS = Expr.Op.values();
  private static final Expr.UnaryOp[] UNARY = Expr.UnaryOp.values();
  private static final Card.Kind[] CARDS = Card.Kind.values();

  final In in;
  private final Head head;
  private int depth;

  PartsIn(In in, Head head) {
    this.in = in;
    this.head = head;
  }

  private void enter() {
    if (++depth > DEPTH) {
      throw new Damaged("it is nested too deep");
    }
  }

  @Nullable Expr optionalExpr() {
    return in.flag() ? expr() : null;
  }

  Expr expr() {
    enter();
    Expr expr =
        switch (in.octet()) {
          case 0 -> new Expr.Const(in.number());
          case 1 -> new Expr.Read(variable());
          case 2 -> new Expr.Before(variable());
          case 3 -> new Expr.Binary(OPS[in.octetBelow(OPS.length)], expr(), expr());
          case 4 -> new Expr.Unary(UNARY[in.octetBelow(UNARY.length)], expr());
          case 5 -> new Expr.If(expr(), expr(), expr());
          case 6 -> new Expr.Within(expr(), spans());
          case 7 -> new Expr.Member(expr(), in.number(0, 63));
          case 8 -> new Expr.Visits(node(), in.number(0, Integer.MAX_VALUE));
          case 9 -> new Expr.Taken(option());
          case 10 -> new Expr.At(node());
          default -> throw new Damaged("an expression of no kind");
        };
    depth--;
    return expr;
  }

  private List<Expr.Span> spans() {
    int count = in.count();
    List<Expr.Span> spans = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      spans.add(new Expr.Span(in.number(), in.number()));
    }
    return spans;
  }

  List<Effect> effects() {
    enter();
    int count = in.count();
    List<Effect> effects = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      effects.add(
          in.flag()
              ? new Effect.When(expr(), effects(), effects())
              : new Effect.Store(variable(), expr()));
    }
    depth--;
    return effects;
  }

  @Nullable Text text() {
    return in.flag() ? presentText() : null;
  }

  private Text presentText() {
    int count = in.count();
    List<@Nullable List<Block>> byLanguage = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      byLanguage.add(in.flag() ? blocks() : null);
    }
    if (byLanguage.isEmpty() || byLanguage.get(0) == null) {
      throw new Damaged("a text without words of its own");
    }
    return new Text(byLanguage);
  }

  @Nullable Way way() {
    if (!in.flag()) {
      return null;
    }
    int number = in.number(0, head.ways - 1);
    int node = node();
    int call = in.number(-1, head.files - 1);
    boolean returns = in.flag();
    int count = in.count();
    List<Way.Branch> branches = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      Expr when = optionalExpr();
      branches.add(
          new Way.Branch(
              when, in.flag() ? head.draw(in.number(0, head.draws - 1)) : new Way.Goto(node())));
    }
    return new Way(number, node, call, returns, branches);
  }

  private List<Block> blocks() {
    enter();
    int count = in.count();
    List<Block> blocks = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      blocks.add(block());
    }
    depth--;
    return blocks;
  }

  private Block block() {
    return switch (in.octet()) {
      case 0 -> new Block.Prose(paragraphs());
      case 1 -> new Block.Say(in.number(0, head.people - 1), paragraphs());
      case 2 -> new Block.Document(inlines(), paragraphs());
      case 3 -> new Block.Picture(in.number(0, head.pictures - 1), inlines());
      case 4 -> new Block.When(expr(), blocks(), blocks());
      case 5 -> new Block.ByVisit(node(), visits());
      default -> throw new Damaged("a block of no kind");
    };
  }

  private List<List<Block>> visits() {
    int count = in.count();
    List<List<Block>> visits = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      visits.add(blocks());
    }
    return visits;
  }

  private List<List<Inline>> paragraphs() {
    int count = in.count();
    List<List<Inline>> paragraphs = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      paragraphs.add(inlines());
    }
    return paragraphs;
  }

  private List<Inline> inlines() {
    enter();
    int count = in.count();
    List<Inline> inlines = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      inlines.add(inline());
    }
    depth--;
    return inlines;
  }

  private Inline inline() {
    return switch (in.octet()) {
      case 0 -> new Inline.Words(in.text());
      case 1 -> new Inline.LineBreak();
      case 2 -> new Inline.Emphasis(in.flag(), inlines());
      case 3 -> new Inline.Link(ref(), inlines());
      case 4 -> new Inline.Numeral(expr(), in.flag());
      case 5 -> new Inline.Label(variable(), in.flag());
      case 6 -> new Inline.Either(expr(), inlines(), inlines());
      default -> throw new Damaged("a piece of text of no kind");
    };
  }

  private Card.Ref ref() {
    Card.Kind kind = CARDS[in.octetBelow(CARDS.length)];
    int most =
        switch (kind) {
          case PERSON -> head.people;
          case PLACE -> head.places;
          case SOURCE -> head.sources;
        };
    return new Card.Ref(kind, in.number(0, most - 1));
  }

  int node() {
    return in.number(0, head.nodes - 1);
  }

  int option() {
    return in.number(0, head.options - 1);
  }

  int variable() {
    return in.number(0, head.variables - 1);
  }
}
