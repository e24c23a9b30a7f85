package bicorne.tui;

import bicorne.engine.Engine;
import bicorne.engine.State;
import bicorne.model.Story;
import bicorne.saves.Edition;
import java.util.Objects;

/**
 * What is played, and by what: the same as long as the screen is up.
 *
 * @param edition the story
 * @param version of Bicorne
 * @param opening the state the story begins in, for words that are said before any play
 */
public record Playbill(Edition edition, String version, State opening) {

  /** The story of an edition. */
  public static Playbill of(Edition edition, String version) {
    return new Playbill(
        edition,
        version,
        edition.engine().initial(Objects.requireNonNull(edition).story().start()));
  }

  Engine engine() {
    return edition.engine();
  }

  Story story() {
    return edition.story();
  }
}
