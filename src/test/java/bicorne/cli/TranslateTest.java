package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code translate}: what it writes, what it leaves alone, and what it says. */
class TranslateTest {

  private static final String OPENING =
      """
      # The words of the bridge.
      title: 桥
      nodes:
        bridge:   # by the river
          # What the reader sees first.
          text: |
            河水涨了。
          choices:
            cross: { text: "现在就过。", reply: 木板弯了弯。 }
            wait:

              text: 等水退。
        far-side:
          ending: { title: 到了对岸 }
      """;

  @TempDir private Path here;

  @BeforeEach
  void makeATranslatedStory() throws IOException {
    assertThat(run("new", "story", "river").status()).isEqualTo(ExitStatus.FINE);
    revise("story.yaml", "language: en", "language: en\ntranslations: [zh-Hans]");
    Files.createDirectories(here.resolve("river/lang/zh-Hans/episodes"));
    write(OPENING);
  }

  private CommandLine.Ran run(String... typed) {
    return CommandLine.in(here).run(typed);
  }

  private Path opening() {
    return here.resolve("river/lang/zh-Hans/episodes/opening.yaml");
  }

  private void write(String text) throws IOException {
    Files.writeString(opening(), text);
  }

  private String written() throws IOException {
    return Files.readString(opening());
  }

  private void revise(String file, String old, String now) throws IOException {
    Path path = here.resolve("river").resolve(file);
    String text = Files.readString(path);
    assertThat(text).contains(old);
    Files.writeString(path, text.replace(old, now));
  }

  @Test
  void everyEntryIsMarkedAndNothingElseChanges() throws IOException {
    CommandLine.Ran ran = run("translate", "river");
    assertThat(ran.out())
        .isEqualTo(
            "zh-Hans: 5 translated entries: 5 newly marked, 0 renewed, 0 stale."
                + " 8 texts are missing.\n");
    assertThat(ran.status()).isEqualTo(ExitStatus.FINE);
    String marked = written();
    assertThat(marked.replaceAll("of: [0-9a-f]{8}", "of: X"))
        .isEqualTo(
            """
            # The words of the bridge.
            of: X
            title: 桥
            nodes:
              bridge:   # by the river
                of: X
                # What the reader sees first.
                text: |
                  河水涨了。
                choices:
                  cross: { of: X, text: "现在就过。", reply: 木板弯了弯。 }
                  wait:
                    of: X

                    text: 等水退。
              far-side:
                ending: { of: X, title: 到了对岸 }
            """);
    assertThat(run("check", "river").out()).doesNotContain("B706", "error");
    assertThat(run("translate", "river").out()).contains("0 newly marked");
    assertThat(written()).isEqualTo(marked);
  }

  @Test
  void aStaleEntryStaysStaleUntilItIsNamed() throws IOException {
    run("translate", "river");
    revise("episodes/opening.yaml", "The river is up", "The river is down");
    revise("episodes/opening.yaml", "Cross, now,", "Cross at once,");
    String before = written();
    CommandLine.Ran ran = run("translate", "river", "zh-hans");
    assertThat(ran.out())
        .contains(
            "2 stale",
            "  lang/zh-Hans/episodes/opening.yaml:5: opening/bridge has changed",
            "  lang/zh-Hans/episodes/opening.yaml:11: opening/bridge#cross has changed",
            "--renew opening/bridge");
    assertThat(written()).isEqualTo(before);
    assertThat(run("check", "river").out()).contains("B706");

    assertThat(run("translate", "river", "--renew", "opening/bridge#cross").out())
        .contains("1 renewed, 1 stale");
    assertThat(run("translate", "river", "--renew", "opening/bridge").out())
        .contains("1 renewed, 0 stale");
    assertThat(run("check", "river").out()).doesNotContain("B706");
    assertThat(written().replaceAll("[0-9a-f]{8}", ""))
        .isEqualTo(before.replaceAll("[0-9a-f]{8}", ""));
  }

  @Test
  void allRenewsEveryStaleEntryAndAnEntryWhatIsInsideIt() throws IOException {
    run("translate", "river");
    revise("episodes/opening.yaml", "The river is up", "The river is down");
    revise("episodes/opening.yaml", "Cross, now,", "Cross at once,");
    revise("episodes/opening.yaml", "title: Across", "title: Over");
    assertThat(run("translate", "river", "--renew", "opening/far-side").out())
        .contains("1 renewed, 2 stale");
    assertThat(run("translate", "river", "--renew=all").out()).contains("2 renewed, 0 stale");
  }

  @Test
  void lineEndsAndTheByteOrderMarkStay() throws IOException {
    write("\uFEFF" + OPENING.replace("\n", "\r\n"));
    run("translate", "river");
    String marked = written();
    assertThat(marked)
        .startsWith("\uFEFF# The words")
        .contains("  bridge:   # by the river\r\n    of: ");
    assertThat(marked.replace("\r\n", "")).doesNotContain("\n", "\r");
    assertThat(run("translate", "river").out()).contains("0 newly marked, 0 renewed, 0 stale");
  }

  @Test
  void whatCannotBeMarkedSafelyIsLeftAndToldSo() throws IOException {
    write("nodes:\n  ? bridge\n  :\n    text: 河水涨了。\n");
    CommandLine.Ran ran = run("translate", "river");
    String left = written();
    boolean marked = left.contains("of: ");
    assertThat(marked || ran.out().contains("could not be marked safely")).isTrue();
    assertThat(run("check", "river").out()).doesNotContain("error");
  }

  @Test
  void mistakesAreToldInASentence() throws IOException {
    assertThat(run("translate", "river", "fr").err())
        .isEqualTo("bicorne: The story is not translated into “fr”, but into zh-Hans.\n");
    assertThat(run("translate", "river", "--renew", "opening/bridg").err())
        .isEqualTo(
            "bicorne: No translated entry is called “opening/bridg”."
                + " Did you mean opening/bridge?\n");
    revise("story.yaml", "translations: [zh-Hans]", "");
    Files.delete(opening());
    Files.delete(opening().getParent());
    Files.delete(here.resolve("river/lang/zh-Hans"));
    assertThat(run("translate", "river").err())
        .isEqualTo("bicorne: The story “river” lists no translations in its story.yaml.\n");
  }

  @Test
  void aStoryWithErrorsIsNotTouched() throws IOException {
    revise("episodes/opening.yaml", "goto: far-side", "goto: nowhere");
    CommandLine.Ran ran = run("translate", "river");
    assertThat(ran.status()).isEqualTo(ExitStatus.FINDINGS);
    assertThat(ran.out()).contains("nowhere");
    assertThat(written()).isEqualTo(OPENING);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aLinkedFileIsReplacedWhereItLiesAndNothingIsLeftBeside() throws IOException {
    Path real = here.resolve("river/lang/zh-Hans/the-real-one.txt");
    Files.move(opening(), real);
    Files.createSymbolicLink(opening(), real);
    run("translate", "river");
    assertThat(Files.isSymbolicLink(opening())).isTrue();
    assertThat(Files.readString(real)).contains("of: ");
    try (Stream<Path> files = Files.list(opening().getParent())) {
      assertThat(files).containsExactly(opening());
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aFileOutsideIsNeverWritten() throws IOException {
    Path outside = here.resolve("outside.yaml");
    Files.writeString(outside, OPENING);
    Files.delete(opening());
    Files.createSymbolicLink(opening(), outside);
    run("translate", "river");
    assertThat(Files.readString(outside)).isEqualTo(OPENING);
  }
}
