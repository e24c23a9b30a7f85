package bicorne.diagnostic;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The sentences of one other language, from the resources beside this class.
 *
 * <p>They stand in up to four files, so that the parts of the catalogue can be written apart:
 * {@code messages.TAG.txt}, {@code messages.TAG.grammar.txt}, {@code messages.TAG.loading.txt} and
 * {@code messages.TAG.tests.txt}. Each is UTF-8 with one sentence a line: {@code B101=...}, {@code
 * remark.FIRST_HERE=...} or {@code word.ERROR=...}. Empty lines and lines that begin with {@code #}
 * say nothing. Spaces at the ends belong to the sentence.
 */
final class Messages {

  static final List<String> PARTS = List.of("", ".grammar", ".loading", ".tests");

  private Messages() {}

  /** The sentences by key, in the order written; the first of two with one key holds. */
  static Map<String, String> in(String tag) {
    Map<String, String> sentences = new LinkedHashMap<>();
    for (String part : PARTS) {
      for (String line : lines("messages." + tag + part + ".txt")) {
        int equals = line.indexOf('=');
        if (equals > 0 && line.charAt(0) != '#') {
          sentences.putIfAbsent(line.substring(0, equals), line.substring(equals + 1));
        }
      }
    }
    return sentences;
  }

  private static List<String> lines(String resource) {
    try (InputStream in = Messages.class.getResourceAsStream(resource)) {
      if (in == null) {
        return List.of();
      }
      return new Source(resource, new String(in.readAllBytes(), StandardCharsets.UTF_8)).lines();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
