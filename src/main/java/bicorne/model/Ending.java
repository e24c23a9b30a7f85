package bicorne.model;

/**
 * A way the story closes.
 *
 * @param title what it is called
 * @param historical whether it is what really happened
 * @param aftermath what followed in this telling; {@link Text#NONE} where nothing is said
 */
public record Ending(Text title, boolean historical, Text aftermath) {}
