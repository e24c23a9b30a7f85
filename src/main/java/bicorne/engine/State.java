package bicorne.engine;

import java.util.Arrays;

/**
 * The reader's position and what they carry, packed into words: the node, the open calls, the
 * variables, and visits and options taken as far as anything asks.
 *
 * <p>Two states are equal exactly when nothing the story can ever do tells them apart by what they
 * hold; pages, languages and seeds are no part of it. What the bits mean is known to the {@link
 * Layout} of the engine that made it; states of different engines are not to be mixed.
 */
public final class State implements Comparable<State> {

  /** Never changed after construction. */
  final long[] words;

  State(long[] words) {
    this.words = words;
  }

  /** How many 64-bit words it takes. */
  public int size() {
    return words.length;
  }

  /** Word {@code i}, for a table of states. */
  public long word(int i) {
    return words[i];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof State state && Arrays.equals(words, state.words);
  }

  @Override
  public int hashCode() {
    // Packed words differ in few bits: spread them, or tables of states become lists.
    long hash = 0;
    for (long word : words) {
      hash = Hash.mix(hash ^ word);
    }
    return (int) hash;
  }

  @Override
  public int compareTo(State other) {
    return Arrays.compare(words, other.words);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("State");
    for (long word : words) {
      text.append(' ').append(Long.toHexString(word));
    }
    return text.toString();
  }
}
