package bicorne.compiled;

/** Where the bytes of a compiled story lie: whoever touches files implements it. */
public interface Storage {

  /** How many bytes there are. */
  long size();

  /**
   * So many bytes from a place; both lie within {@link #size()}.
   *
   * @throws Damaged if they cannot be read
   */
  byte[] read(long from, int length);

  /** Bytes that are already in memory. */
  static Storage of(byte[] bytes) {
    return new Storage() {
      @Override
      public long size() {
        return bytes.length;
      }

      @Override
      public byte[] read(long from, int length) {
        return java.util.Arrays.copyOfRange(bytes, (int) from, (int) from + length);
      }
    };
  }
}
