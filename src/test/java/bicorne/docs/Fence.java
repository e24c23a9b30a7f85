package bicorne.docs;

import bicorne.testkit.Golden;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An example of a page, as it stands there: never typed a second time.
 *
 * @param line where it begins, for messages
 * @param info what stands behind the back-ticks, such as {@code yaml node}
 * @param text its lines
 */
record Fence(int line, String info, String text) {

  /** All of a page's examples, in order. */
  static List<Fence> of(String page) {
    List<Fence> fences = new ArrayList<>();
    List<String> lines = lines(page);
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith("```")) {
        String info = lines.get(i).substring(3).strip();
        int from = i + 1;
        StringBuilder text = new StringBuilder();
        for (i = from; !lines.get(i).equals("```"); i++) {
          text.append(lines.get(i)).append('\n');
        }
        fences.add(new Fence(from, info, text.toString()));
      }
    }
    return fences;
  }

  /** Those of one kind; there has to be one. */
  static List<Fence> of(String page, String info) {
    List<Fence> fences = new ArrayList<>();
    for (Fence fence : of(page)) {
      if (fence.info().equals(info)) {
        fences.add(fence);
      }
    }
    if (fences.isEmpty()) {
      throw new AssertionError(page + " has no example marked " + info);
    }
    return fences;
  }

  /** The files of the story that a page shows: {@code yaml file PATH}. */
  static Map<String, String> files(String page) {
    Map<String, String> files = new LinkedHashMap<>();
    for (Fence fence : of(page)) {
      if (fence.info().startsWith("yaml file ")) {
        files.put(fence.info().substring("yaml file ".length()), fence.text());
      }
    }
    return files;
  }

  /** The lines of a page. */
  static List<String> lines(String page) {
    try {
      return Files.readAllLines(Golden.project().resolve(page));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Its lines that say something. */
  List<String> rows() {
    return text.lines().filter(row -> !row.isBlank()).toList();
  }

  /** Its lines, so far to the right. */
  String indented(int blanks) {
    StringBuilder indented = new StringBuilder();
    text.lines()
        .forEach(
            row -> indented.append(row.isEmpty() ? "" : " ".repeat(blanks) + row).append('\n'));
    return indented.toString();
  }
}
