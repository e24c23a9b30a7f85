package bicorne.tui;

import bicorne.play.Decided;
import bicorne.play.Sitting;
import bicorne.play.Timeline;
import bicorne.told.StoryWords;
import bicorne.wording.CommandWords;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;

/**
 * The decisions of the play, on this road and on those that were left; Enter goes to the page
 * behind one.
 *
 * @param entries for each item the decision it is, a number of the journal; 0 is the beginning
 */
record TimelinePage(Listing list, List<Integer> entries) implements Page {

  static final TimelinePage NEW = new TimelinePage(Listing.NEW, List.of());

  @Override
  public TimelinePage fitted(ScreenModel model) {
    Sitting sitting = model.sitting();
    if (!list.stale(model) || sitting == null) {
      return new TimelinePage(list.fitted(model), entries);
    }
    Timeline timeline = Timeline.of(sitting);
    List<Integer> numbers = new ArrayList<>(List.of(0));
    for (Decided decided : timeline.here()) {
      numbers.add(decided.entry());
    }
    for (Timeline.Elsewhere other : timeline.elsewhere()) {
      numbers.add(other.decided().entry());
    }
    Body body = body(model, sitting, timeline);
    int here = timeline.here().size();
    Listing laid =
        list.basis() == Basis.NONE
            ? Listing.NEW.at(new Scroll(0, here)).laid(body, model)
            : list.laid(body, model);
    return new TimelinePage(laid, numbers);
  }

  private static Body body(ScreenModel model, Sitting sitting, Timeline timeline) {
    Leaf leaf = new Leaf(model.margins());
    StoryWords words = model.words();
    leaf.choice("0", model.say(ScreenWords.THE_BEGINNING), Look.CHOICE);
    for (Decided decided : timeline.here()) {
      boolean behind = decided.entry() == sitting.entry();
      leaf.choice(
          Integer.toString(decided.entry()),
          behind
              ? model.say(ScreenWords.YOU_ARE_HERE, "decision", words.decided(decided))
              : words.decided(decided),
          Look.CHOICE);
    }
    if (!timeline.elsewhere().isEmpty()) {
      leaf.in(Look.QUIET).paragraph(model.say(CommandWords.TIMELINE_ELSEWHERE));
      leaf.gap();
    }
    for (Timeline.Elsewhere other : timeline.elsewhere()) {
      leaf.choice(Integer.toString(other.decided().entry()), words.decided(other), Look.CHOICE);
    }
    if (timeline.left() > 0) {
      leaf.in(Look.QUIET)
          .paragraph(model.say(CommandWords.TIMELINE_MORE, "count", timeline.left()));
    }
    return leaf.body();
  }

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    Sitting sitting = model.sitting();
    if (key.kind() == Key.Kind.ESCAPE || sitting == null || (key.is('t') && !burst)) {
      return model.close();
    }
    // A digit is no place in the list here, but part of a decision's number.
    boolean digit = key.kind() == Key.Kind.CHARACTER;
    int taken = digit ? -1 : list.taken(key, burst, model);
    if (taken < 0) {
      return model.showing(new TimelinePage(list.heard(key, model), entries));
    }
    int entry = entries.get(taken);
    return sitting.canGoTo(entry)
        ? model.arrive(sitting.to(entry)).only(ReadingPage.NEW)
        : model.tell(bicorne.wording.LineWords.DOES_NOT_FIT, "number", entry);
  }

  @Override
  public Frame view(ScreenModel model) {
    return Screen.of(model)
        .frame(model.say(ScreenWords.TIMELINE_TITLE), "", list.rows(model), hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model) {
    List<Hint> hints = new ArrayList<>();
    hints.add(Hint.of(Key.Kind.ENTER, "Enter", model.say(ScreenWords.GO_THERE)));
    return Hints.open(hints, model, list);
  }
}
