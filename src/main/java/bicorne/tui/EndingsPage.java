package bicorne.tui;

import bicorne.model.Ending;
import bicorne.model.Node;
import bicorne.model.Story;
import bicorne.play.Sitting;
import bicorne.wording.ReckoningWords;
import bicorne.wording.ScreenWords;
import java.util.List;
import java.util.TreeSet;

/** The endings of the story: those found by name, the others only counted. */
record EndingsPage(Listing list) implements Page {

  static final EndingsPage NEW = new EndingsPage(Listing.NEW);

  @Override
  public EndingsPage fitted(ScreenModel model) {
    return list.stale(model)
        ? new EndingsPage(list.laid(body(model), model))
        : new EndingsPage(list.fitted(model));
  }

  private static Body body(ScreenModel model) {
    Leaf leaf = new Leaf(model.margins());
    TreeSet<Integer> found = new TreeSet<>(model.endingsFound());
    Sitting sitting = model.sitting();
    if (sitting != null) {
      found.addAll(sitting.endingsReached());
    }
    Story story = model.bill().story();
    int all = story.endings().size();
    int shown = 0;
    for (int node : story.endings()) {
      if (found.contains(node) && story.nodes().get(node).exit() instanceof Node.Ends ends) {
        shown++;
        found(leaf, ends.ending(), model);
      }
    }
    leaf.in(Look.QUIET).gap();
    leaf.paragraph(model.say(ReckoningWords.ENDINGS_FOUND, "found", shown, "all", all));
    leaf.paragraph(
        shown == all
            ? model.say(ReckoningWords.ENDINGS_ALL)
            : model.say(ReckoningWords.ENDINGS_UNSEEN, "count", all - shown));
    return leaf.body();
  }

  private static void found(Leaf leaf, Ending ending, ScreenModel model) {
    String title = model.words().line(ending.title(), model.state());
    leaf.in(ending.historical() ? Look.HISTORY : Look.TEXT)
        .item(
            ending.historical() ? "=" : "*",
            ending.historical() ? model.say(ScreenWords.ENDING_HISTORICAL, "title", title) : title);
  }

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    return key.kind() == Key.Kind.ESCAPE
        ? model.close()
        : model.showing(new EndingsPage(list.heard(key, model)));
  }

  @Override
  public Frame view(ScreenModel model) {
    return Screen.of(model)
        .frame(model.say(ScreenWords.ENDINGS_TITLE), "", list.rows(model), hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    return Hints.reading(model, more);
  }
}
