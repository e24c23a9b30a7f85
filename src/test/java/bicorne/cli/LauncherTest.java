package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import bicorne.testkit.Program;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The launcher, in a checkout of its own whose folder has a blank and Chinese letters. Maven is
 * played by a script that puts a JAR of the classes under test in place and counts how often it was
 * asked.
 */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

  @TempDir private static Path shared;
  private static Path jar;

  @TempDir private Path top;
  private Path game;
  private Path tools;

  @BeforeAll
  static void packClasses() throws IOException {
    jar = shared.resolve("bicorne.jar");
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    Path classes = Path.of(Program.classPath().split(java.io.File.pathSeparator, -1)[0]);
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream packed = new JarOutputStream(out, manifest);
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = classes.relativize(file).toString();
        if (!name.startsWith("META-INF")) {
          packed.putNextEntry(new ZipEntry(name));
          Files.copy(file, packed);
        }
      }
    }
  }

  @BeforeEach
  void checkOut() throws IOException {
    game = Files.createDirectories(top.resolve("我的 games/bicorne"));
    tools = Files.createDirectories(top.resolve("tools"));
    Files.copy(Golden.project().resolve("bicorne"), game.resolve("bicorne"));
    Files.createDirectories(game.resolve(".mvn"));
    Files.createDirectories(game.resolve("src/main/java"));
    Files.writeString(game.resolve("src/main/java/Source.java"), "");
    Files.writeString(game.resolve("pom.xml"), "");
    script(
        "mvn",
        """
        echo "[0m$*"
        echo asked >> '%s'
        while [ -e '%s' ]; do :; done
        mkdir -p target/lib && cp '%s' target/bicorne.jar
        """
            .formatted(top.resolve("asked"), top.resolve("wait"), jar));
  }

  private void script(String name, String lines) throws IOException {
    Path file = Files.writeString(tools.resolve(name), "#!/bin/sh\n" + lines);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private Program launcher(String... arguments) {
    return command(game.resolve("bicorne").toString(), arguments);
  }

  private Program command(String launcher, String... arguments) {
    List<String> command = new java.util.ArrayList<>(List.of(launcher));
    command.addAll(List.of(arguments));
    return Program.of(command.toArray(new String[0]))
        .with("PATH", tools + ":" + System.getenv("PATH"))
        .with("JAVA_HOME", System.getProperty("java.home"))
        .in(top);
  }

  private long builds() throws IOException {
    Path asked = top.resolve("asked");
    return Files.exists(asked) ? Files.readAllLines(asked).size() : 0;
  }

  @ParameterizedTest
  @ValueSource(strings = {"sh", "dash", "bash"})
  void theFirstStartBuildsAndTheNextDoesNot(String shell) throws IOException {
    if (!Program.of("sh", "-c", "command -v " + shell).run().out().isEmpty()) {
      String script = game.resolve("bicorne").toString();
      Program.Ran first = command(shell, script, "--version").run();
      assertThat(first.err())
          .isEqualTo("bicorne: building; this takes from a few seconds to a minute ...\n");
      assertThat(first.out()).startsWith("Bicorne " + Version.NUMBER + "\nJava ");
      assertThat(first.status()).isZero();
      Program.Ran next = command(shell, script, "--version").run();
      assertThat(next.err()).isEmpty();
      assertThat(next.out()).isEqualTo(first.out());
      assertThat(builds()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"pom.xml", "src/main/java/Source.java", "src/main/java"})
  void whatIsNewerThanTheBuildIsBuilt(String changed) throws IOException {
    launcher("--version").run();
    Files.setLastModifiedTime(game.resolve(changed), FileTime.from(Instant.now().plusSeconds(9)));
    assertThat(launcher("--version").run().status()).isZero();
    assertThat(builds()).isEqualTo(2);
  }

  @Test
  void itIsFoundThroughLinksAndHandsOnWhereThePersonIsAndWhatTheyTyped() throws IOException {
    Path bin = Files.createDirectories(top.resolve("bin"));
    Files.createSymbolicLink(bin.resolve("one"), Path.of("../我的 games/bicorne/bicorne"));
    Files.createSymbolicLink(top.resolve("two"), Path.of("bin/one"));
    Files.createDirectories(top.resolve("故 事"));
    Program.Ran ran = command("./two", "check", "故 事").with("LANG", "C").with("LC_ALL", "C").run();
    assertThat(ran.err())
        .endsWith(
            "bicorne: “故 事” is empty. To begin a story in a folder of its own: bicorne new story"
                + " NAME.\n");
    assertThat(ran.status()).isEqualTo(4);
    Program.Ran verbatim = command("./two", "$HOME * \"'\\").run();
    assertThat(verbatim.err()).contains("“$HOME * \"'\\”");
    assertThat(verbatim.status()).isEqualTo(2);
  }

  @Test
  void aFolderWithAColonIsNoHindrance() throws IOException {
    Path colon = top.resolve("a:b");
    Files.move(game, colon);
    assertThat(command(colon.resolve("bicorne").toString(), "help").run().status()).isZero();
  }

  @Test
  void theLanguageOfThePersonIsHandedOn() {
    assertThat(launcher("help").with("LANG", "zh_CN.UTF-8").run().out()).contains("用法");
    assertThat(launcher("help").with("LANG", "zh_CN.UTF-8").with("LC_ALL", "C").run().out())
        .contains("Usage");
  }

  @Test
  void aBuildThatFailsIsToldAndTriedAgain() throws IOException {
    script("mvn", "echo 'Could not transfer artifact'; exit 1");
    Program.Ran ran = launcher("--version").run();
    assertThat(ran.status()).isEqualTo(4);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .endsWith(
            "bicorne: the build failed. Maven could not fetch what it needs; is there a network?"
                + " What Maven said is in "
                + game.toRealPath()
                + "/target/launcher.log\n");
    assertThat(launcher("--version").run().status()).isEqualTo(4);
  }

  @Test
  void withoutMavenItSaysWhatIsMissing() throws IOException {
    Files.delete(tools.resolve("mvn"));
    for (String tool : List.of("find", "mkdir", "rm", "sed", "readlink")) {
      String real = Program.of("sh", "-c", "command -v " + tool).run().out().strip();
      script(tool, "exec " + real + " \"$@\"");
    }
    Program.Ran ran = launcher("--version").with("PATH", tools.toString()).run();
    assertThat(ran.err()).startsWith("bicorne: Maven (mvn) is needed to build").contains("apt");
    assertThat(ran.status()).isEqualTo(4);
  }

  @Test
  void aJavaThatIsTooOldIsPassedOver() throws IOException {
    Path old = Files.createDirectories(top.resolve("old"));
    Files.writeString(old.resolve("release"), "JAVA_VERSION=\"11.0.2\"\n");
    Files.createDirectories(old.resolve("bin"));
    for (String program : List.of("java", "javac")) {
      script(program, "exit 99");
      Files.move(tools.resolve(program), old.resolve("bin").resolve(program));
    }
    script("java", "exec '" + System.getProperty("java.home") + "/bin/java' \"$@\"");
    assertThat(launcher("--version").with("JAVA_HOME", old.toString()).run().status()).isZero();
  }

  @Test
  void ofTwoFirstStartsOneBuildsAndTheOtherWaits() throws IOException {
    Path wait = Files.createFile(top.resolve("wait"));
    Program.Running one = launcher("--version").begin();
    one.awaitOnError("building");
    Program.Running other = launcher("--version").begin();
    other.awaitOnError("waiting for another start");
    Files.delete(wait);
    assertThat(one.end().status()).isZero();
    assertThat(other.end().status()).isZero();
    assertThat(builds()).isEqualTo(1);
    assertThat(game.resolve("target/launcher.lock")).doesNotExist();
  }

  @Test
  void aBuildThatWasKilledIsDoneAgain() throws IOException {
    launcher("--version").run();
    Path lock = Files.createDirectories(game.resolve("target/launcher.lock"));
    Process dead = new ProcessBuilder("true").start();
    dead.onExit().join();
    Files.writeString(lock.resolve("owner"), dead.pid() + "\n");
    assertThat(launcher("--version").run().status()).isZero();
    assertThat(builds()).isEqualTo(2);
    assertThat(lock).doesNotExist();
  }

  @Test
  void streamsThatAreClosedAreNotTakenByAnythingElse() {
    launcher("--version").run();
    String script = game.resolve("bicorne").toString();
    Program.Ran out = command("sh", "-c", "'" + script + "' help >&-").run();
    assertThat(out.status()).isEqualTo(4);
    assertThat(out.err()).startsWith("bicorne: What was to be printed could not be");
    Program.Ran rest = command("sh", "-c", "'" + script + "' help <&- 2>&-").run();
    assertThat(rest.status()).isZero();
    assertThat(rest.out()).contains("Usage");
  }
}
