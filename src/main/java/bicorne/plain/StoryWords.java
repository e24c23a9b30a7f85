package bicorne.plain;

import bicorne.engine.Engine;
import bicorne.engine.Page;
import bicorne.engine.Paragraph;
import bicorne.engine.State;
import bicorne.model.Card;
import bicorne.model.Story;
import bicorne.model.Type;
import bicorne.model.Variable;
import bicorne.wording.PageWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A story's own words as plain lines in one language: headers, names, gauges, speech. */
final class StoryWords {

  private final Engine engine;
  private final Story story;

  /** Of the story's languages, the one it is read in. */
  final int language;

  final Wording wording;

  StoryWords(Engine engine, int language, Wording wording) {
    this.engine = engine;
    this.story = engine.story();
    this.language = language;
    this.wording = wording;
  }

  /** The header of a page as sentences; empty where it says nothing. */
  String header(Page page) {
    var header = page.header();
    List<String> when = new ArrayList<>();
    when.add(header.date() == null ? "" : wording.date(header.date()));
    when.add(line(header.time(), page.state()));
    if (header.place() >= 0) {
      when.add(name(new Card.Ref(Card.Kind.PLACE, header.place()), page.state()));
    }
    List<String> sentences = new ArrayList<>();
    sentences.add(line(header.title(), page.state()));
    sentences.add(wording.clauses(when));
    if (header.as() >= 0) {
      String person = name(new Card.Ref(Card.Kind.PERSON, header.as()), page.state());
      sentences.add(wording.say(PageWords.AS, "person", person));
    }
    return wording.sentences(sentences);
  }

  /** A text of one paragraph. */
  String line(bicorne.model.@org.jspecify.annotations.Nullable Text text, State state) {
    return engine.telling().line(text, state, language);
  }

  /** The name of a person, a place or a source; the author's id where it has none. */
  String name(Card.Ref ref, State state) {
    Card card = story.card(ref);
    String name = line(card.name(), state);
    return name.isEmpty() ? card.id() : name;
  }

  /**
   * A paragraph of plain words: emphasis and links leave no mark, a speech names its speaker, a
   * picture is told. Empty where there is nothing to say.
   */
  String paragraph(Paragraph paragraph, State state) {
    String words = paragraph.words();
    if (words.isEmpty()) {
      return words;
    }
    return switch (paragraph.kind()) {
      case NARRATION, DOCUMENT -> words;
      case PICTURE -> say(PageWords.PICTURE, words);
      case SPEECH -> speaker(paragraph.person(), state) + words;
    };
  }

  private String say(PageWords saying, String words) {
    String mark = wording.say(saying, "words", "");
    return mark + words;
  }

  /** The speaker's name as it stands before what is said. */
  private String speaker(int person, State state) {
    String name = name(new Card.Ref(Card.Kind.PERSON, person), state);
    return wording.say(PageWords.SPEAKS, "person", name.toUpperCase(Locale.ROOT), "words", "");
  }

  /** The address of a node, or the title over it where there is one. */
  String label(int variable, State state) {
    Variable v = story.variables().get(variable);
    String label = line(v.label(), state);
    return label.isEmpty() ? v.name() : label;
  }

  /** The printed value of a variable, with its unit. */
  String value(int variable, State state) {
    Variable v = story.variables().get(variable);
    if (v.type().kind() == Type.Kind.FLAG) {
      boolean set = engine.value(state, variable) != 0;
      return wording.say(set ? PageWords.YES : PageWords.NO);
    }
    String value = engine.telling().value(variable, state, language);
    String unit = line(v.unit(), state);
    if (value.isEmpty()) {
      return wording.say(PageWords.NONE);
    }
    return unit.isEmpty() ? value : wording.say(PageWords.AMOUNT, "number", value, "unit", unit);
  }
}
