package bicorne.docs;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.authoring.Explanation;
import bicorne.diagnostic.Code;
import bicorne.testkit.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The catalogue of findings in the manual is made from their pages, and is today's. */
class DiagnosticsPageTest {

  private static final String HEAD =
      """
      # Findings

      Every finding of `bicorne check` and `bicorne test` has a code that never changes its meaning.
      This is what each means, an example that gives it, and the same put right; `bicorne explain CODE`
      shows one of them. The page is made from the program itself: do not edit it.

      A warning or a note that is meant can be allowed, with a reason, by a remark on a line of its own.
      It covers the line below it and all that is indented more:

          # bicorne: allow B643 because the herald talks like that
      """;

  private static final String HEAD_ZH =
      """
      # 问题一览

      `bicorne check` 和 `bicorne test` 给出的每个问题都有代码，代码的含义永远不变。
      这里写着每个代码是什么意思、什么样的写法会出现、怎样改好；`bicorne explain 代码` 只看其中一个。
      这一页由程序生成，不要手改。

      确实要这样写的警告和提示，可以用单独一行的注释允许，并写明理由。注释管它下面的一行，以及缩进更深的各行：

          # bicorne: allow B643 because 传令官就是这样说话的
      """;

  @ParameterizedTest
  @CsvSource({"en,docs/DIAGNOSTICS.md", "zh-Hans,docs/DIAGNOSTICS.zh-Hans.md"})
  void thePageIsTodays(String language, String page) throws IOException {
    StringBuilder text = new StringBuilder(language.equals("en") ? HEAD : HEAD_ZH);
    for (Code code : Code.values()) {
      text.append('\n').append(Explanation.markdown(code, language));
    }
    Path file = Golden.project().resolve(page);
    String there = Files.exists(file) ? Files.readString(file) : "";
    if (Boolean.getBoolean("bicorne.update") && !there.contentEquals(text)) {
      Files.writeString(file, text);
    }
    assertThat(there).isEqualTo(text.toString());
  }
}
