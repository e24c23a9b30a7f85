package bicorne.cli;

import bicorne.engine.Engine;
import bicorne.plain.Answers;
import bicorne.plain.Look;
import bicorne.plain.Parting;
import bicorne.plain.PlainPlayer;
import bicorne.plain.Utf8Answers;
import bicorne.play.Beginning;
import bicorne.play.Keeper;
import bicorne.play.Notice;
import bicorne.play.Opened;
import bicorne.play.Sitting;
import bicorne.saves.Edition;
import bicorne.saves.Journal;
import bicorne.saves.Reading;
import bicorne.saves.Saves;
import bicorne.told.Notices;
import bicorne.told.Openings;
import bicorne.told.StoryWords;
import bicorne.wording.ErrandWords;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code play}: begins a play or goes on in one, on the full screen where there is one, else line
 * by line.
 *
 * <p>At a keyboard a save that does not quite fit is explained and gone on with; a script is not to
 * decide on pages it was not written for, so there it is refused.
 */
final class PlayCommand {

  private final Call call;
  private final Arguments arguments;
  private final SaveShelf shelf;
  private final Edition edition;
  private final Engine engine;
  private final boolean keyboard;
  private final @Nullable LiveStory live;
  private final List<String> opening = new ArrayList<>();
  private String language;
  private boolean screen;

  private PlayCommand(Call call) {
    this.call = call;
    arguments = call.arguments();
    shelf = new SaveShelf(call);
    live =
        arguments.has(Flag.WATCH)
            ? new LiveStory(call, new Stories(call.around()).find(arguments.operand()))
            : null;
    edition = PlayableStory.edition(call, arguments.operand());
    engine = edition.engine();
    keyboard = call.around().terminal(0);
    screen = ScreenPlay.possible(call);
    language = call.language();
  }

  static ExitStatus run(Call call) {
    Arguments arguments = call.arguments();
    exclude(arguments, Flag.CONTINUE, Flag.SAVE);
    exclude(arguments, Flag.CONTINUE, Flag.EPISODE);
    exclude(arguments, Flag.CONTINUE, Flag.SEED);
    long seed = Seeds.of(arguments.value(Flag.SEED));
    return new PlayCommand(call).play(seed);
  }

  private static void exclude(Arguments arguments, Flag one, Flag other) {
    if (arguments.has(one) && arguments.has(other)) {
      throw Trouble.usage(ErrandWords.NOT_TOGETHER, "one", one.written(), "other", other.written());
    }
  }

  /** A language that was asked for and that the story has not is never replaced in silence. */
  private void missingLanguage() {
    String asked = call.arguments().value(Flag.LANGUAGE);
    if (asked != null) {
      opening.addAll(Languages.missing(asked, engine.story(), call.wording()));
    }
  }

