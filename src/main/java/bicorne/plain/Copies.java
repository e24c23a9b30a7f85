package bicorne.plain;

import bicorne.play.Keeper;
import bicorne.play.Notice;
import bicorne.play.Sitting;
import bicorne.saves.SaveName;
import bicorne.told.Notices;
import bicorne.wording.SaveWords;

/** Keeps copies under names, and replaces one only when that was typed twice. */
final class Copies {

  private final PlainPlayer player;
  private final Keeper keeper;
  private String confirmed = "";

  Copies(PlainPlayer player, Keeper keeper) {
    this.player = player;
    this.keeper = keeper;
  }

  /** Anything else in between takes a half-given consent back. */
  void before(Understood understood) {
    boolean same =
        understood instanceof Understood.Order order
            && order.command() == Command.SAVE
            && order.argument().equals(confirmed);
    if (!same) {
      confirmed = "";
    }
  }

  void save(Sitting sitting, String name) {
    Keeper.Copied copied = keeper.copy(sitting, name, !confirmed.isEmpty());
    confirmed = "";
    if (copied instanceof Keeper.Copied.Done done) {
      player.tell(SaveWords.SAVED, "name", done.name());
    } else if (copied instanceof Keeper.Copied.Exists exists) {
      confirmed = name;
      player.tell(SaveWords.NAME_TAKEN, "name", exists.name());
    } else if (copied instanceof Keeper.Copied.BadName bad) {
      badName(bad.why());
    } else if (copied instanceof Keeper.Copied.Failed failed) {
      player.tell(SaveWords.NOT_SAVED, "name", Brief.of(name), "why", why(failed.why()));
    } else {
      throw new AssertionError(copied);
    }
  }

  private String why(Notice.NotKept notice) {
    return Notices.why(notice.why(), notice.detail(), player.desk().words().wording());
  }

  private void badName(SaveName.Fault why) {
    switch (why) {
      case EMPTY -> player.tell(SaveWords.NAME_EMPTY);
      case TOO_LONG -> player.tell(SaveWords.NAME_TOO_LONG, "most", SaveName.MOST_BYTES);
      case CHARACTER -> player.tell(SaveWords.NAME_CHARACTER);
      case EDGE -> player.tell(SaveWords.NAME_EDGE);
      case RESERVED -> player.tell(SaveWords.NAME_RESERVED);
    }
  }
}
