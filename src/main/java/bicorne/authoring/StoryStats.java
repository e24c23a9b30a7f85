package bicorne.authoring;

import bicorne.diagnostic.JsonWriter;
import bicorne.model.Block;
import bicorne.model.Inline;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.model.Text;
import bicorne.model.TextWalk;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How large a story is, by episode, scene and language.
 *
 * <p>Every text counts once, with all that it can say: it is what was written, not what one play
 * reads. Of a translation only what is there counts.
 */
public final class StoryStats {

  /** Silent reading of prose: words a minute, and Chinese characters. */
  private static final int WORDS_A_MINUTE = 230;

  private static final int CHARACTERS_A_MINUTE = 400;

  private final Story story;
  private final List<Part> parts = new ArrayList<>();

  private StoryStats(Story story) {
    this.story = story;
  }

  /**
   * An episode, a scene, or the whole.
   *
   * @param id its id; empty for the whole
   * @param decisions nodes where the player chooses
   * @param texts one for each language of the story, in order
   */
  public record Part(
      String id,
      boolean scene,
      int nodes,
      int decisions,
      int choices,
      int outcomes,
      int endings,
      List<Length> texts) {
    public Part {
      texts = List.copyOf(texts);
    }

    /** Choices to a decision, in hundredths. */
    public int branching() {
      return decisions == 0 ? 0 : (choices * 100 + decisions / 2) / decisions;
    }
  }

  /** How much there is to read in one language. */
  public record Length(String language, int words, int characters) {

    /** At the pace of silent reading, rounded up. */
    public int minutes() {
      int hundredths = words * 100 / WORDS_A_MINUTE + characters * 100 / CHARACTERS_A_MINUTE;
      return (hundredths + 99) / 100;
    }
  }

  /** The numbers of each file in order, and of the whole last. */
  public static List<Part> of(Story story) {
    StoryStats stats = new StoryStats(story);
    for (StoryFile file : story.files()) {
      stats.parts.add(stats.part(file));
    }
    stats.parts.add(stats.whole());
    return List.copyOf(stats.parts);
  }

  /** The numbers as a JSON document. */
  public static String json(Story story) {
    JsonWriter json = new JsonWriter().open('{').field("version", 1).field("story", story.id());
    List<Part> parts = of(story);
    json.key("files").open('[');
    for (Part part : parts.subList(0, parts.size() - 1)) {
      json.element();
      write(json, part);
    }
    json.close(']').key("total");
    write(json, parts.get(parts.size() - 1));
    return json.close('}').document();
  }

  private static void write(JsonWriter json, Part part) {
    json.open('{');
    if (!part.id().isEmpty()) {
      json.field("id", part.id()).truth("scene", part.scene());
    }
    json.field("nodes", part.nodes()).field("decisions", part.decisions());
    json.field("choices", part.choices()).field("outcomes", part.outcomes());
    json.field("endings", part.endings());
    json.field("choicesPerDecisionHundredths", part.branching());
    json.key("texts").open('[');
    for (Length length : part.texts()) {
      json.element().open('{').field("language", length.language());
      json.field("words", length.words()).field("characters", length.characters());
      json.field("minutes", length.minutes()).close('}');
    }
    json.close(']').close('}');
  }

  private Part part(StoryFile file) {
    int nodes = 0;
    int decisions = 0;
    int choices = 0;
    int outcomes = 0;
    int endings = 0;
    Counter counter = new Counter(story.languages().size());
    counter.text(file.title());
    for (Node node : story.nodes()) {
      if (node.file() != file.number()) {
        continue;
      }
      nodes++;
      decisions += node.exit() instanceof Node.Choices ? 1 : 0;
      endings += node.exit() instanceof Node.Ends ? 1 : 0;
      counter.node(node);
    }
    // All of them: those of a node are not those behind its choices.
    for (Option option : story.options()) {
      if (story.nodes().get(option.node()).file() == file.number()) {
        choices += option.outcome() ? 0 : 1;
        outcomes += option.outcome() ? 1 : 0;
        counter.text(option.text());
        counter.text(option.locked());
        counter.text(option.reply());
      }
    }
    return new Part(
        file.id(), file.scene(), nodes, decisions, choices, outcomes, endings, counter.lengths());
  }

  private Part whole() {
    int[] sums = new int[5];
    int[] words = new int[story.languages().size()];
    int[] characters = new int[words.length];
    for (Part part : parts) {
      sums[0] += part.nodes();
      sums[1] += part.decisions();
      sums[2] += part.choices();
      sums[3] += part.outcomes();
      sums[4] += part.endings();
      for (int i = 0; i < words.length; i++) {
        words[i] += part.texts().get(i).words();
        characters[i] += part.texts().get(i).characters();
      }
    }
    List<Length> lengths = new ArrayList<>();
    for (int i = 0; i < words.length; i++) {
      lengths.add(new Length(story.languages().get(i), words[i], characters[i]));
    }
    return new Part("", false, sums[0], sums[1], sums[2], sums[3], sums[4], lengths);
  }

  /** Counts what texts say, in each language. */
  private final class Counter extends TextWalk {

    private final int[] words;
    private final int[] characters;
    private int language;
    private boolean inWord;

    Counter(int languages) {
      this.words = new int[languages];
      this.characters = new int[languages];
    }

    List<Length> lengths() {
      List<Length> lengths = new ArrayList<>();
      for (int i = 0; i < words.length; i++) {
        lengths.add(new Length(story.languages().get(i), words[i], characters[i]));
      }
      return lengths;
    }

    void node(Node node) {
      text(node.header().title());
      text(node.text());
      if (node.history() != null) {
        text(node.history().text());
      }
      if (node.exit() instanceof Node.Ends ends) {
        text(ends.ending().title());
        text(ends.ending().aftermath());
      }
    }

    @Override
    public void text(@Nullable Text text) {
      if (text == null) {
        return;
      }
      List<@Nullable List<Block>> languages = text.byLanguage();
      for (int i = 0; i < Math.min(words.length, languages.size()); i++) {
        language = i;
        List<Block> there = languages.get(i);
        if (there != null) {
          blocks(there);
        }
      }
    }

    @Override
    protected void paragraph(List<Inline> paragraph) {
      inWord = false;
      inlines(paragraph);
      inWord = false;
    }

    @Override
    public Boolean words(Inline.Words i) {
      String text = i.words();
      for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
        int c = text.codePointAt(at);
        if (Character.UnicodeScript.of(c) == Character.UnicodeScript.HAN) {
          characters[language]++;
          inWord = false;
        } else if (Character.isLetterOrDigit(c)) {
          words[language] += inWord ? 0 : 1;
          inWord = true;
        } else if (c != '’'
            && c != '\''
            && c != '-'
            && Character.getType(c) != Character.NON_SPACING_MARK) {
          inWord = false;
        }
      }
      return true;
    }

    @Override
    public Boolean lineBreak(Inline.LineBreak i) {
      inWord = false;
      return true;
    }

    @Override
    public Boolean number(Inline.Numeral i) {
      return oneWord();
    }

    @Override
    public Boolean label(Inline.Label i) {
      return oneWord();
    }

    private boolean oneWord() {
      words[language] += inWord ? 0 : 1;
      inWord = true;
      return true;
    }
  }
}
