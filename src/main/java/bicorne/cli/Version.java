package bicorne.cli;

/** Which Bicorne this is. The same number stands in {@code pom.xml}; a test compares them. */
final class Version {

  /** The version of this program. */
  static final String NUMBER = "0.1.0";

  private Version() {}
}
