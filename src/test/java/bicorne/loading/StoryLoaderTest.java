package bicorne.loading;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Place;
import bicorne.model.Block;
import bicorne.model.Card;
import bicorne.model.Inline;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.model.Text;
import bicorne.model.Variable;
import bicorne.model.Way;
import bicorne.rules.Places;
import bicorne.testkit.DiskFolder;
import bicorne.testkit.Golden;
import bicorne.testkit.MemoryFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What a story that loads has become. */
class StoryLoaderTest {

  private static final Loaded EVERYTHING = load("everything");
  private static final Story STORY = Objects.requireNonNull(EVERYTHING.story());
  private static final Places PLACES = Objects.requireNonNull(EVERYTHING.places());

  @Test
  void filesAreTheEpisodesInTheCampaignsOrderThenTheScenesByTheirIds() {
    assertThat(STORY.files().stream().map(file -> file.id()))
        .containsExactly("first", "第二", "inn", "yard");
    assertThat(STORY.files().stream().map(file -> file.scene()))
        .containsExactly(false, false, true, true);
  }

  @Test
  void variablesAreTheStorysThenEachFilesOwnTheStoredBeforeTheDerived() {
    assertThat(STORY.variables().stream().map(Variable::name))
        .containsExactly(
            "army",
            "morale",
            "corps",
            "letter_intercepted",
            "council",
            "mode",
            "desperate",
            "mood",
            "asked",
            "few",
            "drinks",
            "seen_yard",
            "drunk");
    assertThat(STORY.variables().stream().map(Variable::file))
        .containsExactly(-1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 2, 3, 3);
    assertThat(STORY.variables().stream().filter(Variable::derived).map(Variable::name))
        .containsExactly("desperate", "mood", "few", "drunk");
  }

  @Test
  void everyNumberIsThePlaceInItsList() {
    for (int i = 0; i < STORY.nodes().size(); i++) {
      assertThat(STORY.nodes().get(i).number()).isEqualTo(i);
    }
    for (int i = 0; i < STORY.options().size(); i++) {
      assertThat(STORY.options().get(i).number()).isEqualTo(i);
    }
    for (int i = 0; i < STORY.ways().size(); i++) {
      assertThat(STORY.ways().get(i).number()).isEqualTo(i);
    }
    for (int i = 0; i < STORY.draws().size(); i++) {
      assertThat(STORY.draws().get(i).number()).isEqualTo(i);
    }
    for (int i = 0; i < STORY.variables().size(); i++) {
      assertThat(STORY.variables().get(i).number()).isEqualTo(i);
    }
  }

  @Test
  void optionsStandInTheOrderWrittenEachChoiceBeforeItsOutcomes() {
    assertThat(STORY.options().stream().limit(5).map(Option::id))
        .containsExactly("march-by-night", "wait-for-guns", "breaks", "holds", "council");
    assertThat(option("first/eve", "wait-for-guns").outcomes()).containsExactly(2, 3);
    assertThat(option("first/eve", "breaks").outcome()).isTrue();
  }

  @Test
  void aHeaderIsTheNodesElseTheFiles() {
    Node eve = node("first/eve");
    Node rout = node("first/rout");

    assertThat(eve.header().date()).isEqualTo("1814-01-28");
    assertThat(rout.header().date()).isEqualTo("1814-01-29");
    assertThat(rout.header().title()).isSameAs(STORY.files().get(0).title());
    assertThat(eve.header().time()).isSameAs(rout.header().time());
    assertThat(rout.header().place()).isZero();
    assertThat(node("inn/in").header().place()).isEqualTo(-1);
  }

  @Test
  void theStatusLineIsTheFilesOrAllThatIsShown() {
    assertThat(STORY.files().get(0).status()).containsExactly(0, 7);
    assertThat(STORY.files().get(1).status()).containsExactly(0, 2, 7);
  }

  @Test
  void waysKnowTheirNodeCallsAndDraws() {
    Way way = Objects.requireNonNull(option("first/eve", "holds").way());
    Way leave = Objects.requireNonNull(option("inn/in", "leave").way());

    assertThat(way.call()).isEqualTo(2);
    assertThat(way.branches()).containsExactly(new Way.Branch(null, new Way.Goto(1)));
    assertThat(leave.call()).isEqualTo(3);
    assertThat(leave.returns()).isTrue();
    Way.Target last =
        Objects.requireNonNull(option("first/eve", "council").way()).branches().get(1).target();
    assertThat(last).isInstanceOf(Way.Draw.class);
    assertThat(((Way.Draw) last).otherwise()).isEqualTo(node("first/rout").number());
  }

  @Test
  void startingValuesAreNumbersOfTheirKind() {
    assertThat(STORY.variables().stream().limit(6).map(Variable::start))
        .containsExactly(85L, 0L, 0L, 0L, 1L, 1L);
  }

  @Test
  void valuesWithoutALabelPrintTheirNames() {
    assertThat(words(STORY.variables().get(5).labels().get(0), 0)).isEqualTo("fast");
    assertThat(words(STORY.variables().get(7).labels().get(2), 0)).isEqualTo("ready to march");
  }

