package bicorne.cli;

import bicorne.wording.Saying;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A command: what it is called, what it takes, and what help says of it. The reader of arguments and
 * the help are made from this table, so that they cannot disagree.
 */
enum Command implements Saying {
  PLAY(
      "play",
      "[STORY]",
      0,
      1,
      List.of(
          Flag.EPISODE,
          Flag.PLAIN,
          Flag.SEED,
          Flag.SAVE,
          Flag.CONTINUE,
          Flag.SAVES,
          Flag.ASCII),
      "play a story; this is what bicorne alone does",
      "玩一个故事；只输入 bicorne 也是这个"),
  REPLAY(
      "replay",
      "SAVE...",
      1,
      Integer.MAX_VALUE,
      List.of(Flag.PRINT, Flag.VERIFY, Flag.STORY, Flag.SAVES),
      "read a playthrough again, or prove that it still plays",
      "重读一局，或验证它仍能照原样重演"),
  SAVES("saves", "", 0, 0, List.of(Flag.STORY, Flag.SAVES), "list the saves", "列出存档"),
  CHECK(
      "check",
      "[STORY]",
      0,
      1,
      List.of(Flag.FORMAT, Flag.COLOUR),
      "find everything wrong with a story",
      "找出故事里的一切问题"),
  TEST(
      "test",
      "[STORY]",
      0,
      1,
      List.of(Flag.ACCEPT, Flag.SAVES, Flag.FORMAT, Flag.COLOUR),
      "run the tests of a story",
      "运行故事的测试"),
  NEW("new", "story NAME", 2, 2, List.of(), "begin a story of your own", "新建自己的故事"),
  EXPLAIN("explain", "CODE", 1, 1, List.of(), "say what a finding means", "解释一个问题代码的含义"),
  HELP("help", "[COMMAND]", 0, 1, List.of(), "say what a command does", "说明一个命令的作用");

  private final String written;
  private final String operands;
  private final int fewest;
  private final int most;
  private final List<Flag> flags;
  private final String english;
  private final String chinese;

  Command(
      String written,
      String operands,
      int fewest,
      int most,
      List<Flag> flags,
      String english,
      String chinese) {
    this.written = written;
    this.operands = operands;
    this.fewest = fewest;
    this.most = most;
    List<Flag> all = new ArrayList<>(flags);
    all.add(Flag.LANGUAGE);
    all.add(Flag.DEBUG);
    all.add(Flag.HELP);
    this.flags = List.copyOf(all);
    this.english = english;
    this.chinese = chinese;
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

  @Override
  public String english() {
    return english;
  }

  @Override
  public String chinese() {
    return chinese;
  }
}
