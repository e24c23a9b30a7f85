package bicorne.saves;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JournalReaderTest {

  static String march() {
    try {
      return Files.readString(Golden.resources().resolve("saves/march.save.yaml"));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static Reading read(String text) {
    return JournalReader.read(text.getBytes(StandardCharsets.UTF_8));
  }

  private static Line.Decision decision(Journal journal, int n) {
    return Objects.requireNonNull(journal.decision(n));
  }

  private static Journal whole(String text) {
    Reading reading = read(text);
    assertThat(reading).isInstanceOf(Reading.Whole.class);
    assertThat(((Reading.Whole) reading).torn()).isFalse();
    return ((Reading.Whole) reading).journal();
  }

  @Test
  void theFirstFormatOpensForEver() {
    Journal journal = whole(march());
    assertThat(journal.text()).isEqualTo(march());
    assertThat(journal.header().name()).isEqualTo("Before the road");
    assertThat(journal.header().seed()).isEqualTo(9);
    assertThat(journal.header().begin()).containsEntry("council", "ney");
    assertThat(journal.lines()).hasSize(10);
    assertThat(decision(journal, 9).drew()).isEqualTo("field/well");
    assertThat(decision(journal, 5).from()).isEqualTo(1);
    assertThat(journal.next(1)).extracting(Line.Decision::n).containsExactly(5, 2);
  }

  /** What we write and what we read come to the same, so all lines are written anew here. */
  @Test
  void everyLineIsWrittenAsItWasRead() {
    Journal journal = whole(march());
    StringBuilder text = new StringBuilder(JournalCodec.write(journal.header()));
    Line before = null;
    for (Line line : journal.lines()) {
      text.append(JournalCodec.write(line, before));
      before = line;
    }
    assertThat(text.toString()).isEqualTo(march());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // other YAML for the same lines
        "--- {n: 1, at: 'eve/camp', choose: \"listen\"}\n--- {n: 2, at: eve/camp, choose: no}\n",
        "---\nn: 1\nat: eve/camp\nchoose: listen   # a remark\n--- \nn: 2\nat: eve/camp\nchoose: no\n",
        "--- {n: 1, at: eve/camp, choose: listen}\r\n--- {n: 2, at: eve/camp, choose: no}\r\n",
        "--- {n: 1, at: eve/camp, choose: listen}\n# a remark\n\n--- {n: 2, at: eve/camp, choose: no}\n...\n",
        "--- {n: 1, choose: listen, at: eve/camp, mood: [good, {even: better}]}\n--- {n: 2, at: eve/camp, choose: no}",
        "--- {  n: 1,at: eve/camp,\n  choose: listen}\n--- {n: 2, from: 1, at: eve/camp, choose: no}\n",
      })
  void linesThatAPersonWroteAreReadAndKeptAsTheyAre(String lines) {
    String header = march().substring(0, march().indexOf('\n') + 1);
    Journal journal = whole(header + lines);
    assertThat(journal.text()).isEqualTo(header + lines);
    assertThat(journal.lines())
        .extracting(line -> ((Line.Decision) line).choose())
        .containsExactly("listen", "no");
    assertThat(decision(journal, 2).from()).isEqualTo(1);
    // A line added to it stands on a line of its own and changes nothing before it.
    Journal longer = journal.moved(1, 2, null);
    assertThat(longer.text()).startsWith(header + lines);
    assertThat(whole(longer.text()).here()).isEqualTo(new Line.Move(3, 1, 2, null));
  }

  @Test
  void aHeaderByHandMayTakeManyLinesAndHaveKeysOfItsOwn() {
    String text =
        """
        # my save
        bicorne-save: 1
        story: march
        logic: d900f4560dfbe43a
        seed: 0009
        start: eve
        mine: [1, two, {three: no}]
        note: >
          Two lines
          of it.
        ---
        {n: 1, at: eve/camp, choose: listen}
        """;
    Journal journal = whole(text);
    assertThat(journal.text()).isEqualTo(text);
    assertThat(journal.header().seed()).isEqualTo(9);
    assertThat(journal.lines()).hasSize(1);
    Journal renamed = whole(journal.named("Snow: a #1 name", false).text());
    assertThat(renamed.header().name()).isEqualTo("Snow: a #1 name");
    assertThat(renamed.header().more())
        .containsEntry("mine", "[1, two, {three: no}]")
        .containsEntry("note", "\"Two lines of it.\\n\"");
    assertThat(whole(renamed.named("other", false).named("Snow: a #1 name", false).text()).text())
        .isEqualTo(renamed.text());
  }

  @Test
  void aMarkOfByteOrderIsHarmlessAndKept() {
    Journal journal = whole("\ufeff" + march());
    assertThat(journal.text()).isEqualTo("\ufeff" + march());
    assertThat(journal.lines()).hasSize(10);
  }

  @Test
  void aNewerFormatIsRefusedWithBothVersionsNamed() {
    String newer = march().replace("bicorne-save: 1", "bicorne-save: 3").replace("0.1.0", "9.4.0");
    assertThat(read(newer)).isEqualTo(new Reading.Newer("3", "9.4.0"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--- {n: 3, at: field/smoke, fell: thick",
        "--- {n: 3, at: field/smoke}",
        "--- {n: 3, at: [field], fell: thickens}",
        "--- {n: 2, at: field/smoke, fell: thickens}",
        "--- {n: 0, at: field/smoke, fell: thickens}",
        "--- {n: x, at: field/smoke, fell: thickens}",
        "--- {n: 3, n: 3, at: field/smoke, fell: thickens}",
        "--- {n: 3, from: 7, at: field/smoke, fell: thickens}",
        "--- {n: 3, move: 9}",
        "--- {n: 3, move: 1, page: -1}",
        "--- {n: 3, at: &a field/smoke, fell: *a}",
        "--- {n: 3, at: !!java.net.URL field/smoke, fell: a}",
        "--- {n: 3, at: field/smoke, fell: a, set: 5}",
        "--- [n, 3]",
        "rubbish",
        "\0\0\0\0",
      })
  void aDamagedLineIsNamedAndWhatIsBeforeItIsOffered(String line) {
    List<String> lines = new ArrayList<>(Arrays.asList(march().split("\n", -1)));
    lines.set(3, line);
    Reading reading = read(String.join("\n", lines));
    assertThat(reading).isInstanceOf(Reading.Damaged.class);
    Reading.Damaged damaged = (Reading.Damaged) reading;
    assertThat(damaged.line()).isEqualTo(4);
    assertThat(damaged.before()).isNotNull();
    assertThat(Objects.requireNonNull(damaged.before()).lines()).hasSize(2);
  }

  @Test
  void bytesThatAreNoUtf8AreNamedByTheirLine() {
    byte[] bytes = march().getBytes(StandardCharsets.UTF_8);
    int third = march().indexOf("{n: 3");
    bytes[third + 10] = (byte) 0xff;
    Reading.Damaged damaged = (Reading.Damaged) JournalReader.read(bytes);
    assertThat(damaged.line()).isEqualTo(4);
    assertThat(damaged.why()).isEqualTo(Reading.Fault.NOT_UTF8);
    assertThat(Objects.requireNonNull(damaged.before()).lines()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n\n",
        "\0\0\0\0\0\0",
        "hello",
        "--- {story: march}",
        "--- {bicorne-save: one}",
        "--- {bicorne-save: 1}",
        "--- {bicorne-save: 1, story: m, logic: a, seed: 99999999999999999999, start: e}",
        "- a\n- b\n",
        "PK\u0003\u0004"
      })
  void whatIsNoSaveIsRefused(String text) {
    Reading reading = read(text);
    assertThat(reading).isInstanceOf(Reading.Damaged.class);
    assertThat(((Reading.Damaged) reading).before()).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\0\0\0\0\0", "--- {n: 11, at: a/b, cho", "\u001b[2J", "garbage"})
  void aTornEndIsLeftOutAndTold(String end) {
    Reading reading = read(march() + end);
    assertThat(reading).isInstanceOf(Reading.Whole.class);
    assertThat(((Reading.Whole) reading).torn()).isTrue();
    assertThat(((Reading.Whole) reading).journal().text()).isEqualTo(march());
  }

  /** Cut at every byte, a file opens with every line that is whole, or says what is wrong. */
  @Test
  void everyBeginningOfAFileHoldsEveryWholeLine() {
    String accented = march().replace("name: Before the road", "name: 布里埃纳 é 🦅");
    byte[] bytes = accented.getBytes(StandardCharsets.UTF_8);
    int headerEnd = new String(bytes, StandardCharsets.UTF_8).indexOf('\n');
    int headerBytes = accented.substring(0, headerEnd).getBytes(StandardCharsets.UTF_8).length;
    int whole = 0;
    for (int cut = 0; cut <= bytes.length; cut++) {
      Reading reading = JournalReader.read(Arrays.copyOf(bytes, cut));
      // A line is whole with its last brace; only its end of line may be missing.
      if (cut > headerBytes
          && bytes[cut - 1] == '}'
          && (cut == bytes.length || bytes[cut] == '\n')) {
        whole++;
      }
      if (cut < headerBytes) {
        assertThat(reading).isInstanceOf(Reading.Damaged.class);
      } else {
        assertThat(reading).isInstanceOf(Reading.Whole.class);
        Journal journal = ((Reading.Whole) reading).journal();
        assertThat(journal.lines()).as("cut at %s", cut).hasSize(whole);
        boolean torn = !isLineEnd(bytes, cut);
        assertThat(((Reading.Whole) reading).torn()).as("cut at %s", cut).isEqualTo(torn);
      }
    }
    assertThat(whole).isEqualTo(10);
  }

  private static boolean isLineEnd(byte[] bytes, int cut) {
    return bytes[cut - 1] == '\n' || cut == bytes.length || bytes[cut] == '\n';
  }

  @Test
  void hostileFilesAreRefusedOrReadInASmallHeap() {
    String header = march().substring(0, march().indexOf('\n') + 1);
    List<String> files =
        List.of(
            header + "--- " + "[".repeat(100_000) + "\n",
            header + "--- {n: 1, at: " + "a".repeat(3_000_000) + ", choose: b}\n",
            header + "--- {n: 1, at: \"" + "\\".repeat(3_000_000) + "\n",
            header + "x".repeat(8_000_000) + "\n",
            header + "---\n" + "a: b\n".repeat(400_000),
            "--- {" + "bicorne-save: 1, ".repeat(200_000) + "}\n",
            header + "---\n".repeat(500_000),
            header + "--- {}\n".repeat(100_000),
            header + "a: &a [*a]\n");
    for (String file : files) {
      assertThat(read(file)).isInstanceOfAny(Reading.Damaged.class, Reading.Whole.class);
    }
    assertThat(JournalReader.read(new byte[Journal.MOST_BYTES + 1]))
        .isEqualTo(new Reading.Unreadable(Reading.Obstacle.TOO_LARGE, ""));
  }

  @Test
  void moreLinesThanAJournalCanHaveAreRefused() {
    String header = march().substring(0, march().indexOf('\n') + 1);
    StringBuilder text = new StringBuilder(header);
    for (int i = 1; i <= Journal.MOST_LINES + 1; i++) {
      text.append("--- {n: ").append(i).append(", move: 0}\n");
    }
    Reading.Damaged damaged = (Reading.Damaged) read(text.toString());
    assertThat(damaged.why()).isEqualTo(Reading.Fault.TOO_MANY);
    assertThat(damaged.line()).isEqualTo(Journal.MOST_LINES + 2);
  }
}
