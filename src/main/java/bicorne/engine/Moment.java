package bicorne.engine;

/**
 * Where play stands: the state, the page, and what is awaited.
 *
 * @param state what the story's future depends on
 * @param page the page that is shown or still being filled; no part of the state
 * @param awaits what has to happen next
 */
public record Moment(State state, Page page, Awaits awaits) {}
