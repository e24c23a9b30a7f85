package bicorne.diagnostic;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The page of one code: what it means and why it matters, in two languages, an example that gives
 * it and the same put right.
 *
 * <p>Pages stand in the resources {@code pages/B1.md} to {@code B8.md}, the hundreds of the codes.
 * They are source, test and documentation at once: a test checks each bad example and finds exactly
 * this code at the stretch marked with {@code ^}, and nothing in the good one.
 *
 * @param english paragraphs
 * @param chinese the same paragraphs
 * @param examples in order, the bad ones first; none for a code that no example can show
 */
public record CodePage(
    Code code, List<String> english, List<String> chinese, List<Example> examples) {

  public CodePage {
    english = List.copyOf(english);
    chinese = List.copyOf(chinese);
    examples = List.copyOf(examples);
  }

  /**
   * A part of a story.
   *
   * @param notation what it is written in: {@code yaml}, {@code play} or {@code text}
   * @param good whether it is put right
   * @param around where it belongs, such as {@code node}, {@code choice} or {@code file PATH}
   * @param lines as printed, lines of {@code ^} included
   */
  public record Example(String notation, boolean good, String around, List<String> lines) {
    public Example {
      lines = List.copyOf(lines);
    }
  }

  /** The page of a code. */
  public static CodePage of(Code code) {
    List<String> lines = new ArrayList<>();
    boolean here = false;
    for (String line : hundred(code.number().charAt(1))) {
      if (line.startsWith("## ")) {
        here = line.substring(3).equals(code.number());
      } else if (here) {
        lines.add(line);
      }
    }
    return read(code, lines);
  }

  private static CodePage read(Code code, List<String> lines) {
    List<String> english = new ArrayList<>();
    List<String> chinese = new ArrayList<>();
    List<Example> examples = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.startsWith("```")) {
        int end = i + 1;
        while (end < lines.size() && !lines.get(end).equals("```")) {
          end++;
        }
        examples.add(example(line.substring(3), lines.subList(i + 1, end)));
        i = end;
      } else if (line.startsWith("> ")) {
        chinese.add(line.substring(2));
      } else if (!line.isBlank()) {
        english.add(line);
      }
    }
    return new CodePage(code, english, chinese, examples);
  }

  /** From the words behind the back-ticks: {@code yaml bad node}. */
  private static Example example(String info, List<String> lines) {
    int first = info.indexOf(' ');
    int second = info.indexOf(' ', first + 1);
    return new Example(
        info.substring(0, first),
        info.substring(first + 1, second).equals("good"),
        info.substring(second + 1),
        lines);
  }

  private static List<String> hundred(char digit) {
    String resource = "pages/B" + digit + ".md";
    try (InputStream in = CodePage.class.getResourceAsStream(resource)) {
      if (in == null) {
        return List.of();
      }
      return new Source(resource, new String(in.readAllBytes(), StandardCharsets.UTF_8)).lines();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
