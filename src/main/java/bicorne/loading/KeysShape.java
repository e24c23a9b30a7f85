package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The keys of one thing, such as a node: reads each by its {@link Field}. */
final class KeysShape<T> implements Shape<T> {

  private final String name;
  private final String sentence;
  private final List<Field<?>> fields;
  private final String[] names;
  private final Function<Values, T> make;

  /** The names of those of which one must be there: whoever makes the value asks that. */
  private final List<String> oneOf;

  /** The place of each field, by its own number. */
  private final int[] places;

  /** The places of those that must be there. */
  private final int[] required;

  KeysShape(String name, String sentence, List<Field<?>> fields, Function<Values, T> make) {
    this(name, sentence, fields, List.of(), make);
  }

  /**
   * @param oneOf fields of which one at least must be there, as {@code make} will see to
   */
  KeysShape(
      String name,
      String sentence,
      List<Field<?>> fields,
      List<Field<?>> oneOf,
      Function<Values, T> make) {
    List<String> one = new ArrayList<>();
    for (Field<?> field : oneOf) {
      one.add(field.name());
    }
    this.oneOf = List.copyOf(one);
    this.name = name;
    this.sentence = sentence;
    this.fields = fields;
    this.make = make;
    this.names = new String[fields.size()];
    int last = 0;
    for (int i = 0; i < fields.size(); i++) {
      names[i] = fields.get(i).name();
      last = Math.max(last, fields.get(i).number());
    }
    int[] wanted = new int[fields.size()];
    int count = 0;
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).isRequired()) {
        wanted[count++] = i;
      }
    }
    this.required = Arrays.copyOf(wanted, count);
    this.places = new int[last + 1];
    Arrays.fill(places, -1);
    for (int i = 0; i < fields.size(); i++) {
      places[fields.get(i).number()] = i;
    }
  }

  /** What the fields gave. */
  static final class Values {

    private final KeysShape<?> shape;
    private final Written.Entries entries;
    private final Report report;
    private final @Nullable Object[] values;
    private final Written.@Nullable Words[] keys;
    private final Set<String> meant = new LinkedHashSet<>();

    private Values(KeysShape<?> shape, Written.Entries entries, Report report) {
      this.shape = shape;
      this.entries = entries;
      this.report = report;
      this.values = new @Nullable Object[shape.fields.size()];
      this.keys = new Written.@Nullable Words[shape.fields.size()];
    }

    /** A field's value; null where it is left out, or unusable and reported. */
    @SuppressWarnings("unchecked") // a field's value is put there by the field's own shape
    <V> @Nullable V get(Field<V> field) {
      return (V) values[shape.place(field)];
    }

    /** Where a field's key stands; null where it is left out. */
    Written.@Nullable Words key(Field<?> field) {
      return keys[shape.place(field)];
    }

    /** Whether a key is there, usable or not. */
    boolean has(Field<?> field) {
      return key(field) != null;
    }

    /** Whether a key that there is not was probably meant for one of these. */
    boolean meant(List<Field<?>> fields) {
      for (Field<?> field : fields) {
        if (meant.contains(field.name())) {
          return true;
        }
      }
      return false;
    }

    /** All of it. */
    Written.Entries entries() {
      return entries;
    }

    Report report() {
      return report;
    }
  }

  private int place(Field<?> field) {
    int place = field.number() < places.length ? places[field.number()] : -1;
    if (place < 0) {
      throw new IllegalArgumentException(name + " has no field " + field.name());
    }
    return place;
  }

  @Override
  public @Nullable T read(Written written, Report report) {
    if (!(written instanceof Written.Entries entries)) {
      if (!written.settled()) {
        report.add(Code.WANTS_KEYS, written);
      }
      return null;
    }
    Values values = new Values(this, entries, report);
    for (Written.Entry entry : entries.entries()) {
      int number = number(entry.key());
      if (number < 0 && entry.value().settled()) {
        continue;
      }
      if (number < 0) {
        values.meant.add(unknown(entry.key(), report));
        continue;
      }
      values.keys[number] = entry.key();
      if (entry.value().settled()) {
        report.doubt(names[number]);
      } else {
        values.values[number] = fields.get(number).shape().read(entry.value(), report);
      }
    }
    for (int i : required) {
      if (values.keys[i] == null && !values.meant.contains(names[i])) {
        report.doubt(names[i]);
        report.add(Code.MISSING_KEY, entries, fields.get(i).name(), fields.get(i).example());
      }
    }
    return make.apply(values);
  }

  /** Reports a key that there is not, and gives the one that was probably meant, or "". */
  private String unknown(Written.Words key, Report report) {
    List<String> known = Arrays.asList(names);
    String meant =
        report.near(key.value(), known).orElseGet(() -> OtherWords.meant(key.value(), known));
    Diagnostic problem = Diagnostic.of(Code.UNKNOWN_KEY, key.place(), key.value());
    report.add(meant.isEmpty() ? problem : problem.near(meant));
    report.doubt(key.value());
    report.doubt(meant);
    return meant;
  }

  /** Whether there are all these keys. */
  boolean knows(Written.Entries entries) {
    for (Written.Entry entry : entries.entries()) {
      if (number(entry.key()) < 0) {
        return false;
      }
    }
    return true;
  }

  /** The place of the field of that name; -1 for none. They are few, and most keys come early. */
  private int number(Written.Words key) {
    for (int i = 0; i < names.length; i++) {
      if (key.is(names[i])) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public Form.Keys form() {
    List<Form.Key> keys = new ArrayList<>();
    for (Field<?> field : fields) {
      keys.add(field.key());
    }
    return new Form.Keys(name, sentence, keys, oneOf);
  }
}
