package bicorne.loading;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A text as written, with its translations: words, or pieces below each other. */
final class TextDraft {

  private final Written.@Nullable Words words;
  private final List<BlockDraft> blocks;
  private final boolean line;
  private @Nullable TextDraft @Nullable [] translations;

  private TextDraft(Written.@Nullable Words words, List<BlockDraft> blocks, boolean line) {
    this.words = words;
    this.blocks = blocks;
    this.line = line;
  }

  /** Words of any number of paragraphs. */
  static TextDraft prose(Written.Words words) {
    return new TextDraft(words, List.of(), false);
  }

  /** Words of one paragraph. */
  static TextDraft line(Written.Words words) {
    return new TextDraft(words, List.of(), true);
  }

  static TextDraft blocks(List<BlockDraft> blocks) {
    return new TextDraft(null, List.copyOf(blocks), false);
  }

  /** The words, or null where it is a list of pieces. */
  Written.@Nullable Words words() {
    return words;
  }

  List<BlockDraft> blocks() {
    return blocks;
  }

  /** Whether it is a title, label or the like: one paragraph. */
  boolean isLine() {
    return line;
  }

  /** Whether there is nothing in it that a reader could see. */
  boolean isEmpty() {
    return words == null ? blocks.isEmpty() : words.value().isBlank();
  }

  /** The translation into the language of that number, from 1. */
  @Nullable TextDraft translation(int language) {
    return translations == null || language >= translations.length ? null : translations[language];
  }

  /** Keeps the translation into language number {@code language}. */
  void translate(int language, TextDraft translation) {
    if (translations == null || translations.length <= language) {
      @Nullable TextDraft[] more = new @Nullable TextDraft[language + 1];
      if (translations != null) {
        System.arraycopy(translations, 0, more, 0, translations.length);
      }
      translations = more;
    }
    translations[language] = translation;
  }

  /** How many languages there is a place for; 1 where it was never translated. */
  int languages() {
    return translations == null ? 1 : translations.length;
  }
}
