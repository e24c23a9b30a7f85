package bicorne.tui.lanterna;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import bicorne.testkit.Pty;
import bicorne.testkit.Vt;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The full screen in a terminal of its own, with {@link Demo} on it.
 *
 * <p>Nothing here may depend on how fast anything happens: bytes that belong together are sent
 * together, what passes by is counted, and what a pause decides is proved in {@link DecoderTest}.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no full screen there")
@Timeout(value = 15, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FullScreenTest {

  private static final String USUAL = "?25, ?7";
  private static final String ESC = "\u001b";

  @TempDir Path folder;
  private final List<Pty> opened = new ArrayList<>();

  @AfterEach
  void close() {
    opened.forEach(Pty::close);
  }

  /** The demo as a shell command. */
  private static String demo(String... arguments) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx48m", "-cp"));
    words.add(
        String.join(
            ":",
            place(Demo.class),
            place(FullScreen.class),
            place(com.googlecode.lanterna.TextColor.class),
            place(org.jspecify.annotations.Nullable.class)));
    words.add(Demo.class.getName());
    words.addAll(List.of(arguments));
    StringBuilder command = new StringBuilder();
    for (String word : words) {
      command.append(" '").append(word.replace("'", "'\\''")).append('\'');
    }
    return command.substring(1);
  }

  private static String place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private Pty open(String script) {
    return open(script, Map.of());
  }

  private Pty open(String script, Map<String, String> environment) {
    return kept(Pty.start(environment, "/bin/sh", "-c", script));
  }

  private Pty kept(Pty pty) {
    opened.add(pty);
    return pty;
  }

  /** Runs the demo and says whether the terminal's modes are after it as they were before. */
  private Pty openBetween() {
    return openBetween("[ $status != 137 ]");
  }

  /** The same; unless so, the modes come back when the program may have ended already. */
  private Pty openBetween(String atOnce) {
    return open(
        "before=$(stty -g); "
            + demo()
            + "; status=$?; "
            + atOnce
            + " || until [ \"$before\" = \"$(stty -g)\" ]; do :; done"
            + "; [ \"$before\" = \"$(stty -g)\" ] && echo same modes, status $status; read end");
  }

  /** Whether hang-ups are ignored here, and so by every program that is started here. */
  private static boolean deafToHangUps() throws IOException {
    Path own = Path.of("/proc/self/status");
    if (!Files.isReadable(own)) {
      return false;
    }
    for (String line : Files.readAllLines(own)) {
      if (line.startsWith("SigIgn:")) {
        return Long.parseUnsignedLong(line.substring("SigIgn:".length()).strip(), 16) % 2 != 0;
      }
    }
    return false;
  }

  private static void isGivenBack(Pty pty, int status) {
    pty.awaitText("same modes, status " + status);
    assertThat(pty.<List<String>>look(Vt::modes)).hasToString("[" + USUAL + "]");
    assertThat(pty.<Integer>look(Vt::leavings)).isOne();
    assertThat(pty.<String>look(Vt::look)).isEqualTo("0");
    assertThat(pty.<String>look(Vt::text)).doesNotContain("Demo");
  }

  private static void awaitDemo(Pty pty) {
    pty.await("the page", vt -> vt.row(0).startsWith("Demo 80x24") && vt.row(23).contains("===="));
  }

  private static void awaitLast(Pty pty, String key) {
    pty.awaitText("last " + key + " ");
  }

  private static long java(Pty pty) {
    return pty.handle().children().findFirst().orElseThrow().pid();
  }

  @Test
  void keysOfAllFormsReachTheStage() {
    Pty pty = openBetween();
    awaitDemo(pty);
    assertThat(pty.<List<String>>look(Vt::modes))
        .contains("?1000", "?1006", "?1049", "?2004")
        .doesNotContain("?7");

    pty.type(ESC);
    awaitLast(pty, "ESCAPE");
    pty.type(ESC + "[B");
    awaitLast(pty, "DOWN");
    pty.type("\u4e2d");
    awaitLast(pty, "\u4e2d");
    pty.type("\uff11");
    awaitLast(pty, "1");
    pty.type("\ud842\udfb7");
    pty.awaitText("\u4e2d1\ud842\udfb7 ");
    pty.send(new byte[] {8});
    pty.awaitText("\u4e2d1 ");

    // What nobody knows does nothing; the key after it does what it always does.
    for (String unknown :
        new String[] {"[99;99~", "[?1;2c", "]0;title\u0007", "P+q544e\u001b\\", "[I", "[5;5$y"}) {
      pty.type(ESC + unknown);
    }
    pty.send(new byte[] {(byte) 0xFF, (byte) 0xC0, (byte) 0x80});
    pty.type(ESC + "[M !!");
    pty.type(ESC + "[<65;300;7M");
    awaitLast(pty, "WHEEL_DOWN@299,6");
    pty.awaitText("\u4e2d1 ");

    pty.type(ESC + "[200~one\r\ntwo\u0007q" + ESC + "[201~");
    awaitLast(pty, "pasted");
    pty.awaitText("field \u4e2d1one/two\ufffdq ");

    // A paste without marks takes nothing.
    String before = pty.look(vt -> vt.row(8));
    pty.type("1\r2\r3\r");
    awaitLast(pty, "ENTER");
    assertThat(pty.<String>look(vt -> vt.row(8))).startsWith("taken 0 ").isNotEqualTo(before);

    // What the shell puts on the screen is repainted on request.
    pty.type("\u000c");
    pty.type("b");
    pty.await("a bell", vt -> vt.bells() == 1);
    pty.type("q");
    isGivenBack(pty, 0);
    pty.awaitText("farewell");
  }

  /**
   * A machine that is busy may stretch the way between two bytes to more than anybody's patience,
   * so it is tried until it was quick enough; what comes of a slow one is the decoder's own test.
   */
  @Test
  void aSequenceInPiecesIsOneKey() {
    Pty pty = openBetween();
    awaitDemo(pty);
    boolean heard = false;
    for (int tried = 0; tried < 26 && !heard; tried++) {
      for (String part : new String[] {ESC, "[", "B"}) {
        pty.type(part);
      }
      String after = Character.toString('A' + tried);
      pty.type(after);
      awaitLast(pty, after);
      heard = pty.look(vt -> vt.row(3).startsWith("> 2"));
    }
    assertThat(heard).isTrue();
    pty.type("q");
    isGivenBack(pty, 0);
  }

  @ParameterizedTest
  @CsvSource({"TERM,143", "INT,130", "HUP,129", "KILL,137"})
  void aSignalGivesTheTerminalBack(String signal, int status) throws IOException {
    assumeFalse(signal.equals("HUP") && deafToHangUps(), "this runs under nohup");
    Pty pty = openBetween();
    awaitDemo(pty);
    pty.type("a");
    awaitLast(pty, "a");
    Pty.signal(signal, java(pty));
    isGivenBack(pty, status);
    if (!signal.equals("KILL")) {
      pty.awaitText("kept 0");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "x,IllegalStateException as asked",
    "t,IllegalStateException elsewhere",
    "m,OutOfMemoryError",
    "o,OutOfMemoryError"
  })
  void aFailureGivesTheTerminalBack(String key, String told) {
    Pty pty = openBetween();
    awaitDemo(pty);
    pty.type(key);
    isGivenBack(pty, 70);
    pty.awaitText("failed: " + told);
  }

  @Test
  void aStageThatHangsCanBeLeft() {
    Pty pty = openBetween();
    awaitDemo(pty);
    pty.type("h");
    pty.type("\u0003");
    isGivenBack(pty, 130);
  }

  @ParameterizedTest
  @CsvSource({"TERM,143", "INT,130"})
  void aTerminalThatTakesNoOutputCanBeLeft(String signal, int status) {
    Pty pty = openBetween("false");
    awaitDemo(pty);
    pty.hold(true);
    // A frame of more bytes than anything on the way can hold.
    pty.resize(600, 400);
    ProcessHandle java = pty.handle().children().findFirst().orElseThrow();
    Pty.signal(signal, java.pid());
    java.onExit().join();
    pty.hold(false);
    isGivenBack(pty, status);
  }

  @Test
  void aTerminalThatGoesAwayWithoutASignalEndsIt() throws Exception {
    Path status = folder.resolve("status");
    Pty pty = open("trap '' HUP; " + demo() + "; echo $? >'" + status + "'");
    awaitDemo(pty);
    ProcessHandle shell = pty.handle();
    ProcessHandle java = shell.children().findFirst().orElseThrow();
    pty.closeWindow();
    java.onExit().get();
    shell.onExit().get();
    assertThat(Files.readString(status)).isEqualTo("129\n");
  }

  @Test
  void theShellCanHaveTheTerminalMeanwhile() {
    Pty pty = kept(Pty.start(Map.of("PS1", "prompt> ", "ENV", ""), "/bin/sh", "-i"));
    pty.awaitText("prompt>");
    pty.type(demo() + "\n");
    awaitDemo(pty);
    pty.type("a");
    awaitLast(pty, "a");
    pty.type("\u001a");
    pty.await("the prompt", vt -> !vt.mode("?1049") && vt.text().contains("Stopped"));
    pty.type("stty -a | grep -c ' icanon'; echo so\n");
    pty.awaitText("1\nso");
    assertThat(pty.<List<String>>look(Vt::modes)).doesNotContain("?1000", "?2004");
    pty.resize(100, 30);
    pty.type("fg\n");
    pty.await("the page", vt -> vt.row(0).startsWith("Demo 100x30"));
    pty.awaitText("last a ");
    pty.type("c");
    awaitLast(pty, "c");
    pty.type("q");
    pty.await("the prompt", vt -> !vt.mode("?1049") && vt.text().contains("farewell a"));
  }

  @Test
  void whereNothingCouldLetItGoOnItIsNotStopped() {
    Pty pty = open("exec " + demo());
    awaitDemo(pty);
    pty.type("\u001a");
    pty.type("a");
    awaitLast(pty, "a");
    Pty.signal("TSTP", pty.handle().pid());
    pty.await("the main screen", vt -> vt.leavings() == 1);
    awaitDemo(pty);
    pty.type("d");
    pty.awaitText("field ad ");
    Pty.signal("STOP", pty.handle().pid());
    Pty.signal("CONT", pty.handle().pid());
    pty.type("e");
    pty.awaitText("field ade ");
    pty.type("q");
    assertThat(pty.end()).isZero();
  }

  @Test
  void aRawTerminalIsSaneAfterwards() {
    Pty pty = open("stty raw -echo; " + demo() + "; stty -a; echo over; read end");
    awaitDemo(pty);
    pty.type("q");
    pty.awaitText("over");
    assertThat(pty.<String>look(Vt::text))
        .contains("isig icanon iexten echo ", "\nopost ", " icrnl ixon ");
  }

  @Test
  void aStormOfSizesEndsInAFrameThatFits() {
    Pty pty = openBetween();
    awaitDemo(pty);
    for (int turn = 0; turn < 150; turn++) {
      pty.resize(20 + turn * 7 % 120, 1 + turn * 5 % 50);
      if (turn % 10 == 0) {
        pty.type("k");
      }
    }
    pty.resize(80, 0);
    pty.resize(1, 1);
    pty.resize(211, 63);
    pty.await(
        "the last size",
        vt -> vt.row(0).equals("Demo 211x63") && vt.row(62).equals("=".repeat(211)));
    pty.awaitText("field " + "k".repeat(15) + " ");
    assertThat(pty.<String>look(Vt::text)).doesNotContain("#");
    pty.type("q");
    isGivenBack(pty, 0);
  }

  @Test
  void aTerminalWithoutASizeOrAnAnswerIsPlayedOn() {
    Pty pty =
        kept(
            Pty.start(
                0, 0, false, Map.of(), "/bin/sh", "-c", demo() + "; echo status $?; read end"));
    pty.resize(0, 0);
    pty.resizeScreenOnly(80, 24);
    awaitDemo(pty);
    pty.type("\u000c");
    pty.type("a");
    awaitLast(pty, "a");
    pty.type("q");
    pty.awaitText("status 0");
  }

  @Test
  void withoutTheToolNothingIsTouched() throws IOException {
    Path bin = Files.createDirectory(folder.resolve("bin"));
    Map<String, String> environment = Map.of("PATH", bin.toString());
    Pty without = open(demo() + "; echo status $?; read end", environment);
    without.awaitText("no terminal: NO_STTY\nstatus 4");
    Files.createSymbolicLink(bin.resolve("sh"), Path.of("/bin/sh"));
    Pty shell = open(demo() + "; echo status $?; read end", environment);
    shell.awaitText("no terminal: NO_STTY\nstatus 4");
    assertThat(shell.<List<String>>look(Vt::modes)).hasToString("[" + USUAL + "]");
    assertThat(shell.<List<String>>look(Vt::looks)).isEmpty();
  }

  @Test
  void aKeySendsWhatItChangesAndNoMore() {
    Pty pty = openBetween();
    awaitDemo(pty);
    pty.await("fine marks", vt -> vt.row(1).startsWith("\u2500"));
    pty.type("n");
    pty.await("ticks", vt -> !vt.row(8).contains("ticks 0 "));
    // The second ends the ticking, before the letter is heard.
    pty.type("n");
    pty.type("a");
    pty.awaitText("field a ");
    // The end of its frame may be still on its way: a whole frame is thirty times the bound.
    long before = pty.received();
    pty.type("d");
    pty.awaitText("field ad ");
    assertThat(pty.received() - before).isLessThan(100);
    pty.type("q");
    isGivenBack(pty, 0);
  }

  @Test
  void onlyATerminalThatCanIsUsed() {
    assertThat(FullScreen.possible(true, true, "xterm")).isTrue();
    assertThat(FullScreen.possible(true, true, "linux")).isTrue();
    assertThat(FullScreen.possible(true, true, "dumb")).isFalse();
    assertThat(FullScreen.possible(true, true, "")).isFalse();
    assertThat(FullScreen.possible(false, true, "xterm")).isFalse();
    assertThat(FullScreen.possible(true, false, "xterm")).isFalse();
  }
}
