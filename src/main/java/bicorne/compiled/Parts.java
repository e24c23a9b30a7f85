package bicorne.compiled;

import java.util.AbstractList;
import java.util.RandomAccess;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntFunction;

/**
 * A list whose things are read when they are first asked for, and then kept: the same thing each
 * time.
 */
final class Parts<T> extends AbstractList<T> implements RandomAccess {

  private final AtomicReferenceArray<T> read;
  private final IntFunction<T> reader;

  Parts(int count, IntFunction<T> reader) {
    this.read = new AtomicReferenceArray<>(count);
    this.reader = reader;
  }

  @Override
  public T get(int index) {
    T thing = read.get(index);
    if (thing == null) {
      // Two threads may read the same; the first one's is kept, for things that are compared by
      // identity.
      read.compareAndSet(index, null, reader.apply(index));
      thing = read.get(index);
    }
    return thing;
  }

  @Override
  public int size() {
    return read.length();
  }
}
