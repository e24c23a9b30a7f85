package bicorne.wording;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import bicorne.text.Clean;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every saying, in every language, and every place in the code that says one. */
class SayingsTest {

  /** All enumerations of sayings; a new one is found by its file and must be listed here. */
  static final List<Class<? extends Enum<? extends Saying>>> ALL =
      List.of(
          PageWords.class,
          LineWords.class,
          CommandWords.class,
          ReckoningWords.class,
          ReplayWords.class,
          ScreenWords.class,
          SaveWords.class,
          UsageWords.class,
          ErrandWords.class,
          ExplainWords.class,
          ExploreWords.class,
          StatsWords.class);

  static Stream<Saying> sayings() {
    return ALL.stream()
        .flatMap(topic -> Stream.of(topic.getEnumConstants()))
        .map(Saying.class::cast);
  }

  @Test
  void bothLanguagesAskForTheSameValues() {
    assertThat(sayings())
        .allSatisfy(
            saying -> {
              assertThat(shown(saying.chinese())).isEqualTo(shown(saying.english()));
              assertThat(Template.names(saying.english()))
                  .containsAll(Template.names(saying.chinese()));
            });
  }

  /** The values that are shown; one that only picks a plural may be of use in one language. */
  private static Set<String> shown(String template) {
    return new TreeSet<>(Template.names(template.replaceAll("\\{[a-z]+:[^}]*\\}", "")));
  }

  @Test
  void everySayingSaysSomethingSafeInEveryLanguage() {
    assertThat(sayings())
        .allSatisfy(
            saying -> {
              assertThat(saying.english()).isNotBlank().isEqualTo(Clean.line(saying.english()));
              assertThat(saying.chinese()).isNotBlank().isEqualTo(Clean.line(saying.chinese()));
            });
  }

  @Test
  void bracesAreClosedAndHoldAName() {
    assertThat(sayings())
        .allSatisfy(
            saying -> {
              for (String template : List.of(saying.english(), saying.chinese())) {
                assertThat(template.replaceAll("\\{[a-z]+(:[^{}|]*\\|[^{}|]*)?\\}", ""))
                    .doesNotContain("{", "}");
              }
            });
  }

  @Test
  void chineseIsSetInChineseType() {
    assertThat(sayings())
        .allSatisfy(
            saying -> {
              // What is the same in both languages is the name of a key, and no Chinese.
              String words =
                  saying.chinese().equals(saying.english())
                      ? ""
                      : saying.chinese().replaceAll("\\{[^}]*\\}", "");
              assertThat(words).doesNotContain("...", "\"", ";", "?", "!", "(", ")", ",");
              assertThat(words).doesNotContainPattern("\\p{IsHan}:");
            });
  }

  @Test
  void englishUsesCurlyQuotes() {
    assertThat(sayings())
        .allSatisfy(
            saying -> {
              assertThat(saying.english()).doesNotContain("\"", "...", " '", "  :");
            });
  }

  @Test
  void everyEnumerationOfSayingsIsLookedAtHere() throws IOException {
    Set<String> found = new TreeSet<>();
    for (String source : sources().values()) {
      Matcher declared = Pattern.compile("enum (\\w+) implements Saying").matcher(source);
      while (declared.find()) {
        found.add(declared.group(1));
      }
    }
    Set<String> listed = new TreeSet<>();
    ALL.forEach(topic -> listed.add(topic.getSimpleName()));
    assertThat(found).isEqualTo(listed);
  }

  @Test
  void everySayingIsSaidSomewhere() throws IOException {
    Pattern named = Pattern.compile("\\b\\w+Words\\.[A-Z_0-9]+\\b");
    Set<String> unsaid = new TreeSet<>();
    sayings().forEach(saying -> unsaid.add(name(saying)));
    for (var source : sources().entrySet()) {
      if (!source.getKey().contains("/wording/")) {
        Matcher said = named.matcher(source.getValue());
        while (said.find()) {
          unsaid.remove(said.group());
        }
      }
    }
    assertThat(unsaid).isEmpty();
  }

  /** Calls of {@code say(Topic.NAME, "a", x, "b", y)} give exactly the values asked for. */
  @Test
  void everyCallGivesTheValuesThatItsSayingAsksFor() throws IOException {
    TreeMap<String, Saying> byName = new TreeMap<>();
    sayings().forEach(saying -> byName.put(name(saying), saying));
    Pattern start =
        Pattern.compile("\\b(?:say|tell|answer)\\(\\s*(\\w+Words\\.[A-Z_0-9]+)\\s*[,)]");
    List<String> wrong = new ArrayList<>();
    int calls = 0;
    for (var source : sources().entrySet()) {
      Matcher call = start.matcher(source.getValue());
      while (call.find()) {
        Saying saying = Objects.requireNonNull(byName.get(call.group(1)), call.group(1));
        List<String> arguments = arguments(source.getValue(), call.end(1));
        Set<String> given = new TreeSet<>();
        for (int i = 0; i < arguments.size(); i += 2) {
          given.add(arguments.get(i).replace("\"", ""));
        }
        if (!given.equals(new TreeSet<>(Template.names(saying.english())))) {
          wrong.add(source.getKey() + ": " + call.group(1) + " is given " + given);
        }
        calls++;
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(calls).isGreaterThan(30);
  }

  private static String name(Saying saying) {
    Enum<?> constant = (Enum<?>) saying;
    return constant.getDeclaringClass().getSimpleName() + "." + constant.name();
  }

  /** The arguments of a call behind its first, from {@code at}, split at its own commas. */
  private static List<String> arguments(String source, int at) {
    List<String> arguments = new ArrayList<>();
    StringBuilder argument = new StringBuilder();
    int depth = 0;
    boolean quoted = false;
    for (int i = at; ; i++) {
      char c = source.charAt(i);
      if (c == '"' && source.charAt(i - 1) != '\\') {
        quoted = !quoted;
      }
      if (!quoted && depth == 0 && (c == ',' || c == ')')) {
        arguments.add(argument.toString().strip());
        argument.setLength(0);
        if (c == ')') {
          return arguments.subList(1, arguments.size());
        }
        continue;
      }
      depth += quoted ? 0 : c == '(' ? 1 : c == ')' ? -1 : 0;
      argument.append(c);
    }
  }

  private static Map<String, String> sources() throws IOException {
    TreeMap<String, String> sources = new TreeMap<>();
    Path root = Golden.project().resolve("src/main/java");
    Set<Path> files = new LinkedHashSet<>();
    try (Stream<Path> walk = Files.walk(root)) {
      walk.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
    }
    for (Path file : files) {
      sources.put(root.relativize(file).toString().replace('\\', '/'), Files.readString(file));
    }
    return sources;
  }
}
