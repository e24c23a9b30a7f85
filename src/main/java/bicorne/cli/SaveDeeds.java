package bicorne.cli;

import bicorne.saves.Disk;
import bicorne.saves.Failure;
import bicorne.saves.JournalFile;
import bicorne.saves.Reading;
import bicorne.saves.Saves;
import bicorne.text.Nearest;
import bicorne.wording.ErrandWords;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** {@code saves rename OLD NEW} and the like: what is done with saves by name. */
final class SaveDeeds {

  /** What can be done, and what stands behind it. */
  private enum Deed {
    SHOW("show", "SAVE", 1),
    RENAME("rename", "SAVE NAME", 2),
    COPY("copy", "SAVE NAME", 2),
    EXPORT("export", "SAVE FILE", 2),
    IMPORT("import", "FILE", 1),
    DELETE("delete", "SAVE", 1),
    RESTORE("restore", "SAVE", 1);

    final String word;
    final String operands;
    final int count;

    Deed(String word, String operands, int count) {
      this.word = word;
      this.operands = operands;
      this.count = count;
    }
  }

  private final Call call;
  private final SaveShelf shelf;
  private final Saves saves;

  SaveDeeds(Call call, SaveShelf shelf) {
    this.call = call;
    this.shelf = shelf;
    saves = Saves.in(shelf.needed());
  }

  ExitStatus run(String word, List<String> operands) {
    Deed deed = deed(word);
    String usage = "bicorne saves " + deed.word + " " + deed.operands;
    if (operands.size() < deed.count) {
      throw Trouble.usage(ErrandWords.TOO_FEW, "usage", usage);
    }
    if (operands.size() > deed.count) {
      throw Trouble.usage(ErrandWords.TOO_MANY, "word", operands.get(deed.count), "usage", usage);
    }
    String save = operands.get(0);
    String other = operands.size() > 1 ? operands.get(1) : "";
    return switch (deed) {
      case SHOW -> show(save);
      case RENAME -> told(saves.rename(own(save), other), save, other, ErrandWords.SAVE_RENAMED);
      case COPY -> copy(save, other);
      case EXPORT ->
          told(saves.export(shelf.find(save), path(other)), save, other, ErrandWords.SAVE_EXPORTED);
      case IMPORT -> told(saves.take(path(save)), save, save, ErrandWords.SAVE_IMPORTED);
      case DELETE -> told(saves.delete(own(save)), save, save, ErrandWords.SAVE_DELETED);
      case RESTORE -> told(saves.restore(save), save, save, ErrandWords.SAVE_RESTORED);
    };
  }

  private static Deed deed(String word) {
    for (Deed deed : Deed.values()) {
      if (deed.word.equals(word)) {
        return deed;
      }
    }
    List<String> known = new ArrayList<>();
    for (Deed deed : Deed.values()) {
      known.add(deed.word);
    }
    Trouble trouble = Trouble.usage(ErrandWords.NO_DEED, "word", word);
    String near = Nearest.to(word, known).orElse("");
    throw near.isEmpty()
        ? trouble.and(ErrandWords.SEE_HELP, "command", "bicorne help saves")
        : trouble.and(ErrandWords.DID_YOU_MEAN, "near", "bicorne saves " + near);
  }

  /** A save of this folder: what lies elsewhere is nobody's to rename or delete from here. */
  private Path own(String save) {
    Path file = shelf.named(save);
    if (Disk.real().kind(file) == Disk.Kind.MISSING) {
      throw Trouble.outside(ErrandWords.NO_SUCH_SAVE, "save", save, "folder", shelf.needed());
    }
    return file;
  }

  private Path path(String words) {
    try {
      return call.around().here().resolve(words).normalize();
    } catch (InvalidPathException e) {
      throw Trouble.outside(
          ErrandWords.NOT_WRITTEN,
          "file",
          words,
          "why",
          call.wording().say(ErrandWords.SYSTEM_REFUSES));
    }
  }

  private ExitStatus show(String save) {
    Path file = shelf.find(save);
    Saves.Entry entry = saves.entry(file);
    for (String line : new SaveLines(call, PlayableStory.known(call)).of(entry)) {
      call.out().println(line);
    }
    return entry.trouble() == null ? ExitStatus.FINE : ExitStatus.SAVE;
  }

  /** Of a damaged save what can be read is copied, and both are told. */
  private ExitStatus copy(String save, String name) {
    Path file = shelf.find(save);
    Reading reading = JournalFile.read(Disk.real(), file);
    return reading instanceof Reading.Damaged
        ? told(saves.rescue(file, name), save, name, ErrandWords.SAVE_RESCUED)
        : told(saves.copy(file, name, false), save, name, ErrandWords.SAVE_COPIED);
  }

  private ExitStatus told(Saves.Done done, String save, String typed, ErrandWords well) {
    boolean exported = well == ErrandWords.SAVE_EXPORTED;
    if (done instanceof Saves.Done.Well there) {
      String name = exported ? there.file().toString() : Saves.nameOf(there.file());
      call.out()
          .println(
              call.wording()
                  .say(
                      well,
                      "save",
                      save,
                      "name",
                      name,
                      "command",
                      "bicorne saves restore '" + name + "'"));
      return ExitStatus.FINE;
    }
    if (done instanceof Saves.Done.Exists exists) {
      throw exported
          ? Trouble.outside(ErrandWords.FILE_EXISTS, "name", exists.file())
          : Trouble.usage(ErrandWords.SAVE_EXISTS, "name", Saves.nameOf(exists.file()));
    }
    if (done instanceof Saves.Done.BadName bad) {
      String why = call.wording().say(SaveTroubles.name(bad.why()));
      throw Trouble.usage(ErrandWords.SAVE_NAME, "save", typed, "why", why);
    }
    if (done instanceof Saves.Done.Unread unread) {
      throw SaveTroubles.of(unread.why(), save, call.wording());
    }
    Failure failure = ((Saves.Done.Failed) done).why();
    if (failure.why() == Failure.Why.TAKEN) {
      throw Trouble.outside(ErrandWords.SAVE_IN_PLAY, "save", save);
    }
    String why =
        failure.detail().isEmpty()
            ? call.wording().say(ErrandWords.SYSTEM_REFUSES)
            : failure.detail();
    throw Trouble.outside(ErrandWords.NOT_DONE, "save", save, "why", why);
  }
}
