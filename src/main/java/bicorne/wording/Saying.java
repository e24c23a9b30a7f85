package bicorne.wording;

/**
 * One thing the program says, in every language of the interface.
 *
 * <p>{@code {name}} stands for a value, {@code {name:one|other}} for a word that depends on whether
 * that value is one. Each language is composed by its own ear, but all use the same names, so that
 * whoever says it need not know the language.
 */
public interface Saying {

  /** In English. */
  String english();

  /** In Simplified Chinese. */
  String chinese();
}
