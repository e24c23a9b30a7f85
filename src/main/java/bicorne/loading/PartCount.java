package bicorne.loading;

/** How many more values, lists and groups of keys a folder's files may hold. */
final class PartCount {

  private int left;

  PartCount(int most) {
    this.left = most;
  }

  /** Takes one; false when there are none left. */
  boolean takeOne() {
    return left-- > 0;
  }

  /** Takes so many; false, and none taken, when there are fewer left. */
  boolean take(int count) {
    if (left < count) {
      return false;
    }
    left -= count;
    return true;
  }
}
