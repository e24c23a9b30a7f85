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

  /**
   * @param byLanguage the blocks in each of {@link Story#languages()}, in that order; the first
   *     (the story's own language) is there, null stands where a translation is missing; a shorter
   *     list has no more translations
   */
  public Text(List<? extends @Nullable List<Block>> byLanguage) {
    List<@Nullable List<Block>> copy = new ArrayList<>();
    for (List<Block> blocks : byLanguage) {
      copy.add(blocks == null ? null : List.copyOf(blocks));
    }
    if (copy.isEmpty() || copy.get(0) == null) {
      throw new IllegalArgumentException("a text exists in its story's own language");
    }
    this.byLanguage = Collections.unmodifiableList(copy);
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
