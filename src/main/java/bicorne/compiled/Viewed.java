package bicorne.compiled;

import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/** A list that is a view of another one. */
abstract class Viewed<T> extends AbstractList<T> implements RandomAccess {

  private final int count;

  Viewed(int count) {
    this.count = count;
  }

  /** The thing of that number, which is one of ours. */
  abstract T view(int index);

  @Override
  public final T get(int index) {
    return view(Objects.checkIndex(index, count));
  }

  @Override
  public final int size() {
    return count;
  }
}
