package bicorne.compiled;

import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.IntFunction;

/** A list that is a view of another one. */
final class Viewed<T> extends AbstractList<T> implements RandomAccess {

  private final int count;
  private final IntFunction<T> view;

  Viewed(int count, IntFunction<T> view) {
    this.count = count;
    this.view = view;
  }

  @Override
  public T get(int index) {
    return view.apply(Objects.checkIndex(index, count));
  }

  @Override
  public int size() {
    return count;
  }
}
