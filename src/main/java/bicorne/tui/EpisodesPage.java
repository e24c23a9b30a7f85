package bicorne.tui;

import bicorne.model.StoryFile;
import bicorne.told.StoryWords;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;

/** Any episode by itself, from the state history left it in. */
record EpisodesPage(Listing list) implements Page {

  static final EpisodesPage NEW = new EpisodesPage(Listing.NEW);

  private static List<StoryFile> episodes(ScreenModel model) {
    List<StoryFile> episodes = new ArrayList<>();
    for (StoryFile file : model.bill().story().files()) {
      if (!file.scene()) {
        episodes.add(file);
      }
    }
    return episodes;
  }

  @Override
  public EpisodesPage fitted(ScreenModel model) {
    return list.stale(model)
        ? new EpisodesPage(list.laid(body(model), model))
        : new EpisodesPage(list.fitted(model));
  }

  private static Body body(ScreenModel model) {
    StoryWords words = model.words();
    Leaf leaf = new Leaf(model.margins());
    leaf.in(Look.QUIET).paragraph(model.say(ScreenWords.EPISODES_HOW));
    int number = 0;
    for (StoryFile file : episodes(model)) {
      String title = words.line(file.title(), model.state());
      leaf.choice(Integer.toString(++number), title.isEmpty() ? file.id() : title, Look.CHOICE);
    }
    return leaf.body();
  }

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    int taken = list.taken(key, burst, model);
    if (taken >= 0) {
      return model.ask(new Errand.NewPlay(episodes(model).get(taken).id()));
    }
    return key.kind() == Key.Kind.ESCAPE
        ? model.close()
        : model.showing(new EpisodesPage(list.heard(key, model)));
  }

  @Override
  public Frame view(ScreenModel model) {
    return Screen.of(model)
        .frame(model.say(ScreenWords.EPISODES), "", list.rows(model), hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    return Hints.choosing(model, list, more);
  }
}
