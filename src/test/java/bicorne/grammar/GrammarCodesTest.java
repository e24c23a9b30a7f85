package bicorne.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Code;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The catalogue's part for conditions, effects and texts. */
class GrammarCodesTest {

  private static final Path CHINESE =
      Path.of("src/main/resources/bicorne/diagnostic/messages.zh-Hans.grammar.txt");

  @Test
  void every_code_is_shown_by_a_table() throws IOException {
    StringBuilder shown = new StringBuilder();
    Path folder = Path.of("src/test/resources/grammar");
    try (DirectoryStream<Path> tables = Files.newDirectoryStream(folder, "*.txt")) {
      for (Path table : tables) {
        shown.append(Files.readString(table));
      }
    }
    for (Code code : ours()) {
      assertThat(shown.indexOf("\n  " + code.number() + " ")).as("%s", code).isPositive();
    }
  }

  @Test
  void every_code_has_a_chinese_sentence_with_the_same_arguments() throws IOException {
    TreeMap<String, String> sentences = new TreeMap<>();
    for (String line : Files.readAllLines(CHINESE)) {
      sentences.put(line.substring(0, line.indexOf('=')), line.substring(line.indexOf('=') + 1));
    }
    for (Code code : ours()) {
      String sentence = String.valueOf(sentences.remove(code.number()));
      assertThat(sentence).as("%s", code).endsWith("。");
      for (String argument : List.of("{0}", "{1}", "{2}", "{3}", "{4}")) {
        assertThat(sentence.contains(argument))
            .as("%s of %s", argument, code)
            .isEqualTo(code.template().contains(argument));
      }
    }
    assertThat(sentences).as("sentences of no code").isEmpty();
  }

  private static List<Code> ours() {
    List<Code> ours = new ArrayList<>();
    for (Code code : Code.values()) {
      String number = code.number();
      if (number.compareTo("B400") > 0 && number.compareTo("B550") < 0) {
        ours.add(code);
      }
    }
    assertThat(ours).hasSizeGreaterThan(70);
    return ours;
  }
}
