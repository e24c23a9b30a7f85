package bicorne.cli;

/** {@code play}. */
@SuppressWarnings("DoNotCallSuggester")
final class PlayCommand {

  private PlayCommand() {}

  static ExitStatus run(Call call) {
    throw new UnsupportedOperationException(call.language());
  }
}
