package bicorne.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A place in the story.
 *
 * @param number its place in {@link Story#nodes()}
 * @param file its file, a place in {@link Story#files()}
 * @param name the author's id, unique in its file
 * @param header the node's own, completed by its file's; in a scene what is still left out is the
 *     caller's
 * @param effects run on every entry
 * @param text said on every entry
 * @param runOn whether the page is not turned after its text
 * @param exit its one way out
 * @param history the account that makes it a decision of the reckoning, or null
 * @param tags the author's
 * @param note the author's own remark, never shown to players
 */
public record Node(
    int number,
    int file,
    String name,
    Header header,
    List<Effect> effects,
    Text text,
    boolean runOn,
    Exit exit,
    @Nullable History history,
    List<String> tags,
    @Nullable String note) {

  public Node {
    effects = List.copyOf(effects);
    tags = List.copyOf(tags);
  }

  /** The one way out of a node. */
  public sealed interface Exit {}

  /**
   * The player decides; numbers of options, in the order written. {@code otherwise} is followed
   * when none is open.
   */
  public record Choices(List<Integer> options, @Nullable Way otherwise) implements Exit {
    public Choices {
      options = List.copyOf(options);
    }
  }

  /** Chance decides; numbers of options, in the order written. */
  public record Chance(List<Integer> options) implements Exit {
    public Chance {
      options = List.copyOf(options);
    }
  }

  /** It leads on. */
  public record Onward(Way way) implements Exit {}

  /** The story closes. */
  public record Ends(Ending ending) implements Exit {}
}
