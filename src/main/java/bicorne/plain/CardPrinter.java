package bicorne.plain;

import bicorne.engine.State;
import bicorne.model.Card;
import bicorne.model.Text;
import bicorne.play.Met;
import bicorne.play.Sitting;
import bicorne.text.Names;
import bicorne.text.Nearest;
import bicorne.told.CardWords;
import bicorne.told.PagePrinter;
import bicorne.told.Paper;
import bicorne.told.StoryWords;
import bicorne.wording.CommandWords;
import bicorne.wording.LineWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/** Prints who and what was met so far, as a list or one by one. */
final class CardPrinter {

  /** Of so many that could be meant the names are said. */
  private static final int MOST_MEANT = 5;

  private final Paper paper;
  private final StoryWords words;
  private final PagePrinter pages;
  private final Wording wording;
  private final CardWords cards;

  CardPrinter(Paper paper, StoryWords words, PagePrinter pages) {
    this.paper = paper;
    this.words = words;
    this.pages = pages;
    this.wording = words.wording();
    this.cards = new CardWords(words);
  }

  /** The list of one kind, or the card of that name. */
  void print(Sitting sitting, Command command, String name) {
    Card.Kind kind = kind(command);
    List<Card.Ref> met = new ArrayList<>();
    for (Card.Ref ref : Met.by(sitting, words.language())) {
      if (ref.kind() == kind) {
        met.add(ref);
      }
    }
    State state = sitting.moment().state();
    if (name.isEmpty() || met.isEmpty()) {
      list(met, command, kind, state);
    } else {
      one(met, name, state);
    }
  }

  private static Card.Kind kind(Command command) {
    return command == Command.PEOPLE
        ? Card.Kind.PERSON
        : command == Command.PLACES ? Card.Kind.PLACE : Card.Kind.SOURCE;
  }

  private void list(List<Card.Ref> met, Command command, Card.Kind kind, State state) {
    if (met.isEmpty()) {
      paper.paragraph(wording.say(nothing(kind)));
      return;
    }
    paper.gap();
    paper.line(wording.say(heading(kind)));
    for (Card.Ref ref : met) {
      paper.item("-", cards.title(ref, state));
    }
    paper.line(wording.say(CommandWords.CARDS_HOW, "command", command.typed(wording.chinese())));
    paper.gap();
  }

  private static CommandWords heading(Card.Kind kind) {
    return switch (kind) {
      case PERSON -> CommandWords.PEOPLE_HEADING;
      case PLACE -> CommandWords.PLACES_HEADING;
      case SOURCE -> CommandWords.SOURCES_HEADING;
    };
  }

  private static CommandWords nothing(Card.Kind kind) {
    return switch (kind) {
      case PERSON -> CommandWords.NOBODY_YET;
      case PLACE -> CommandWords.NOWHERE_YET;
      case SOURCE -> CommandWords.NO_SOURCE_YET;
    };
  }

  private void one(List<Card.Ref> met, String name, State state) {
    List<String> names = new ArrayList<>();
    for (Card.Ref ref : met) {
      String own = words.name(ref, state);
      names.add(own);
      if (Names.same(own, name) || Names.same(words.story().card(ref).id(), name)) {
        card(ref, state);
        return;
      }
    }
    List<Card.Ref> within = within(met, names, name);
    if (within.size() == 1) {
      card(within.get(0), state);
      return;
    }
    List<String> meant = new ArrayList<>();
    for (Card.Ref ref : within.subList(0, Math.min(MOST_MEANT, within.size()))) {
      meant.add(words.name(ref, state));
    }
    String near = meant.isEmpty() ? Nearest.to(name, names).orElse("") : wording.list(meant);
    paper.paragraph(
        wording.sentences(
            List.of(
                wording.say(CommandWords.NO_SUCH_CARD, "name", Brief.of(name)),
                near.isEmpty() ? "" : wording.say(LineWords.NEAR, "near", near))));
  }

  /** Those whose name, or whose id, has in it what was typed; first of all, begins with it. */
  private List<Card.Ref> within(List<Card.Ref> met, List<String> names, String typed) {
    String folded = Names.fold(typed);
    List<Card.Ref> begin = new ArrayList<>();
    List<Card.Ref> within = new ArrayList<>();
    for (int i = 0; i < met.size(); i++) {
      String own = Names.fold(names.get(i));
      String id = Names.fold(words.story().card(met.get(i)).id());
      if (own.startsWith(folded) || id.startsWith(folded)) {
        begin.add(met.get(i));
      } else if (own.contains(folded)) {
        within.add(met.get(i));
      }
    }
    return begin.isEmpty() ? within : begin;
  }

  private void card(Card.Ref ref, State state) {
    paper.paragraph(wording.sentence(cards.title(ref, state)));
    Text text = CardWords.text(words.story().card(ref));
    if (text != null) {
      pages.text(text, state);
    }
  }
}
