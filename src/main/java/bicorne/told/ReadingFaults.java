package bicorne.told;

import bicorne.saves.JournalCodec;
import bicorne.saves.Reading;
import bicorne.wording.ErrandWords;
import bicorne.wording.Wording;

/** Why a save cannot be read whole, in words. */
public final class ReadingFaults {

  private ReadingFaults() {}

  /** What is told of a save that was not read whole; {@code ours} is our own version. */
  public static String told(Reading reading, String save, String ours, Wording wording) {
    if (reading instanceof Reading.Damaged damaged) {
      String why = wording.say(fault(damaged.why()));
      return damaged.before() == null
          ? wording.say(ErrandWords.SAVE_DAMAGED_WHOLE, "save", save, "why", why)
          : wording.say(ErrandWords.SAVE_DAMAGED, "save", save, "line", damaged.line(), "why", why);
    }
    if (reading instanceof Reading.Newer newer) {
      return wording.say(
          ErrandWords.SAVE_NEWER,
          "save",
          save,
          "version",
          newer.version(),
          "bicorne",
          newer.bicorne().isEmpty() ? "?" : newer.bicorne(),
          "ours",
          ours,
          "reads",
          JournalCodec.VERSION);
    }
    if (reading instanceof Reading.Unreadable unreadable) {
      String why =
          unreadable.detail().isEmpty()
              ? wording.say(obstacle(unreadable.why()))
              : unreadable.detail();
      return wording.say(ErrandWords.SAVE_UNREADABLE, "save", save, "why", why);
    }
    return "";
  }

  /** What is wrong with a line of a save, as a clause. */
  public static ErrandWords fault(Reading.Fault fault) {
    return switch (fault) {
      case EMPTY -> ErrandWords.FAULT_EMPTY;
      case NOT_A_SAVE -> ErrandWords.FAULT_NOT_A_SAVE;
      case NOT_UTF8 -> ErrandWords.FAULT_NOT_UTF8;
      case NOT_YAML -> ErrandWords.FAULT_NOT_YAML;
      case NOT_A_LINE -> ErrandWords.FAULT_NOT_A_LINE;
      case OUT_OF_ORDER -> ErrandWords.FAULT_OUT_OF_ORDER;
      case TOO_LONG -> ErrandWords.FAULT_TOO_LONG;
      case TOO_MANY -> ErrandWords.FAULT_TOO_MANY;
    };
  }

  /** What stands in the way of a file, as a clause. */
  public static ErrandWords obstacle(Reading.Obstacle obstacle) {
    return switch (obstacle) {
      case MISSING -> ErrandWords.OBSTACLE_MISSING;
      case NOT_A_FILE, LINK -> ErrandWords.OBSTACLE_NOT_A_FILE;
      case FORBIDDEN -> ErrandWords.OBSTACLE_FORBIDDEN;
      case TOO_LARGE -> ErrandWords.OBSTACLE_TOO_LARGE;
      case OTHER -> ErrandWords.OBSTACLE_OTHER;
    };
  }
}
