package bicorne.docs;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.model.Option;
import bicorne.play.Beginning;
import bicorne.play.Sitting;
import bicorne.saves.Edition;
import bicorne.saves.Journal;
import bicorne.saves.JournalReader;
import bicorne.saves.Reading;
import bicorne.saves.Replay;
import bicorne.testkit.Golden;
import bicorne.testkit.TextStory;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * The page on saves is enough to write a reader from: what it specifies is built here a second
 * time, out of its words, and gives the numbers of a save that the program wrote.
 */
class SavesPageTest {

  private static final String PAGE = "docs/SAVES.md";
  private static final String SAVE = "docs/ferry.save.yaml";

  // The arithmetic of the page, with whole numbers of any size cut to 64 bits: nothing of ours.

  private static final BigInteger CUT = BigInteger.ONE.shiftLeft(64);

  private static BigInteger hex(String digits) {
    return new BigInteger(digits, 16);
  }

  private static BigInteger fnv1a(List<String> texts) {
    BigInteger hash = hex("cbf29ce484222325");
    for (String text : texts) {
      for (byte octet : (text + "\0").getBytes(StandardCharsets.UTF_8)) {
        hash = hash.xor(BigInteger.valueOf(octet & 0xff)).multiply(hex("100000001b3")).mod(CUT);
      }
    }
    return hash;
  }

  private static BigInteger mix(BigInteger number) {
    BigInteger z = number.mod(CUT);
    z = z.xor(z.shiftRight(30)).multiply(hex("bf58476d1ce4e5b9")).mod(CUT);
    z = z.xor(z.shiftRight(27)).multiply(hex("94d049bb133111eb")).mod(CUT);
    return z.xor(z.shiftRight(31));
  }

  private static String written(BigInteger hash) {
    String digits = hash.toString(16);
    return "0".repeat(16 - digits.length()) + digits;
  }

  /** The path of the dice as the page has it. */
  private static BigInteger path(long seed, List<String> decisions) {
    BigInteger path = mix(BigInteger.valueOf(seed).add(hex("9e3779b97f4a7c15")));
    for (String decision : decisions) {
      path = mix(path.xor(fnv1a(List.of(decision))));
    }
    return path;
  }

  private static BigInteger roll(BigInteger path, String node) {
    return mix(path.add(fnv1a(List.of(node))));
  }

  /** Which of some weights a roll picks. */
  private static int pick(BigInteger roll, int... weights) {
    int total = 0;
    for (int weight : weights) {
      total += weight;
    }
    int at = roll.multiply(BigInteger.valueOf(total)).shiftRight(64).intValueExact();
    int before = 0;
    for (int i = 0; i < weights.length; i++) {
      before += weights[i];
      if (before > at) {
        return i;
      }
    }
    throw new AssertionError("nothing picked");
  }

  // The file, read by a reader of YAML that knows nothing of saves

  private static List<Map<String, Object>> documents(String file) throws IOException {
    List<Map<String, Object>> documents = new ArrayList<>();
    String text = Files.readString(Golden.resources().resolve(file));
    Yaml yaml = new Yaml(new SafeConstructor(new LoaderOptions()));
    for (Object document : yaml.loadAll(text)) {
      Map<String, Object> keys = new LinkedHashMap<>();
      assertThat(document).isInstanceOf(Map.class);
      ((Map<?, ?>) document).forEach((key, value) -> keys.put((String) key, value));
      documents.add(keys);
    }
    return documents;
  }

  private static Object get(Map<String, Object> document, String key) {
    return Objects.requireNonNull(document.get(key), key);
  }

  @Test
  void theSaveOfThePageIsTheOneThatIsKept() throws IOException {
    String kept = Files.readString(Golden.resources().resolve(SAVE));
    assertThat(Fence.of(PAGE, "yaml save").get(0).text()).isEqualTo(kept);
  }