  private ExitStatus play(long seed) {
    missingLanguage();
    String name = arguments.value(Flag.SAVE);
    if (screen
        && name == null
        && !arguments.has(Flag.CONTINUE)
        && !arguments.has(Flag.EPISODE)
        && !arguments.has(Flag.SEED)) {
      ExitStatus shown =
          new ScreenPlay(call, edition, shelf)
              .watching(live)
              .run(null, Keeper.none(), opening, language);
      if (shown != null) {
        return shown;
      }
      screen = false;
    }
    if (arguments.has(Flag.CONTINUE)) {
      return goOn(shelf.last(engine.story().id()));
    }
    if (name != null) {
      Path file = shelf.named(name);
      if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
        return goOn(file);
      }
    }
    return begin(seed, name);
  }

  private ExitStatus begin(long seed, @Nullable String name) {
    String tag = engine.story().languages().get(engine.story().language(language));
    String created = Instants.utc(System.currentTimeMillis());
    String episode = arguments.value(Flag.EPISODE);
    Beginning beginning =
        episode == null
            ? Beginning.whole(seed, tag, created)
            : Beginning.episode(episode(episode), seed, tag, created);
    Sitting sitting =
        Sitting.begin(edition, beginning.by(Version.NUMBER).named(name == null ? "" : name));
    if (sitting == null) {
      throw unknown(String.valueOf(episode));
    }
    Path folder = shelf.folder();
    if (folder == null) {
      opening.add(call.wording().say(ErrandWords.NO_PLACE));
      return play(sitting, Keeper.none());
    }
    return play(sitting, Keeper.create(folder, name));
  }

  private String episode(String id) {
    if (Episodes.named(engine.story(), id) != null) {
      return id;
    }
    throw unknown(id);
  }

  private Trouble unknown(String id) {
    return Episodes.unknown(engine.story(), id, call.wording(), near -> "--episode " + near);
  }

  private ExitStatus goOn(Path file) {
    Keeper.Entered entered = Keeper.open(file);
    for (Notice notice : entered.notices()) {
      opening.add(Notices.told(notice, call.wording()));
    }
    Keeper keeper = entered.keeper();
    if (entered.reading() instanceof Reading.Whole whole && keeper != null) {
      return goOn(whole.journal(), keeper, file);
    }
    Trouble trouble = SaveTroubles.of(entered.reading(), Saves.nameOf(file), call.wording());
    if (keyboard
        && entered.reading() instanceof Reading.Damaged damaged
        && damaged.before() != null) {
      opening.add(trouble.told(call.wording()));
      opening.add(call.wording().say(ErrandWords.SAVE_BEFORE_DAMAGE));
      return goOn(damaged.before(), Keeper.create(shelf.needed(), null), file);
    }
    throw trouble;
  }

  private ExitStatus goOn(Journal journal, Keeper keeper, Path file) {
    if (!arguments.has(Flag.LANGUAGE) && !journal.header().language().isEmpty()) {
      language = journal.header().language();
    }
    Opened opened = Sitting.open(edition, journal);
    if (!(opened instanceof Opened.Ready) || journal.header().copy()) {
      // Of a save that grows, whoever leaves it says how it fits then.
      new FitTrial(shelf.folder(), edition).found(file, opened).keep();
    }
    List<String> told = Openings.told(opened, StoryWords.in(engine, language));
    if (opened instanceof Opened.Ready ready) {
      opening.addAll(told);
      return play(ready.sitting(), keeper);
    }
    if (opened instanceof Opened.Stopped stopped && keyboard) {
      opening.addAll(told);
      return play(stopped.sitting(), keeper);
    }
    keeper.close();
    throw Trouble.ofSave(
        ErrandWords.SAVE_STOPS,
        "save",
        Saves.nameOf(file),
        "why",
        call.wording().sentences(Openings.refused(opened, StoryWords.in(engine, call.language()))));
  }

  private ExitStatus play(Sitting sitting, Keeper keeper) {
    if (screen) {
      ExitStatus shown =
          new ScreenPlay(call, edition, shelf)
              .watching(live)
              .run(sitting, keeper, opening, language);
      if (shown != null) {
        return shown;
      }
    }
    return lines(sitting, keeper);
  }

  private ExitStatus lines(Sitting sitting, Keeper keeper) {
    Answers typed = new Utf8Answers(call.in());
    Answers answers = live == null ? typed : new LiveAnswers(typed, live);
    return lines(call, shelf, sitting, keeper, language, answers, opening);
  }

  /** Plays line by line, to the end of it; the keeper is closed. */
  static ExitStatus lines(
      Call call,
      SaveShelf shelf,
      Sitting sitting,
      Keeper keeper,
      String language,
      Answers answers,
      List<String> opening) {
    ExitStatus status;
    FitTrial fit;
    try (keeper) {
      int columns = call.columns();
      boolean typed = call.around().terminal(0);
      Look look = typed ? Look.keyboard(columns) : Look.script(columns);
      PlainPlayer player =
          new PlainPlayer(sitting, keeper, shelf, language, answers, call.pages(), look);
      Thread interrupted = typed ? whenEnded(player) : null;
      try {
        status = status(call, player.play(opening), player.outputLost(), keeper);
      } finally {
        forget(interrupted);
      }
      fit = new FitTrial(shelf.folder(), player.sitting().edition()).left(keeper.file());
    }
    fit.keep();
    return status;
  }

  /** Ctrl-C at a prompt: the place is kept, and the shell's own prompt gets a line of its own. */
  private static Thread whenEnded(PlainPlayer player) {
    Thread thread =
        new Thread("interrupted") {
          @Override
          public void run() {
            player.interrupted();
          }
        };
    Runtime.getRuntime().addShutdownHook(thread);
    return thread;
  }

  private static void forget(@Nullable Thread interrupted) {
    if (interrupted != null) {
      try {
        Runtime.getRuntime().removeShutdownHook(interrupted);
      } catch (IllegalStateException e) {
        // It is just being run.
        return;
      }
    }
  }

  /** What was lost is a failure, however the play was left. */
  private static ExitStatus status(
      Call call, Parting parting, java.io.@Nullable IOException outputLost, Keeper keeper) {
    Notice.NotKept lost = keeper.lost();
    if (outputLost == null && lost != null) {
      throw Trouble.outside(
          ErrandWords.PROGRESS_LOST,
          "where",
          lost.where(),
          "why",
          Notices.why(lost.why(), lost.detail(), call.wording()));
    }
    return status(parting, outputLost);
  }

  /** What a parting is told as. */
  static ExitStatus status(Parting parting, java.io.@Nullable IOException outputLost) {
    if (outputLost != null) {
      throw new SureOutput.Lost(outputLost);
    }
    return parting == Parting.GAVE_UP ? ExitStatus.GAVE_UP : ExitStatus.FINE;
  }
}
