package bicorne.loading;

import static bicorne.loading.Field.optional;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What stands over a page, as written: the same keys in a node and in a file. */
record HeaderDraft(
    @Nullable TextDraft title,
    Written.@Nullable Words date,
    @Nullable TextDraft time,
    Written.@Nullable Words place,
    Written.@Nullable Words as) {

  static final Field<TextDraft> TITLE =
      optional("title", LineShape.LINE, "What it is called, over its pages.");
  static final Field<Written.Words> DATE =
      optional("date", DateShape.DATE, "The day, year-month-day.");
  static final Field<TextDraft> TIME =
      optional("time", LineShape.LINE, "The time of day, in free words.");
  static final Field<Written.Words> PLACE =
      optional("place", WordsShape.ID, "Where it is, an id of `places.yaml`.");
  static final Field<Written.Words> AS =
      optional("as", WordsShape.ID, "Whose eyes it is seen through, an id of `people.yaml`.");

  static final List<Field<?>> FIELDS = List.of(TITLE, DATE, TIME, PLACE, AS);

  static final HeaderDraft NONE = new HeaderDraft(null, null, null, null, null);

  static HeaderDraft of(KeysShape.Values values) {
    for (Field<?> field : FIELDS) {
      if (values.has(field)) {
        return new HeaderDraft(
            values.get(TITLE),
            values.get(DATE),
            values.get(TIME),
            values.get(PLACE),
            values.get(AS));
      }
    }
    return NONE;
  }

  void texts(Translatable.Texts texts) {
    texts.text("title", title);
    texts.text("time", time);
  }
}
