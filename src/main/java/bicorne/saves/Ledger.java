package bicorne.saves;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * A list that never changes and grows by giving a longer one. The two share almost all of a tree
 * with thirty-two branches at a fork, so a step of a long play costs hardly more than one of a
 * short.
 */
public final class Ledger<T> extends AbstractList<T> implements RandomAccess {

  private static final int BITS = 5;
  private static final int MASK = (1 << BITS) - 1;

  private final Object[] root;

  /** How far an index is shifted at the root: 0 where the root holds the items themselves. */
  private final int height;

  private final int size;

  private Ledger(Object[] root, int height, int size) {
    this.root = root;
    this.height = height;
    this.size = size;
  }

  /** The list without anything. */
  public static <T> Ledger<T> empty() {
    return new Ledger<>(new Object[0], 0, 0);
  }

  /** This and one more at the end. */
  public Ledger<T> and(T item) {
    boolean full = size == 1 << (height + BITS);
    Object[] top = full ? new Object[] {root} : root;
    int level = full ? height + BITS : height;
    return new Ledger<>(put(top, level, size, item), level, size + 1);
  }

  /** This with another item at {@code index}. */
  public Ledger<T> with(int index, T item) {
    return new Ledger<>(put(root, height, checked(index), item), height, size);
  }

  private static Object[] put(Object @Nullable [] node, int level, int index, Object item) {
    int slot = (index >>> level) & MASK;
    Object[] copy =
        node == null ? new Object[slot + 1] : Arrays.copyOf(node, Math.max(node.length, slot + 1));
    copy[slot] = level == 0 ? item : put((Object[]) copy[slot], level - BITS, index, item);
    return copy;
  }

  private int checked(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException(index);
    }
    return index;
  }

  /** Whether this begins with all of {@code start}; what they share is not looked at. */
  boolean startsWith(Ledger<T> start) {
    Object[] mine = root;
    for (int level = height; level > start.height; level -= BITS) {
      mine = (Object[]) mine[0];
    }
    return start.size <= size && begins(mine, start.root, start.height);
  }

  private static boolean begins(Object[] mine, Object[] start, int level) {
    if (mine == start) {
      return true;
    }
    if (start.length > mine.length) {
      return false;
    }
    for (int i = 0; i < start.length; i++) {
      boolean same =
          level == 0
              ? start[i].equals(mine[i])
              : begins((Object[]) mine[i], (Object[]) start[i], level - BITS);
      if (!same) {
        return false;
      }
    }
    return true;
  }

  @Override
  @SuppressWarnings("unchecked") // only items of T are ever put in
  public T get(int index) {
    checked(index);
    Object[] node = root;
    for (int level = height; level > 0; level -= BITS) {
      node = (Object[]) node[(index >>> level) & MASK];
    }
    return (T) node[index & MASK];
  }

  @Override
  public int size() {
    return size;
  }
}
