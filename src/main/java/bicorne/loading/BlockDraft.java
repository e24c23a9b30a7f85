package bicorne.loading;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A piece of a text as written. Its main part is exactly one of: {@code say} or {@code document}
 * with {@code text}, {@code picture} with {@code alt}, {@code visits}, or {@code text} alone.
 *
 * @param visitsKey where {@code by-visit} stands
 * @param otherwise what stands under {@code else}
 */
record BlockDraft(
    Written.@Nullable Words when,
    Written.@Nullable Words say,
    @Nullable TextDraft document,
    Written.@Nullable Words picture,
    @Nullable TextDraft alt,
    @Nullable TextDraft text,
    @Nullable List<TextDraft> visits,
    Written.@Nullable Words visitsKey,
    @Nullable TextDraft otherwise) {

  static BlockDraft prose(TextDraft text) {
    return new BlockDraft(null, null, null, null, null, text, null, null, null);
  }
}
