package bicorne.tui;

import bicorne.play.Beginning;
import bicorne.play.Keeper;
import bicorne.play.Opened;
import bicorne.play.Sitting;
import bicorne.play.Viewing;
import bicorne.saves.Journal;
import bicorne.saves.Reading;
import bicorne.text.Clean;
import bicorne.told.Notices;
import bicorne.told.Openings;
import bicorne.told.ReadingFaults;
import bicorne.wording.LanguageNames;
import bicorne.wording.LineWords;
import bicorne.wording.ReplayWords;
import bicorne.wording.SaveWords;
import bicorne.wording.Saying;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The full screen as a {@link Stage}: what is open, and what every message makes of it.
 *
 * <p>Keys that mean the same everywhere are heard here; all others by the page on top.
 */
public final class Theatre implements Stage {

  /** So often a story that is written on is looked at. */
  private static final int WATCH_MILLIS = 200;

  /** So many damaged lines of settings are told one by one. */
  private static final int MOST_DAMAGED = 3;

  private final ScreenModel model;

  /** Whether the story is written on meanwhile. */
  private final boolean watching;

  /** How long it is since it was looked at. */
  private final int waited;

  private Theatre(ScreenModel model) {
    this(model, false, 0);
  }

  private Theatre(ScreenModel model, boolean watching, int waited) {
    this.model = model;
    this.watching = watching;
    this.waited = waited;
  }

  /** The same, of a story that is written on meanwhile: it is looked at again and again. */
  public Theatre watching() {
    return new Theatre(model, true, 0);
  }

  /**
   * The title screen.
   *
   * @param surroundings the language to begin in where the settings name none, a BCP 47 tag
   */
  public static Theatre of(Playbill bill, Settings settings, String surroundings, ReadPages read) {
    return open(bill, settings, surroundings, read, null);
  }

  /**
   * Straight into a play.
   *
   * @param told what is to be told before its first page
   */
  public static Theatre playing(
      Playbill bill,
      Settings settings,
      String surroundings,
      ReadPages read,
      Sitting sitting,
      List<String> told) {
    ScreenModel model = open(bill, settings, surroundings, read, sitting).model;
    for (String words : told) {
      model = model.tell(new Note.Words(words));
    }
    return new Theatre(settled(model));
  }

  /**
   * A save that is read again, over the title screen.
   *
   * @param sitting where its player stands
   * @param key how the errands know the save
   * @param name what it is called
   * @param told what is said on its last page, because it stops fitting there
   */
  public static Theatre reading(
      Playbill bill,
      Settings settings,
      String surroundings,
      ReadPages read,
      Sitting sitting,
      String key,
      String name,
      List<String> told) {
    ScreenModel model = open(bill, settings, surroundings, read, null).model;
    return new Theatre(
        settled(
            model.open(ReplayPage.of(Viewing.of(sitting), new ReplayPage.Save(key, name, told)))));
  }

  private static Theatre open(
      Playbill bill,
      Settings settings,
      String surroundings,
      ReadPages read,
      @Nullable Sitting sitting) {
    ScreenModel model =
        new ScreenModel(
            bill,
            Size.USUAL,
            settings,
            surroundings,
            false,
            sitting,
            List.of(sitting == null ? TitlePage.NEW : ReadingPage.NEW),
            List.of(),
            List.of(),
            read,
            false,
            List.of(sitting == null ? new Errand.ListSaves() : new Errand.Keep(sitting)));
    return new Theatre(settled(model));
  }

  /** The same, with what was wrong with the file of the settings told. */
  public Theatre telling(Settings.Mishap mishap) {
    ScreenModel told = model;
    List<Settings.Damaged> lines = mishap.lines();
    if (lines.isEmpty()) {
      told = told.tell(ScreenWords.SETTINGS_UNREAD);
    }
    for (Settings.Damaged line : lines.subList(0, Math.min(MOST_DAMAGED, lines.size()))) {
      String words = Cells.cut(Clean.line(line.words()), 40);
      told = told.tell(ScreenWords.SETTINGS_DAMAGED, "line", line.line(), "words", words);
    }
    if (lines.size() > MOST_DAMAGED) {
      told = told.tell(ScreenWords.SETTINGS_MORE, "count", lines.size() - MOST_DAMAGED);
    }
    Saying where = mishap.aside() ? ScreenWords.SETTINGS_ASIDE : ScreenWords.SETTINGS_STAY;
    return new Theatre(settled(told.tell(where, "file", mishap.file())), watching, waited);
  }

