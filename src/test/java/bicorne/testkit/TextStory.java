package bicorne.testkit;

import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Severity;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.Story;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A story as the texts of its files, to be edited and loaded. */
public record TextStory(Map<String, String> files) {

  public TextStory {
    files = Collections.unmodifiableMap(new TreeMap<>(files));
  }

  /** The files of a folder below {@code src/test/resources}. */
  public static TextStory of(String folder) {
    return in(Golden.resources().resolve(folder));
  }

  /** The shipped campaign. */
  public static TextStory campaign() {
    return in(Golden.project().resolve("story/1814"));
  }

  /** The files of any folder. */
  public static TextStory in(Path root) {
    Map<String, String> files = new LinkedHashMap<>();
    try (Stream<Path> all = Files.walk(root)) {
      for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
        files.put(root.relativize(file).toString().replace('\\', '/'), Files.readString(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new TextStory(files);
  }

  /** The same with a file that is not there yet. */
  public TextStory with(String file, String text) {
    Map<String, String> more = new TreeMap<>(files);
    more.put(file, text);
    return new TextStory(more);
  }

  /** The same without a file. */
  public TextStory without(String file) {
    Map<String, String> fewer = new TreeMap<>(files);
    fewer.remove(file);
    return new TextStory(fewer);
  }

  /** The same with one stretch of a file replaced; it has to be there once. */
  public TextStory edited(String file, String old, String now) {
    String text = files.getOrDefault(file, "");
    int at = text.indexOf(old);
    if (at < 0 || text.indexOf(old, at + 1) >= 0) {
      throw new AssertionError(
          file + " holds this " + (at < 0 ? "nowhere" : "more than once") + ":\n" + old);
    }
    return with(file, text.substring(0, at) + now + text.substring(at + old.length()));
  }

  /** The story, which must have no errors. */
  public Story load() {
    Loaded loaded = StoryLoader.load(MemoryFolder.of(files));
    Story story = loaded.story();
    if (story == null) {
      List<String> errors = new ArrayList<>();
      for (Diagnostic problem : loaded.problems()) {
        if (problem.severity() == Severity.ERROR) {
          errors.add(
              problem.place().file()
                  + ":"
                  + problem.place().line()
                  + " "
                  + problem.code()
                  + " "
                  + problem.arguments());
        }
      }
      throw new AssertionError("the story has errors:\n" + String.join("\n", errors));
    }
    return story;
  }
}
