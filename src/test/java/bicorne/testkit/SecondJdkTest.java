package bicorne.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** That the comparison compares: each Java runs, and each is the one it is said to be. */
class SecondJdkTest {

  @Test
  void aChildRunsOnTheJavaOfThisTest() {
    Program.Ran ran = Program.bicorne(SecondJdk.first(), "--version").run();
    assertThat(ran.out()).contains("Java " + System.getProperty("java.runtime.version"));
    assertThat(ran.status()).isZero();
  }

  @Test
  void aChildRunsOnTheSecondJava() {
    Program.Ran ran = Program.bicorne(SecondJdk.home(), "--version").run();
    assertThat(ran.out()).startsWith("Bicorne ").contains("\nJava ");
    assertThat(ran.status()).isZero();
  }

  @Test
  void bothJavasSayTheSame() {
    String[] help = {"help", "--language", "zh-Hans"};
    Program.Ran other = Program.bicorne(SecondJdk.home(), help).run();
    assertThat(other).isEqualTo(Program.bicorne(SecondJdk.first(), help).run());
  }
}
