package bicorne.engine;

import bicorne.model.Header;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What is shown at once: one header and the texts under it. A page that awaits an outcome or a draw
 * is not finished: what follows continues it.
 *
 * @param header what stands over it
 * @param state the state in which its header is told: that of its first moment
 * @param pieces in reading order; a piece may say nothing in some language
 * @param said whether any piece says anything in the story's own language
 * @param nodes how many nodes were entered since the page before: the step budget counts them
 */
public record Page(Header header, State state, List<Piece> pieces, boolean said, int nodes) {

  public Page {
    pieces = Collections.unmodifiableList(pieces);
  }

  static Page blank(Header header, State state) {
    return new Page(header, state, new ArrayList<>(), false, 0);
  }
}
