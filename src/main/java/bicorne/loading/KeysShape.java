package bicorne.loading;

import bicorne.diagnostic.Code;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The keys of one thing, such as a node: reads each by its {@link Field}. */
final class KeysShape<T> implements Shape<T> {

  private final String name;
  private final String sentence;
  private final List<Field<?>> fields;
  private final String[] names;
  private final Function<Values, T> make;

  /** The place of each field, by its own number. */
  private final int[] places;

  /** The places of those that must be there. */
  private final int[] required;

  KeysShape(String name, String sentence, List<Field<?>> fields, Function<Values, T> make) {
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
        report.unknown(
            Code.UNKNOWN_KEY, entry.key().place(), entry.key().value(), Arrays.asList(names));
        continue;
      }
      values.keys[number] = entry.key();
      if (!entry.value().settled()) {
        values.values[number] = fields.get(number).shape().read(entry.value(), report);
      }
    }
    for (int i : required) {
      if (values.keys[i] == null) {
        report.add(Code.MISSING_KEY, entries, fields.get(i).name(), fields.get(i).example());
      }
    }
    return make.apply(values);
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
    return new Form.Keys(name, sentence, keys);
  }
}
