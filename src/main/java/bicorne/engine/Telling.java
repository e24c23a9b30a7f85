package bicorne.engine;

import bicorne.model.Block;
import bicorne.model.Card;
import bicorne.model.Expr;
import bicorne.model.Inline;
import bicorne.model.Text;
import bicorne.model.Type;
import bicorne.model.Variable;
import bicorne.text.Lists;
import bicorne.text.NumberWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells texts: what an author wrote, in a language and a state, becomes paragraphs.
 *
 * <p>Values are put into author's texts once; nothing that comes out is read as mark-up again.
 */
public final class Telling {

  private static final char IDEOGRAPHIC_BLANK = '\u3000';

  private final Engine engine;
  private final Program program;

  Telling(Engine engine, Program program) {
    this.engine = engine;
    this.program = program;
  }

  /** The paragraphs of a piece in language number {@code language}. */
  public List<Paragraph> tell(Piece piece, int language) {
    return tell(piece.text(), piece.now(), piece.before(), language);
  }

  /** The paragraphs of a text in a state. */
  public List<Paragraph> tell(Text text, State state, int language) {
    return tell(text, state, state, language);
  }

  private List<Paragraph> tell(Text text, State now, State before, int language) {
    String plain = text.plainWords(language);
    if (plain != null) {
      return List.of(
          new Paragraph(
              Paragraph.Kind.NARRATION,
              -1,
              null,
              -1,
              List.of(new Paragraph.Run(plain, false, false, null))));
    }
    Teller teller = new Teller(now, before, language);
    teller.blocks(text.in(language));
    return teller.told;
  }

  /** A text of one paragraph as a line of plain words: titles, labels, choices. */
  public String line(@Nullable Text text, State state, int language) {
    if (text == null) {
      return "";
    }
    String plain = text.plainWords(language);
    if (plain != null) {
      return plain;
    }
    List<Paragraph> told = tell(text, state, state, language);
    return told.isEmpty() ? "" : told.get(0).words();
  }

  /** Whether a text says nothing in any language, in any state. */
  boolean silent(Text text) {
    return text.silent();
  }

  /** Whether a text says anything in the story's own language. */
  boolean says(Text text, State now, State before) {
    return text.alwaysSpeaks() || !tell(text, now, before, 0).isEmpty();
  }

  /**
   * The printed value of a variable: digits, a label, labels listed; a flag is its truth in
   * English.
   */
  public String value(int variable, State state, int language) {
    Variable v = engine.story().variables().get(variable);
    long value = engine.value(state, variable);
    return switch (v.type().kind()) {
      case INTEGER -> Long.toString(value);
      case FLAG -> value != 0 ? "true" : "false";
      case ENUMERATION, SET -> labels(v, value, state, language);
    };
  }

  private String labels(Variable variable, long value, State state, int language) {
    Type type = variable.type();
    if (type.kind() == Type.Kind.ENUMERATION) {
      return label(variable, (int) value, state, language);
    }
    List<String> names = new ArrayList<>();
    for (int i = 0; i < type.values().size(); i++) {
      if (((value >>> i) & 1) != 0) {
        names.add(label(variable, i, state, language));
      }
    }
    return Lists.join(engine.story().languages().get(language), names);
  }

  private String label(Variable variable, int value, State state, int language) {
    return value < variable.labels().size()
        ? line(variable.labels().get(value), state, language)
        : variable.type().values().get(value);
  }

  private long eval(Expr expr, State now, State before) {
    return program.inText(expr).eval(now.words, before.words);
  }

  /** One telling: collects paragraphs, and runs within a paragraph. */
  private final class Teller implements Block.Cases<Boolean>, Inline.Cases<Boolean> {

    final List<Paragraph> told = new ArrayList<>(2);
    private final State now;
    private final State before;
    private final int language;
    private List<Paragraph.Run> runs = new ArrayList<>(1);
    private boolean emphasis;
    private boolean strong;
    private Card.@Nullable Ref link;

    Teller(State now, State before, int language) {
      this.now = now;
      this.before = before;
      this.language = language;
    }

    void blocks(List<Block> blocks) {
      for (Block block : blocks) {
        block.match(this);
      }
    }

    private void inlines(List<Inline> inlines) {
      for (Inline inline : inlines) {
        inline.match(this);
      }
    }

    /** The runs of one paragraph; null where nothing but blanks came out. */
    private @Nullable List<Paragraph.Run> runs(List<Inline> inlines) {
      runs = new ArrayList<>(inlines.size());
      inlines(inlines);
      trim();
      return runs.isEmpty() ? null : runs;
    }

