package bicorne.cli;

import bicorne.plain.Answers;
import bicorne.plain.Look;
import bicorne.plain.Parting;
import bicorne.plain.PlainViewer;
import bicorne.plain.SummaryPaper;
import bicorne.plain.TranscriptPrinter;
import bicorne.plain.Utf8Answers;
import bicorne.play.Decided;
import bicorne.play.Keeper;
import bicorne.play.Notice;
import bicorne.play.Opened;
import bicorne.play.Reckoning;
import bicorne.play.Sitting;
import bicorne.play.Transcript;
import bicorne.play.Viewing;
import bicorne.saves.Disk;
import bicorne.saves.Edition;
import bicorne.saves.Journal;
import bicorne.saves.JournalFile;
import bicorne.saves.Reading;
import bicorne.saves.Saves;
import bicorne.told.Notices;
import bicorne.wording.ErrandWords;
import bicorne.wording.ReplayWords;
import bicorne.wording.Wording;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code replay}: a play to be read again, or proved. */
final class ReplayCommand {

  private final Call call;
  private final SaveShelf shelf;
  private final SaveReader reader;
  private final Edition edition;
  private final FitTrial fits;

  private ReplayCommand(Call call) {
    this.call = call;
    shelf = new SaveShelf(call);
    edition = PlayableStory.edition(call, call.arguments().value(Flag.STORY));
    reader = new SaveReader(call, edition);
    fits = new FitTrial(shelf.folder(), edition);
  }

  static ExitStatus run(Call call) {
    Arguments arguments = call.arguments();
    exclude(arguments, Flag.VERIFY, Flag.PRINT);
    exclude(arguments, Flag.PRINT, Flag.JSON);
    if (arguments.has(Flag.JSON) && !arguments.has(Flag.VERIFY)) {
      throw Trouble.usage(ErrandWords.TOO_FEW, "usage", "bicorne replay --verify --json SAVE...");
    }
    boolean summary = arguments.value(Flag.PRINT, "").equals("summary");
    if (!arguments.has(Flag.VERIFY) && !summary && arguments.operands().size() > 1) {
      throw Trouble.usage(
              ErrandWords.TOO_MANY,
              "word",
              arguments.operands().get(1),
              "usage",
              "bicorne replay SAVE")
          .and(
              ErrandWords.ONE_SAVE_ONLY,
              "form",
              "bicorne replay",
              "other",
              "bicorne replay --print summary");
    }
    ReplayCommand command = new ReplayCommand(call);
    if (arguments.has(Flag.VERIFY)) {
      return command.verify();
    }
    if (summary) {
      return command.summaries();
    }
    return arguments.has(Flag.PRINT) || !command.reads() ? command.print() : command.view();
  }

  private static void exclude(Arguments arguments, Flag one, Flag other) {
    if (arguments.has(one) && arguments.has(other)) {
      throw Trouble.usage(ErrandWords.NOT_TOGETHER, "one", one.written(), "other", other.written());
    }
  }

  /** Whether somebody reads it page by page; else it is printed as a whole. */
  private boolean reads() {
    return call.arguments().has(Flag.PLAIN)
        || (call.around().terminal(0) && call.around().terminal(1));
  }

  /** A line for each save; the worst of them decides. */
  private ExitStatus verify() {
    return new Verification(call, reader, edition, shelf.folder())
        .of(new SavesMeant(call, shelf).all(call.arguments().operands()));
  }

  /** What was decided in each, and how it ended. */
  private ExitStatus summaries() {
    ExitStatus worst = ExitStatus.FINE;
    SummaryPaper paper = new SummaryPaper(call.pages(), Math.min(call.columns(), 72));
    try {
      for (SavesMeant.Meant save : new SavesMeant(call, shelf).all(call.arguments().operands())) {
        ExitStatus status = summary(save, paper);
        worst = worst == ExitStatus.OUTSIDE || status == ExitStatus.FINE ? worst : status;
      }
      paper.end();
      fits.keep();
    } catch (IOException e) {
      throw new SureOutput.Lost(e);
    }
    return worst;
  }

  private ExitStatus summary(SavesMeant.Meant save, SummaryPaper paper) {
    Path file = save.file();
    Trouble missing = save.trouble();
    Reading reading = file == null ? null : JournalFile.read(Disk.real(), file);
    if (file != null && reading instanceof Reading.Whole whole) {
      Opened opened = reader.open(whole.journal());
      fits.found(file, opened);
      boolean ready = opened instanceof Opened.Ready;
      String told = ready ? "" : reader.told(opened);
      new SaveSummary(paper, reader.words(call.language()))
          .print(save.typed(), opened, told.isEmpty() ? List.of() : List.of(told));
      return ready ? ExitStatus.FINE : ExitStatus.SAVE;
    }
    Trouble trouble =
        missing != null || reading == null
            ? missing
            : SaveTroubles.of(reading, save.typed(), call.wording());
    if (trouble == null) {
      return ExitStatus.OUTSIDE;
    }
    paper.heading(save.typed());
    paper.note(trouble.told(call.wording()));
    return trouble.status();
  }

