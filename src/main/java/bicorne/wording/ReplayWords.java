package bicorne.wording;

/** What is said around a play that is read again, and around the tree of all that was tried. */
public enum ReplayWords implements Saying {
  PAGE_OF("Page {page} of {pages}", "第 {page} 页，共 {pages} 页"),
  TAKEN_AT("decision {number}", "抉择 {number}"),
  TAKEN_ELSEWHERE(
      "{choice} (taken on another road: decision {number})", "{choice}（另一条路上选过：抉择 {number}）"),
  CHANGED("Changed: {what}", "变动：{what}"),
  HISTORY_HIDDEN("What history did here is told by {key}.", "历史在此如何，按 {key} 查看。"),
  HISTORY_HIDDEN_LINE("What history did here is told by {command}.", "历史在此如何，输入 {command} 查看。"),
  HISTORY_NOT_HERE("The story gives no account of this page.", "关于这一页，故事没有附上史实。"),
  HISTORY_TOLD("History is told from here on.", "从这里起，史实一并显示。"),
  HISTORY_KEPT("History is kept back again.", "史实重新隐去。"),
  AT_THE_END("This is the last page.", "这是最后一页。"),
  AT_THE_START("This is the first page.", "这是第一页。"),
  STOPS_HERE("Here the save stops fitting. {why}", "存档从这里起对不上。{why}"),
  NO_SUCH("There is no decision {number} in this save.", "这个存档里没有抉择 {number}。"),
  OTHER_ROAD("Over to the road of decision {number}.", "转到抉择 {number} 所在的路。"),

  FORWARD("next page", "下一页"),
  BACK("page before", "上一页"),
  FIRST("first", "首页"),
  LAST("last", "末页"),
  GO_TO("go to decision", "到某个抉择"),
  HISTORY("history", "史实"),
  PLAY_ON("play on from here", "从这里接着玩"),
  AUTOPLAY("by itself", "自动翻页"),
  STOP("stop", "停"),
  PACE("every {seconds} s", "每 {seconds} 秒"),
  REPLAY("replay", "重放"),
  REPLAY_TITLE("Replay", "重放"),
  PLAYING("by itself, every {seconds} s", "自动翻页，每 {seconds} 秒"),
  TYPING_NUMBER("to decision {number}", "到抉择 {number}"),

  PROMPT("Enter for the next page (:help for more): ", "按回车看下一页（:帮助 查看命令）："),
  PROMPT_LAST("The last page (:help for more): ", "最后一页（:帮助 查看命令）："),
  HELP_NUMBER("A number leads to the page of that decision.", "输入数字，来到那个抉择所在的一页。"),
  HELP_ENTER("Enter alone shows the next page.", "直接按回车看下一页。"),
  LINE_NEXT("the next page", "下一页"),
  LINE_BACK("the page before", "上一页"),
  LINE_FIRST("the first page", "第一页"),
  LINE_LAST("the last page", "最后一页"),
  LINE_GO("the page of a decision", "某个抉择所在的一页"),
  LINE_LIST("all decisions of this road, and where others part from it", "这条路上的所有抉择，以及岔开的路"),
  LINE_HISTORY("tell what history did, or keep it back again", "显示或隐去史实"),
  LINE_AUTO(
      "show one page after the other, every so many seconds; Enter stops it", "每隔几秒自动显示下一页；按回车停止"),
  LINE_BRANCH("play on from this page, on a road of its own", "从这一页接着玩，另成一条路"),
  LINE_AGAIN("print this page once more", "重新显示这一页"),
  LINE_LANGUAGE("read on in another language", "换一种语言读下去"),
  LINE_HELP("this list", "显示这份说明"),
  LINE_QUIT("leave", "离开"),
  SECONDS_HERE(" SECONDS", " 秒数"),
  NOTHING_MEANT(
      "“{typed}” is no command here. Press Enter for the next page, or type :help.",
      "这里没有“{typed}”这个命令。按回车看下一页，或输入 :帮助。"),
  SECONDS_NEEDED(
      "{command} takes a whole number of seconds, from 1 to {most}.",
      "{command} 后面写整秒数，1 到 {most}。"),
  BRANCHING("Playing on from here. The road you read stays as it is.", "从这里接着玩。刚才读的那条路保持原样。"),

  ROAD_NAMED("“{name}”", "“{name}”"),
  LIES_ELSEWHERE(
      "That save lies elsewhere and stays as it is; play goes on in one of your own.",
      "那个存档在别处，保持原样；接着玩的这一局另存一份。"),

