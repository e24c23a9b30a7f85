package bicorne.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class Utf8AnswersTest {

  private static List<Answer> answers(byte[] bytes) throws IOException {
    Utf8Answers answers = new Utf8Answers(new ByteArrayInputStream(bytes));
    List<Answer> all = new ArrayList<>();
    Answer answer = answers.next();
    while (!(answer instanceof Answer.End)) {
      all.add(answer);
      answer = answers.next();
    }
    return all;
  }

  private static List<Answer> answers(String text) throws IOException {
    return answers(text.getBytes(StandardCharsets.UTF_8));
  }

  private static Answer line(String words) {
    return new Answer.Line(words);
  }

  @Test
  void linesEndWithEitherEndOrWithTheInput() throws IOException {
    assertThat(answers("1\n二\r\n\r\n3")).containsExactly(line("1"), line("二"), line(""), line("3"));
    assertThat(answers("")).isEmpty();
    assertThat(answers("\n")).containsExactly(line(""));
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheFirstLine() throws IOException {
    assertThat(answers("\uFEFF1\n\uFEFF2")).containsExactly(line("1"), line("\uFEFF2"));
  }

  @Test
  void aLineThatIsNotUtf8IsToldFromOthers() throws IOException {
    byte[] bytes = {
      '1', '\n', (byte) 0xC4, (byte) 0xE3, '\n', (byte) 0xED, (byte) 0xA0, (byte) 0x80, '\n', '2'
    };
    assertThat(answers(bytes))
        .containsExactly(line("1"), new Answer.Garbled(), new Answer.Garbled(), line("2"));
  }

  @Test
  void aLineTooLongIsDroppedWholeAndTheNextIsRead() throws IOException {
    String longest = "x".repeat(Utf8Answers.LONGEST);
    assertThat(answers(longest + "\n" + longest + "y\n2"))
        .containsExactly(line(longest), new Answer.TooLong(Utf8Answers.LONGEST), line("2"));
  }

  @Test
  void aLineOfManyMegabytesIsReadPast() throws IOException {
    InputStream endless =
        new InputStream() {
          private long left = 30_000_000;

          @Override
          public int read() {
            return left-- > 0 ? 'x' : -1;
          }

          @Override
          public int read(byte[] bytes, int from, int length) {
            int count = (int) Math.min(length, left);
            left -= Math.max(0, count);
            java.util.Arrays.fill(bytes, from, from + Math.max(0, count), (byte) 'x');
            return count <= 0 ? -1 : count;
          }
        };
    assertThat(new Utf8Answers(endless).next()).isInstanceOf(Answer.TooLong.class);
  }

  @Test
  void whatIsThereAlreadyCanBeDropped() throws IOException {
    Utf8Answers answers =
        new Utf8Answers(new ByteArrayInputStream("1\n1\n1".getBytes(StandardCharsets.UTF_8)));
    assertThat(answers.dropTypedAhead()).isEqualTo(3);
    assertThat(answers.next()).isInstanceOf(Answer.End.class);
    assertThat(answers.dropTypedAhead()).isZero();
  }

  @Test
  void aLineThatNeverEndsIsTheEnd() throws IOException {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return 0;
          }

          @Override
          public int read(byte[] bytes, int offset, int length) {
            return length;
          }
        };
    assertThat(new Utf8Answers(endless).next()).isInstanceOf(Answer.End.class);
  }
}
