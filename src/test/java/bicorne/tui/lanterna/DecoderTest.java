package bicorne.tui.lanterna;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.testkit.Golden;
import bicorne.tui.Key;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What bytes mean. The file {@code keys.txt} has a line for each form: bytes, an equals sign, keys.
 */
class DecoderTest {
  private static final long MILLI = 1_000_000L;

  /** Writes down what it hears. */
  private static final class Heard implements Decoder.Ear {
    private final List<String> all = new ArrayList<>();

    @Override
    public void key(Key key, long at) {
      all.add(
          (key.ctrl() ? "ctrl+" : "")
              + (key.alt() ? "alt+" : "")
              + switch (key.kind()) {
                case CHARACTER ->
                    key.codePoint() == 0x20 ? "BLANK" : Character.toString(key.codePoint());
                case FUNCTION -> "F" + key.codePoint();
                case CLICK, WHEEL_UP, WHEEL_DOWN ->
                    key.kind() + "@" + key.column() + "," + key.row();
                default -> key.kind().toString();
              });
    }

    @Override
    public void pasted(String text) {
      all.add("paste:" + text.replace('\n', '/'));
    }

    @Override
    public void cursorAt(int column, int row) {
      all.add("cursor@" + column + "," + row);
    }

    @Override
    public String toString() {
      return String.join(" ", all);
    }
  }

  static Stream<String> forms() throws IOException {
    return Files.readAllLines(
            Golden.project().resolve("src/test/resources/terminal/keys.txt"),
            StandardCharsets.UTF_8)
        .stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"));
  }

  @ParameterizedTest
  @MethodSource("forms")
  void aFormMeansItsKeysHoweverItArrives(String form) {
    int equals = form.lastIndexOf(" = ");
    byte[] bytes = bytes(form.substring(0, equals).strip());
    String keys = form.substring(equals + 3).strip();
    assertThat(together(bytes)).as("in one piece").isEqualTo(keys);
    if (!form.contains("{together}")) {
      assertThat(apart(bytes, 40)).as("byte by byte, 40 ms apart").isEqualTo(keys);
    }
  }

  private static String together(byte[] bytes) {
    Heard heard = new Heard();
    Decoder decoder = new Decoder(heard);
    decoder.take(new Chunk(bytes, 0));
    decoder.waited(10_000 * MILLI);
    return heard.toString();
  }

  private static String apart(byte[] bytes, int millis) {
    Heard heard = new Heard();
    Decoder decoder = new Decoder(heard);
    long at = 0;
    for (byte next : bytes) {
      decoder.waited(at);
      decoder.take(new Chunk(new byte[] {next}, at));
      at += millis * MILLI;
    }
    decoder.waited(at + 10_000 * MILLI);
    return heard.toString();
  }

  /**
   * {@code ^[} is Escape, {@code ^X} a control character, {@code <hh>} a byte, {@code _} a blank.
   */
  private static byte[] bytes(String written) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    String plain = written.replace("{together}", "").strip();
    for (int index = 0; index < plain.length(); ) {
      int codePoint = plain.codePointAt(index);
      if (codePoint == '^' && index + 1 < plain.length()) {
        bytes.write(plain.charAt(index + 1) == '?' ? 0x7F : plain.charAt(index + 1) & 0x1F);
        index += 2;
      } else if (codePoint == '<' && plain.startsWith(">", index + 3)) {
        bytes.write(Integer.parseInt(plain.substring(index + 1, index + 3), 16));
        index += 4;
      } else {
        bytes.writeBytes(
            (codePoint == '_' ? " " : Character.toString(codePoint))
                .getBytes(StandardCharsets.UTF_8));
        index += Character.charCount(codePoint);
      }
    }
    return bytes.toByteArray();
  }

  @Test
  void aLoneEscapeIsAnsweredWithinHalfASecond() {
    Heard heard = new Heard();
    Decoder decoder = new Decoder(heard);
    decoder.take(new Chunk(bytes("^["), 0));
    assertThat(heard.all).isEmpty();
    assertThat(decoder.due()).isLessThan(500 * MILLI);
    decoder.waited(decoder.due());
    assertThat(heard).hasToString("ESCAPE");
    assertThat(decoder.due()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void anEscapeAndALetterTypedAfterItAreTwoKeysAndWithAltTheyAreOne() {
    assertThat(apart(bytes("^[x"), 100)).isEqualTo("ESCAPE x");
    assertThat(apart(bytes("^[O"), 100)).isEqualTo("ESCAPE O");
    assertThat(apart(bytes("^[x"), 1)).isEqualTo("alt+x");
    assertThat(apart(bytes("^[^["), 100)).isEqualTo("ESCAPE ESCAPE");
    assertThat(apart(bytes("^[[B"), 600)).isEqualTo("ESCAPE [ B");
  }

  @Test
  void aPasteWithoutAnEndEndsByItself() {
    Heard heard = new Heard();
    Decoder decoder = new Decoder(heard);
    decoder.take(new Chunk(bytes("^[[200~left^Calone"), 0));
    decoder.waited(1_000 * MILLI);
    assertThat(heard.all).isEmpty();
    decoder.take(new Chunk(bytes("x"), 5_000 * MILLI));
    assertThat(heard).hasToString("paste:left\ufffdalone x");
  }

  @Test
  void aPasteHasALimit() {
    Heard heard = new Heard();
    Decoder decoder = new Decoder(heard);
    decoder.take(new Chunk(bytes("^[[200~"), 0));
    byte[] much = new byte[1 << 16];
    java.util.Arrays.fill(much, (byte) 'a');
    for (int piece = 0; piece < 10; piece++) {
      decoder.take(new Chunk(much, 0));
    }
    decoder.take(new Chunk(bytes("^[[201~q"), 0));
    assertThat(heard.all).hasSize(2);
    assertThat(heard.all.get(0)).hasSize("paste:".length() + (1 << 18));
    assertThat(heard.all.get(1)).isEqualTo("q");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void noBytesMakeItFailAndAfterAnyOfThemAKeyIsHeard(int seed) {
    Random random = new Random(seed);
    Heard heard = new Heard();
    Decoder decoder = new Decoder(heard);
    String begins = "\u001b\u001b[[O;;<?0123456789~MmABCRuPX]^_\\\u0007";
    long at = 0;
    for (int round = 0; round < 20_000; round++) {
      int next =
          random.nextInt(3) == 0
              ? random.nextInt(256)
              : begins.charAt(random.nextInt(begins.length()));
      decoder.take(new Chunk(new byte[] {(byte) next}, at));
      at += random.nextInt(10) == 0 ? random.nextInt(400) * MILLI : MILLI;
      if (round % 100 == 0) {
        at += 3_000 * MILLI;
        decoder.waited(at);
        int before = heard.all.size();
        decoder.take(new Chunk(new byte[] {'k'}, at));
        assertThat(heard.all).hasSize(before + 1).endsWith("k");
      }
    }
  }
}
