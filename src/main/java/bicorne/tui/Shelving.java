package bicorne.tui;

import bicorne.saves.Failure;
import bicorne.saves.SaveName;
import bicorne.saves.Saves;
import bicorne.told.ReadingFaults;
import bicorne.wording.ReplayWords;
import bicorne.wording.SaveWords;
import bicorne.wording.ScreenWords;

/** What is told of things done with saves on their shelf. */
final class Shelving {

  private Shelving() {}

  static ScreenModel done(ScreenModel given, Heard.Done heard) {
    Saves.Done done = heard.done();
    if (done instanceof Saves.Done.Well) {
      ScreenModel closed = given.page() instanceof NamePage ? given.close() : given;
      ScreenModel listed = closed.ask(new Errand.ListSaves());
      ScreenModel model =
          heard.act() == Errand.Act.RESTORE ? listed.ask(new Errand.ListTrash()) : listed;
      return model.tell(well(heard.act()), "save", heard.save(), "name", heard.name());
    }
    ScreenModel model = given;
    if (done instanceof Saves.Done.Exists) {
      return heard.act() == Errand.Act.EXPORT
          ? model.tell(ReplayWords.FILE_EXISTS, "name", heard.name())
          : model.tell(ScreenWords.NAME_EXISTS, "name", heard.name());
    }
    if (done instanceof Saves.Done.BadName bad) {
      return badName(model, bad.why());
    }
    if (done instanceof Saves.Done.Unread unread) {
      return model.tell(
          new Note.Words(
              model
                  .wording()
                  .sentence(
                      ReadingFaults.told(
                          unread.why(), meant(heard), model.bill().version(), model.wording()))));
    }
    if (done instanceof Saves.Done.Failed failed) {
      if (failed.why().why() == Failure.Why.TAKEN) {
        return model.tell(ReplayWords.IN_PLAY, "save", heard.save());
      }
      return model.tell(
          ReplayWords.NOT_DONE, "save", meant(heard), "why", why(failed.why(), model));
    }
    throw new AssertionError(done);
  }

  /** What it was to be done with: what is taken in has no name here yet, only that of its file. */
  private static String meant(Heard.Done heard) {
    return heard.save().isEmpty() ? heard.name() : heard.save();
  }

  private static String why(Failure failure, ScreenModel model) {
    return failure.detail().isEmpty()
        ? model.say(SaveWords.OTHER_UNSAID)
        : model.say(SaveWords.OTHER, "detail", failure.detail());
  }

  private static ReplayWords well(Errand.Act act) {
    return switch (act) {
      case RENAME -> ReplayWords.RENAMED;
      case COPY -> ReplayWords.COPIED;
      case EXPORT -> ReplayWords.EXPORTED;
      case IMPORT -> ReplayWords.IMPORTED;
      case DELETE -> ReplayWords.DELETED;
      case RESTORE -> ReplayWords.RESTORED;
    };
  }

  /** Why nothing can be called so. */
  static ScreenModel badName(ScreenModel model, SaveName.Fault why) {
    return switch (why) {
      case EMPTY -> model.tell(SaveWords.NAME_EMPTY);
      case TOO_LONG -> model.tell(SaveWords.NAME_TOO_LONG, "most", SaveName.MOST_BYTES);
      case CHARACTER -> model.tell(SaveWords.NAME_CHARACTER);
      case EDGE -> model.tell(SaveWords.NAME_EDGE);
      case RESERVED -> model.tell(SaveWords.NAME_RESERVED);
    };
  }
}