  /** The settings as they are now. */
  public Settings settings() {
    return model.settings();
  }

  /** Where the reader stands; null where nothing is being played. */
  public @Nullable Sitting sitting() {
    return model.sitting();
  }

  ScreenModel model() {
    return model;
  }

  @Override
  public Theatre hear(Message message) {
    ScreenModel next = heard(model.asked(), message);
    int passed = message instanceof Message.Tick tick ? waited + tick.millis() : waited;
    boolean look = watching && passed >= WATCH_MILLIS;
    return new Theatre(
        settled(look ? next.ask(new Errand.LookAgain()) : next), watching, look ? 0 : passed);
  }

  @Override
  public List<Command> commands() {
    return model.commands();
  }

  @Override
  public Frame frame() {
    return Plan.fits(model.size())
        ? model.page().view(model)
        : TooSmall.frame(model.size(), model.wording());
  }

  @Override
  public int tick() {
    int tick = Plan.fits(model.size()) ? model.page().tick(model) : 0;
    return !watching ? tick : tick == 0 ? WATCH_MILLIS : Math.min(tick, WATCH_MILLIS);
  }

  /** What is to be told finds its place, and the page on top is laid out for what is now. */
  private static ScreenModel settled(ScreenModel given) {
    ScreenModel model = given;
    if (!Plan.fits(model.size())) {
      return model;
    }
    if (!model.notes().isEmpty() && !Screen.roomForNotes(model)) {
      model = model.toldAll().open(PanelPage.of(model.notes(), new PanelPage.Then.Close()));
    }
    return model.showing(model.page().fitted(model));
  }

  private static ScreenModel heard(ScreenModel model, Message message) {
    if (message instanceof Message.Pressed pressed) {
      boolean text = Plan.fits(model.size()) && model.page().takesText();
      return pressed(model, text ? pressed.key() : pressed.key().plain(), pressed.burst());
    }
    if (message instanceof Message.Resized resized) {
      return model.with(resized.size());
    }
    if (message instanceof Message.Pasted pasted) {
      return Plan.fits(model.size()) && model.page().takesText()
          ? model.toldAll().page().pasted(model.toldAll(), pasted.text())
          : model;
    }
    if (message instanceof Message.Tick tick) {
      return Plan.fits(model.size()) && model.page().tick(model) > 0
          ? model.showing(model.page().ticked(model, tick.millis()))
          : model;
    }
    if (message instanceof Message.FineMarks) {
      return model.withFineMarks();
    }
    if (message instanceof Message.Ending) {
      return ending(model, 0);
    }
    return message instanceof Heard heard ? answered(model, heard) : model;
  }

  /** Ended from outside or by Ctrl-C: all is kept, nothing asked. */
  private static ScreenModel ending(ScreenModel model, int status) {
    Sitting here = model.sitting();
    ScreenModel kept = here == null ? model : model.ask(new Errand.Part(here));
    return kept.ask(new Command.Leave(status, ""));
  }

  private static ScreenModel pressed(ScreenModel given, Key key, boolean burst) {
    if (key.ctrl() && key.codePoint() == 'c') {
      return ending(given, Command.Leave.INTERRUPTED);
    }
    if (!Plan.fits(given.size())) {
      return !burst && key.is('q') ? given.leave() : given;
    }
    boolean told = !burst && key.kind() != Key.Kind.WHEEL_DOWN && key.kind() != Key.Kind.WHEEL_UP;
    ScreenModel model = told ? given.toldAll() : given;
    Page page = model.page();
    if (key.kind() == Key.Kind.CLICK && !burst) {
      Key hint = hinted(given, key);
      if (hint != null) {
        return pressed(model, hint, false);
      }
    }
    if (!burst && !page.takesText()) {
      if (key.is('q')) {
        return model.leave();
      }
      if (key.is('?')) {
        return page instanceof HelpPage ? model.close() : model.open(HelpPage.NEW);
      }
      if (key.is('l')) {
        return language(model);
      }
    }
    return page.pressed(model, key, burst);
  }

  private static @Nullable Key hinted(ScreenModel model, Key click) {
    int columns = model.size().columns();
    List<Hint> hints = model.page().hints(model);
    int rows = Hint.rows(model.page().hints(model, true), columns, Hint.most(model.size()));
    int row = click.row() - (model.size().rows() - rows);
    return Hint.at(row, click.column(), hints, columns, rows);
  }

