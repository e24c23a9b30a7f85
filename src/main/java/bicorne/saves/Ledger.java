package bicorne.saves;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;

/**
 * A list that never changes and grows by giving a longer one: most of it is shared, so a step of a
 * long play costs no more than one of a short.
 */
public final class Ledger<T> extends AbstractList<T> implements RandomAccess {

  private static final int BITS = 8;
  private static final int CHUNK = 1 << BITS;

  private final Object[][] chunks;
  private final int size;

  private Ledger(Object[][] chunks, int size) {
    this.chunks = chunks;
    this.size = size;
  }

  /** The list without anything. */
  public static <T> Ledger<T> empty() {
    return new Ledger<>(new Object[0][], 0);
  }

  /** This and one more at the end. */
  public Ledger<T> and(T item) {
    int last = size >> BITS;
    Object[][] top = Arrays.copyOf(chunks, last + 1);
    Object[] chunk = last < chunks.length ? chunks[last] : new Object[0];
    Object[] longer = Arrays.copyOf(chunk, (size & (CHUNK - 1)) + 1);
    longer[longer.length - 1] = item;
    top[last] = longer;
    return new Ledger<>(top, size + 1);
  }

  /** This with another item at {@code index}. */
  public Ledger<T> with(int index, T item) {
    Object[][] top = chunks.clone();
    Object[] chunk = top[index >> BITS].clone();
    chunk[index & (CHUNK - 1)] = item;
    top[index >> BITS] = chunk;
    return new Ledger<>(top, size);
  }

  /** Whether this begins with all of {@code start}; what they share is not looked at. */
  boolean startsWith(Ledger<T> start) {
    if (start.size > size) {
      return false;
    }
    for (int i = 0; i < start.size; ) {
      int chunk = i >> BITS;
      if (chunks[chunk] == start.chunks[chunk]) {
        i += CHUNK;
      } else if (get(i).equals(start.get(i))) {
        i++;
      } else {
        return false;
      }
    }
    return true;
  }

  @Override
  @SuppressWarnings("unchecked") // only items of T are ever put in
  public T get(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException(index);
    }
    return (T) chunks[index >> BITS][index & (CHUNK - 1)];
  }

  @Override
  public int size() {
    return size;
  }
}
