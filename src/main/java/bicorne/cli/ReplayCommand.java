package bicorne.cli;

/** {@code replay}. */
@SuppressWarnings("DoNotCallSuggester")
final class ReplayCommand {

  private ReplayCommand() {}

  static ExitStatus run(Call call) {
    throw new UnsupportedOperationException(call.language());
  }
}
