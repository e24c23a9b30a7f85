package bicorne.told;

import bicorne.engine.Engine;
import bicorne.engine.Page;
import bicorne.engine.Paragraph;
import bicorne.engine.State;
import bicorne.model.Card;
import bicorne.model.Header;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.model.Text;
import bicorne.model.Type;
import bicorne.model.Variable;
import bicorne.play.Decided;
import bicorne.play.Moved;
import bicorne.wording.CommandWords;
import bicorne.wording.PageWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A story's own words as plain lines, in one language: headers, names, gauges, speech. */
public final class StoryWords {

  private final Engine engine;
  private final Story story;
  private final int language;
  private final Wording wording;

  /**
   * @param language which of the story's languages
   * @param wording what the program says around it
   */
  public StoryWords(Engine engine, int language, Wording wording) {
    this.engine = engine;
    this.story = engine.story();
    this.language = language;
    this.wording = wording;
  }

  /** The story as a person asks for it by a BCP 47 tag. */
  public static StoryWords in(Engine engine, String tag) {
    return new StoryWords(engine, engine.story().language(tag), Wording.in(tag));
  }

  /** What plays it. */
  public Engine engine() {
    return engine;
  }

  /** The story. */
  public Story story() {
    return story;
  }

  /** What the program says around it. */
  public Wording wording() {
    return wording;
  }

  /** Which of the story's languages it is told in. */
  public int language() {
    return language;
  }

  /** The paragraphs of a text. */
  public List<Paragraph> tell(Text text, State state) {
    return engine.telling().tell(text, state, language);
  }

  /** A text of one paragraph; empty where there is none. */
  public String line(@Nullable Text text, State state) {
    return engine.telling().line(text, state, language);
  }

  /** A text of any length on one line, its paragraphs one behind the other. */
  public String run(Text text, State state) {
    List<String> sentences = new ArrayList<>();
    for (Paragraph paragraph : tell(text, state)) {
      sentences.add(paragraph(paragraph, state));
    }
    return wording.sentences(sentences);
  }

  /** The header of a page as sentences; empty where it says nothing. */
  public String header(Page page) {
    Header header = page.header();
    List<String> sentences = new ArrayList<>();
    sentences.add(line(header.title(), page.state()));
    sentences.add(whenAndWhere(header, page.state()));
    sentences.add(viewpoint(header, page.state()));
    return wording.sentences(sentences);
  }

  /** In whose place the reader stands; empty where it does not say. */
  public String viewpoint(Header header, State state) {
    return header.as() < 0
        ? ""
        : wording.say(
            PageWords.AS, "person", name(new Card.Ref(Card.Kind.PERSON, header.as()), state));
  }

  private String whenAndWhere(Header header, State state) {
    List<String> clauses = new ArrayList<>();
    String date = header.date();
    clauses.add(date == null ? "" : wording.date(date));
    clauses.add(line(header.time(), state));
    if (header.place() >= 0) {
      clauses.add(name(new Card.Ref(Card.Kind.PLACE, header.place()), state));
    }
    return wording.clauses(clauses);
  }

  /** A decision's place in a list: the title over it and its date, else the node's address. */
  public String where(int node, State state) {
    Header header = story.nodes().get(node).header();
    String date = header.date();
    String place =
        wording.clauses(
            List.of(line(header.title(), state), date == null ? "" : wording.date(date)));
    return place.isEmpty() ? story.address(node) : place;
  }

  /** The name of a person, a place or a source; the author's id where it has none. */
  public String name(Card.Ref ref, State state) {
    Card card = story.card(ref);
    String name = line(card.name(), state);
    return name.isEmpty() ? card.id() : name;
  }

  /**
   * What a choice says, or the first that is said when an outcome falls; the author's id where
   * nothing is.
   */
  public String option(int option, State state) {
    Option o = story.options().get(option);
    String words = line(o.outcome() ? o.reply() : o.text(), state);
    return words.isEmpty() ? o.id() : words;
  }

