package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import bicorne.testkit.Program;
import bicorne.testkit.Pty;
import bicorne.testkit.Vt;
import com.googlecode.lanterna.TextColor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The campaign on the full screen of a terminal, as people play it: whatever they do and however it
 * ends, the terminal is as it was, and the save holds every decision.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no full screen there")
@Timeout(value = 15, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PtyPlayTest {

  private static final String ESC = "\u001b";
  private static final String STORY = "story/1814";

  /** Whoever presses a key so often, half a second apart, is not heard. */
  private static final int MOST_PRESSES = 100;

  @TempDir Path home;
  private Path saves;
  private final List<Pty> opened = new ArrayList<>();

  @BeforeEach
  void placeForSaves() {
    saves = home.resolve("saves");
  }

  @AfterEach
  void close() {
    opened.forEach(Pty::close);
  }

  /** The program as a shell command. */
  private String bicorne(String language) {
    String lanterna;
    try {
      lanterna =
          Path.of(TextColor.class.getProtectionDomain().getCodeSource().getLocation().toURI())
              .toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
    List<String> words =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Dfile.encoding=UTF-8",
            "-cp",
            Program.classPath() + ":" + lanterna,
            "bicorne.Main",
            "play",
            Golden.project().resolve(STORY).toString(),
            "--saves",
            saves.toString(),
            "--language",
            language);
    StringBuilder command = new StringBuilder();
    for (String word : words) {
      command.append(" '").append(word.replace("'", "'\\''")).append('\'');
    }
    return command.substring(1);
  }

  private Pty start(int columns, int rows, String... command) {
    Map<String, String> environment =
        Map.of("HOME", home.toString(), "BICORNE_TERMINALS", "012", "PS1", "prompt> ", "ENV", "");
    Pty pty = Pty.start(columns, rows, true, environment, command);
    opened.add(pty);
    return pty;
  }

  /** Opens the title, and says afterwards whether the terminal's modes are as they were before. */
  private Pty open(int columns, int rows, String language) {
    Pty pty =
        start(
            columns,
            rows,
            "/bin/sh",
            "-c",
            "before=$(stty -g); "
                + bicorne(language)
                + "; status=$?; [ \"$before\" = \"$(stty -g)\" ] && echo modes, status $status"
                + "; read end");
    awaitTitle(pty, language);
    return pty;
  }

  private static void awaitTitle(Pty pty, String language) {
    pty.awaitText("> 1  ");
    pty.awaitText(language.equals("en") ? "The Eagle at Bay" : "\u56f0\u9e70");
  }

  private static void begin(Pty pty) {
    press(pty, "\r");
    pty.await("the first page", vt -> !vt.row(0).contains("Bicorne"));
    awaitChoices(pty);
  }

  /** Turns and scrolls, as one who reads does, until the choice pointed at is in sight. */
  private static void awaitChoices(Pty pty) {
    while (!pty.look(vt -> vt.text().contains("> 1  "))) {
      press(pty, " ");
    }
  }

  /** Takes the first choice; it is written down before the page behind it is shown. */
  private void decide(Pty pty) throws IOException {
    int before = written().size();
    press(pty, "1", vt -> writtenNow() > before);
  }

  private static void leave(Pty pty) {
    press(pty, "q", vt -> !vt.mode("?1049"));
  }

  private static void press(Pty pty, String key) {
    String before = pty.look(Vt::text);
    press(pty, key, vt -> !vt.text().equals(before));
  }

  /**
   * Presses a key until it does something: what follows another key too fast for a finger is not
   * taken, and neither is what was typed before the page was seen.
   */
  private static void press(Pty pty, String key, Predicate<Vt> done) {
    for (int tried = 0; tried < MOST_PRESSES && !pty.look(done::test); tried++) {
      long received = pty.received();
      pty.type(key);
      try {
        pty.awaitBytes(received, 500);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      }
    }
    pty.await("what " + key + " does", done);
  }

  private static void isGivenBack(Pty pty, int status) {
    pty.awaitText("modes, status " + status);
    assertThat(pty.<List<String>>look(Vt::modes)).hasToString("[?25, ?7]");
    assertThat(pty.<Integer>look(Vt::leavings)).isOne();
    assertThat(pty.<String>look(Vt::look)).isEqualTo("0");
  }

  /** The decisions of the only save there is, as they are written; none where there is none. */
  private List<String> written() throws IOException {
    if (!Files.isDirectory(saves)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(saves)) {
      List<Path> files = all.filter(file -> file.toString().endsWith(".save.yaml")).toList();
      assertThat(files).hasSizeLessThan(2);
      return files.isEmpty()
          ? List.of()
          : Files.readAllLines(files.get(0)).stream()
              .filter(line -> line.contains("choose: "))
              .toList();
    }
  }

  private int writtenNow() {
    try {
      return written().size();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The same, proved to be a play of the campaign. */
  private List<String> kept() throws IOException {
    CommandLine.Ran proof =
        CommandLine.in(home)
            .home(Golden.project())
            .run(
                "replay",
                "--verify",
                saves.toString(),
                "--story",
                Golden.project().resolve(STORY).toString());
    assertThat(proof.status()).as(proof.out() + proof.err()).isEqualTo(ExitStatus.FINE);
    return written();
  }

  @ParameterizedTest
  @CsvSource({
    "80, 24, en, q, 0",
    "40, 12, zh-Hans, q, 0",
    "80, 24, zh-Hans, ^C, 130",
    "40, 12, en, TERM, 143",
    "80, 24, en, HUP, 129",
    "40, 12, zh-Hans, INT, 130",
  })
  void howeverAPlayEndsItIsKept(int columns, int rows, String language, String way, int status)
      throws IOException {
    Pty pty = open(columns, rows, language);
    begin(pty);
    decide(pty);
    awaitChoices(pty);
    decide(pty);
    switch (way) {
      case "q" -> leave(pty);
      case "^C" -> pty.type("\u0003");
      default -> Pty.signal(way, pty.handle().children().findFirst().orElseThrow().pid());
    }
    isGivenBack(pty, status);
    assertThat(kept()).hasSize(2);
  }

  @Test
  void theTitleGoesOnWhereThePlayWasLeft() throws IOException {
    Pty first = open(80, 24, "en");
    begin(first);
    decide(first);
    leave(first);
    isGivenBack(first, 0);

    Pty again = open(80, 24, "en");
    assertThat(again.<String>look(Vt::text)).contains("> 1  Continue");
    press(again, "\r");
    again.await("the page", vt -> vt.row(0).contains("Brienne"));
    awaitChoices(again);
    decide(again);
    leave(again);
    isGivenBack(again, 0);
    assertThat(kept()).hasSize(2);
  }

  @Test
  void whatIsNoDecisionDecidesNothing() throws IOException {
    Pty pty = open(80, 24, "en");
    begin(pty);
    // A paste with marks, one without, keys nobody knows, bytes that form no character.
    pty.type(ESC + "[200~111" + ESC + "[201~");
    pty.type("222222");
    pty.type(ESC + "[99~" + ESC + "OZ");
    pty.send(new byte[] {(byte) 0xff, (byte) 0xfe, (byte) 0xc3});
    // A lone Escape, and sizes meanwhile.
    pty.type(ESC);
    for (int turn = 0; turn < 40; turn++) {
      pty.resize(20 + turn * 7 % 120, 6 + turn * 5 % 40);
    }
    pty.resize(100, 30);
    pty.await("the page", vt -> vt.row(0).contains("Brienne") && vt.text().contains("> 1  "));
    // A key whose bytes come one after another.
    pty.type(ESC + "[");
    pty.type("B");
    pty.awaitText("> 2  ");
    press(pty, "\r", vt -> writtenNow() > 0);
    leave(pty);
    isGivenBack(pty, 0);
    assertThat(kept()).hasSize(1);
  }

  @Test
  void theShellMayHaveTheTerminalMeanwhile() throws IOException {
    Pty pty = start(80, 24, "/bin/sh", "-i");
    pty.awaitText("prompt>");
    pty.type(bicorne("en") + "\n");
    awaitTitle(pty, "en");
    begin(pty);
    decide(pty);
    pty.type("\u001a");
    pty.await("the prompt", vt -> !vt.mode("?1049") && vt.text().contains("Stopped"));
    assertThat(kept()).hasSize(1);
    pty.type("fg\n");
    pty.await("the page", vt -> vt.mode("?1049") && vt.row(0).contains("Brienne"));
    awaitChoices(pty);
    decide(pty);
    leave(pty);
    pty.await(
        "the prompt", vt -> !vt.mode("?1049") && vt.row(vt.cursorRow()).startsWith("prompt>"));
    // Behind what may stand there of one key too many.
    pty.type("\nexit 0\n");
    assertThat(pty.end()).isZero();
    assertThat(kept()).hasSize(2);
  }
}
