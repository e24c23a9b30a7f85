package bicorne.told;

import bicorne.engine.State;
import bicorne.model.Card;
import bicorne.model.Text;
import bicorne.wording.CommandWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** People, places and sources, as a card says who or what they are. */
public final class CardWords {

  private final StoryWords words;
  private final Wording wording;

  /** The cards of a story, in some language. */
  public CardWords(StoryWords words) {
    this.words = words;
    this.wording = words.wording();
  }

  /** What is told of it; null where nothing is. */
  public static @Nullable Text text(Card card) {
    if (card instanceof Card.Person person) {
      return person.text();
    }
    return card instanceof Card.Place place ? place.text() : ((Card.Source) card).note();
  }

  /** The first line of a card: the name, and what is known of it in few words. */
  public String title(Card.Ref ref, State state) {
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

  private String years(@Nullable String birth, @Nullable String death) {
    String born = birth == null ? null : wording.date(birth);
    String died = death == null ? null : wording.date(death);
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
