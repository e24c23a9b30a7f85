package bicorne.loading;

import java.util.List;

/**
 * The story format as a description: the same values the loader reads by. From it come the JSON
 * Schema, an editor's help and the manual's tables, so that none of them can say another thing.
 */
public final class Format {

  private Format() {}

  /**
   * A kind of file.
   *
   * @param path where it stands in the folder, {@code ID} for an id of the author's
   */
  public record File(String path, Form form) {}

  /** All kinds of YAML files of a story, the main file first. */
  public static List<File> files() {
    return List.of(
        new File("story.yaml", StoryDraft.SHAPE.form()),
        new File("people.yaml", CardDraft.Person.TABLE.form()),
        new File("places.yaml", CardDraft.Place.TABLE.form()),
        new File("sources.yaml", CardDraft.Source.TABLE.form()),
        new File("episodes/ID.yaml", FileDraft.SHAPE.form()),
        new File("scenes/ID.yaml", FileDraft.SHAPE.form()));
  }

  /** The version of the format that is read and described here. */
  public static String version() {
    return StoryDraft.VERSION;
  }
}