  @ParameterizedTest
  @ValueSource(strings = {SAVE, "saves/march-whole.save.yaml"})
  void aSaveIsPlainYaml(String file) throws IOException {
    List<Map<String, Object>> documents = documents(file);
    Map<String, Object> header = documents.get(0);
    assertThat(get(header, "bicorne-save")).isEqualTo(1);
    assertThat(get(header, "seed")).isInstanceOf(Integer.class);
    assertThat(get(header, "begin")).isInstanceOf(Map.class);
    assertThat(get(header, "logic").toString()).matches("[0-9a-f]{16}");
    for (int i = 1; i < documents.size(); i++) {
      Map<String, Object> line = documents.get(i);
      assertThat(get(line, "n")).isEqualTo(i);
      if (!line.containsKey("move")) {
        assertThat(get(line, "at").toString()).contains("/");
        assertThat(get(line, "state").toString()).matches("[0-9a-f]{16}");
      }
    }
  }

  @Test
  void itsTablesNameEveryKeyThatIsWritten() throws IOException {
    List<String> keys = new ArrayList<>();
    for (String line : Fence.lines(PAGE)) {
      if (line.matches("\\| (`[a-z-]+`(, )?)+ \\| (yes)? ?\\| .*")) {
        String cell = line.split("\\|", -1)[1];
        for (String key : cell.replaceAll("[` ]", "").split(",", -1)) {
          keys.add(key);
        }
      }
    }
    for (Map<String, Object> document : documents(SAVE)) {
      assertThat(keys).containsAll(document.keySet());
    }
    assertThat(keys)
        .containsExactly(
            "bicorne-save",
            "story",
            "logic",
            "bicorne",
            "seed",
            "start",
            "alone",
            "language",
            "name",
            "created",
            "copy",
            "begin",
            "n",
            "from",
            "at",
            "choose",
            "fell",
            "drew",
            "set",
            "ending",
            "logic",
            "state",
            "n",
            "move",
            "page",
            "ending",
            "names",
            "name");
  }

  // The worked example

  @Test
  void theDigestsComeOutOfThePagesWords() throws IOException {
    Map<String, Object> byNumber = new LinkedHashMap<>();
    for (Map<String, Object> document : documents(SAVE)) {
      if (document.containsKey("state")) {
        byNumber.put(get(document, "n").toString(), get(document, "state"));
      }
    }
    Map<String, Object> computed = new LinkedHashMap<>();
    for (String row : Fence.of(PAGE, "text digests").get(0).rows()) {
      computed.put(row.substring(0, row.indexOf(':')), written(mix(fnv1a(texts(row)))));
    }
    assertThat(computed).isEqualTo(byNumber).hasSize(5);
  }

  private static List<String> texts(String row) {
    List<String> texts = new ArrayList<>();
    for (String pair : row.substring(row.indexOf(':') + 2).split("; ", -1)) {
      texts.addAll(List.of(pair.split(" = ", -1)));
    }
    return texts;
  }

  /** The variables of each digest follow from the journal: the beginning, and what was set. */
  @Test
  void theVariablesOfADigestAreThoseThatTheBranchChanged() throws IOException {
    List<Map<String, Object>> documents = documents(SAVE);
    Map<String, String> begin = words(get(documents.get(0), "begin"));
    begin.put("ferry.rows", "0");
    Map<Object, Map<String, String>> behind = new LinkedHashMap<>();
    behind.put(0, begin);
    Object here = 0;
    List<String> rows = Fence.of(PAGE, "text digests").get(0).rows();
    for (Map<String, Object> line : documents.subList(1, 6)) {
      Map<String, String> values =
          new TreeMap<>(
              Objects.requireNonNull(
                  behind.get(line.containsKey("from") ? get(line, "from") : here)));
      if (line.containsKey("set")) {
        values.putAll(words(get(line, "set")));
      }
      here = get(line, "n");
      behind.put(here, values);
      StringBuilder changed = new StringBuilder();
      values.forEach(
          (name, value) -> {
            if (!value.equals(begin.get(name))) {
              changed.append("variable ").append(name).append(" = ").append(value).append("; ");
            }
          });
      assertThat(rows.get((Integer) here - 1)).contains(changed);
    }
  }

