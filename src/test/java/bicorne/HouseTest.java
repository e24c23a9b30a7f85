package bicorne;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The house's documents say what is so. */
class HouseTest {

  private static String read(String file) throws IOException {
    return Files.readString(Golden.project().resolve(file));
  }

  private static List<Path> documents() throws IOException {
    try (Stream<Path> top = Files.list(Golden.project());
        Stream<Path> docs = Files.walk(Golden.project().resolve("docs"))) {
      return Stream.concat(top, docs)
          .filter(file -> file.toString().endsWith(".md"))
          .sorted()
          .toList();
    }
  }

  @Test
  void linksBetweenDocumentsLeadSomewhere() throws IOException {
    Pattern link = Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)");
    List<String> broken = new ArrayList<>();
    int links = 0;
    for (Path document : documents()) {
      // What stands in an example is a link of a story.
      String words = Files.readString(document).replaceAll("(?s)```.*?```|`[^`\n]*`", "");
      Matcher matcher = link.matcher(words);
      while (matcher.find()) {
        links++;
        if (!Files.exists(document.resolveSibling(matcher.group(1)))) {
          broken.add(Golden.project().relativize(document) + ": " + matcher.group(1));
        }
      }
    }
    assertThat(broken).isEmpty();
    assertThat(links).isPositive();
  }

  @Test
  void oneCommandProvesEverythingAndEverybodyNamesTheSame() throws IOException {
    String command = "mvn -B -ntp verify";
    assertThat(read(".ci/run")).endsWith("\n" + command + "\n");
    assertThat(read("README.md")).contains("    " + command + "\n");
    assertThat(read("CONTRIBUTING.md")).contains("    " + command + "\n");
  }

  @Test
  void everyPackageHasItsParagraph() throws IOException {
    String architecture = read("docs/ARCHITECTURE.md");
    TreeSet<String> packages = new TreeSet<>();
    try (Stream<Path> folders = Files.list(Golden.project().resolve("src/main/java/bicorne"))) {
      folders.filter(Files::isDirectory).forEach(f -> packages.add("" + f.getFileName()));
    }
    assertThat(packages)
        .isNotEmpty()
        .allSatisfy(
            name -> assertThat(architecture).contains("**" + name + "**", "      " + name + "/"));
  }

  /** What it runs with, and what only the build uses, stands in NOTICE with its version. */
  @Test
  void everyThirdPartyIsNamedWithItsVersion() throws IOException {
    String notice = read("NOTICE");
    String pom = read("pom.xml");
    Matcher dependency =
        Pattern.compile(
                "<(?:dependency|path)>\\s*<groupId>([^<]+)</groupId>\\s*<artifactId>([^<]+)"
                    + "</artifactId>\\s*<version>([^<]+)</version>")
            .matcher(pom);
    int found = 0;
    while (dependency.find()) {
      found++;
      assertThat(notice).as(dependency.group(2)).contains(dependency.group(3));
      assertThat(notice).contains(dependency.group(1));
    }
    assertThat(found).isGreaterThan(10);
  }

  @Test
  void decisionsAreNumberedWithoutAGap() throws IOException {
    try (Stream<Path> files = Files.list(Golden.project().resolve("docs/decisions"))) {
      List<Path> sorted = files.sorted().toList();
      for (int i = 0; i < sorted.size(); i++) {
        String number = String.valueOf(10_000 + i + 1).substring(1);
        assertThat(sorted.get(i).getFileName().toString()).startsWith(number + "-").endsWith(".md");
        assertThat(Files.readString(sorted.get(i)))
            .startsWith("# " + (i + 1) + ". ")
            .contains("**Context.**", "**Choice.**", "**Price.**");
      }
      assertThat(sorted).isNotEmpty();
    }
  }
}
