package bicorne.play;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.engine.Engine;
import bicorne.saves.Disk;
import bicorne.saves.JournalFile;
import bicorne.saves.Reading;
import bicorne.saves.Saves;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills a player with -9 in the midst of whatever there is to do with saves, again and again in one
 * folder, and looks at every file after each. The whole, some twenty minutes:
 *
 * <pre>
 * mvn -B -ntp test -Dtest=KilledPlayTest -Dbicorne.kills=1000
 * </pre>
 *
 * <p>When it kills is random; what it then says depends only on what the player had said by then.
 */
@DisabledOnOs(OS.WINDOWS)
class KilledPlayTest {

  private static final int KILLS = Integer.getInteger("bicorne.kills", 15);

  @TempDir private Path folder;

  private final Engine engine = RestlessPlayer.engine();
  private final TreeMap<String, Integer> during = new TreeMap<>();

  /** The saves of the folder and their texts, as they are known to be. */
  private Map<String, String> known = new TreeMap<>();

  @Test
  void aKillAtAnyInstantCostsAtMostWhatWasNotYetShown() throws Exception {
    Files.createDirectory(folder.resolve("out"));
    long seed = Long.getLong("bicorne.seed", System.nanoTime());
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < KILLS; i++) {
      Said said = killed(random);
      try {
        look(said);
        startAgain();
      } catch (AssertionError e) {
        throw new AssertionError(
            "kill " + i + " of seed " + seed + ", in the midst of " + said.will, e);
      }
      tidy();
    }
    System.out.println("killed " + KILLS + " times, in the midst of " + during);
  }

  /** What a player had said when it was killed. */
  private final class Said {
    final TreeMap<String, List<String>> will = new TreeMap<>();
    boolean inTheMidst;

    void line(String line) {
      if (line.equals("did")) {
        will.forEach((name, texts) -> put(known, name, texts.get(texts.size() - 1)));
        will.clear();
        inTheMidst = false;
        return;
      }
      assertThat(line).startsWith("will");
      inTheMidst = true;
      for (String state : line.split("\t", -1)) {
        int at = state.indexOf('=');
        if (at > 0) {
          will.computeIfAbsent(state.substring(0, at), name -> new ArrayList<>())
              .add(state.substring(at + 1).replace('\1', '\n'));
        }
      }
    }
  }

  private static void put(Map<String, String> files, String name, String text) {
    if (text.equals(RestlessPlayer.GONE)) {
      files.remove(name);
    } else {
      files.put(name, text);
    }
  }

  private Said killed(SplittableRandom random) throws Exception {
    int lines = 1 + random.nextInt(random.nextInt(4) == 0 ? 4 : 120);
    // Half of all kills aim at a write, whose announcement was just heard.
    boolean aimed = random.nextBoolean();
    long wait = random.nextInt(aimed ? 600_000 : 3_000_000);
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                RestlessPlayer.class.getName(),
                folder.toString(),
                Long.toString(random.nextLong()))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    Said said = new Said();
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (int i = 0; i < lines || (aimed && !said.inTheMidst); i++) {
        said.line(Objects.requireNonNull(reader.readLine(), "the player died by itself"));
      }
      long until = System.nanoTime() + wait;
      while (System.nanoTime() < until) {
        Thread.onSpinWait();
      }
      // By its handle, for the process itself would throw away what it has said.
      process.toHandle().destroyForcibly();
      StringBuilder rest = new StringBuilder();
      for (int c = reader.read(); c >= 0; c = reader.read()) {
        rest.append((char) c);
        if (c == '\n') {
          said.line(rest.substring(0, rest.length() - 1));
          rest.setLength(0);
        }
      }
    } finally {
      process.destroyForcibly().waitFor();
    }
    during.merge(said.inTheMidst ? String.join(", ", kinds(said)) : "nothing", 1, Integer::sum);
    return said;
  }

  private List<String> kinds(Said said) {
    List<String> kinds = new ArrayList<>();
    said.will.forEach(
        (name, texts) -> {
          String place =
              name.startsWith("trash/") ? "trash " : name.startsWith("out/") ? "out " : "";
          String before = known.get(name);
          String after = texts.get(texts.size() - 1);
          kinds.add(
              place
                  + (after.equals(RestlessPlayer.GONE)
                      ? "gone"
                      : before == null ? "new" : after.startsWith(before) ? "append" : "replace"));
        });
    kinds.sort(null);
    return kinds.isEmpty() ? List.of("a list") : kinds;
  }

  private static boolean isSave(String name) {
    return name.endsWith(Saves.ENDING) && !name.startsWith(".") && !name.contains("/.");
  }

  private Map<String, String> onDisk() throws IOException {
    TreeMap<String, String> files = new TreeMap<>();
    for (String name : allFiles()) {
      if (isSave(name)) {
        files.put(name, Files.readString(folder.resolve(name)));
      }
    }
    return files;
  }

  private List<String> allFiles() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .map(file -> folder.relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  /** Every file is as it was known to be, or on the way that was announced. */
  private void look(Said said) throws IOException {
    Map<String, String> there = onDisk();
    TreeSet<String> names = new TreeSet<>(known.keySet());
    names.addAll(there.keySet());
    for (String name : names) {
      String before = known.get(name);
      String now = there.get(name);
      if (!said.will.containsKey(name)) {
        assertThat(now).as("%s is touched by nobody", name).isEqualTo(before);
      } else if (!Objects.equals(now, before)) {
        assertThat(isOnTheWay(before, now, said.will.get(name)))
            .as("%s is what it was or what it was to be, and is:%n%s%nwas:%n%s", name, now, before)
            .isTrue();
      }
    }
    for (String name : said.will.keySet()) {
      String before = known.get(name);
      if (before != null && there.get(name) == null) {
        assertThat(said.will.keySet())
            .as("%s went somewhere", name)
            .anySatisfy(
                other -> {
                  assertThat(there.get(other)).isNotNull();
                  assertThat(said.will.get(other)).contains(there.get(other));
                });
      }
    }
    known = there;
  }

  private static boolean isOnTheWay(
      @Nullable String before, @Nullable String now, List<String> ways) {
    if (now == null) {
      return ways.contains(RestlessPlayer.GONE);
    }
    for (String way : ways) {
      boolean appended =
          before != null && way.startsWith(before) && now.startsWith(before) && way.startsWith(now);
      if (appended || now.equals(way)) {
        return true;
      }
    }
    return false;
  }

  /** The next start: everything opens, a torn end is put aside, and nothing else is left about. */
  private void startAgain() throws IOException {
    for (Map.Entry<String, String> save : known.entrySet()) {
      if (save.getKey().contains("/")) {
        continue;
      }
      Path file = folder.resolve(save.getKey());
      Keeper.Entered entered = Keeper.open(file);
      assertThat(entered.reading()).isInstanceOf(Reading.Whole.class);
      Reading.Whole whole = (Reading.Whole) entered.reading();
      String text = save.getValue();
      int end = text.lastIndexOf('\n') + 1;
      assertThat(whole.torn()).isEqualTo(end < text.length());
      assertThat(whole.journal().text()).isEqualTo(text.substring(0, end));
      assertThat(Sitting.open(engine, whole.journal())).isInstanceOf(Opened.Ready.class);
      Objects.requireNonNull(entered.keeper()).close();
      if (whole.torn()) {
        assertThat(folder.resolve(Saves.nameOf(file) + ".torn-1")).hasContent(text.substring(end));
      }
    }
    // The list is what every start shows.
    Saves.in(folder).list();
    Saves.in(folder).trash().list();
    Saves.in(folder.resolve("out")).list();
    assertThat(allFiles())
        .filteredOn(name -> !isSave(name) && !name.contains(".torn-"))
        .allMatch(
            name ->
                name.endsWith(".bicorne-lock")
                    || name.equals(".bicorne-known")
                    || name.equals(".bicorne-played"));
  }

  /** So that a long run does not fill the disk. */
  private void tidy() throws IOException {
    for (String name : allFiles()) {
      boolean old = name.startsWith("trash/") || name.startsWith("out/");
      if (name.contains(".torn-") || (old && known.size() > 20)) {
        Files.delete(folder.resolve(name));
      }
    }
    known = onDisk();
    for (String name : known.keySet()) {
      Reading reading = JournalFile.read(Disk.real(), folder.resolve(name));
      assertThat(reading).isInstanceOf(Reading.Whole.class);
    }
  }
}
