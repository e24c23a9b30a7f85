package bicorne.plain;

import bicorne.text.Names;
import bicorne.wording.ReplayWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be typed behind a colon while a play is read again. */
enum ViewCommand {
  NEXT(ReplayWords.LINE_NEXT, "next n forward f", "下一页 前进"),
  BACK(ReplayWords.LINE_BACK, "back b previous p", "上一页 后退"),
  FIRST(ReplayWords.LINE_FIRST, "first", "首页"),
  LAST(ReplayWords.LINE_LAST, "last", "末页"),
  GO(ReplayWords.LINE_GO, "go", "前往"),
  TIMELINE(ReplayWords.LINE_LIST, "timeline t", "时间线"),
  HISTORY(ReplayWords.LINE_HISTORY, "history h", "史实 历史"),
  AUTO(ReplayWords.LINE_AUTO, "auto a", "自动"),
  BRANCH(ReplayWords.LINE_BRANCH, "branch play", "接着玩"),
  AGAIN(ReplayWords.LINE_AGAIN, "again", "重看"),
  LANGUAGE(ReplayWords.LINE_LANGUAGE, "language lang l", "语言"),
  HELP(ReplayWords.LINE_HELP, "help ?", "帮助 ？"),
  QUIT(ReplayWords.LINE_QUIT, "quit q exit", "退出");

  final ReplayWords what;
  private final String english;
  private final String chinese;

  ViewCommand(ReplayWords what, String english, String chinese) {
    this.what = what;
    this.english = english;
    this.chinese = chinese;
  }

  /** The command of that name, in either language; null where there is none. */
  static @Nullable ViewCommand named(String name) {
    for (ViewCommand command : values()) {
      for (String known : command.names()) {
        if (Names.same(known, name)) {
          return command;
        }
      }
    }
    return null;
  }

  /** As it is typed, with its colon, in the language of the reader. */
  String typed(boolean inChinese) {
    String names = inChinese ? chinese : english;
    int blank = names.indexOf(' ');
    return ":" + (blank < 0 ? names : names.substring(0, blank));
  }

  private List<String> names() {
    List<String> names = new ArrayList<>();
    String all = english + " " + chinese;
    int from = 0;
    for (int blank = all.indexOf(' '); blank >= 0; blank = all.indexOf(' ', from)) {
      names.add(all.substring(from, blank));
      from = blank + 1;
    }
    names.add(all.substring(from));
    return names;
  }
}
