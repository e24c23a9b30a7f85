package bicorne.cli;

import bicorne.wording.UsageWords;
import java.util.List;

/**
 * An option, and what help says of it.
 *
 * <p>One with a {@link #value()} takes the word behind it, or behind {@code =}.
 */
enum Flag {
  EPISODE("--episode", "ID", UsageWords.EPISODE_FLAG),
  LANGUAGE("--language", "TAG", UsageWords.LANGUAGE_FLAG),
  PLAIN("--plain", "", UsageWords.PLAIN_FLAG),
  SEED("--seed", "N", UsageWords.SEED_FLAG),
  SAVE("--save", "NAME", UsageWords.SAVE_FLAG),
  CONTINUE("--continue", "", UsageWords.CONTINUE_FLAG),
  SAVES("--saves", "DIR", UsageWords.SAVES_FLAG),
  ASCII("--ascii", "", UsageWords.ASCII_FLAG),
  PRINT("--print", "FORM", UsageWords.PRINT_FLAG),
  VERIFY("--verify", "", UsageWords.VERIFY_FLAG),
  STORY("--story", "DIR", UsageWords.STORY_FLAG),
  FORMAT("--format", "FORM", UsageWords.FORMAT_FLAG),
  COLOUR("--color", "WHEN", UsageWords.COLOUR_FLAG),
  RANDOM("--random", "N", UsageWords.RANDOM_FLAG),
  JUNIT("--junit", "", UsageWords.JUNIT_FLAG),
  ASK("--ask", "CONDITION", UsageWords.ASK_FLAG),
  FROM("--from", "EPISODE", UsageWords.FROM_FLAG),
  LIMIT("--limit", "N", UsageWords.LIMIT_FLAG),
  EXACT("--exact", "", UsageWords.EXACT_FLAG),
  WITNESS("--witness", "DIR", UsageWords.WITNESS_FLAG),
  NO_EXPLORE("--no-explore", "", UsageWords.NO_EXPLORE_FLAG),
  JSON("--json", "", UsageWords.JSON_FLAG),
  TREE("--tree", "", UsageWords.TREE_FLAG),
  HISTORY("--history", "", UsageWords.HISTORY_FLAG),
  TRASH("--trash", "", UsageWords.TRASH_FLAG),
  ACCEPT("--accept", "SAVE", UsageWords.ACCEPT_FLAG),
  UPDATE("--update", "", UsageWords.UPDATE_FLAG),
  WATCH("--watch", "", UsageWords.WATCH_FLAG),
  CHECK("--check", "", UsageWords.CHECK_FLAG),
  RENEW("--renew", "ENTRY", UsageWords.RENEW_FLAG),
  DEBUG("--debug", "", UsageWords.DEBUG_FLAG),
  HELP("--help", "", UsageWords.HELP_FLAG);

  private final String written;
  private final String value;
  private final UsageWords purpose;

  Flag(String written, String value, UsageWords purpose) {
    this.written = written;
    this.value = value;
    this.purpose = purpose;
  }

  /** How it is typed. */
  String written() {
    return written;
  }

  /** What stands for its value in help; empty for one that takes none. */
  String value() {
    return value;
  }

  /** The only values it takes; empty where any will do. */
  List<String> only() {
    return switch (this) {
      case PRINT -> List.of("text", "markdown", "summary");
      case FORMAT -> List.of("framed", "line", "narrated", "json", "sarif");
      case COLOUR -> List.of("auto", "always", "never");
      default -> List.of();
    };
  }

  /** What it is for. */
  UsageWords purpose() {
    return purpose;
  }
}
