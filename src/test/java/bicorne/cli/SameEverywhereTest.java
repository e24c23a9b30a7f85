package bicorne.cli;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import bicorne.testkit.Program;
import bicorne.testkit.SecondJdk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One and the same whatever the system's language, country and time zone: pages and digests. */
class SameEverywhereTest {

  private static final String SCRIPT = "1\n2\n1\n1\n2\n1\n3\n2\n1\n1\n2\n1\n".repeat(4);

  private record Where(String locale, String language, String country, String zone) {}

  private static final List<Where> ALL =
      List.of(
          new Where("C", "en", "", "UTC"),
          new Where("tr_TR.UTF-8", "tr", "TR", "Asia/Kathmandu"),
          new Where("zh_CN.UTF-8", "zh", "CN", "America/St_Johns"));

  @TempDir private Path top;

  private Program bicorne(Where where, String... arguments) {
    return Program.bicorne(SecondJdk.first(), arguments)
        .with("LANG", where.locale())
        .with("LC_ALL", where.locale())
        .with("TZ", where.zone())
        // Where the system lacks the locale, Java would fall back to another.
        .with(
            "JDK_JAVA_OPTIONS",
            "-Duser.language="
                + where.language()
                + " -Duser.country="
                + where.country()
                + " -Duser.timezone="
                + where.zone());
  }

  private String play(Where where, String language) throws IOException {
    Path saves = top.resolve(where.language());
    String story = Golden.project().resolve("story/1814").toString();
    Program.Ran ran =
        bicorne(
                where,
                "play",
                story,
                "--plain",
                "--seed",
                "7",
                "--language",
                language,
                "--saves",
                saves.toString(),
                "--save",
                language)
            .reading(SCRIPT)
            .run();
    String journal = Files.readString(saves.resolve(language + ".save.yaml"));
    assertThat(journal).contains("state: ");
    return ran.status()
        + "\n"
        + ran.out()
        + journal.replaceAll("created: \"[^\"]*Z\"", "created in UTC");
  }

  @Test
  void pagesAndJournalsAreTheSameAndProvedEverywhere() throws IOException {
    for (String language : new String[] {"en", "zh-Hans"}) {
      String first = play(ALL.get(0), language);
      assertThat(first).startsWith("0\n").contains("created in UTC");
      for (Where where : ALL.subList(1, ALL.size())) {
        assertThat(play(where, language)).as("%s", where).isEqualTo(first);
      }
    }
    for (Where where : ALL) {
      Program.Ran ran =
          bicorne(
                  where,
                  "replay",
                  "--story",
                  Golden.project().resolve("story/1814").toString(),
                  "--saves",
                  top.resolve("en").toString(),
                  "--verify",
                  "en",
                  "zh-Hans")
              .run();
      assertThat(ran.status()).as("%s: %s", where, ran.out()).isZero();
    }
  }
}
