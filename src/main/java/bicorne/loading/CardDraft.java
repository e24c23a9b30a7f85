package bicorne.loading;

import static bicorne.loading.Field.optional;
import static bicorne.loading.Field.required;

import bicorne.diagnostic.Code;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A person, place or source as written. */
sealed interface CardDraft extends Translatable {

  /** What it is called; for a source its title. */
  @Nullable TextDraft name();

  /** A person as written. */
  record Person(
      @Nullable TextDraft name,
      @Nullable TextDraft role,
      Written.@Nullable Words born,
      Written.@Nullable Words died,
      @Nullable TextDraft text)
      implements CardDraft {

    private static final Field<TextDraft> NAME =
        required("name", LineShape.LINE, "What the person is called.", "name: \"...\"");
    private static final Field<TextDraft> ROLE =
        optional("role", LineShape.LINE, "Who the person is.");
    private static final Field<Written.Words> BORN =
        optional("born", LineShape.PLAIN, "When the person was born, in free words.");
    private static final Field<Written.Words> DIED =
        optional("died", LineShape.PLAIN, "When the person died, in free words.");
    private static final Field<TextDraft> TEXT =
        optional("text", TextShape.TEXT, "What there is to say of the person.");

    static final Shape<List<Named<Person>>> TABLE =
        TableShape.of(
            Form.Kind.ID,
            new KeysShape<>(
                "person",
                "A person that texts can name.",
                List.of(NAME, ROLE, BORN, DIED, TEXT),
                v -> new Person(v.get(NAME), v.get(ROLE), v.get(BORN), v.get(DIED), v.get(TEXT))));

    @Override
    public void texts(Texts texts) {
      texts.text("name", name);
      texts.text("role", role);
      texts.text("text", text);
    }
  }

  /** A place as written. */
  record Place(
      @Nullable TextDraft name, double latitude, double longitude, @Nullable TextDraft text)
      implements CardDraft {

    private static final Field<TextDraft> NAME =
        required("name", LineShape.LINE, "What the place is called.", "name: \"...\"");
    private static final Field<Double> LAT =
        optional("lat", new DegreesShape(90), "Degrees north of the equator.");
    private static final Field<Double> LON =
        optional("lon", new DegreesShape(180), "Degrees east of Greenwich.");
    private static final Field<TextDraft> TEXT =
        optional("text", TextShape.TEXT, "What there is to say of the place.");

    static final Shape<List<Named<Place>>> TABLE =
        TableShape.of(
            Form.Kind.ID,
            new KeysShape<>(
                "place",
                "A place that texts and headers can name.",
                List.of(NAME, LAT, LON, TEXT),
                Place::of));

    private static Place of(KeysShape.Values v) {
      if (v.has(LAT) != v.has(LON)) {
        v.report().add(Code.LAT_AND_LON, v.entries());
      }
      Double latitude = v.get(LAT);
      Double longitude = v.get(LON);
      return new Place(
          v.get(NAME),
          latitude == null ? Double.NaN : latitude,
          longitude == null ? Double.NaN : longitude,
          v.get(TEXT));
    }

    @Override
    public void texts(Texts texts) {
      texts.text("name", name);
      texts.text("text", text);
    }
  }

  /** A source as written; its note is for those who look it up and stays in its language. */
  record Source(
      Written.@Nullable Words author,
      @Nullable TextDraft name,
      Written.@Nullable Words year,
      @Nullable TextDraft note)
      implements CardDraft {

    private static final Field<Written.Words> AUTHOR =
        optional("author", LineShape.PLAIN, "Who wrote it.");
    private static final Field<TextDraft> TITLE =
        required("title", LineShape.LINE, "What the work is called.", "title: \"...\"");
    private static final Field<Written.Words> YEAR =
        optional("year", LineShape.PLAIN, "When it appeared, in free words.");
    private static final Field<TextDraft> NOTE =
        optional("note", TextShape.TEXT, "What to know about it.");

    static final Shape<List<Named<Source>>> TABLE =
        TableShape.of(
            Form.Kind.ID,
            new KeysShape<>(
                "source",
                "A work that accounts of history cite.",
                List.of(AUTHOR, TITLE, YEAR, NOTE),
                v -> new Source(v.get(AUTHOR), v.get(TITLE), v.get(YEAR), v.get(NOTE))));

    @Override
    public void texts(Texts texts) {
      texts.text("title", name);
    }
  }
}
