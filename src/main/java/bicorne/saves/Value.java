package bicorne.saves;

import java.util.Map;

/** What stands behind a key of a line. */
sealed interface Value {

  /** One word or text; quoted or not does not matter, only what it says. */
  record Word(String text, boolean quoted) implements Value {}

  /** Words by name. */
  record Words(Map<String, String> byName) implements Value {}

  /** Anything else, as YAML that fits into one line. */
  record Other(String yaml) implements Value {}
}
