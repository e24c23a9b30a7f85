package bicorne.tui;

import bicorne.wording.LanguageNames;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;

/** The keys that pages share. */
final class Hints {

  private Hints() {}

  /** Of a page from which something can be chosen. */
  static List<Hint> choosing(ScreenModel model, Listing list, boolean more) {
    List<Hint> hints = new ArrayList<>();
    if (!list.body().items().isEmpty()) {
      hints.add(Hint.of(Key.Kind.ENTER, "Enter", model.say(ScreenWords.CHOOSE)));
    }
    return open(hints, model, more);
  }

  /** Of a page that is only read. */
  static List<Hint> reading(ScreenModel model, boolean more) {
    return open(new ArrayList<>(), model, more);
  }

  /** What every open page has, behind its own. */
  static List<Hint> open(List<Hint> own, ScreenModel model, boolean more) {
    List<Hint> hints = new ArrayList<>(own);
    hints.add(Hint.of(Key.Kind.ESCAPE, "Esc", model.say(ScreenWords.CLOSE)));
    if (more) {
      hints.add(new Hint("Space", model.say(ScreenWords.MORE), Key.of(' ')));
    }
    hints.add(Hint.of('l', LanguageNames.of(model.nextLanguage())));
    hints.add(Hint.of('?', model.say(ScreenWords.HELP)));
    hints.add(Hint.of('q', model.say(ScreenWords.QUIT)));
    return hints;
  }
}
