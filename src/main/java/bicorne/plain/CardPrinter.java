package bicorne.plain;

import bicorne.engine.State;
import bicorne.model.Card;
import bicorne.model.Text;
import bicorne.play.Sitting;
import bicorne.text.Names;
import bicorne.text.Nearest;
import bicorne.wording.CommandWords;
import bicorne.wording.LineWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Prints who and what was met so far, as a list or one by one. */
final class CardPrinter {

  private final Paper paper;
  private final StoryWords words;
  private final PagePrinter pages;
  private final Wording wording;

  CardPrinter(Paper paper, StoryWords words, PagePrinter pages) {
    this.paper = paper;
    this.words = words;
    this.pages = pages;
    this.wording = words.wording();
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
      paper.item("-", title(ref, state));
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
    String near = Nearest.to(name, names).orElse("");
    paper.paragraph(
        wording.sentences(
            List.of(
                wording.say(CommandWords.NO_SUCH_CARD, "name", Brief.of(name)),
                near.isEmpty() ? "" : wording.say(LineWords.NEAR, "near", near))));
  }

  private void card(Card.Ref ref, State state) {
    paper.paragraph(wording.sentence(title(ref, state)));
    Text text = text(words.story().card(ref));
    if (text != null) {
      pages.text(text, state);
    }
  }

  private static @Nullable Text text(Card card) {
    if (card instanceof Card.Person person) {
      return person.text();
    }
    return card instanceof Card.Place place ? place.text() : ((Card.Source) card).note();
  }

  /** The first line of a card: the name, and what is known of it in few words. */
  private String title(Card.Ref ref, State state) {
    Card card = words.story().card(ref);
    if (card instanceof Card.Source) {
      return words.citation(ref.number(), state);
    }
    List<String> clauses = new ArrayList<>();
    clauses.add(words.name(ref, state));
    if (card instanceof Card.Person person) {
      clauses.add(words.line(person.role(), state));
      clauses.add(years(person.born(), person.died()));
    } else if (card instanceof Card.Place place && !Double.isNaN(place.latitude())) {
      clauses.add(latitude(place.latitude()));
      clauses.add(longitude(place.longitude()));
    }
    return wording.clauses(clauses);
  }

  private String years(@Nullable String born, @Nullable String died) {
    if (born != null && died != null) {
      return wording.say(CommandWords.BORN_DIED, "born", born, "died", died);
    }
    if (born != null) {
      return wording.say(CommandWords.BORN, "born", born);
    }
    return died == null ? "" : wording.say(CommandWords.DIED, "died", died);
  }

  private String latitude(double degrees) {
    CommandWords side = degrees < 0 ? CommandWords.LATITUDE_SOUTH : CommandWords.LATITUDE_NORTH;
    return wording.say(side, "degrees", hundredths(degrees));
  }

  private String longitude(double degrees) {
    CommandWords side = degrees < 0 ? CommandWords.LONGITUDE_WEST : CommandWords.LONGITUDE_EAST;
    return wording.say(side, "degrees", hundredths(degrees));
  }

  /** The size of a number to two places, the same in every locale. */
  private static String hundredths(double number) {
    long all = Math.round(Math.abs(number) * 100);
    long part = all % 100;
    return all / 100 + "." + (part < 10 ? "0" : "") + part;
  }
}