    /** Blanks at either end belong to pieces that came out empty: they are no text. */
    private void trim() {
      while (!runs.isEmpty()) {
        Paragraph.Run last = runs.get(runs.size() - 1);
        String words = last.words().stripTrailing();
        if (words.length() == last.words().length()) {
          break;
        }
        runs.remove(runs.size() - 1);
        if (!words.isEmpty()) {
          runs.add(new Paragraph.Run(words, last.emphasis(), last.strong(), last.link()));
          break;
        }
      }
      while (!runs.isEmpty()) {
        Paragraph.Run first = runs.get(0);
        String words = withoutBlanks(first.words());
        if (words.length() == first.words().length()) {
          return;
        }
        runs.remove(0);
        if (!words.isEmpty()) {
          runs.add(0, new Paragraph.Run(words, first.emphasis(), first.strong(), first.link()));
          return;
        }
      }
    }

    /** Ideographic blanks at the beginning are the author's own indentation. */
    private static String withoutBlanks(String words) {
      int from = 0;
      while (from < words.length()
          && words.charAt(from) != IDEOGRAPHIC_BLANK
          && Character.isWhitespace(words.charAt(from))) {
        from++;
      }
      return words.substring(from);
    }

    private boolean paragraphs(
        Paragraph.Kind kind, int person, @Nullable String heading, List<List<Inline>> paragraphs) {
      String title = heading;
      for (List<Inline> paragraph : paragraphs) {
        List<Paragraph.Run> said = runs(paragraph);
        if (said != null) {
          told.add(new Paragraph(kind, person, title, -1, said));
          title = null;
        }
      }
      return true;
    }

    private void add(String words) {
      if (!words.isEmpty()) {
        runs.add(new Paragraph.Run(words, emphasis, strong, link));
      }
    }

    @Override
    public Boolean prose(Block.Prose b) {
      return paragraphs(Paragraph.Kind.NARRATION, -1, null, b.paragraphs());
    }

    @Override
    public Boolean say(Block.Say b) {
      return paragraphs(Paragraph.Kind.SPEECH, b.person(), null, b.paragraphs());
    }

    @Override
    public Boolean document(Block.Document b) {
      List<Paragraph.Run> title = runs(b.title());
      String heading =
          title == null
              ? null
              : new Paragraph(Paragraph.Kind.DOCUMENT, -1, null, -1, title).words();
      return paragraphs(Paragraph.Kind.DOCUMENT, -1, heading, b.paragraphs());
    }

    @Override
    public Boolean picture(Block.Picture b) {
      List<Paragraph.Run> alt = runs(b.alt());
      told.add(
          new Paragraph(
              Paragraph.Kind.PICTURE, -1, null, b.picture(), alt == null ? List.of() : alt));
      return true;
    }

    @Override
    public Boolean when(Block.When b) {
      blocks(eval(b.condition(), now, before) != 0 ? b.yes() : b.no());
      return true;
    }

    @Override
    public Boolean byVisit(Block.ByVisit b) {
      int visit = Math.max(1, Math.min(b.visits().size(), engine.visits(now, b.node())));
      blocks(b.visits().get(visit - 1));
      return true;
    }

    @Override
    public Boolean words(Inline.Words i) {
      add(i.words());
      return true;
    }

    @Override
    public Boolean lineBreak(Inline.LineBreak i) {
      add("\n");
      return true;
    }

    @Override
    public Boolean emphasis(Inline.Emphasis i) {
      boolean outerEmphasis = emphasis;
      boolean outerStrong = strong;
      emphasis |= !i.strong();
      strong |= i.strong();
      inlines(i.inside());
      emphasis = outerEmphasis;
      strong = outerStrong;
      return true;
    }

    @Override
    public Boolean link(Inline.Link i) {
      Card.Ref outer = link;
      link = i.to();
      inlines(i.inside());
      link = outer;
      return true;
    }

    @Override
    public Boolean number(Inline.Numeral i) {
      long value = eval(i.value(), now, before);
      add(
          i.inWords()
              ? NumberWords.in(engine.story().languages().get(language), value)
              : Long.toString(value));
      return true;
    }

    @Override
    public Boolean label(Inline.Label i) {
      add(value(i.variable(), i.before() ? before : now, language));
      return true;
    }

    @Override
    public Boolean either(Inline.Either i) {
      inlines(eval(i.condition(), now, before) != 0 ? i.yes() : i.no());
      return true;
    }
  }
}
