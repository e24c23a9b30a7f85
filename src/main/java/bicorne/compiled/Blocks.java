package bicorne.compiled;

/**
 * A table of entries of one length behind the core, read block by block as they are asked for: how
 * long it is costs a first page nothing. Each block is followed by its CRC-32.
 */
final class Blocks extends Parts<byte[]> {

  /** How many octets of entries a block holds; entries of 4 and of 12 octets fill it to the end. */
  static final int LENGTH = 4080;

  private static final int CRC = 4;

  private final Storage storage;
  private final long from;
  private final int entry;
  private final int entries;

  /**
   * @param from where it begins
   * @param entry how many octets an entry has
   * @param entries how many there are
   */
  Blocks(Storage storage, long from, int entry, int entries) {
    super(blocks(storage, from, (long) entry * entries));
    this.storage = storage;
    this.from = from;
    this.entry = entry;
    this.entries = entries;
  }

  /** How many blocks so many octets take; they lie within the file. */
  private static int blocks(Storage storage, long from, long octets) {
    long blocks = (octets + LENGTH - 1) / LENGTH;
    if (from < 0 || octets < 0 || octets + CRC * blocks > storage.size() - from) {
      throw new Damaged("a table lies outside the file");
    }
    return (int) blocks;
  }

  /** How many entries there are. */
  int entries() {
    return entries;
  }

  /** An entry. */
  In at(int number) {
    long octet = (long) entry * number;
    int within = (int) (octet % LENGTH);
    return new In(get((int) (octet / LENGTH)), within, within + entry);
  }

  @Override
  byte[] read(int block) {
    int length = (int) Math.min(LENGTH, (long) entry * entries - (long) block * LENGTH);
    byte[] bytes = storage.read(from + (long) block * (LENGTH + CRC), length + CRC);
    if (StoryOut.crc(bytes, 0, length) != new In(bytes, length, length + CRC).fixed()) {
      throw new Damaged("a table is damaged");
    }
    return bytes;
  }
}
