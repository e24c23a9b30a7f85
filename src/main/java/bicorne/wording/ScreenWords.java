package bicorne.wording;

/** What the full screen says around the story: keys, pages, settings. */
public enum ScreenWords implements Saying {
  CHOOSE("choose", "选择"),
  MORE("more", "下一屏"),
  READ_ON("read on", "继续"),
  BACK("back", "后退"),
  FORWARD("forward", "前进"),
  PASS_OVER("pass over", "略过"),
  TIMELINE("timeline", "时间线"),
  SAVES("saves", "存档"),
  HELP("help", "帮助"),
  QUIT("quit", "退出"),
  LINKS("links", "链接"),
  FOLLOW("look it up", "查看"),
  LET_GO("leave it", "算了"),
  BACKLOG("read again", "回看"),
  CARDS("people", "人物"),
  PLACES_KEY("places", "地点"),
  SOURCES_KEY("sources", "史料"),
  AFFAIRS("state", "局势"),
  CLOSE("close", "关闭"),
  CHANGE("change", "更改"),
  GO_THERE("go there", "前往"),
  ACCOUNT("the account", "史实"),
  BACK_TO("go back to a decision", "回到某个抉择"),
  SAVE_KEY("save", "保存"),
  SAVE_AS_KEY("save under a name", "另存"),
  REPLACE("replace it", "覆盖"),
  GO_ON_HERE("go on from here", "从这里接着玩"),

  CONTENT_NOTE("Content note", "内容提示"),
  TURN_MARK("Enter or Space turns the page", "按回车或空格翻页"),
  END_MARK("Enter: your decisions beside history’s", "按回车：把你的抉择与历史对照"),
  FAULT_WAY_ON(
      "Nothing is lost. Press u to go back to the last decision and take another road, or t for the"
          + " timeline.",
      "进度没有丢失。按 u 回到上一个抉择，换一条路走；或按 t 看时间线。"),
  DECISION_NUMBER("decision {number}", "第 {number} 次抉择"),
  NOTHING_TO_PASS(
      "Nothing to pass over: this page is new, or something is to be decided.",
      "没有可以略过的：这一页是新的，或者要作抉择。"),
  TOO_SMALL(
      "There is too little room here. Make the window larger: {columns} by {rows} at least.",
      "窗口太小。请放大，至少 {columns} 列 {rows} 行。"),
  NOW_IN("Now in {language}.", "语言已切换：{language}。"),
  CANNOT_BEGIN("The story has no beginning there.", "故事里没有这个开头。"),
  SETTINGS_DAMAGED(
      "Line {line} of the settings means nothing and was passed over: {words}",
      "设置的第 {line} 行无法识别，已略过：{words}"),
  SETTINGS_MORE(
      "{count} {count:line|lines} more of them {count:means|mean} nothing.", "另有 {count} 行无法识别。"),
  SETTINGS_UNREAD(
      "The file of your settings is damaged; the usual settings hold.", "设置文件已损坏，现在按默认设置运行。"),
  SETTINGS_ASIDE("The damaged file has been put aside as {file}", "损坏的文件已另存为 {file}"),
  SETTINGS_STAY("The damaged file could not be put aside: {file}", "损坏的文件无法移走：{file}"),
  DAMAGED_BEFORE(
      "What stands before that line is whole, and can be gone on with in a save of its own. The"
          + " damaged one is left as it is.",
      "该行之前的内容完好，可以另存一份接着玩。损坏的存档保持原样。"),
  NAME_EXISTS("There is a save “{name}” already.", "已有存档“{name}”。"),
  REPLACE_HOW(
      "Enter replaces it for good; Esc leaves everything as it is.", "按回车就会覆盖它；按 Esc 则一切照旧。"),

  CONTINUE("Continue", "继续"),
  NEW_GAME("New game", "新游戏"),
  EPISODES("Episodes", "章节"),
  EPISODES_HOW(
      "Any episode by itself: it begins in the state history left it in, and ends where it ends.",
      "单独玩任意一章：从历史当时的局面开始，到这一章结束为止。"),
  SAVES_TITLE("Saves and replays", "存档与重放"),
  ENDINGS("Endings found ({found} of {all})", "已见结局（{found} / {all}）"),
  ENDINGS_TITLE("Endings found", "已见结局"),
  ENDING_HISTORICAL("{title} (as it really was)", "{title}（史实）"),
  SETTINGS("Settings", "设置"),
  LANGUAGE("Language: change to {language}", "语言：换成 {language}"),
  QUIT_TITLE("Quit", "退出"),

  SAVE_AS("Save under a name", "另存一份"),
  NAME_ASKED("What shall this save be called?", "这个存档叫什么？"),
  NO_SAVES("There are no saves of this story yet.", "这个故事还没有存档。"),
  SAVE_UNREADABLE("cannot be read", "无法读取"),
  SAVE_DAMAGED("damaged further on", "后面有损坏"),
  SAVE_CHOICES("{count} {count:choice|choices}", "{count} 次选择"),
  SAVE_WHEN("played {when}", "最近一次 {when}"),
  SAVE_ENDINGS("{count} {count:ending|endings}", "{count} 个结局"),

  PEOPLE("People", "人物"),
  PLACES("Places", "地点"),
  SOURCES("Sources", "史料"),
  BACKLOG_TITLE("What you have read", "回看"),
  AFFAIRS_TITLE("How things stand", "局势"),
  TIMELINE_TITLE("Timeline", "时间线"),
  DIFFERS_MARK(
      "* marks where your road was another than history’s; Enter opens the account.",
      "* 表示与历史不同之处；按回车查看史实。"),
  NOTICE_TITLE("Notice", "须知"),
  HELP_TITLE("Keys", "按键"),
  FINDINGS_TITLE("The story has errors and is not played", "故事有错误，不能玩"),