  private static ScreenModel language(ScreenModel model) {
    String next = model.nextLanguage();
    return model
        .set(model.settings().told(next))
        .tell(ScreenWords.NOW_IN, "language", LanguageNames.of(next));
  }

  // What came of errands.

  private static ScreenModel answered(ScreenModel model, Heard heard) {
    if (heard instanceof Heard.Kept kept) {
      return model.tellAll(kept.notices());
    }
    if (heard instanceof Heard.Parted parted) {
      return parted(model, parted);
    }
    if (heard instanceof Heard.Listed listed) {
      return model.listing(listed.saves());
    }
    if (heard instanceof Heard.Entered entered) {
      return entered(model, entered);
    }
    if (heard instanceof Heard.Dealt dealt) {
      return dealt(model, dealt);
    }
    if (heard instanceof Heard.Copied copied) {
      return copied(model, copied);
    }
    if (heard instanceof Heard.Looked looked) {
      return looked(model, looked);
    }
    if (heard instanceof Heard.AllTried all) {
      return model.open(TriedPage.of(all.tried()));
    }
    if (heard instanceof Heard.Done done) {
      return Shelving.done(model, done);
    }
    if (heard instanceof Heard.Trashed trashed) {
      return model.page() instanceof TrashPage
          ? model.showing(TrashPage.of(trashed.saves()))
          : model.open(TrashPage.of(trashed.saves()));
    }
    if (heard instanceof Heard.Revised revised) {
      return Rereading.revised(model, revised.edition());
    }
    if (heard instanceof Heard.Broken broken) {
      return Rereading.broken(model, broken.errors());
    }
    if (heard instanceof Heard.Remark remark) {
      return model.tell(new Note.Words(remark.words()));
    }
    throw new AssertionError(heard);
  }

  private static ScreenModel parted(ScreenModel model, Heard.Parted parted) {
    if (!model.leaving()) {
      return model.tellAll(parted.notices());
    }
    List<String> farewell = new ArrayList<>();
    for (var notice : parted.notices()) {
      farewell.add(Notices.told(notice, model.wording()));
    }
    farewell.add(model.say(parted.kept() ? LineWords.GOODBYE_KEPT : LineWords.GOODBYE));
    return model.ask(new Command.Leave(0, String.join("\n", farewell)));
  }

  private static ScreenModel dealt(ScreenModel model, Heard.Dealt dealt) {
    List<String> languages = model.bill().story().languages();
    String tag = languages.get(model.bill().story().language(model.tag()));
    Beginning beginning =
        dealt.episode().isEmpty()
            ? Beginning.whole(dealt.seed(), tag, dealt.created())
            : Beginning.episode(dealt.episode(), dealt.seed(), tag, dealt.created());
    Sitting sitting = Sitting.begin(model.bill().edition(), beginning.by(model.bill().version()));
    return sitting == null
        ? model.tell(ScreenWords.CANNOT_BEGIN)
        : model.play(sitting, new Errand.KeepAnew());
  }

  /** A save is read again; what cannot be read is told, with what can. */
  private static ScreenModel looked(ScreenModel given, Heard.Looked looked) {
    Sitting own = given.sitting();
    if (looked.own() && own != null) {
      return given.open(ReplayPage.of(at(own, looked.entry()), ReplayPage.Save.OWN));
    }
    Journal journal = journal(looked.reading());
    List<Note> told = new ArrayList<>();
    if (!(looked.reading() instanceof Reading.Whole)) {
      told.add(
          new Note.Words(
              ReadingFaults.told(
                  looked.reading(), looked.name(), given.bill().version(), given.wording())));
    }
    Opened opened = journal == null ? null : Sitting.open(given.bill().edition(), journal);
    ScreenModel model = fitFound(given, looked.name(), looked.reading(), opened);
    Sitting sitting = opened == null ? null : opened.standing();
    List<String> stops = new ArrayList<>();
    if (opened != null && !(opened instanceof Opened.Ready)) {
      stops.addAll(Openings.refused(opened, model.words()));
    }
    if (sitting == null) {
      for (String words : stops) {
        told.add(new Note.Words(words));
      }
      return model.open(PanelPage.of(told, new PanelPage.Then.Close()));
    }
    for (Note note : told) {
      stops.add(note.told(model.wording()));
    }
    ReplayPage page =
        ReplayPage.of(
            at(sitting, looked.entry()), new ReplayPage.Save(looked.name(), looked.name(), stops));
    return model.open(page);
  }

