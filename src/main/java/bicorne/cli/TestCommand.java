package bicorne.cli;

import bicorne.authoring.StoryTests;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Report;
import bicorne.diagnostic.Source;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.Story;
import bicorne.wording.ErrandWords;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** {@code test}: plays a story's transcripts and says where the story does otherwise. */
final class TestCommand {

  /** A transcript is a few pages; one larger than this is none. */
  private static final int MOST_BYTES = 8 << 20;

  private TestCommand() {}

  static ExitStatus run(Call call) {
    DiskFolder folder = new Stories(call.around()).find(call.arguments().operand());
    Loaded loaded = StoryLoader.load(folder);
    Story story = loaded.story();
    if (story == null) {
      call.out().print(Findings.renderer(call, 1).render(Report.of(loaded.problems())));
      return ExitStatus.FINDINGS;
    }
    List<Source> tests = tests(folder);
    if (tests.isEmpty()) {
      call.out().println(call.wording().sentence(call.wording().say(ErrandWords.NO_TESTS)));
      return ExitStatus.FINE;
    }
    return print(call, StoryTests.run(story, tests));
  }

  private static ExitStatus print(Call call, List<StoryTests.Result> results) {
    List<Diagnostic> problems = new ArrayList<>();
    int passed = 0;
    for (StoryTests.Result result : results) {
      passed += result.passed() ? 1 : 0;
      problems.addAll(result.problems());
      ErrandWords words = result.passed() ? ErrandWords.TEST_PASSED : ErrandWords.TEST_FAILED;
      call.out().println(call.wording().say(words, "test", result.name()));
    }
    if (!problems.isEmpty()) {
      call.out().println();
      call.out().print(Findings.renderer(call, 1).render(Report.of(problems)));
    }
    call.out()
        .println(
            call.wording().say(ErrandWords.TESTS_DONE, "passed", passed, "tests", results.size()));
    return passed == results.size() ? ExitStatus.FINE : ExitStatus.FINDINGS;
  }

  private static List<Source> tests(DiskFolder folder) {
    List<Source> tests = new ArrayList<>();
    try {
      for (String file : folder.files()) {
        if (file.startsWith("tests/") && file.endsWith(".play")) {
          byte[] bytes = folder.read(file, MOST_BYTES);
          tests.add(new Source(file, new String(bytes, StandardCharsets.UTF_8)));
        }
      }
    } catch (IOException e) {
      throw Trouble.outside(
          ErrandWords.FOLDER_FORBIDDEN, "folder", folder.name(), "why", Reasons.of(e));
    }
    return tests;
  }
}
