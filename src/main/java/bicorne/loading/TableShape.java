package bicorne.loading;

import bicorne.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The author's own names, each with a value, in the order written. */
final class TableShape<T> implements Shape<List<Named<T>>> {

  private final Form.Kind kind;
  private final Shape<T> shape;
  private final boolean filled;

  private TableShape(Form.Kind kind, Shape<T> shape, boolean filled) {
    this.kind = kind;
    this.shape = shape;
    this.filled = filled;
  }

  /** A table that may be empty. */
  static <T> TableShape<T> of(Form.Kind kind, Shape<T> shape) {
    return new TableShape<>(kind, shape, false);
  }

  /** A table with at least one name. */
  static <T> TableShape<T> filled(Form.Kind kind, Shape<T> shape) {
    return new TableShape<>(kind, shape, true);
  }

  @Override
  public @Nullable List<Named<T>> read(Written written, Report report) {
    if (!(written instanceof Written.Entries entries)) {
      if (!written.settled()) {
        report.add(Code.WANTS_KEYS, written);
      }
      return null;
    }
    if (filled && entries.entries().isEmpty()) {
      report.add(Code.NOTHING_IN_IT, written);
      return null;
    }
    List<Named<T>> table = new ArrayList<>(entries.entries().size());
    for (Written.Entry entry : entries.entries()) {
      Id.check(kind, entry.key(), report);
      T value = entry.value().settled() ? null : shape.read(entry.value(), report);
      table.add(new Named<>(Id.nfc(entry.key().value()), entry.key(), value));
    }
    return table;
  }

  @Override
  public Form form() {
    return new Form.Table(kind, shape.form(), filled);
  }
}
