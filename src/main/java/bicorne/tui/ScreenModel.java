package bicorne.tui;

import bicorne.engine.Engine;
import bicorne.engine.State;
import bicorne.play.Notice;
import bicorne.play.Sitting;
import bicorne.saves.JournalHeader;
import bicorne.told.StoryWords;
import bicorne.wording.LanguageNames;
import bicorne.wording.Saying;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that the screen is: pages one over the other, where the reader stands, what has been set.
 * Never changes; every message gives another.
 *
 * @param bill what is played
 * @param size of the terminal
 * @param settings the reader's
 * @param surroundings the language of the surroundings, for settings that name none
 * @param fineShown whether the terminal has shown that finer marks take one cell
 * @param sitting where the reader stands; null where nothing is being played
 * @param pages what is open, the last on top; never empty
 * @param notes what is to be told now
 * @param shelf the saves as they were listed last
 * @param read which pages were read before
 * @param leaving whether the reader has asked to leave
 * @param commands what the message has asked for, to be done before the next
 */
record ScreenModel(
    Playbill bill,
    Size size,
    Settings settings,
    String surroundings,
    boolean fineShown,
    @Nullable Sitting sitting,
    List<Page> pages,
    List<Note> notes,
    List<Heard.Shelved> shelf,
    ReadPages read,
    boolean leaving,
    List<Command> commands) {

  // What is shared from model to model stays the same list: pages ask by identity.

  ScreenModel with(Size other) {
    return new ScreenModel(
        bill,
        other,
        settings,
        surroundings,
        fineShown,
        sitting,
        pages,
        notes,
        shelf,
        read,
        leaving,
        commands);
  }

  ScreenModel with(Playbill other) {
    return new ScreenModel(
        other,
        size,
        settings,
        surroundings,
        fineShown,
        sitting,
        pages,
        notes,
        shelf,
        read,
        leaving,
        commands);
  }

  ScreenModel withFineMarks() {
    return new ScreenModel(
        bill,
        size,
        settings,
        surroundings,
        true,
        sitting,
        pages,
        notes,
        shelf,
        read,
        leaving,
        commands);
  }

  ScreenModel with(@Nullable Sitting other) {
    return new ScreenModel(
        bill,
        size,
        settings,
        surroundings,
        fineShown,
        other,
        pages,
        notes,
        shelf,
        read,
        leaving,
        commands);
  }

  private ScreenModel with(List<Page> other) {
    return new ScreenModel(
        bill,
        size,
        settings,
        surroundings,
        fineShown,
        sitting,
        other,
        notes,
        shelf,
        read,
        leaving,
        commands);
  }

  private ScreenModel told(List<Note> other) {
    return new ScreenModel(
        bill,
        size,
        settings,
        surroundings,
        fineShown,
        sitting,
        pages,
        other,
        shelf,
        read,
        leaving,
        commands);
  }

  ScreenModel listing(List<Heard.Shelved> other) {
    return new ScreenModel(
        bill,
        size,
        settings,
        surroundings,
        fineShown,
        sitting,
        pages,
        notes,
        other,
        read,
        leaving,
        commands);
  }

  private ScreenModel asking(List<Command> other) {
    return new ScreenModel(
        bill,
        size,
        settings,
        surroundings,
        fineShown,
        sitting,
        pages,
        notes,
        shelf,
        read,
        leaving,
        other);
  }

  /** Nothing is asked for any more: it has been handed over. */
  ScreenModel asked() {
    return commands.isEmpty() ? this : asking(List.of());
  }

  /** This is to be done, behind what is to be done already. */
  ScreenModel ask(Command command) {
    List<Command> more = new ArrayList<>(commands);
    more.add(command);
    return asking(List.copyOf(more));
  }

  /** The page on top. */
  Page page() {
    return pages.get(pages.size() - 1);
  }

  /** Another page in place of the one on top. */
  ScreenModel showing(Page page) {
    if (page == page()) {
      return this;
    }
    List<Page> other = new ArrayList<>(pages);
    other.set(other.size() - 1, page);
    return with(List.copyOf(other));
  }

  /** One more page on top. */
  ScreenModel open(Page page) {
    List<Page> more = new ArrayList<>(pages);
    more.add(page);
    return with(List.copyOf(more));
  }

  /** The page on top is closed; the last one stays. */
  ScreenModel close() {
    return pages.size() == 1 ? this : with(List.copyOf(pages.subList(0, pages.size() - 1)));
  }

  /** Nothing is open but this. */
  ScreenModel only(Page page) {
    return with(List.of(page));
  }

  /** This is to be told, behind what is to be told already. */
  ScreenModel tell(Note note) {
    List<Note> more = new ArrayList<>(notes);
    more.add(note);
    return told(List.copyOf(more));
  }

  ScreenModel tell(Saying saying, Object... values) {
    return tell(new Note.Says(saying, List.of(values)));
  }

  ScreenModel tellAll(List<Notice> notices) {
    ScreenModel model = this;
    for (Notice notice : notices) {
      model = model.tell(new Note.Of(notice));
    }
    return model;
  }

  /** What was to be told has been seen. */
  ScreenModel toldAll() {
    return notes.isEmpty() ? this : told(List.of());
  }

  /** Takes another stand: it is kept before its page is seen. */
  ScreenModel arrive(Sitting there) {
    return with(there).ask(new Errand.Keep(there));
  }

  /** Goes on from the page, which counts as read from here on. */
  ScreenModel readOn(Sitting there) {
    Sitting here = sitting;
    if (here == null) {
      return arrive(there);
    }
    long page = ReadPages.page(here);
    if (read.contains(page)) {
      return arrive(there);
    }
    return new ScreenModel(
            bill,
            size,
            settings,
            surroundings,
            fineShown,
            sitting,
            pages,
            notes,
            shelf,
            read.and(page),
            leaving,
            commands)
        .ask(new Errand.Remember(page))
        .arrive(there);
  }

  /** A play begins or is gone on with: nothing else is open. */
  ScreenModel play(Sitting there, Command keeping) {
    Sitting before = sitting;
    ScreenModel model = before == null ? this : ask(new Errand.Part(before));
    return model.ask(keeping).arrive(there).only(ReadingPage.NEW);
  }

  /** Leaves, as soon as all is kept. */
  ScreenModel leave() {
    Sitting here = sitting;
    ScreenModel model =
        new ScreenModel(
            bill,
            size,
            settings,
            surroundings,
            fineShown,
            sitting,
            pages,
            notes,
            shelf,
            read,
            true,
            commands);
    return here == null ? model.ask(new Command.Leave(0, "")) : model.ask(new Errand.Part(here));
  }

  /** Other settings, which are kept. */
  ScreenModel set(Settings other) {
    return settings.equals(other) ? this : withSettings(other).ask(new Errand.WriteSettings(other));
  }

  ScreenModel withSettings(Settings other) {
    return new ScreenModel(
        bill,
        size,
        other,
        surroundings,
        fineShown,
        sitting,
        pages,
        notes,
        shelf,
        read,
        leaving,
        commands);
  }

  /** The language that is read in, as it is asked for: a BCP 47 tag. */
  String tag() {
    return settings.language().isEmpty() ? surroundings : settings.language();
  }

  Wording wording() {
    return Wording.in(tag());
  }

  /** What the program says. */
  String say(Saying saying, Object... values) {
    return wording().say(saying, values);
  }

  /** What plays: of an episode by itself the engine that ends with it. */
  Engine engine() {
    return sitting == null ? bill.engine() : sitting.engine();
  }

  /** The story's words in the language that is read in. */
  StoryWords words() {
    return StoryWords.in(engine(), tag());
  }

  /** The state where the reader stands; before any play that in which the story begins. */
  State state() {
    return sitting == null ? bill.opening() : sitting.moment().state();
  }

  Margins margins() {
    return Margins.of(size, settings.width());
  }

  /** Whether finer marks than ASCII are drawn. */
  boolean fine() {
    return settings.marks() == Settings.Marks.FINE
        || (settings.marks() == Settings.Marks.AUTO && fineShown);
  }

  /** The languages that can be read in: the story's, then those the program itself speaks. */
  List<String> languages() {
    List<String> tags = new ArrayList<>(bill.story().languages());
    for (String own : Wording.LANGUAGES) {
      boolean there = false;
      for (String known : tags) {
        there |= LanguageNames.same(known, own);
      }
      if (!there) {
        tags.add(own);
      }
    }
    return tags;
  }

  /** The language behind the one that is read in. */
  String nextLanguage() {
    List<String> tags = languages();
    List<String> story = bill.story().languages();
    int now = -1;
    for (int i = 0; i < tags.size() && now < 0; i++) {
      now = LanguageNames.same(tags.get(i), tag()) ? i : -1;
    }
    String there = story.get(bill.story().language(tag()));
    now = tags.contains(tag()) ? tags.indexOf(tag()) : now < 0 ? tags.indexOf(there) : now;
    return tags.get((now + 1) % tags.size());
  }

  /** The saves of this story, the one played last first. */
  List<Heard.Shelved> saves() {
    List<Heard.Shelved> own = new ArrayList<>();
    for (Heard.Shelved save : shelf) {
      JournalHeader header = save.entry().header();
      if (header == null || header.story().equals(bill.story().id())) {
        own.add(save);
      }
    }
    return own;
  }

  /** The endings found in all saves as they were listed last, as nodes. */
  List<Integer> endingsFound() {
    List<Integer> found = new ArrayList<>();
    for (Heard.Shelved save : saves()) {
      for (String address : save.entry().endings()) {
        int node = bill.story().nodeAt(address);
        if (node >= 0 && !found.contains(node)) {
          found.add(node);
        }
      }
    }
    return found;
  }
}
