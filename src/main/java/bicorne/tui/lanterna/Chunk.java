package bicorne.tui.lanterna;

/** Bytes that arrived together, and when, by {@link System#nanoTime}. */
final class Chunk {
  private final byte[] bytes;
  private final long at;

  Chunk(byte[] bytes, long at) {
    this.bytes = bytes;
    this.at = at;
  }

  byte[] bytes() {
    return bytes;
  }

  long at() {
    return at;
  }
}
