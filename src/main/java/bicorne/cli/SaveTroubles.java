package bicorne.cli;

import bicorne.saves.Reading;
import bicorne.saves.SaveName;
import bicorne.wording.ErrandWords;
import bicorne.wording.Wording;

/** Why a save cannot be read or named, in words. */
final class SaveTroubles {

  private SaveTroubles() {}

  /** What is told of a save that was not read whole. */
  static Trouble of(Reading reading, String save, Wording wording) {
    if (reading instanceof Reading.Damaged damaged) {
      String why = wording.say(fault(damaged.why()));
      return damaged.before() == null
          ? Trouble.ofSave(ErrandWords.SAVE_DAMAGED_WHOLE, "save", save, "why", why)
          : Trouble.ofSave(
              ErrandWords.SAVE_DAMAGED, "save", save, "line", damaged.line(), "why", why);
    }
    if (reading instanceof Reading.Newer newer) {
      return Trouble.ofSave(
          ErrandWords.SAVE_NEWER,
          "save",
          save,
          "version",
          newer.version(),
          "bicorne",
          newer.bicorne().isEmpty() ? "?" : newer.bicorne(),
          "ours",
          Version.NUMBER);
    }
    if (reading instanceof Reading.Unreadable unreadable) {
      String why =
          unreadable.detail().isEmpty()
              ? wording.say(obstacle(unreadable.why()))
              : unreadable.detail();
      return Trouble.outside(ErrandWords.SAVE_UNREADABLE, "save", save, "why", why);
    }
    throw new AssertionError(reading);
  }

  /** Why nothing can be called so, as a clause. */
  static ErrandWords name(SaveName.Fault fault) {
    return switch (fault) {
      case EMPTY -> ErrandWords.NAME_EMPTY;
      case TOO_LONG -> ErrandWords.NAME_TOO_LONG;
      case CHARACTER -> ErrandWords.NAME_CHARACTER;
      case EDGE -> ErrandWords.NAME_EDGE;
      case RESERVED -> ErrandWords.NAME_RESERVED;
    };
  }

  private static ErrandWords fault(Reading.Fault fault) {
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

  private static ErrandWords obstacle(Reading.Obstacle obstacle) {
    return switch (obstacle) {
      case MISSING -> ErrandWords.OBSTACLE_MISSING;
      case NOT_A_FILE, LINK -> ErrandWords.OBSTACLE_NOT_A_FILE;
      case FORBIDDEN -> ErrandWords.OBSTACLE_FORBIDDEN;
      case TOO_LARGE -> ErrandWords.OBSTACLE_TOO_LARGE;
      case OTHER -> ErrandWords.OBSTACLE_OTHER;
    };
  }
}
