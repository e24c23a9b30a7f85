package bicorne.tui;

import bicorne.wording.LanguageNames;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;

/** What can be set; a change works at once and is kept. */
record SettingsPage(Listing list) implements Page {

  static final SettingsPage NEW = new SettingsPage(Listing.NEW);

  private static final int STEP = 6;

  private enum Entry {
    THEME,
    WIDTH,
    PACE,
    CONFIRM,
    LANGUAGE,
    MARKS
  }

  @Override
  public SettingsPage fitted(ScreenModel model) {
    return list.stale(model)
        ? new SettingsPage(list.laid(body(model), model))
        : new SettingsPage(list.fitted(model));
  }

  private static Body body(ScreenModel model) {
    Leaf leaf = new Leaf(model.margins());
    int number = 0;
    for (Entry entry : Entry.values()) {
      leaf.choice(
          Integer.toString(++number),
          model.say(ScreenWords.SETTING, "name", name(entry, model), "value", value(entry, model)),
          Look.CHOICE);
      leaf.detail(about(entry, model), Look.QUIET);
    }
    return leaf.body();
  }

  private static String name(Entry entry, ScreenModel model) {
    return switch (entry) {
      case THEME -> model.say(ScreenWords.THEME);
      case WIDTH -> model.say(ScreenWords.WIDTH);
      case PACE -> model.say(ScreenWords.PACE);
      case CONFIRM -> model.say(ScreenWords.CONFIRM);
      case LANGUAGE -> model.say(ScreenWords.LANGUAGE_SETTING);
      case MARKS -> model.say(ScreenWords.MARKS);
    };
  }

  private static String about(Entry entry, ScreenModel model) {
    return switch (entry) {
      case THEME -> model.say(ScreenWords.THEME_ABOUT);
      case WIDTH -> model.say(ScreenWords.WIDTH_ABOUT);
      case PACE -> model.say(ScreenWords.PACE_ABOUT);
      case CONFIRM -> model.say(ScreenWords.CONFIRM_ABOUT);
      case LANGUAGE -> model.say(ScreenWords.LANGUAGE_ABOUT);
      case MARKS -> model.say(ScreenWords.MARKS_ABOUT);
    };
  }

  private static String value(Entry entry, ScreenModel model) {
    Settings settings = model.settings();
    return switch (entry) {
      case THEME ->
          model.say(
              switch (settings.theme()) {
                case TERMINAL -> ScreenWords.THE_TERMINALS;
                case DARK -> ScreenWords.DARK;
                case LIGHT -> ScreenWords.LIGHT;
                case HIGH_CONTRAST -> ScreenWords.HIGH_CONTRAST;
                case NONE -> ScreenWords.NO_COLOUR;
              });
      case WIDTH -> Integer.toString(settings.width());
      case PACE ->
          model.say(
              switch (settings.pace()) {
                case OFF -> ScreenWords.OFF;
                case SLOW -> ScreenWords.SLOW;
                case MIDDLE -> ScreenWords.MIDDLE;
                case FAST -> ScreenWords.FAST;
              });
      case CONFIRM -> model.say(settings.confirm() ? ScreenWords.ON : ScreenWords.OFF);
      case LANGUAGE -> LanguageNames.of(model.tag());
      case MARKS ->
          model.say(
              switch (settings.marks()) {
                case AUTO -> ScreenWords.MARKS_AUTO;
                case ASCII -> ScreenWords.MARKS_ASCII;
                case FINE -> ScreenWords.MARKS_FINE;
              });
    };
  }

  @Override
  public ScreenModel pressed(ScreenModel model, Key key, boolean burst) {
    if (key.kind() == Key.Kind.ESCAPE) {
      return model.close();
    }
    int taken = list.taken(key, burst, model);
    int chosen = list.chosen(model);
    if (taken >= 0) {
      return change(Entry.values()[taken], 1, model.showing(choosing(taken, model)));
    }
    if (!burst && chosen >= 0 && key.kind() == Key.Kind.RIGHT) {
      return change(Entry.values()[chosen], 1, model);
    }
    if (!burst && chosen >= 0 && key.kind() == Key.Kind.LEFT) {
      return change(Entry.values()[chosen], -1, model);
    }
    return model.showing(new SettingsPage(list.heard(key, model)));
  }

  private SettingsPage choosing(int item, ScreenModel model) {
    return new SettingsPage(list.choosing(item, model));
  }

  private static ScreenModel change(Entry entry, int step, ScreenModel model) {
    Settings settings = model.settings();
    return model.set(
        switch (entry) {
          case THEME -> settings.in(next(Settings.Theme.values(), settings.theme(), step));
          case WIDTH -> settings.wide(width(settings.width(), step));
          case PACE -> settings.at(next(Settings.Pace.values(), settings.pace(), step));
          case CONFIRM -> settings.confirming(!settings.confirm());
          case LANGUAGE -> settings.told(model.nextLanguage());
          case MARKS -> settings.drawn(next(Settings.Marks.values(), settings.marks(), step));
        });
  }

  private static <E extends Enum<E>> E next(E[] values, E now, int step) {
    return values[Math.floorMod(List.of(values).indexOf(now) + step, values.length)];
  }

  private static int width(int now, int step) {
    int next = now + step * STEP;
    return next > Settings.WIDEST
        ? Settings.NARROWEST
        : next < Settings.NARROWEST ? Settings.WIDEST : next;
  }

  @Override
  public Frame view(ScreenModel model) {
    return Screen.of(model)
        .frame(model.say(ScreenWords.SETTINGS), "", list.rows(model), hints(model));
  }

  @Override
  public List<Hint> hints(ScreenModel model, boolean more) {
    List<Hint> hints = new ArrayList<>();
    hints.add(Hint.of(Key.Kind.ENTER, "Enter", model.say(ScreenWords.CHANGE)));
    return Hints.open(hints, model, more);
  }
}