  /** A source as it is cited. */
  public String citation(int source, State state) {
    Card.Source s = story.sources().get(source);
    String author = s.author();
    String year = s.year();
    return wording.clauses(
        List.of(
            author == null ? "" : author,
            name(new Card.Ref(Card.Kind.SOURCE, source), state),
            year == null ? "" : year));
  }

  /**
   * A paragraph of plain words: emphasis and links leave no mark, a speech names its speaker, a
   * picture is told. Empty where there is nothing to say.
   */
  public String paragraph(Paragraph paragraph, State state) {
    String words = paragraph.words();
    if (words.isEmpty()) {
      return words;
    }
    return switch (paragraph.kind()) {
      case NARRATION, DOCUMENT -> words;
      case PICTURE -> pictured() + words;
      case SPEECH -> speaker(paragraph.person(), state) + words;
    };
  }

  /** What stands before the words that tell a picture. */
  public String pictured() {
    return wording.say(PageWords.PICTURE);
  }

  /** The speaker's name as it stands before what is said. */
  public String speaker(int person, State state) {
    String name = name(new Card.Ref(Card.Kind.PERSON, person), state);
    return wording.say(PageWords.SPEAKS, "person", name.toUpperCase(Locale.ROOT));
  }

  /** What a variable is called in print. */
  public String label(int variable, State state) {
    Variable v = story.variables().get(variable);
    String label = line(v.label(), state);
    return label.isEmpty() ? v.name() : label;
  }

  /** The printed value of a variable, with its unit. */
  public String amount(int variable, State state) {
    String unit = line(story.variables().get(variable).unit(), state);
    String value = value(variable, state);
    return unit.isEmpty() ? value : wording.say(PageWords.AMOUNT, "number", value, "unit", unit);
  }

  /** The printed value of a variable. */
  public String value(int variable, State state) {
    Variable v = story.variables().get(variable);
    if (v.type().kind() == Type.Kind.FLAG) {
      return wording.say(engine.value(state, variable) != 0 ? PageWords.YES : PageWords.NO);
    }
    String value = engine.telling().value(variable, state, language);
    return value.isEmpty() ? wording.say(PageWords.NONE) : value;
  }

  /** A gauge as it stands, and as it was if that was another. */
  public String gauge(int variable, @Nullable State before, State now) {
    String label = label(variable, now);
    String amount = amount(variable, now);
    return before == null
        ? wording.say(PageWords.GAUGE, "label", label, "value", amount)
        : wording.say(
            PageWords.GAUGE_CHANGED,
            "label",
            label,
            "value",
            amount,
            "before",
            value(variable, before));
  }

  /** The decision that moved a variable last, as a clause. */
  public String moved(int variable, List<Decided> decisions) {
    Decided last = Moved.last(engine, variable, decisions);
    if (last == null) {
      return wording.say(CommandWords.NOT_MOVED);
    }
    String was = value(variable, last.before());
    return last.taken() < 0
        ? wording.say(CommandWords.MOVED_BY_STORY, "before", was)
        : wording.say(
            CommandWords.MOVED_LAST, "before", was, "cause", option(last.taken(), last.before()));
  }

  /** Where something was decided, and what. */
  public String decided(Decided decided) {
    return wording.say(
        CommandWords.TIMELINE_LINE,
        "place",
        where(decided.node(), decided.before()),
        "choice",
        what(decided));
  }

  /** What was chosen, and what then fell. */
  private String what(Decided decided) {
    List<String> parts = new ArrayList<>();
    if (decided.taken() >= 0) {
      parts.add(option(decided.taken(), decided.before()));
    }
    if (decided.fell() >= 0) {
      parts.add(option(decided.fell(), decided.after()));
    }
    return parts.size() == 1 ? parts.get(0) : wording.sentences(parts);
  }
}