  NAME_ROAD("name this road", "给这条路起名"),
  NAME_ROAD_TITLE("A name for this road", "给这条路起名"),
  NAME_ROAD_ASKED(
      "What shall the road through decision {number} be called? Nothing takes its name away.",
      "经过抉择 {number} 的这条路叫什么？留空则去掉名字。"),
  ROAD_IS_NAMED("The road of decision {number} is called “{name}”.", "抉择 {number} 这条路叫“{name}”。"),
  ROAD_HAS_NO_NAME("The road of decision {number} has no name.", "抉择 {number} 这条路没有名字。"),
  LOOK_FIRST("look first", "先看看"),
  ENDS("Ending: {title}", "结局：{title}"),
  HERE("you are here", "你在这里"),
  NO_LONGER_FITS("no longer fits the story", "与故事已对不上"),
  AS_HISTORY("As in history", "与历史一致"),
  OTHER_THAN_HISTORY("Other than in history", "与历史不同"),
  HISTORY_WENT("History: {choice}", "历史：{choice}"),
  TREE_STARTS("The beginning", "开头"),
  TREE_ENDINGS("Endings seen: {found} of {all}.", "已见结局：{found} / {all}。"),
  TREE_UNSEEN("{count} {count:ending is|endings are} still unseen.", "还有 {count} 个结局没有见过。"),
  TREE_TRIED(
      "{taken} of {all} {all:choice|choices} met here {taken:was|were} taken.",
      "这里遇到的 {all} 个选项中，试过 {taken} 个。"),
  TREE_OF(
      "{saves} {saves:save|saves} of “{story}”, {count} {count:decision|decisions}.",
      "“{story}”的 {saves} 个存档，{count} 个抉择。"),
  ALL_ROADS("All roads tried", "试过的路"),
  ALL_ROADS_KEY("all roads tried", "试过的路"),
  TREE_MARKS(
      "{same} as in history, {other} other than in history, {here} where you are, {gone} no longer"
          + " fits.",
      "{same} 与历史一致，{other} 与历史不同，{here} 你在这里，{gone} 已对不上。"),
  TREE_SAVES("In {saves}", "见于 {saves}"),
  TREE_MORE_SAVES("{count} more", "另外 {count} 个"),
  TREE_NOT_READ(
      "{count} {count:save|saves} could not be read or {count:does|do} not fit at all:"
          + " {command} tells which.",
      "有 {count} 个存档无法读取，或完全对不上：{command} 可查看是哪些。"),
  TREE_FROM("Behind decision {number}:", "抉择 {number} 之后："),
  TREE_FROM_START("From the beginning:", "从开头："),
  DO_IT("do it", "确定"),
  RENAME_ASKED("What shall “{save}” be called from now on?", "“{save}”改叫什么？"),
  COPY_ASKED("What shall the copy of “{save}” be called?", "“{save}”的副本叫什么？"),
  EXPORT_ASKED("Into which file shall “{save}” be written?", "把“{save}”写到哪个文件？"),
  IMPORT_ASKED("Which file is the save in?", "存档在哪个文件里？"),
  DELETE_ASKED(
      "Move “{save}” to the trash? Enter does; Esc leaves everything as it is. It can be taken"
          + " back from there.",
      "把“{save}”移到回收站？按回车移走，按 Esc 则一切照旧。之后还可以从回收站取回。"),
  RENAMED("“{save}” is called “{name}” now.", "“{save}”现在叫“{name}”。"),
  COPIED("“{save}” was copied as “{name}”.", "“{save}”已复制为“{name}”。"),
  EXPORTED("“{save}” was written to {name}.", "“{save}”已写到 {name}。"),
  IMPORTED("Taken in as “{name}”.", "已导入为“{name}”。"),
  DELETED("“{save}” lies in the trash now.", "“{save}”已移到回收站。"),
  RESTORED("“{name}” is back.", "“{name}”已取回。"),
  IN_PLAY("“{save}” is being played: leave it first.", "正在玩“{save}”：请先离开它。"),
  FILE_EXISTS("There is a file already: {name}.", "文件已存在：{name}。"),
  NOT_DONE("Nothing was done with “{save}”: {why}.", "没有动“{save}”：{why}。"),
  TRASH("Trash", "回收站"),
  TRASH_KEY("trash", "回收站"),
  TRASH_EMPTY("The trash is empty.", "回收站是空的。"),
  TAKE_BACK("take it back", "取回"),
  RENAME("rename", "改名"),
  COPY("copy", "复制"),
  EXPORT("export", "导出"),
  IMPORT("import", "导入"),
  DELETE("delete", "删除"),
  TRY_FITS("does it fit?", "查验"),
  FITS("fits the story", "与故事对得上"),
  FITS_REVISED("fits the revised story", "与修订后的故事对得上"),
  FITS_NOT("does not fit the story", "与故事对不上"),
  NOTHING_TO_TRY("There is nothing to try here.", "这里没有可查验的。"),
  GO_UP("to the fork", "到岔口"),
  GO_ON("onward", "往前");

  private final String english;
  private final String chinese;

  ReplayWords(String english, String chinese) {
    this.english = english;
    this.chinese = chinese;
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
