package bicorne.tui;

import bicorne.play.Opened;
import bicorne.play.Sitting;
import bicorne.saves.Edition;
import bicorne.told.Openings;
import bicorne.told.StoryWords;
import bicorne.wording.LineWords;
import java.util.ArrayList;
import java.util.List;

/** What becomes of the screen when the story that is played has been saved anew. */
final class Rereading {

  private Rereading() {}

  /** The play goes on in the story of now, from the same place if there is one. */
  static ScreenModel revised(ScreenModel before, Edition edition) {
    ScreenModel given = before.toldAll();
    Sitting here = given.sitting();
    Playbill bill = Playbill.of(edition, given.bill().version());
    if (here == null) {
      return given.with(bill).only(TitlePage.NEW).tell(LineWords.STORY_READ);
    }
    Opened opened = here.on(edition);
    Sitting there = opened.standing();
    List<String> told =
        Openings.told(
            opened, StoryWords.in(there == null ? here.engine() : there.engine(), given.tag()));
    if (there == null) {
      return panel(given, told);
    }
    ScreenModel model = given.with(bill).arrive(there).only(ReadingPage.NEW);
    return opened instanceof Opened.Ready ? model.tell(LineWords.STORY_READ) : panel(model, told);
  }

  /** The errors are shown over the page, which stays as it was. */
  static ScreenModel broken(ScreenModel before, List<String> errors) {
    ScreenModel given = before.toldAll();
    List<String> told = new ArrayList<>(errors);
    told.add(given.say(LineWords.STORY_BROKEN));
    return panel(given, told);
  }

  private static ScreenModel panel(ScreenModel given, List<String> told) {
    boolean open =
        given.page() instanceof PanelPage panel && panel.then() instanceof PanelPage.Then.Close;
    List<Note> notes = new ArrayList<>();
    for (String words : told) {
      notes.add(new Note.Words(words));
    }
    return (open ? given.close() : given).open(PanelPage.of(notes, new PanelPage.Then.Close()));
  }
}
