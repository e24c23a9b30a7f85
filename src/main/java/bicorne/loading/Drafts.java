package bicorne.loading;

import bicorne.model.Story;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All files of a story as drafts, nothing yet resolved.
 *
 * @param story null where the main file could not be read
 * @param files the episodes in the campaign's order, then the scenes by their ids
 * @param missing episodes that are listed and have no file, which is reported
 * @param people null where the file could not be read, as are places and sources: then names of
 *     theirs are not judged
 */
record Drafts(
    @Nullable StoryDraft story,
    List<FileEntry> files,
    Set<String> missing,
    @Nullable List<Named<CardDraft.Person>> people,
    @Nullable List<Named<CardDraft.Place>> places,
    @Nullable List<Named<CardDraft.Source>> sources,
    List<Story.Picture> pictures,
    boolean picturesWhole) {

  /** Whether every file of people, places and sources could be read. */
  boolean cardsWhole() {
    return people != null && places != null && sources != null;
  }
}
