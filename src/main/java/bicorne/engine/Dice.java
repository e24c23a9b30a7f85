package bicorne.engine;

import java.util.List;

/**
 * The generator behind chance in play, as a value: the seed and the path so far.
 *
 * <p>A roll depends only on the seed, on the decisions that led here and on the node, so that going
 * back to do the same brings the same, and looking at pages uses up nothing. The path starts as
 * {@code mix(seed + 0x9e3779b97f4a7c15)}; each decision {@code d} makes it {@code mix(path ^
 * fnv1a(d))}; a roll at node {@code n} is {@code mix(path + fnv1a(n))}.
 *
 * @param path the hash of seed and decisions
 */
public record Dice(long path) {

  private static final long GOLDEN = 0x9e3779b97f4a7c15L;

  /** The dice of a play that begins. */
  public static Dice seeded(long seed) {
    return new Dice(Hash.mix(seed + GOLDEN));
  }

  /**
   * The dice after a decision: {@code choose NODE#ID}, {@code fell NODE#ID} or {@code drew NODE}.
   */
  public Dice after(String decision) {
    return new Dice(Hash.mix(path ^ Hash.of(decision)));
  }

  /** 64 bits for what happens at a node. */
  public long roll(String node) {
    return Hash.mix(path + Hash.of(node));
  }

  /**
   * Which of {@code possible} a roll gives: of total weight W, ⌊u·W / 2⁶⁴⌋ picks, in the order
   * written.
   */
  public static Awaits.Possible pick(List<Awaits.Possible> possible, long roll) {
    long total = 0;
    for (Awaits.Possible one : possible) {
      total = Math.addExact(total, one.weight());
    }
    // The upper half of the unsigned product; total is not negative.
    long at = Math.multiplyHigh(roll, total) + ((roll >> 63) & total);
    for (Awaits.Possible one : possible) {
      at -= one.weight();
      if (at < 0) {
        return one;
      }
    }
    throw new IllegalArgumentException("nothing can fall");
  }
}