  @Test
  void aTranslationBelongsToItsOriginalAlsoUnderTheNamesItHadBefore() {
    assertThat(words(Objects.requireNonNull(STORY.files().get(0).title()), 1)).isEqualTo("第一");
    assertThat(words(option("first/eve", "march-by-night").text(), 1)).isEqualTo("冒泥前进。");
    assertThat(words(STORY.title(), 1)).isEqualTo("一切");
    assertThat(words(STORY.variables().get(2).labels().get(2), 1)).isEqualTo("倒戈");
    assertThat(words(STORY.card(new Card.Ref(Card.Kind.SOURCE, 0)).name(), 1)).isEqualTo("《1814》");
  }

  @Test
  void aTextWithoutATranslationFallsBackAlone() {
    assertThat(words(option("first/eve", "holds").text(), 1)).isEmpty();
    assertThat(node("first/eve").text().in(1)).hasSize(2);
    assertThat(node("first/eve").text().own()).hasSize(8);
    assertThat(node("first/eve").text().in(1).get(1)).isInstanceOf(Block.ByVisit.class);
  }

  @Test
  void placesAreWhereThePartsAreWritten() {
    assertPlace(PLACES.node(0), "episodes/first.yaml", 11, 3);
    assertPlace(PLACES.option(2), "episodes/first.yaml", 54, 11);
    assertPlace(PLACES.variable(12), "scenes/yard.yaml", 5, 12);
    assertPlace(PLACES.card(new Card.Ref(Card.Kind.PERSON, 1)), "people.yaml", 2, 1);
    assertPlace(PLACES.file(1), "episodes/第二.yaml", 1, 1);
  }

  @Test
  void lineEndsAndAByteOrderMarkMakeNoDifference() throws IOException {
    DiskFolder folder = folder("everything");
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (String file : folder.files()) {
      String text = new String(folder.read(file, 1 << 20), StandardCharsets.UTF_8);
      files.put(file, ("\ufeff" + text.replace("\n", "\r\n")).getBytes(StandardCharsets.UTF_8));
    }
    Loaded loaded = StoryLoader.load(MemoryFolder.ofBytes(files));

    assertThat(loaded.problems()).isEmpty();
    assertThat(described(loaded)).isEqualTo(described(EVERYTHING));
  }

  @Test
  void whatTheAuthorTypesIsWhatTheReaderGets() {
    Story story = Objects.requireNonNull(load("the-authors-own-words").story());

    assertThat(story.id()).isEqualTo("010");
    assertThat(words(story.title(), 0)).isEqualTo("no");
    assertThat(story.files().get(0).id()).isEqualTo("1814-04-04");
    assertThat(story.nodes().stream().map(Node::name)).containsExactly("on", "off", "1_000");
    assertThat(story.options().stream().map(Option::id)).containsExactly("yes", "no", "010");
    assertThat(story.options().stream().map(option -> words(option.text(), 0)))
        .containsExactly("yes", "0x1F", "1e3");
    assertThat(story.nodes().get(1).tags()).containsExactly("no", "010", "~");
    assertThat(story.people().get(0).born()).isEqualTo("010");
    assertThat(words(story.people().get(0).name(), 0)).isEqualTo("~");
    assertThat(words(Objects.requireNonNull(story.nodes().get(0).header().title()), 0))
        .isEqualTo("12:30");
    assertThat(words(story.variables().get(0).labels().get(2), 0)).isEqualTo("~");
  }

  private static void assertPlace(Place place, String file, int line, int column) {
    assertThat(place.file() + ":" + place.line() + ":" + place.column())
        .isEqualTo(file + ":" + line + ":" + column);
  }

  /** Everything a story says, without where it says it. */
  private static String described(Loaded loaded) {
    Story story = Objects.requireNonNull(loaded.story());
    StringBuilder all = new StringBuilder();
    for (Node node : story.nodes()) {
      all.append(node.name()).append(node.text().byLanguage()).append(node.effects());
    }
    for (Option option : story.options()) {
      all.append(option.id()).append(option.text().byLanguage()).append(option.way());
      all.append(option.reply().byLanguage()).append(option.when());
    }
    return all.toString();
  }

  private static String words(Text text, int language) {
    return text.in(language).stream()
        .map(block -> ((Block.Prose) block).paragraphs())
        .flatMap(List::stream)
        .flatMap(List::stream)
        .map(inline -> ((Inline.Words) inline).words())
        .reduce("", String::concat);
  }

  private static Node node(String address) {
    return STORY.nodes().get(STORY.nodeAt(address));
  }

  private static Option option(String node, String id) {
    return Objects.requireNonNull(STORY.optionOf(STORY.nodeAt(node), id));
  }

  private static DiskFolder folder(String name) {
    return new DiskFolder(Golden.resources().resolve("loading/good").resolve(name));
  }

  private static Loaded load(String name) {
    return StoryLoader.load(folder(name));
  }
}
