package bicorne.compiled;

import bicorne.model.Story;
import java.util.List;

/**
 * A story opened from its compiled form, with what it was made from.
 *
 * <p>Only the head is read on opening; a node, with its options and ways, is read and checked when
 * it is first asked for. So any of the story's lists may throw {@link Damaged} later too.
 *
 * @param maker what wrote it: another maker's file is not to be used
 * @param sources the files it was made from
 * @param fingerprint the story's logic hash
 * @param story the story
 */
public record CompiledStory(
    String maker, List<SourceFile> sources, String fingerprint, Story story) {

  public CompiledStory {
    sources = List.copyOf(sources);
  }

  /**
   * A file that a story was made from.
   *
   * @param name its path in the story's folder
   * @param size in bytes
   * @param modified when it was last changed, as its file system tells, in nanoseconds; only
   *     compared
   * @param content a hash of its bytes, for when only the time differs
   */
  public record SourceFile(String name, long size, long modified, long content) {}

  /** The bytes of a story's compiled form. */
  public static byte[] write(
      String maker, List<SourceFile> sources, String fingerprint, Story story) {
    return new StoryOut(story).write(maker, sources, fingerprint);
  }

  /**
   * Opens a compiled form.
   *
   * @throws Damaged if the bytes are anything else, whole
   */
  public static CompiledStory open(Storage storage) {
    return opening(storage).open();
  }

  /**
   * Looks at a compiled form without opening the story: enough to tell whether it is still the
   * right one.
   *
   * @throws Damaged if the bytes are anything else
   */
  public static Opening opening(Storage storage) {
    try {
      return new Opening(new StoryIn(storage));
    } catch (IndexOutOfBoundsException | IllegalArgumentException | NegativeArraySizeException e) {
      throw new Damaged("it does not hold together");
    }
  }

  /** A compiled form that is about to be opened: what it was made by and from. */
  public static final class Opening {
    private final StoryIn in;
    private final Label label;

    Opening(StoryIn in) {
      this.in = in;
      label = in.label();
    }

    /** What it was made by and from. */
    public Label label() {
      return label;
    }

    /**
     * The story itself; to be asked for once.
     *
     * @throws Damaged if the bytes are anything else, whole
     */
    public CompiledStory open() {
      try {
        return in.open(label);
      } catch (IndexOutOfBoundsException
          | IllegalArgumentException
          | NegativeArraySizeException e) {
        throw new Damaged("it does not hold together");
      }
    }
  }

  /** What a compiled form was made by and from. */
  public record Label(String maker, List<SourceFile> sources) {
    public Label {
      sources = List.copyOf(sources);
    }
  }
}
