package bicorne.cli;

import bicorne.wording.UsageWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A command: what it is called, what it takes, and what help says of it. The reader of arguments
 * and the help are made from this table, so that they cannot disagree.
 */
@SuppressWarnings("ImmutableEnumChecker") // the list of flags is never changed
enum Command {
  PLAY(
      "play",
      "[STORY]",
      0,
      1,
      UsageWords.PLAY,
      Flag.EPISODE,
      Flag.PLAIN,
      Flag.SEED,
      Flag.SAVE,
      Flag.CONTINUE,
      Flag.SAVES,
      Flag.WATCH,
      Flag.ASCII),
  REPLAY(
      "replay",
      "SAVE...",
      1,
      Integer.MAX_VALUE,
      UsageWords.REPLAY,
      Flag.PRINT,
      Flag.VERIFY,
      Flag.JSON,
      Flag.PLAIN,
      Flag.ASCII,
      Flag.STORY,
      Flag.SAVES),
  SAVES(
      "saves",
      "[DEED SAVE]",
      0,
      Integer.MAX_VALUE,
      UsageWords.SAVES,
      Flag.TREE,
      Flag.HISTORY,
      Flag.TRASH,
      Flag.JSON,
      Flag.STORY,
      Flag.SAVES),
  CHECK(
      "check",
      "[STORY]",
      0,
      1,
      UsageWords.CHECK,
      Flag.WATCH,
      Flag.NO_EXPLORE,
      Flag.FORMAT,
      Flag.COLOUR),
  EXPLORE(
      "explore",
      "[STORY]",
      0,
      1,
      UsageWords.EXPLORE,
      Flag.ASK,
      Flag.FROM,
      Flag.LIMIT,
      Flag.EXACT,
      Flag.WITNESS,
      Flag.JSON),
  TEST(
      "test",
      "[STORY]",
      0,
      1,
      UsageWords.TEST,
      Flag.UPDATE,
      Flag.ACCEPT,
      Flag.RANDOM,
      Flag.SEED,
      Flag.JUNIT,
      Flag.SAVES,
      Flag.FORMAT,
      Flag.COLOUR),
  TRANSLATE(
      "translate",
      "[STORY] [TAG]",
      0,
      2,
      UsageWords.TRANSLATE,
      Flag.RENEW,
      Flag.FORMAT,
      Flag.COLOUR),
  NEW("new", "story NAME, episode ID, node EPISODE/ID", 2, 2, UsageWords.NEW, Flag.STORY),
  RENAME("rename", "OLD NEW", 2, 2, UsageWords.RENAME, Flag.STORY, Flag.FORMAT, Flag.COLOUR),
  FORMAT("format", "[STORY]", 0, 1, UsageWords.FORMAT, Flag.CHECK, Flag.COLOUR),
  REFERENCES("references", "NAME", 1, 1, UsageWords.REFERENCES, Flag.STORY),
  STATS("stats", "[STORY]", 0, 1, UsageWords.STATS, Flag.JSON),
  SCHEMA("schema", "[KIND]", 0, 1, UsageWords.SCHEMA),
  EXPLAIN("explain", "CODE", 1, 1, UsageWords.EXPLAIN),
  HELP("help", "[COMMAND]", 0, 1, UsageWords.HELP);

  private final String written;
  private final String operands;
  private final int fewest;
  private final int most;
  private final List<Flag> flags;
  private final UsageWords purpose;

  Command(
      String written, String operands, int fewest, int most, UsageWords purpose, Flag... flags) {
    this.written = written;
    this.operands = operands;
    this.fewest = fewest;
    this.most = most;
    this.purpose = purpose;
    List<Flag> all = new ArrayList<>(List.of(flags));
    all.add(Flag.LANGUAGE);
    all.add(Flag.DEBUG);
    all.add(Flag.HELP);
    this.flags = List.copyOf(all);
  }

  /** The command of that name, or null. */
  static @Nullable Command named(String name) {
    for (Command command : values()) {
      if (command.written.equals(name)) {
        return command;
      }
    }
    return null;
  }

  /** The names of all commands. */
  static List<String> names() {
    List<String> names = new ArrayList<>();
    for (Command command : values()) {
      names.add(command.written);
    }
    return names;
  }

  /** How it is typed. */
  String written() {
    return written;
  }

  /** What stands behind it, as help writes it. */
  String operands() {
    return operands;
  }

  /** So many words have to stand behind it. */
  int fewest() {
    return fewest;
  }

  /** So many can. */
  int most() {
    return most;
  }

  /** The options it understands, those of all commands included. */
  List<Flag> flags() {
    return flags;
  }

  /** What it is for. */
  UsageWords purpose() {
    return purpose;
  }
}
