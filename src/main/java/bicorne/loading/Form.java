package bicorne.loading;

import java.util.List;
import java.util.function.Supplier;

/**
 * What may stand at one place of a story file, as a value that others can describe it from: the
 * JSON Schema, an editor's help and the manual's tables. The loader reads by the same description.
 */
public sealed interface Form {

  /** Words of one kind. */
  record Value(Kind kind) implements Form {}

  /** One of a few fixed words. */
  record Fixed(List<String> words) implements Form {
    public Fixed {
      words = List.copyOf(words);
    }
  }

  /** A list, with at least one item if {@code filled}. */
  record Listed(Form item, boolean filled) implements Form {}

  /** Names of the author's own, each with a value; at least one if {@code filled}. */
  record Table(Kind key, Form value, boolean filled) implements Form {}

  /**
   * The keys of one thing, such as a node. No others are allowed.
   *
   * @param oneOf names of keys of which at least one must be there; empty where there are no such
   */
  record Keys(String name, String sentence, List<Key> keys, List<String> oneOf) implements Form {
    public Keys {
      keys = List.copyOf(keys);
      oneOf = List.copyOf(oneOf);
    }
  }

  /** Any of several forms; told apart by being words, a list or keys. */
  record AnyOf(List<Form> forms) implements Form {
    public AnyOf {
      forms = List.copyOf(forms);
    }
  }

  /** A form with a name, so that it can hold itself: a text holds texts. */
  record Named(String name, Supplier<Form> form) implements Form {}

  /**
   * One key.
   *
   * @param sentence what it is for, one sentence in English
   */
  record Key(String name, boolean required, String sentence, Form form) {}

  /** Kinds of words. */
  enum Kind {
    /** Prose with marks, of any number of paragraphs. */
    TEXT,
    /** Prose with marks, one paragraph. */
    LINE,
    /** Prose that only the author sees, or that nobody translates. */
    PLAIN,
    ID,
    VARIABLE_NAME,
    VALUE_NAME,
    /** {@code node}, {@code episode} or {@code episode/node}. */
    ADDRESS,
    /** {@code episode}, {@code episode/node} or {@code episode/node#option}. */
    RENAMED,
    CONDITION,
    EXPRESSION,
    EFFECT,
    INTEGER,
    RANGE,
    DATE,
    DEGREES,
    LANGUAGE,
    FORMAT_VERSION,
    /** A variable's starting value: a number, or the name of a value. */
    STARTING_VALUE,
    /** {@code true} or {@code false}. */
    TRUTH
  }
}