  /** Whoever opens a whole save learns how it fits; the list is to know that too. */
  private static ScreenModel fitFound(
      ScreenModel model, String save, Reading reading, @Nullable Opened opened) {
    return opened != null && reading instanceof Reading.Whole
        ? model.ask(new Errand.FitFound(save, opened))
        : model;
  }

  /** A play read again from a decision on. */
  private static Viewing at(Sitting sitting, int entry) {
    Viewing whole = Viewing.of(sitting);
    Viewing there = whole.to(entry);
    return there == null ? whole : there;
  }

  private static @Nullable Journal journal(Reading reading) {
    return reading instanceof Reading.Whole whole
        ? whole.journal()
        : reading instanceof Reading.Damaged damaged ? damaged.before() : null;
  }

  private static ScreenModel entered(ScreenModel given, Heard.Entered entered) {
    ReplayPage from = given.page() instanceof ReplayPage page && page.branching() ? page : null;
    Sitting own = given.sitting();
    if (entered.playing() && own != null) {
      return from == null
          ? given.only(ReadingPage.NEW)
          : given.arrive(from.place(own)).only(ReadingPage.NEW);
    }
    Journal journal = journal(entered.reading());
    Opened opened = journal == null ? null : Sitting.open(given.bill().edition(), journal);
    ScreenModel model =
        fitFound(given, entered.name(), entered.reading(), opened).tellAll(entered.notices());
    boolean whole = entered.reading() instanceof Reading.Whole && entered.goesOn();
    List<Note> told = new ArrayList<>();
    if (!(entered.reading() instanceof Reading.Whole)) {
      String why =
          ReadingFaults.told(
              entered.reading(), entered.name(), model.bill().version(), model.wording());
      told.add(new Note.Words(why));
    }
    if (opened == null) {
      return model.ask(new Errand.LetGo()).open(PanelPage.of(told, new PanelPage.Then.Close()));
    }
    if (!(entered.reading() instanceof Reading.Whole)) {
      told.add(new Note.Says(ScreenWords.DAMAGED_BEFORE, List.of()));
    }
    for (String words : Openings.told(opened, model.words())) {
      told.add(new Note.Words(words));
    }
    Command keeping = whole ? new Errand.KeepThere() : new Errand.KeepAnew();
    Sitting standing = opened.standing();
    Sitting sitting = standing == null || from == null ? standing : from.place(standing);
    // Whoever plays on from a page of a replay has seen on its last one that the rest does not fit.
    boolean goesOn = opened instanceof Opened.Ready || from != null;
    boolean elsewhere = from != null && !whole && entered.reading() instanceof Reading.Whole;
    if (sitting != null && (whole || elsewhere) && goesOn) {
      ScreenModel begun = model.play(sitting, keeping);
      ScreenModel playing = elsewhere ? begun.tell(ReplayWords.LIES_ELSEWHERE) : begun;
      return told.isEmpty()
          ? playing
          : playing.open(PanelPage.of(told, new PanelPage.Then.Close()));
    }
    return sitting == null
        ? model.ask(new Errand.LetGo()).open(PanelPage.of(told, new PanelPage.Then.Close()))
        : model.open(PanelPage.of(told, new PanelPage.Then.GoOn(sitting, keeping)));
  }

  private static ScreenModel copied(ScreenModel model, Heard.Copied heard) {
    ScreenModel closed = model.page() instanceof NamePage ? model.close() : model;
    Keeper.Copied copied = heard.copied();
    if (copied instanceof Keeper.Copied.Done done) {
      return closed.tell(SaveWords.SAVED, "name", done.name()).ask(new Errand.ListSaves());
    }
    if (copied instanceof Keeper.Copied.Exists exists) {
      return model.open(
          PanelPage.of(
              List.of(
                  new Note.Says(ScreenWords.NAME_EXISTS, List.of("name", exists.name())),
                  new Note.Says(ScreenWords.REPLACE_HOW, List.of())),
              new PanelPage.Then.Replace(heard.typed())));
    }
    if (copied instanceof Keeper.Copied.BadName bad) {
      return Shelving.badName(model, bad.why());
    }
    if (copied instanceof Keeper.Copied.Failed failed) {
      String why = Notices.why(failed.why().why(), failed.why().detail(), model.wording());
      return model.tell(SaveWords.NOT_SAVED, "name", heard.typed(), "why", why);
    }
    throw new AssertionError(copied);
  }
}
