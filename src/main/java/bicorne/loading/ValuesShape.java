package bicorne.loading;

import bicorne.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The values of an enumeration or set: names with labels, or a plain list if never printed. */
final class ValuesShape implements Shape<List<Named<TextDraft>>> {

  static final ValuesShape VALUES = new ValuesShape();

  private static final TableShape<TextDraft> LABELLED =
      TableShape.filled(Form.Kind.VALUE_NAME, LineShape.LINE);
  private static final ListShape<Written.Words> PLAIN =
      ListShape.filled(new WordsShape(Form.Kind.VALUE_NAME));

  private ValuesShape() {}

  @Override
  public @Nullable List<Named<TextDraft>> read(Written written, Report report) {
    List<Named<TextDraft>> values =
        written instanceof Written.Entries
            ? LABELLED.read(written, report)
            : plain(PLAIN.read(written, report), report);
    // All of them may have been unusable, and reported: no type has no values.
    if (values == null || values.isEmpty()) {
      return null;
    }
    Namespace.check(values, report);
    return values;
  }

  private static @Nullable List<Named<TextDraft>> plain(
      @Nullable List<Written.Words> names, Report report) {
    if (names == null) {
      return null;
    }
    List<Named<TextDraft>> values = new ArrayList<>(names.size());
    for (Written.Words name : names) {
      Id.check(Form.Kind.VALUE_NAME, name, report);
      values.add(new Named<>(Id.nfc(name.value()), name, null));
    }
    return values;
  }

  /** Reports more values than an enumeration or set may have. */
  static boolean tooMany(List<Named<TextDraft>> values, int most, Report report) {
    if (values.size() <= most) {
      return false;
    }
    report.add(
        Code.TOO_MANY_VALUES,
        values.get(most).key(),
        String.valueOf(values.size()),
        String.valueOf(most));
    return true;
  }

  /** The values' names. */
  static List<String> names(List<Named<TextDraft>> values) {
    List<String> names = new ArrayList<>(values.size());
    for (Named<TextDraft> value : values) {
      names.add(value.name());
    }
    return names;
  }

  @Override
  public Form form() {
    return new Form.AnyOf(List.of(LABELLED.form(), PLAIN.form()));
  }
}