  private static Map<String, String> words(Object keys) {
    Map<String, String> words = new TreeMap<>();
    ((Map<?, ?>) keys).forEach((name, value) -> words.put((String) name, value.toString()));
    return words;
  }

  @Test
  void theRollsComeOutOfThePagesWords() {
    List<String> rows = Fence.of(PAGE, "text roll").get(0).rows();
    String haggle = "choose ferry/bank#haggle";
    String drinks = "fell ferry/bank#drinks";
    BigInteger chosen = path(7, List.of(haggle));
    BigInteger roll = roll(chosen, "ferry/bank");
    assertThat(rows.get(0)).endsWith("= " + written(path(7, List.of())));
    assertThat(rows.get(1)).endsWith("= " + written(chosen));
    assertThat(rows.get(2)).endsWith("= " + written(roll));
    assertThat(rows.get(3))
        .endsWith("= " + roll.multiply(BigInteger.valueOf(4)).shiftRight(64) + ", so drinks");
    assertThat(rows.get(4)).endsWith("= " + written(path(7, List.of(haggle, drinks))));
    assertThat(pick(roll, 3, 1)).isEqualTo(1);
    // Line 3 and line 5: the draws from the pool, each on its own branch.
    String pay = "choose ferry/bank#pay";
    assertThat(pick(roll(path(7, List.of(haggle, drinks, pay)), "ferry/river"), 1, 2)).isEqualTo(1);
    assertThat(pick(roll(path(7, List.of(pay)), "ferry/river"), 1, 2)).isEqualTo(1);
  }

  /** With other seeds too: the page's dice are the program's. */
  @Test
  void whatFallsForAnySeedIsWhatThePageSays() {
    List<Integer> fell = new ArrayList<>();
    for (long seed = -20; seed < 20; seed++) {
      Sitting sitting = choose(begin(seed), "haggle");
      int picked = pick(roll(path(seed, List.of("choose ferry/bank#haggle")), "ferry/bank"), 3, 1);
      String id = List.of("laughs", "drinks").get(picked);
      assertThat(sitting.journal().text()).as("seed " + seed).contains("fell: " + id + ",");
      fell.add(picked);
    }
    assertThat(fell).contains(0, 1);
  }

  // The program

  private static final Engine ENGINE = new Engine(new TextStory(Fence.files(PAGE)).load());

  private static Sitting begin(long seed) {
    Beginning beginning =
        new Beginning(seed, "en", null, false, "", "2026-11-30T15:04:05Z", "0.1.0");
    return turned(Objects.requireNonNull(Sitting.begin(ENGINE, beginning)));
  }

  private static Sitting turned(Sitting sitting) {
    Sitting here = sitting;
    while (here.moment().awaits() instanceof Awaits.Turn) {
      here = here.turn();
    }
    return here;
  }

  private static Sitting choose(Sitting sitting, String id) {
    int node = ENGINE.node(sitting.moment().state());
    Option option = Objects.requireNonNull(ENGINE.story().optionOf(node, id));
    return turned(sitting.choose(option.number()));
  }

  @Test
  void theProgramWritesThisSave() throws IOException {
    Sitting there = choose(choose(begin(7), "haggle"), "pay");
    Sitting other = choose(there.back().back(), "pay");
    Journal journal = other.journal().moved(1, 0, null);
    assertThat(journal.text()).isEqualTo(Files.readString(Golden.resources().resolve(SAVE)));
  }

  @Test
  void theProgramProvesThisSave() throws IOException {
    Reading reading = JournalReader.read(Files.readAllBytes(Golden.resources().resolve(SAVE)));
    assertThat(reading).isInstanceOf(Reading.Whole.class);
    Replay replay = Replay.of(Edition.of(ENGINE), ((Reading.Whole) reading).journal());
    assertThat(replay.verdict()).isEqualTo(Replay.Verdict.FITS);
    assertThat(replay.misfits()).isEmpty();
  }
}
