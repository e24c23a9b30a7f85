package bicorne.tui;

import bicorne.engine.Awaits;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.play.Reckoning;
import bicorne.play.Sitting;
import bicorne.play.Viewing;
import bicorne.told.PagePrinter;
import bicorne.told.StoryWords;
import bicorne.wording.PageWords;
import bicorne.wording.ReckoningWords;
import bicorne.wording.ReplayWords;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The play beside history: two columns, those decisions marked that differ, each opening to the
 * account with what it rests on.
 *
 * @param rows the decisions, an item each
 * @param open those whose account is shown
 */
record ReckoningPage(Listing list, List<Reckoning.Row> rows, TreeSet<Integer> open)
    implements Page {

  static final ReckoningPage NEW = new ReckoningPage(Listing.NEW, List.of(), new TreeSet<>());

  /** Columns narrower than this stand one below the other. */
  private static final int TWO_COLUMNS = 48;

  @Override
  public ReckoningPage fitted(ScreenModel model) {
    Sitting sitting = model.sitting();
    return list.stale(model) && sitting != null
        ? laid(model, sitting, open)
        : new ReckoningPage(list.fitted(model), rows, open);
  }

  private ReckoningPage laid(ScreenModel model, Sitting sitting, TreeSet<Integer> opened) {
    Reckoning reckoning = Reckoning.of(sitting, model.endingsFound());
    List<Reckoning.Row> decisions = new ArrayList<>();
    for (Reckoning.Row row : reckoning.rows()) {
      if (row.yours() >= 0) {
        decisions.add(row);
      }
    }
    Leaf leaf = new Leaf(model.margins());
    new Printing(model, leaf, opened).print(reckoning, decisions);
    Body body = leaf.body();
    // What stands open moves what is below it: the chosen item leads, not the words in sight.
    boolean opening = list.basis() != Basis.NONE && !opened.equals(open);
    Listing laid =
        opening
            ? new Listing(Basis.of(model), body, list.scroll()).fitted(model)
            : list.laid(body, model);
    return new ReckoningPage(laid, decisions, opened);
  }

  /** One laying-out. */
  private record Printing(ScreenModel model, Leaf leaf, TreeSet<Integer> open) {

    void print(Reckoning reckoning, List<Reckoning.Row> decisions) {
      StoryWords words = model.words();
      leaf.in(Look.TEXT);
      if (decisions.isEmpty()) {
        leaf.paragraph(model.say(ReckoningWords.NOTHING));
      } else {
        leaf.paragraph(roads(reckoning, decisions, words));
        leaf.in(Look.QUIET).paragraph(model.say(ScreenWords.DIFFERS_MARK));
      }
      for (int i = 0; i < decisions.size(); i++) {
        row(decisions.get(i), i, words);
      }
      leaf.gap();
      if (reckoning.ending() >= 0) {
        ending(reckoning, words);
      }
    }

    private void row(Reckoning.Row row, int item, StoryWords words) {
      leaf.gap();
      String heading =
          model.say(
              ReckoningWords.DECISION,
              "number",
              row.entry(),
              "place",
              words.where(row.node(), row.state()));
      leaf.choice(row.differs() ? "*" : "=", heading, Look.CHOICE);
      String yours = yours(row, words);
      String history = history(row, words);
      Look look = row.differs() ? Look.DIFFERS : Look.TEXT;
      if (leaf.width() >= TWO_COLUMNS) {
        leaf.columns(yours, look, history, Look.HISTORY);
      } else {
        leaf.detail(yours, look);
        leaf.detail(history, Look.HISTORY);
      }
      leaf.grown();
      if (open.contains(item)) {
        PagePrinter pages = new PagePrinter(leaf, words);
        leaf.gap();
        pages.text(row.account().text(), row.state());
        leaf.in(Look.QUIET);
        pages.credentials(row.account(), row.state());
        leaf.grown();
      }
    }

    private String yours(Reckoning.Row row, StoryWords words) {
      Option taken = words.story().options().get(row.yours());
      List<String> told = new ArrayList<>();
      told.add(
          model.say(
              taken.outcome() ? ReckoningWords.FELL : ReckoningWords.YOU,
              "choice",
              words.option(row.yours(), row.state())));
      Reckoning.Chance chance = row.chance();
      if (chance != null) {
        told.add(
            model.say(ReckoningWords.FELL, "choice", words.option(chance.fell(), row.state())));
      }
      return String.join("\n", told);
    }

    private String history(Reckoning.Row row, StoryWords words) {
      boolean outcome = words.story().options().get(row.yours()).outcome();
      List<String> told = new ArrayList<>();
      if (row.yours() == row.main()) {
        told.add(model.say(ReckoningWords.SAME));
      } else if (row.main() >= 0) {
        told.add(
            model.say(
                outcome ? ReckoningWords.FELL_IN_HISTORY : ReckoningWords.HISTORY,
                "choice",
                words.option(row.main(), row.state())));
      } else if (row.also().isEmpty()) {
        told.add(model.say(ReckoningWords.HISTORY_SILENT));
      }
      for (int also : row.also()) {
        told.add(
            also == row.yours()
                ? model.say(ReckoningWords.SAME_ALSO)
                : model.say(
                    ReckoningWords.HISTORY_ALSO, "choice", words.option(also, row.state())));
      }
      Reckoning.Chance chance = row.chance();
      if (chance != null && chance.main() >= 0) {
        told.add(
            model.say(
                ReckoningWords.FELL_IN_HISTORY,
                "choice",
                words.option(chance.main(), row.state())));
      }
      return String.join("\n", told);
    }

    private String roads(Reckoning reckoning, List<Reckoning.Row> decisions, StoryWords words) {
      int same = 0;
      for (Reckoning.Row row : decisions) {
        same += row.differs() ? 0 : 1;
      }
      List<String> sentences = new ArrayList<>();
      sentences.add(model.say(ReckoningWords.AGREED, "same", same, "count", decisions.size()));
      if (reckoning.parted() < 0) {
        sentences.add(model.say(ReckoningWords.NEVER_PARTED));
      } else {
        Reckoning.Row row = reckoning.rows().get(reckoning.parted());
        sentences.add(
            model.say(
                ReckoningWords.PARTED,
                "number",
                row.entry(),
                "place",
                words.where(row.node(), row.state())));
      }
      if (reckoning.silent() > 0) {
        sentences.add(model.say(ReckoningWords.SILENT, "count", reckoning.silent()));
      }
      return model.wording().sentences(sentences);
    }

    private void ending(Reckoning reckoning, StoryWords words) {
      Node node = words.story().nodes().get(reckoning.ending());
      String title = words.line(((Node.Ends) node.exit()).ending().title(), model.state());
      int unseen = reckoning.endings() - reckoning.found();
      leaf.in(Look.STRONG).paragraph(model.say(PageWords.ENDING, "title", title));
      leaf.in(Look.QUIET)
          .paragraph(
              model
                  .wording()
                  .sentences(
                      List.of(
                          model.say(
                              ReckoningWords.ENDINGS_FOUND,
                              "found",
                              reckoning.found(),
                              "all",
                              reckoning.endings()),
                          unseen <= 0
                              ? model.say(ReckoningWords.ENDINGS_ALL)
                              : model.say(ReckoningWords.ENDINGS_UNSEEN, "count", unseen))));
    }
  }

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    Sitting sitting = model.sitting();
    if (key.kind() == Key.Kind.ESCAPE || sitting == null) {
      return model.close();
    }
    if (!burst && (key.is('b') || key.is('t'))) {
      return model.open(TreePage.NEW);
    }
    if (!burst && key.is('r')) {
      return model.open(ReplayPage.of(Viewing.of(sitting), ReplayPage.Save.OWN));
    }
    int taken = list.taken(key, burst, model);
    if (taken >= 0) {
      TreeSet<Integer> other = new TreeSet<>(open);
      if (!other.remove(taken)) {
        other.add(taken);
      }
      Listing there = list.at(new Scroll(list.scroll().top(), taken));
      return model.showing(new ReckoningPage(there, rows, open).laid(model, sitting, other));
    }
    return model.showing(new ReckoningPage(list.heard(key, model), rows, open));
  }

  @Override
  public Frame view(ScreenModel model) {
    return Screen.of(model)
        .frame(model.say(ReckoningWords.HEADING), "", list.rows(model), hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    List<Hint> hints = new ArrayList<>();
    if (!rows.isEmpty()) {
      hints.add(Hint.of(Key.Kind.ENTER, "Enter", model.say(ScreenWords.ACCOUNT)));
    }
    Sitting sitting = model.sitting();
    if (sitting != null && !(sitting.moment().awaits() instanceof Awaits.Choice)) {
      hints.add(Hint.of('b', model.say(ScreenWords.BACK_TO)));
    }
    hints.add(Hint.of('r', model.say(ReplayWords.REPLAY)));
    return Hints.open(hints, model, more);
  }
}