  SETTING("{name}: {value}", "{name}：{value}"),
  THEME("Colours", "配色"),
  THEME_ABOUT("how the screen is coloured", "屏幕的颜色"),
  WIDTH("Text width", "版面宽度"),
  WIDTH_ABOUT("the widest line of text, in cells", "一行文字最多占多少格"),
  PACE("Typing", "逐字显示"),
  PACE_ABOUT("how fast a page is typed; any key shows all of it", "一页文字逐字显示的快慢；按任意键全部显示"),
  CONFIRM("Confirm", "确认"),
  CONFIRM_ABOUT("a digit only points at a choice, Enter takes it", "数字只是指向选项，按回车才选定"),
  LANGUAGE_SETTING("Language", "语言"),
  LANGUAGE_ABOUT("of the story and of the program", "故事和程序的语言"),
  MARKS("Marks", "符号"),
  MARKS_ABOUT("lines, bars and arrows", "线条、计量条和箭头"),
  THE_TERMINALS("the terminal’s own", "用终端自己的"),
  DARK("dark", "深色"),
  LIGHT("light", "浅色"),
  HIGH_CONTRAST("high contrast", "高对比"),
  NO_COLOUR("none", "无色"),
  OFF("off", "关"),
  ON("on", "开"),
  SLOW("slow", "慢"),
  MIDDLE("middling", "中"),
  FAST("fast", "快"),
  MARKS_AUTO("as fine as the terminal shows", "依终端而定"),
  MARKS_ASCII("plain (ASCII)", "朴素（ASCII）"),
  MARKS_FINE("fine", "精细"),

  HELP_READING("Reading", "阅读"),
  HELP_OPENING("To look at", "查看"),
  HELP_EVERYWHERE("Everywhere", "各处通用"),
  HELP_DIGITS(
      "take that choice; where there are more than nine, type the number and Enter",
      "选那一项；多于九项时，输入数字再按回车"),
  HELP_ARROWS("point at a choice; where there is none, scroll", "指向选项；没有选项时滚动"),
  HELP_SPACE("scroll, then turn the page; never takes a choice", "滚动，然后翻页；绝不会选择"),
  HELP_ENTER("take the choice pointed at; else scroll and turn", "选定所指的选项；否则滚动、翻页"),
  HELP_PAGES("scroll by the screen; Home and End go to its ends", "按屏滚动；Home 和 End 到首尾"),
  HELP_TAB("point at the next link; Enter looks it up", "指向下一个链接；按回车查看"),
  HELP_BACK("go back a decision; nothing is lost", "退回上一个抉择，什么也不会丢"),
  HELP_FORWARD("go forward again", "沿原路再前进"),
  HELP_PASS("pass over what was read before, to the next decision", "略过读过的内容，到下一个抉择"),
  HELP_TIMELINE("all decisions; go back to any", "所有抉择，可以回到任何一个"),
  HELP_SAVES("saves; keep this play under a name", "存档；另存一份"),
  HELP_BACKLOG("what was read on the way here", "一路读过的内容"),
  HELP_CARDS("people, places and sources met so far", "已提到的人物、地点和史料"),
  HELP_AFFAIRS("how things stand, and what moved them last", "局势，以及最近因何而变"),
  HELP_REPLAY("replay this play from the start, page by page", "从头逐页重放这一局"),
  HELP_REPLAYING("In a replay", "重放"),
  HELP_REPLAY_PAGES("the next page; the page before", "下一页；上一页"),
  HELP_REPLAY_ENDS("the first page; the last", "首页；末页"),
  HELP_REPLAY_NUMBER("a decision’s number and Enter: its page", "输入抉择编号再按回车：到那一页"),
  HELP_REPLAY_AUTO("pages turn by themselves; + faster, - slower", "自动翻页；+ 加快，- 放慢"),
  HELP_REPLAY_HISTORY("tell what history did, or keep it back", "显示或隐去史实"),
  HELP_REPLAY_BRANCH("play on from this page, on a road of its own", "从这一页接着玩，另成一条路"),
  HELP_TREE("In the timeline", "时间线"),
  HELP_TREE_ALONG("back to the fork; along the road", "回到岔口；沿路往前"),
  HELP_TREE_GO("go to the page behind that decision", "来到那个抉择之后的一页"),
  HELP_TREE_LOOK("look at it first, without going there", "先看看，不过去"),
  HELP_TREE_NAME("give the road through it a name", "给经过它的那条路起名"),
  HELP_SHELF("Among the saves", "存档里"),
  HELP_SHELF_LOOK("replay a save", "重放一个存档"),
  HELP_SHELF_DO("rename, copy, export, delete", "改名、复制、导出、删除"),
  HELP_SHELF_TRASH("the trash; import from a file", "回收站；从文件导入"),
  HELP_SHELF_FITS("try which saves fit the story", "查验哪些存档与故事对得上"),
  HELP_LANGUAGE("change the language, here and now", "当场切换语言"),
  HELP_ESCAPE("close what is open; from the story, the title screen", "关闭打开的页面；在故事里则打开标题页"),
  HELP_HELP("this page", "这一页"),
  HELP_QUIT("leave; your place is kept", "离开，进度会保留"),
  HELP_MOUSE("Mouse: the wheel scrolls; a click points, a second one takes", "鼠标：滚轮滚动；单击指向，再次单击选定");

  private final String english;
  private final String chinese;

  ScreenWords(String english, String chinese) {
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
