package bicorne.cli;

/** {@code test}. */
@SuppressWarnings("DoNotCallSuggester")
final class TestCommand {

  private TestCommand() {}

  static ExitStatus run(Call call) {
    throw new UnsupportedOperationException(call.language());
  }
}
