package bicorne.cli;

/** {@code saves}. */
@SuppressWarnings("DoNotCallSuggester")
final class SavesCommand {

  private SavesCommand() {}

  static ExitStatus run(Call call) {
    throw new UnsupportedOperationException(call.language());
  }
}
