package bicorne.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An episode or a scene.
 *
 * @param number its place in {@link Story#files()}
 * @param id the author's id: the file's name without its ending
 * @param scene whether it is entered only by a call
 * @param title what it is called, or null
 * @param start the node it begins at
 * @param status the variables of the status line, in order; for a file that does not say, all that
 *     show
 * @param header what its nodes' headers fall back to
 */
public record StoryFile(
    int number,
    String id,
    boolean scene,
    @Nullable Text title,
    int start,
    List<Integer> status,
    Header header) {

  public StoryFile {
    status = List.copyOf(status);
  }
}
