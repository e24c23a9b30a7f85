package bicorne.plain;

import bicorne.text.Names;
import bicorne.wording.CommandWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be typed behind a colon. The first English and Chinese names are those help shows. */
enum Command {
  BACK(CommandWords.BACK, Argument.NONE, "back b undo", "后退 返回"),
  FORWARD(CommandWords.FORWARD, Argument.NONE, "forward f redo", "前进"),
  TIMELINE(CommandWords.TIMELINE, Argument.NONE, "timeline t", "时间线"),
  TREE(CommandWords.TREE, Argument.NONE, "tree", "试过的路"),
  GO(CommandWords.GO, Argument.NEEDED, "go", "前往"),
  NAME(CommandWords.NAME_ROAD, Argument.NEEDED, "name", "命名"),
  AGAIN(CommandWords.AGAIN, Argument.NONE, "again a", "重看"),
  BACKLOG(CommandWords.BACKLOG, Argument.MAYBE, "backlog", "回看"),
  STATE(CommandWords.STATE, Argument.NONE, "state i", "局势 状态"),
  PEOPLE(CommandWords.PEOPLE, Argument.MAYBE, "people p", "人物"),
  PLACES(CommandWords.PLACES, Argument.MAYBE, "places", "地点"),
  SOURCES(CommandWords.SOURCES, Argument.MAYBE, "sources", "史料 出处"),
  HISTORY(CommandWords.HISTORY, Argument.NONE, "history h", "史实 历史"),
  RECKONING(CommandWords.RECKONING, Argument.NONE, "reckoning r", "复盘"),
  SAVE(CommandWords.SAVE, Argument.NEEDED, "save s", "存档 保存"),
  LANGUAGE(CommandWords.LANGUAGE, Argument.MAYBE, "language lang l", "语言"),
  RESTART(CommandWords.RESTART, Argument.NONE, "restart", "重来"),
  HELP(CommandWords.HELP, Argument.NONE, "help ?", "帮助 ？"),
  QUIT(CommandWords.QUIT, Argument.NONE, "quit q exit", "退出");

  /** Whether something stands behind a command. */
  enum Argument {
    NONE,
    MAYBE,
    NEEDED
  }

  final CommandWords what;
  final Argument argument;
  private final String english;
  private final String chinese;

  Command(CommandWords what, Argument argument, String english, String chinese) {
    this.what = what;
    this.argument = argument;
    this.english = english;
    this.chinese = chinese;
  }

  /** The command of that name, in either language, whatever the case. */
  static @Nullable Command named(String name) {
    for (Command command : values()) {
      for (String known : command.names()) {
        if (Names.same(known, name)) {
          return command;
        }
      }
    }
    return null;
  }

  /** Whether a bare word, without its colon, is understood as a command. */
  static @Nullable Command bare(String word) {
    Command command = named(word);
    return command == HELP || command == QUIT ? command : null;
  }

  /** As it is typed, with its colon, in the language of the reader. */
  String typed(boolean inChinese) {
    return ":" + words(inChinese ? chinese : english).get(0);
  }

  /** All its names, without a colon. */
  List<String> names() {
    return words(english + " " + chinese);
  }

  /** All names of all commands that are worth suggesting, with their colons. */
  static List<String> suggestions() {
    List<String> names = new ArrayList<>();
    for (Command command : values()) {
      for (String name : command.names()) {
        if (name.codePointCount(0, name.length()) > 1) {
          names.add(":" + name);
        }
      }
    }
    return names;
  }

  private static List<String> words(String words) {
    List<String> list = new ArrayList<>();
    int from = 0;
    for (int blank = words.indexOf(' '); blank >= 0; blank = words.indexOf(' ', from)) {
      list.add(words.substring(from, blank));
      from = blank + 1;
    }
    list.add(words.substring(from));
    return list;
  }
}
