package bicorne.cli;

/** The time between two looks at the files of a story. */
class Pause {

  private final int millis;

  Pause(int millis) {
    this.millis = millis;
  }

  /** Lets it pass; false once there is nothing more to wait for. */
  boolean waited() {
    try {
      Thread.sleep(millis);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
