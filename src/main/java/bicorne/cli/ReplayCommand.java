package bicorne.cli;

import bicorne.plain.TranscriptPrinter;
import bicorne.play.Opened;
import bicorne.play.Reckoning;
import bicorne.play.Sitting;
import bicorne.play.Transcript;
import bicorne.saves.Edition;
import bicorne.saves.Journal;
import bicorne.saves.Saves;
import bicorne.wording.ErrandWords;
import bicorne.wording.Wording;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code replay}: a play to be read again, or proved. */
final class ReplayCommand {

  private final Call call;
  private final SaveShelf shelf;
  private final SaveReader reader;

  private ReplayCommand(Call call) {
    this.call = call;
    shelf = new SaveShelf(call);
    Edition edition = PlayableStory.edition(call, call.arguments().value(Flag.STORY));
    reader = new SaveReader(call, edition);
  }

  static ExitStatus run(Call call) {
    Arguments arguments = call.arguments();
    if (arguments.has(Flag.VERIFY) && arguments.has(Flag.PRINT)) {
      throw Trouble.usage(
          ErrandWords.NOT_TOGETHER, "one", Flag.VERIFY.written(), "other", Flag.PRINT.written());
    }
    if (arguments.has(Flag.VERIFY)) {
      return new ReplayCommand(call).verify();
    }
    if (arguments.operands().size() > 1) {
      throw Trouble.usage(
          ErrandWords.TOO_MANY,
          "word",
          arguments.operands().get(1),
          "usage",
          "bicorne replay SAVE");
    }
    return new ReplayCommand(call).print();
  }

  /** A line for each save; the worst of them decides. */
  private ExitStatus verify() {
    ExitStatus worst = ExitStatus.FINE;
    for (String typed : call.arguments().operands()) {
      try {
        verify(shelf.find(typed));
      } catch (Trouble trouble) {
        call.out().println(trouble.told(call.wording()));
        boolean outside = worst == ExitStatus.OUTSIDE || trouble.status() == ExitStatus.OUTSIDE;
        worst = outside ? ExitStatus.OUTSIDE : ExitStatus.SAVE;
      }
    }
    return worst;
  }

  private void verify(Path file) {
    Journal journal = reader.journal(file);
    Opened opened = reader.open(journal);
    String save = Saves.nameOf(file);
    if (!(opened instanceof Opened.Ready ready)) {
      String why = reader.told(opened);
      throw Trouble.ofSave(ErrandWords.FITS_NOT, "save", save, "why", why);
    }
    int count = ready.sitting().decisions().size();
    Wording wording = call.wording();
    call.out()
        .println(
            ready.revised()
                ? wording.say(ErrandWords.FITS_REVISED, "save", save, "count", count)
                : wording.say(ErrandWords.FITS, "save", save, "count", count));
    String told = reader.told(opened);
    if (!told.isEmpty()) {
      call.out().println("  " + told);
    }
  }

  private ExitStatus print() {
    Path file = shelf.find(call.arguments().operands().get(0));
    Journal journal = reader.journal(file);
    String language = language(journal);
    Opened opened = reader.open(journal);
    Sitting sitting = sitting(opened);
    if (sitting == null) {
      throw reader.stops(file, opened);
    }
    String asked = call.arguments().value(Flag.LANGUAGE);
    if (asked != null) {
      for (String told : Languages.missing(asked, sitting.engine().story(), call.wording())) {
        call.err().println("bicorne: " + told);
      }
    }
    try {
      TranscriptPrinter printer =
          new TranscriptPrinter(
              reader.words(language),
              Transcript.of(sitting),
              Reckoning.of(sitting, List.of()),
              journal.header().name());
      if (call.arguments().value(Flag.PRINT, "text").equals("markdown")) {
        printer.markdown(call.pages());
      } else {
        printer.text(call.pages(), Math.min(call.columns(), 72));
      }
    } catch (IOException e) {
      throw new SureOutput.Lost(e);
    }
    if (opened instanceof Opened.Stopped) {
      throw reader.stops(file, opened);
    }
    return ExitStatus.FINE;
  }

  private static @Nullable Sitting sitting(Opened opened) {
    if (opened instanceof Opened.Ready ready) {
      return ready.sitting();
    }
    return opened instanceof Opened.Stopped stopped ? stopped.sitting() : null;
  }

  /** The language asked for; else the one the play was begun in. */
  private String language(Journal journal) {
    String begun = journal.header().language();
    return call.arguments().has(Flag.LANGUAGE) || begun.isEmpty() ? call.language() : begun;
  }
}
