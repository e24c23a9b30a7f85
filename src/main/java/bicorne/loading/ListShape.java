package bicorne.loading;

import bicorne.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A list of one form, in brackets or with dashes. */
final class ListShape<T> implements Shape<List<T>> {

  private final Shape<T> shape;
  private final boolean filled;

  private ListShape(Shape<T> shape, boolean filled) {
    this.shape = shape;
    this.filled = filled;
  }

  static <T> ListShape<T> of(Shape<T> shape) {
    return new ListShape<>(shape, false);
  }

  static <T> ListShape<T> filled(Shape<T> shape) {
    return new ListShape<>(shape, true);
  }

  @Override
  public @Nullable List<T> read(Written written, Report report) {
    if (!(written instanceof Written.Items items)) {
      if (!written.settled()) {
        report.add(Code.WANTS_LIST, written);
      }
      return null;
    }
    if (filled && items.items().isEmpty()) {
      report.add(Code.NOTHING_IN_IT, written);
      return null;
    }
    List<T> list = new ArrayList<>(items.items().size());
    for (Written item : items.items()) {
      T value = item.settled() ? null : shape.read(item, report);
      if (value != null) {
        list.add(value);
      }
    }
    return list;
  }

  @Override
  public Form form() {
    return new Form.Listed(shape.form(), filled);
  }
}