  // Read page by page.

  private ExitStatus view() {
    Path file = shelf.find(call.arguments().operands().get(0));
    Reading reading = JournalFile.read(Disk.real(), file);
    List<String> stops = new ArrayList<>();
    Journal journal = journal(reading);
    if (!(reading instanceof Reading.Whole)) {
      Trouble trouble = SaveTroubles.of(reading, Saves.nameOf(file), call.wording());
      if (journal == null) {
        throw trouble;
      }
      stops.add(trouble.told(call.wording()));
    }
    if (journal == null) {
      throw new AssertionError(reading);
    }
    Opened opened = reader.open(journal);
    if (reading instanceof Reading.Whole) {
      fits.found(file, opened).keep();
    }
    Sitting sitting = opened.standing();
    if (sitting == null) {
      throw reader.stops(file, opened);
    }
    if (!(opened instanceof Opened.Ready)) {
      stops.add(call.wording().say(ReplayWords.STOPS_HERE, "why", reader.told(opened)));
    }
    String language = language(journal);
    boolean screen =
        ScreenPlay.possible(call) && call.around().terminal(0) && call.around().terminal(1);
    ExitStatus shown =
        screen ? new ScreenPlay(call, edition, shelf).replay(sitting, file, stops, language) : null;
    return shown != null ? shown : lines(sitting, file, stops, language);
  }

  private static @Nullable Journal journal(Reading reading) {
    return reading instanceof Reading.Whole whole
        ? whole.journal()
        : reading instanceof Reading.Damaged damaged ? damaged.before() : null;
  }

  private ExitStatus lines(Sitting sitting, Path file, List<String> stops, String language) {
    Answers answers = new Utf8Answers(call.in());
    int columns = call.columns();
    Viewing viewing = Viewing.of(sitting);
    PlainViewer viewer =
        new PlainViewer(
            viewing,
            stops,
            language,
            answers,
            call.pages(),
            call.around().terminal(0) ? Look.keyboard(columns) : Look.script(columns));
    Parting parting = viewer.read();
    Sitting branch = viewer.branch();
    return branch == null
        ? PlayCommand.status(parting, viewer.outputLost())
        : playOn(branch, file, viewer.tag(), answers);
  }

  /** Goes on in the save, as a road of its own; where it cannot be, in one beside it. */
  private ExitStatus playOn(Sitting branch, Path file, String tag, Answers answers) {
    Path in = file.toAbsolutePath().normalize().getParent();
    Path folder = shelf.needed();
    if (!folder.toAbsolutePath().normalize().equals(in)) {
      List<String> told = List.of(call.wording().say(ReplayWords.LIES_ELSEWHERE));
      Keeper own = Keeper.create(folder, null);
      return PlayCommand.lines(call, shelf, branch, own, tag, answers, told);
    }
    Keeper.Entered entered = Keeper.open(file);
    List<String> opening = new ArrayList<>();
    for (Notice notice : entered.notices()) {
      opening.add(Notices.told(notice, call.wording()));
    }
    Keeper keeper = entered.keeper();
    if (keeper == null) {
      opening.add(call.wording().say(ErrandWords.SAVE_BEFORE_DAMAGE));
      keeper = Keeper.create(folder, null);
    }
    return PlayCommand.lines(call, shelf, branch, keeper, tag, answers, opening);
  }

  private ExitStatus print() {
    Path file = shelf.find(call.arguments().operands().get(0));
    Journal journal = reader.journal(file);
    String language = language(journal);
    Opened opened = reader.open(journal);
    fits.found(file, opened).keep();
    Sitting sitting = opened.standing();
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
              subtitle(file, sitting, language));
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

  private static String subtitle(Path file, Sitting sitting, String language) {
    int count = 0;
    for (Decided decided : sitting.decisions()) {
      count += decided.counts() ? 1 : 0;
    }
    return Wording.in(language)
        .say(
            ErrandWords.TRANSCRIPT_OF,
            "count",
            count,
            "save",
            Saves.nameOf(file),
            "seed",
            sitting.journal().header().seed());
  }

  /**
   * The language asked for; else the one chosen in the settings, else that of the surroundings. The
   * one the play was begun in serves only where none of them says anything.
   */
  private String language(Journal journal) {
    if (call.arguments().has(Flag.LANGUAGE)) {
      return call.language();
    }
    String chosen =
        new PersonalFiles(call.around(), edition.story().id()).settings().settings().language();
    String now = chosen.isEmpty() ? call.language() : chosen;
    return now.isEmpty() ? journal.header().language() : now;
  }
}
