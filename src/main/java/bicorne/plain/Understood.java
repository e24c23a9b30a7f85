package bicorne.plain;

/** What a typed line was understood as. */
sealed interface Understood {

  /** Nothing was typed. */
  record Blank() implements Understood {}

  /** An open choice: an option's number. */
  record Take(int option) implements Understood {}

  /** A command, and what stands behind it. */
  record Order(Command command, String argument) implements Understood {}

  /** A choice in sight that is not open: an option's number. */
  record Locked(int option) implements Understood {}

  /** A number that no choice has. */
  record OutOfRange(String number) implements Understood {}

  /** A command that there is not; {@code near} may be empty. */
  record NoCommand(String typed, String near) implements Understood {}

  /** No answer here; {@code near} may be empty. */
  record NoAnswer(String typed, String near) implements Understood {}
}
