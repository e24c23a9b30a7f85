package bicorne.compiled;

import java.util.AbstractList;
import java.util.RandomAccess;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A list whose things are read when they are first asked for, and then kept: the same thing each
 * time.
 *
 * <p>Those who read are classes and no lambdas: a first page is there before the first lambda of a
 * process would be.
 */
abstract class Parts<T> extends AbstractList<T> implements RandomAccess {

  private final AtomicReferenceArray<T> read;

  Parts(int count) {
    this.read = new AtomicReferenceArray<>(count);
  }

  /** Reads one. */
  abstract T read(int index);

  @Override
  public final T get(int index) {
    T thing = read.get(index);
    if (thing == null) {
      // Two threads may read the same; the first one's is kept, for things that are compared by
      // identity.
      read.compareAndSet(index, null, read(index));
      thing = read.get(index);
    }
    return thing;
  }

  @Override
  public final int size() {
    return read.length();
  }
}
