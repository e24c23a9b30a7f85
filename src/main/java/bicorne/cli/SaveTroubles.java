package bicorne.cli;

import bicorne.saves.JournalCodec;
import bicorne.saves.Reading;
import bicorne.saves.SaveName;
import bicorne.told.ReadingFaults;
import bicorne.wording.ErrandWords;
import bicorne.wording.Wording;

/** Why a save cannot be read or named, in words. */
final class SaveTroubles {

  private SaveTroubles() {}

  /** What is told of a save that was not read whole. */
  static Trouble of(Reading reading, String save, Wording wording) {
    if (reading instanceof Reading.Damaged damaged) {
      String why = wording.say(ReadingFaults.fault(damaged.why()));
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
          Version.NUMBER,
          "reads",
          JournalCodec.VERSION);
    }
    if (reading instanceof Reading.Unreadable unreadable) {
      String why =
          unreadable.detail().isEmpty()
              ? wording.say(ReadingFaults.obstacle(unreadable.why()))
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
}
