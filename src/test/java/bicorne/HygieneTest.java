package bicorne;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** No stray switches, dead links, tabs or traces of a workplace in any file. */
class HygieneTest {

  private static final Path PROJECT = Golden.project();

  /** Folders that are made or kept by tools. */
  private static final Set<String> NOT_OURS = Set.of("target", ".git", ".idea", ".vscode");

  private static final Map<String, String> FILES = files();

  @Test
  void theFilesWereFound() {
    assertThat(FILES.keySet()).contains("pom.xml").hasSizeGreaterThan(100);
  }

  @Test
  void noTestIsDisabledWithoutAReason() {
    Pattern disabled = Pattern.compile("@Dis" + "abled(?!\\w)(?!\\(\"[^\"]{10,}\"\\))");
    assertNone(".java", disabled);
  }

  @Test
  void noJavaFileHasATab() {
    assertNone(".java", Pattern.compile("\t"));
  }

  @Test
  void noFileNamesAWorkplace() {
    // In pieces, or this file would be the first to be found.
    List<String> words =
        List.of(
            "/wo" + "rk/",
            "/ro" + "ot/",
            "shared/" + "design",
            "PREFACE" + ".md",
            "anthro" + "pic",
            "artif" + "actory",
            "bash_" + "jobs");
    for (String word : words) {
      Pattern pattern = Pattern.compile(Pattern.quote(word), Pattern.CASE_INSENSITIVE);
      assertNone("", pattern);
      assertThat(FILES.keySet()).noneMatch(name -> pattern.matcher("/" + name).find());
    }
  }

  @Test
  void everyPackageSaysWhatItIs() throws IOException {
    Set<String> silent = new TreeSet<>();
    for (String file : FILES.keySet()) {
      if (file.startsWith("src/main/java/") && file.endsWith(".java")) {
        String folder = file.substring(0, file.lastIndexOf('/'));
        String info = FILES.getOrDefault(folder + "/package-info.java", "");
        if (!info.startsWith("/**")) {
          silent.add(folder);
        }
      }
    }
    assertThat(silent).as("packages without a documented package-info.java").isEmpty();
  }

  @Test
  void everyLinkOfTheDocumentsLeadsSomewhere() {
    Pattern link = Pattern.compile("\\]\\(([^)\\s]+)[^)]*\\)|^\\[[^\\]]+\\]:\\s*(\\S+)");
    List<String> dead = new ArrayList<>();
    for (Map.Entry<String, String> file : FILES.entrySet()) {
      if (document(file.getKey())) {
        Matcher links = link.matcher(withoutCode(file.getValue()));
        while (links.find()) {
          String target = links.group(1) == null ? links.group(2) : links.group(1);
          if (!leadsSomewhere(file.getKey(), target)) {
            dead.add(file.getKey() + " -> " + target);
          }
        }
      }
    }
    assertThat(dead).isEmpty();
  }

  private static boolean document(String file) {
    return file.endsWith(".md") && (file.startsWith("docs/") || file.indexOf('/') < 0);
  }

  /** The text without fenced blocks and code spans: what stands there is no link. */
  private static String withoutCode(String text) {
    return text.replaceAll("(?s)```.*?```", "").replaceAll("`[^`\n]*`", "");
  }

  private static boolean leadsSomewhere(String from, String target) {
    if (target.matches("[a-z]+:.*")) {
      return true;
    }
    int hash = target.indexOf('#');
    String path = hash < 0 ? target : target.substring(0, hash);
    Path folder = PROJECT.resolve(from).resolveSibling(".");
    Path file = path.isEmpty() ? PROJECT.resolve(from) : folder.resolve(path);
    if (!Files.exists(file)) {
      return false;
    }
    String name = PROJECT.relativize(file.normalize()).toString().replace('\\', '/');
    return hash < 0 || headings(FILES.getOrDefault(name, "")).contains(target.substring(hash + 1));
  }

  /** The anchors that a page's headings get: small letters, digits, hyphens for blanks. */
  private static Set<String> headings(String text) {
    Set<String> anchors = new TreeSet<>();
    for (String line : text.split("\n", -1)) {
      if (line.matches("#{1,6} .*")) {
        anchors.add(
            line.replaceFirst("#+ +", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}\\p{M} _-]", "")
                .strip()
                .replace(' ', '-'));
      }
    }
    return anchors;
  }

  private static void assertNone(String ending, Pattern pattern) {
    List<String> found = new ArrayList<>();
    for (Map.Entry<String, String> file : FILES.entrySet()) {
      Matcher matcher = pattern.matcher(file.getValue());
      if (file.getKey().endsWith(ending) && matcher.find()) {
        long line = 1 + file.getValue().substring(0, matcher.start()).lines().count();
        found.add(file.getKey() + ", about line " + line + ": " + matcher.group().strip());
      }
    }
    assertThat(found).isEmpty();
  }

  /** All our files and their texts, by path; what is no text reads as Latin letters. */
  private static Map<String, String> files() {
    Map<String, String> files = new TreeMap<>();
    try {
      Files.walkFileTree(
          PROJECT,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes about) {
              return NOT_OURS.contains(String.valueOf(folder.getFileName()))
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes about)
                throws IOException {
              String name = PROJECT.relativize(file).toString().replace('\\', '/');
              if (!name.equals(".git")) {
                byte[] bytes = Files.readAllBytes(file);
                String text = new String(bytes, StandardCharsets.UTF_8);
                files.put(
                    name,
                    text.indexOf('\ufffd') < 0
                        ? text
                        : new String(bytes, StandardCharsets.ISO_8859_1));
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    return files;
  }
}
