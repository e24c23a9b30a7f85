package bicorne.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import bicorne.testkit.Golden;
import bicorne.testkit.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Reads from a trace of system calls in which order the program writes, forces, renames and shows.
 * Needs {@code strace}; without it, it is skipped and says so.
 */
class OnDiskBeforeShownTest {

  private static final String CALLS =
      "trace=openat,write,pwrite64,fsync,fdatasync,rename,renameat,renameat2,close";

  /** What each decision of the play is followed by on the page. */
  private static final Map<String, String> SHOWN = new LinkedHashMap<>();

  static {
    SHOWN.put("n: 1, at: eve/camp, choose: listen", "They speak of fires.");
    SHOWN.put("n: 2, at: eve/camp, choose: wait", "It is morning.");
    SHOWN.put("n: 3, at: field/smoke, fell: thickens", "It thickens.");
    SHOWN.put("n: 4, at: field/village, choose: rest", "The mill stands still.");
  }

  @TempDir private Path folder;

  /** The command that traces a play into {@link #out()}. */
  private List<String> traced() {
    List<String> probe = List.of("strace", "-f", "--seccomp-bpf", "-y", "-e", CALLS);
    assumeTrue(traces(probe), "strace is not here, or may not trace");
    List<String> command = new ArrayList<>(probe);
    command.addAll(List.of("-s", "4000", "-o", out().toString()));
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "bicorne.Main"));
    command.addAll(List.of("play", Golden.resources().resolve("saves/march").toString()));
    command.addAll(List.of("--plain", "--language", "en", "--seed", "9"));
    command.addAll(List.of("--saves", folder.resolve("saves").toString()));
    return command;
  }

  private Path out() {
    return folder.resolve("trace.txt");
  }

  private List<String> trace() throws IOException {
    Program.Ran ran =
        Program.of(traced().toArray(new String[0]))
            .with("LC_ALL", "C.UTF-8")
            .reading("1\n\n1\n\n1\n:save Kept\n")
            .run();
    assertThat(ran.err()).isEmpty();
    return whole(Files.readAllLines(out()));
  }

  private boolean traces(List<String> probe) {
    List<String> command = new ArrayList<>(probe);
    command.addAll(List.of("-o", folder.resolve("probe.txt").toString(), "true"));
    try {
      return Program.of(command.toArray(new String[0])).run().status() == 0;
    } catch (java.io.UncheckedIOException e) {
      return false;
    }
  }

  /** Calls that were interrupted by another thread's stand where they were over. */
  private static List<String> whole(List<String> lines) {
    Map<String, String> begun = new TreeMap<>();
    List<String> calls = new ArrayList<>();
    for (String line : lines) {
      String thread = line.substring(0, line.indexOf(' '));
      String call = line.substring(line.indexOf(' ') + 1).strip();
      int resumed = call.indexOf(" resumed>");
      if (call.endsWith("<unfinished ...>")) {
        begun.put(thread, call.substring(0, call.length() - "<unfinished ...>".length()));
      } else if (call.startsWith("<... ") && resumed >= 0) {
        calls.add(begun.getOrDefault(thread, "") + call.substring(resumed + " resumed>".length()));
      } else {
        calls.add(call);
      }
    }
    return calls;
  }

  /** The file that a call is about. */
  private static String file(String call) {
    int from = call.indexOf('<') + 1;
    return call.substring(from, Math.max(from, call.indexOf('>', from)));
  }

  private static boolean isShown(String call) {
    return call.startsWith("write(1<");
  }

  @Test
  void everyDecisionIsForcedToTheDiskBeforeWhatFollowsItIsWrittenToTheScreen() throws IOException {
    TreeSet<String> unforced = new TreeSet<>();
    TreeMap<String, Integer> forcedAt = new TreeMap<>();
    TreeMap<String, Integer> shownAt = new TreeMap<>();
    List<String> written = new ArrayList<>();
    List<String> calls = trace();
    for (int i = 0; i < calls.size(); i++) {
      String call = calls.get(i);
      if (call.startsWith("pwrite64(") && file(call).startsWith(folder.toString())) {
        unforced.add(file(call));
        written.add(call);
      } else if (call.startsWith("fdatasync(") || call.startsWith("fsync(")) {
        assertThat(call).endsWith("= 0");
        unforced.remove(file(call));
        for (String decision : SHOWN.keySet()) {
          boolean there =
              written.stream().anyMatch(w -> file(w).equals(file(call)) && w.contains(decision));
          if (there) {
            forcedAt.putIfAbsent(decision, i);
          }
        }
      } else if (call.startsWith("rename")) {
        String from =
            call.substring(call.indexOf('"') + 1, call.indexOf('"', call.indexOf('"') + 1));
        assertThat(unforced).as("it is forced before it gets its name").doesNotContain(from);
        if (from.endsWith(".save.yaml.new")) {
          unforced.add(String.valueOf(Path.of(from).getParent()));
        }
      } else if (isShown(call)) {
        assertThat(unforced).as("nothing is open when this is shown: %s", call).isEmpty();
        for (Map.Entry<String, String> one : SHOWN.entrySet()) {
          if (call.contains(one.getValue())) {
            shownAt.putIfAbsent(one.getKey(), i);
          }
        }
      }
    }
    assertThat(forcedAt.keySet()).containsExactlyElementsOf(new TreeSet<>(SHOWN.keySet()));
    assertThat(shownAt.keySet()).isEqualTo(forcedAt.keySet());
    shownAt.forEach(
        (decision, at) -> assertThat(forcedAt.get(decision)).as(decision).isLessThan(at));
    assertThat(unforced).isEmpty();
  }

  @Test
  void aNewSaveIsWrittenBesideForcedRenamedAndTheFolderForced() throws IOException {
    List<String> calls = trace();
    for (String name : List.of("march-1", "Kept")) {
      List<String> steps = new ArrayList<>();
      for (String call : calls) {
        String kind = call.substring(0, Math.max(0, call.indexOf('(')));
        boolean of = call.contains("." + name + ".save.yaml.new");
        boolean folders =
            kind.equals("fsync") && file(call).equals(folder.resolve("saves").toString());
        if ((of || (folders && steps.contains("rename"))) && !steps.contains("fsync")) {
          steps.add(kind);
        }
      }
      assertThat(steps)
          .containsExactly("openat", "pwrite64", "fdatasync", "close", "rename", "fsync");
    }
  }
}
