package bicorne.cli;

import bicorne.play.Keeper;
import bicorne.play.Sitting;
import bicorne.saves.Edition;
import bicorne.saves.Saves;
import bicorne.tui.Playbill;
import bicorne.tui.Settings;
import bicorne.tui.Theatre;
import bicorne.tui.lanterna.FullScreen;
import bicorne.tui.lanterna.NoTerminal;
import bicorne.tui.lanterna.Options;
import bicorne.tui.lanterna.Theme;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Plays on the full screen: the title, or straight into a play. */
final class ScreenPlay {

  private final Call call;
  private final Edition edition;
  private final SaveShelf shelf;
  private final PersonalFiles files;
  private @Nullable LiveStory live;

  ScreenPlay(Call call, Edition edition, SaveShelf shelf) {
    this.call = call;
    this.edition = edition;
    this.shelf = shelf;
    this.files = new PersonalFiles(call.around(), edition.story().id());
  }

  /** Whether this call can have the full screen: both streams are a terminal that can do it. */
  static boolean possible(Call call) {
    return !call.arguments().has(Flag.PLAIN)
        && FullScreen.possible(
            call.around().terminal(0), call.around().terminal(1), call.around().variable("TERM"));
  }

  /** With a story that is written on meanwhile; null for one that stays as it is. */
  ScreenPlay watching(@Nullable LiveStory story) {
    live = story;
    return this;
  }

  /**
   * Shows the screen until it is left.
   *
   * @param sitting the play to begin with; null for the title
   * @param told what is to be told before its first page
   * @return the status, or null where the terminal refused and plain lines have to do
   */
  @Nullable ExitStatus run(
      @Nullable Sitting sitting, Keeper keeper, List<String> told, String language) {
    return run(sitting, null, keeper, told, language);
  }

  /**
   * Shows a save to be read again.
   *
   * @param told what is said on its last page, because it stops fitting there
   * @return as for {@link #run}
   */
  @Nullable ExitStatus replay(Sitting sitting, Path file, List<String> told, String language) {
    return run(sitting, file, Keeper.none(), told, language);
  }

  private @Nullable ExitStatus run(
      @Nullable Sitting sitting,
      @Nullable Path viewed,
      Keeper keeper,
      List<String> told,
      String language) {
    PersonalFiles.Found found = files.settings();
    Settings settings =
        call.arguments().has(Flag.ASCII)
            ? found.settings().drawn(Settings.Marks.ASCII)
            : found.settings();
    if (call.arguments().has(Flag.LANGUAGE)) {
      settings = settings.told(language);
    }
    Playbill bill = Playbill.of(edition, Version.NUMBER);
    Theatre theatre =
        sitting == null
            ? Theatre.of(bill, settings, language, files.read())
            : viewed == null
                ? Theatre.playing(bill, settings, language, files.read(), sitting, told)
                : Theatre.reading(
                    bill,
                    settings,
                    language,
                    files.read(),
                    sitting,
                    viewed.toString(),
                    Saves.nameOf(viewed),
                    told);
    ScreenErrands errands =
        new ScreenErrands(call, shelf.folder(), files, edition, viewed, keeper, settings, live);
    Theatre shown = live == null ? theatre : theatre.watching();
    try {
      return status(
          FullScreen.run(
              found.mishap() == null ? shown : shown.telling(found.mishap()),
              errands,
              Options.of(call.around().variables()).with(theme(errands)),
              call.in(),
              screen()));
    } catch (NoTerminal e) {
      return null;
    } finally {
      errands.close();
    }
  }

  private OutputStream screen() {
    return call.screen();
  }

  private static Supplier<Theme> theme(ScreenErrands errands) {
    return new Supplier<>() {
      @Override
      public Theme get() {
        return switch (errands.settings().theme()) {
          case TERMINAL -> Theme.TERMINAL;
          case DARK -> Theme.DARK;
          case LIGHT -> Theme.LIGHT;
          case HIGH_CONTRAST -> Theme.HIGH_CONTRAST;
          case NONE -> Theme.NONE;
        };
      }
    };
  }

  private static ExitStatus status(int code) {
    for (ExitStatus status : ExitStatus.values()) {
      if (status.code() == code) {
        return status;
      }
    }
    return ExitStatus.BUG;
  }
}
