package bicorne.cli;

import bicorne.authoring.StoryTests;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Report;
import bicorne.diagnostic.Source;
import bicorne.engine.Engine;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.Story;
import bicorne.play.Sitting;
import bicorne.saves.Edition;
import bicorne.saves.Saves;
import bicorne.wording.ErrandWords;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
    if (call.arguments().has(Flag.RANDOM)) {
      return RandomTest.run(call, story);
    }
    String save = call.arguments().value(Flag.ACCEPT);
    if (save != null) {
      return accept(call, folder, new Engine(story), save);
    }
    List<Source> tests = tests(folder);
    if (tests.isEmpty()) {
      call.out().println(call.wording().sentence(call.wording().say(ErrandWords.NO_TESTS)));
      return ExitStatus.FINE;
    }
    List<StoryTests.Result> results = StoryTests.run(story, tests);
    if (call.arguments().has(Flag.JUNIT)) {
      call.out().print(JunitXml.of(folder.name(), results, call.sentences()));
      return results.stream().allMatch(StoryTests.Result::passed)
          ? ExitStatus.FINE
          : ExitStatus.FINDINGS;
    }
    return call.arguments().has(Flag.UPDATE)
        ? update(call, folder, story, tests)
        : print(call, tests, results);
  }

  /** Brings the tests that fail up to date, where play can still go their way. */
  private static ExitStatus update(Call call, DiskFolder folder, Story story, List<Source> tests) {
    Map<String, String> texts = new LinkedHashMap<>();
    List<Source> now = new ArrayList<>();
    for (Source test : tests) {
      boolean fits = StoryTests.run(story, List.of(test)).get(0).passed();
      String text = fits ? null : StoryTests.updated(story, test);
      now.add(text == null ? test : new Source(test.name(), text));
      if (text != null) {
        texts.put(test.name(), text);
      }
    }
    new StoryWriter(folder.top()).write(StoryWriter.bytes(texts));
    for (String name : texts.keySet()) {
      call.out().println(call.wording().say(ErrandWords.TEST_UPDATED, "test", name));
    }
    return print(call, now, StoryTests.run(story, now));
  }

  /** Turns a save into a test beside the others, and runs it. */
  private static ExitStatus accept(Call call, DiskFolder folder, Engine engine, String save) {
    Path file = new SaveShelf(call).find(save);
    Sitting sitting = new SaveReader(call, Edition.of(engine)).whole(file);
    String text = SaveAsTest.write(sitting, Saves.nameOf(file), call.wording());
    String name = "tests/" + testName(Saves.nameOf(file)) + ".play";
    Path target = folder.top().resolve(name);
    try {
      Files.createDirectories(folder.top().resolve("tests"));
      Files.writeString(target, text, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
    } catch (FileAlreadyExistsException e) {
      throw Trouble.outside(ErrandWords.EXISTS_ALREADY, "file", name);
    } catch (IOException e) {
      throw Trouble.outside(ErrandWords.NOT_WRITTEN, "file", name, "why", Reasons.of(e));
    }
    List<Source> test = List.of(new Source(name, text));
    return print(call, test, StoryTests.run(engine.story(), test));
  }

  /** A save's name without what would be awkward in the name of a file that people type. */
  private static String testName(String save) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < save.length(); i++) {
      name.append(save.charAt(i) == ' ' ? '-' : save.charAt(i));
    }
    return name.toString();
  }

  private static ExitStatus print(Call call, List<Source> tests, List<StoryTests.Result> results) {
    List<Diagnostic> problems = new ArrayList<>();
    StringBuilder places = new StringBuilder();
    int passed = 0;
    for (int i = 0; i < results.size(); i++) {
      StoryTests.Result result = results.get(i);
      if (!result.passed()) {
        places.append(TestDifference.told(tests.get(i), result, call.wording()));
      }
      passed += result.passed() ? 1 : 0;
      problems.addAll(result.problems());
      ErrandWords words = result.passed() ? ErrandWords.TEST_PASSED : ErrandWords.TEST_FAILED;
      call.out().println(call.wording().say(words, "test", result.name()));
    }
    if (!problems.isEmpty()) {
      call.out().println();
      call.out().print(Findings.renderer(call, 1).render(Report.of(problems)));
      call.out().print(forProgram(call) ? "" : places);
    }
    call.out()
        .println(
            call.wording().say(ErrandWords.TESTS_DONE, "passed", passed, "tests", results.size()));
    return passed == results.size() ? ExitStatus.FINE : ExitStatus.FINDINGS;
  }

  private static boolean forProgram(Call call) {
    String form = call.arguments().value(Flag.FORMAT, "");
    return form.equals("json") || form.equals("sarif");
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
