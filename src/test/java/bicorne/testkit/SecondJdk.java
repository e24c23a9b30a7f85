package bicorne.testkit;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Another Java to compare with: what Bicorne prints and writes must not depend on which one runs
 * it.
 *
 * <p>{@code BICORNE_SECOND_JDK} names its home. Without it the comparison is skipped, and says so.
 */
public final class SecondJdk {

  /** The variable that names its home. */
  public static final String VARIABLE = "BICORNE_SECOND_JDK";

  private SecondJdk() {}

  /** Its home; the test is skipped where there is none. */
  public static Path home() {
    String home = System.getenv(VARIABLE);
    assumeTrue(
        home != null && !home.isEmpty(),
        "not compared with a second JDK: set " + VARIABLE + " to the home of one");
    Path jdk = Path.of(String.valueOf(home));
    if (!Files.isExecutable(jdk.resolve("bin/java"))) {
      throw new AssertionError(VARIABLE + " names no JDK: there is no bin/java in " + jdk);
    }
    return jdk;
  }

  /** The Java that runs this test. */
  public static Path first() {
    return Path.of(System.getProperty("java.home"));
  }
}
