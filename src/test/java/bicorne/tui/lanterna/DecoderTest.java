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
import org.junit.jupiter.params.provider.CsvSource;
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
    quiet(decoder, 10_000);
    return heard.toString();
  }

  /** Nothing comes for so long, and somebody notices. */
  private static void quiet(Decoder decoder, int millis) {
    long left = millis * MILLI;
    while (decoder.patience() <= left) {
      left -= decoder.patience();
      decoder.quiet();
    }
  }

  private static String apart(byte[] bytes, int millis) {
    Heard heard = new Heard();
    Decoder decoder = new Decoder(heard);
    long at = 0;
    for (byte next : bytes) {
      decoder.take(new Chunk(new byte[] {next}, at));
      quiet(decoder, millis);
      at += millis * MILLI;
    }
    quiet(decoder, 10_000);
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
    assertThat(decoder.patience()).isLessThan(500 * MILLI);
    decoder.quiet();
    assertThat(heard).hasToString("ESCAPE");
    assertThat(decoder.patience()).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void anEscapeAndALetterTypedAfterItAreTwoKeysAndWithAltTheyAreOne() {
    assertThat(apart(bytes("^[x"), 100)).isEqualTo("ESCAPE x");
    assertThat(apart(bytes("^[O"), 100)).isEqualTo("ESCAPE O");
    assertThat(apart(bytes("^[x"), 1)).isEqualTo("alt+x");
    assertThat(apart(bytes("^[^["), 100)).isEqualTo("ESCAPE ESCAPE");
    assertThat(apart(bytes("^[^[[A"), 100)).isEqualTo("ESCAPE UP");
  }

  /** Pieces, each after so many milliseconds of quiet: {@code "^[ 400 [B"}. */
  private static String pieces(String written) {
    Heard heard = new Heard();
    Decoder decoder = new Decoder(heard);
    long at = 0;
    String[] parts = written.split(" ", -1);
    for (int index = 0; index < parts.length; index++) {
      if (index % 2 == 0) {
        decoder.take(new Chunk(bytes(parts[index]), at));
      } else {
        int millis = Integer.parseInt(parts[index]);
        quiet(decoder, millis);
        at += millis * MILLI;
      }
    }
    quiet(decoder, 10_000);
    return heard.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "^[ 400 [B,                    ESCAPE DOWN",
    "^[ 1900 [B,                   ESCAPE DOWN",
    "^[ 1900 [ 200 Bk,             ESCAPE DOWN k",
    "^[ 400 OB,                    ESCAPE DOWN",
    "^[ 400 [[A,                   ESCAPE F1",
    "^[ 400 [1;5 1900 C,           ESCAPE ctrl+RIGHT",
    "^[ 400 [<65;3 1900 00;7Mk,    'ESCAPE WHEEL_DOWN@299,6 k'",
    "^[ 400 [99;99~k,              ESCAPE k",
    "^[ 400 [I,                    ESCAPE",
    "^[ 400 [200~1^M2 900 ^[[201~, ESCAPE paste:1/2",
    "^[^[ 400 [B,                  ESCAPE ESCAPE DOWN",
    "^[ 400 [1 100 ^C,             ESCAPE ctrl+c",
    "^[ 400 [1 100 ^[ 400 [A,      ESCAPE ESCAPE UP"
  })
  void theRestOfASequenceIsNoTextWhenItsEscapeWasTakenForAKey(String pieces, String keys) {
    assertThat(pieces(pieces)).isEqualTo(keys);
  }

  @ParameterizedTest
  @CsvSource({
    "^[ 2100 [B,        ESCAPE [ B",
    "^[ 400 [ 400 B,    ESCAPE [ B",
    "^[ 400 [ 100 k,    ESCAPE [ k",
    "^[ 400 [ 100 中,   ESCAPE [ 中",
    "^[ 400 [ 100 ^M,   ESCAPE [ ENTER",
    "^[ 400 [ 100 ^C,   ESCAPE [ ctrl+c",
    "^[ 400 [ 100 ^[,   ESCAPE [ ESCAPE",
    "^[ 400 O 100 B,    ESCAPE O B",
    "^[ 400 Ok,         ESCAPE O k",
    "^[ 400 O 100 ^M,   ESCAPE O ENTER",
    "^[ 400 k 100 [B,   ESCAPE k [ B",
    "^[ 400 O 100 ^[,   ESCAPE O ESCAPE"
  })
  void whatIsTypedAfterAnEscapeIsText(String pieces, String keys) {
    assertThat(pieces(pieces)).isEqualTo(keys);
  }

  @ParameterizedTest
  @CsvSource({
    "^[[<65;300 1900 ;7M,    'WHEEL_DOWN@299,6'",
    "^[[1;5 1900 C,          ctrl+RIGHT",
    "^[]0;ti 1900 tle^Gx,    x",
    "^[[200~1 1900 2^[[201~, paste:12"
  })
  void aSequenceThatPausesIsStillOne(String pieces, String keys) {
    assertThat(pieces(pieces)).isEqualTo(keys);
  }

  @Test
  void bytesThatAreReadLateButWereNotMissedAreOneKey() {
    Heard heard = new Heard();
    Decoder decoder = new Decoder(heard);
    decoder.take(new Chunk(bytes("^["), 0));
    decoder.take(new Chunk(bytes("[B"), 60_000 * MILLI));
    assertThat(heard).hasToString("DOWN");
  }

  @Test
  void aPasteWithoutAnEndEndsByItself() {
    Heard heard = new Heard();
    Decoder decoder = new Decoder(heard);
    decoder.take(new Chunk(bytes("^[[200~left^Calone"), 0));
    quiet(decoder, 1_900);
    assertThat(heard.all).isEmpty();
    quiet(decoder, 2_000);
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
      int millis = random.nextInt(10) == 0 ? random.nextInt(2_500) : 1;
      quiet(decoder, millis);
      at += millis * MILLI;
      if (round % 100 == 0) {
        at += 3_000 * MILLI;
        quiet(decoder, 3_000);
        int before = heard.all.size();
        decoder.take(new Chunk(new byte[] {'k'}, at));
        assertThat(heard.all).hasSize(before + 1).endsWith("k");
      }
    }
  }
}
