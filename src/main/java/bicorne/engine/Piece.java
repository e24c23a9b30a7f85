package bicorne.engine;

import bicorne.model.Text;

/**
 * A text on a page, with the state of its moment: it is told again, in any language, as it was.
 *
 * @param text what the author wrote
 * @param now the state it is told in
 * @param before the state before the effects beside it
 */
public record Piece(Text text, State now, State before) {}
