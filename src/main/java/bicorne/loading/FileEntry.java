package bicorne.loading;

import bicorne.diagnostic.Place;
import org.jspecify.annotations.Nullable;

/**
 * An episode or scene among the others.
 *
 * @param number its place among the story's files
 * @param draft null where the file could not be read: names that lead into it are not judged
 */
record FileEntry(
    int number,
    String id,
    boolean scene,
    String path,
    @Nullable SourceText source,
    @Nullable FileDraft draft) {

  Place place() {
    return source == null ? Place.of(path) : source.top();
  }
}
