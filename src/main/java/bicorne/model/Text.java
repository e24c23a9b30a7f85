package bicorne.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an author wrote at one place, in each language it exists in.
 *
 * <p>Two texts are equal only when they are the same text: identity, so that a header compares by
 * where its words stand.
 */
public final class Text {

  /** The text that says nothing. */
  public static final Text NONE = new Text(List.of(List.of()));

  private final List<@Nullable List<Block>> byLanguage;
  private final boolean silent;
  private final boolean plain;
  private final @Nullable String[] plainWords;

  /**
   * @param byLanguage the blocks in each of {@link Story#languages()}, in that order; the first
   *     (the story's own language) is there, null stands where a translation is missing; a shorter
   *     list has no more translations
   */
  public Text(List<? extends @Nullable List<Block>> byLanguage) {
    List<@Nullable List<Block>> copy = new ArrayList<>(byLanguage.size());
    for (List<Block> blocks : byLanguage) {
      copy.add(blocks == null ? null : List.copyOf(blocks));
    }
    if (copy.isEmpty() || copy.get(0) == null) {
      throw new IllegalArgumentException("a text exists in its story's own language");
    }
    this.byLanguage = Collections.unmodifiableList(copy);
    boolean anything = false;
    for (List<Block> blocks : copy) {
      anything |= blocks != null && !blocks.isEmpty() && !allEmpty(blocks);
    }
    this.silent = !anything;
    this.plain = anyPlain(own());
    this.plainWords = new @Nullable String[copy.size()];
    for (int i = 0; i < plainWords.length; i++) {
      plainWords[i] = plainWords(copy.get(i));
    }
  }

  private static @Nullable String plainWords(@Nullable List<Block> blocks) {
    if (blocks == null
        || blocks.size() != 1
        || !(blocks.get(0) instanceof Block.Prose prose)
        || prose.paragraphs().size() != 1
        || prose.paragraphs().get(0).size() != 1
        || !(prose.paragraphs().get(0).get(0) instanceof Inline.Words words)) {
      return null;
    }
    return words.words().isEmpty() || !words.words().equals(words.words().strip())
        ? null
        : words.words();
  }

  private static boolean allEmpty(List<Block> blocks) {
    for (Block block : blocks) {
      if (!(block instanceof Block.Prose prose) || !prose.paragraphs().isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private static boolean anyPlain(List<Block> blocks) {
    for (Block block : blocks) {
      if (block instanceof Block.Prose prose) {
        for (List<Inline> paragraph : prose.paragraphs()) {
          for (Inline inline : paragraph) {
            if (inline instanceof Inline.Words words && !words.words().isBlank()) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  /**
   * The words in language number {@code language}, where they are one paragraph without any marks;
   * else null.
   */
  public @Nullable String plainWords(int language) {
    return plainWords[
        language < plainWords.length && byLanguage.get(language) != null ? language : 0];
  }

  /** Whether it says nothing in any language, in any state. */
  public boolean silent() {
    return silent;
  }

  /** Whether it is known to say something in the story's own language whatever the state. */
  public boolean alwaysSpeaks() {
    return plain;
  }

  /** One paragraph of plain words, the same in every language. */
  public static Text plain(String words) {
    return new Text(List.of(List.of(Block.Prose.plain(words))));
  }

  /** The blocks in the story's own language. */
  public List<Block> own() {
    List<Block> own = byLanguage.get(0);
    return own == null ? List.of() : own;
  }

  /** The blocks in language number {@code language}, or the story's own where they are missing. */
  public List<Block> in(int language) {
    List<Block> there = language < byLanguage.size() ? byLanguage.get(language) : null;
    return there == null ? own() : there;
  }

  /** The languages it is kept for, in order; null where a translation is missing. */
  public List<@Nullable List<Block>> byLanguage() {
    return byLanguage;
  }
}
