package bicorne.saves;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What stands behind a key of a line. */
sealed interface Value {

  /** One word or text; quoted or not does not matter, only what it says. */
  record Word(String text, boolean quoted) implements Value {}

  /** Words by name, and how a person wrote them; null where they are as we write them. */
  record Words(Map<String, String> byName, @Nullable String yaml) implements Value {}

  /** Anything else, as YAML that fits into one line. */
  record Other(String yaml) implements Value {}
}
