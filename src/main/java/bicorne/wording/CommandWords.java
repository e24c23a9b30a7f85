package bicorne.wording;

/** What commands do, and what the lists they print are called. */
public enum CommandWords implements Saying {
  HELP_HEADING("What you can type:", "可以输入："),
  HELP_NUMBER("A number takes that choice; so does its id.", "输入数字就选那一项；输入选项的标识也可以。"),
  HELP_ENTER("Enter alone turns the page, or asks again.", "直接按回车翻页，或再问一遍。"),
  NUMBER_HERE(" NUMBER", " 编号"),
  NAME_HERE(" NAME", " 名称"),
  TAG_HERE(" LANGUAGE", " 语种"),
  HELP_LAST(
      "Commands begin with a colon. Nothing mistyped ever chooses.", "命令以冒号开头，全角半角都行。输错了绝不会误选。"),

  BACK("go back a decision; nothing is lost", "退回上一个抉择，什么也不会丢"),
  FORWARD("go forward again", "沿原路再前进"),
  TIMELINE("list the decisions that led here", "列出一路走来的抉择"),
  TREE("all roads tried in all saves of this story together", "这个故事的全部存档里试过的路"),
  GO("go to the page behind a decision of that list", "来到其中某个抉择之后的一页"),
  NAME_ROAD("give the road through a decision a name", "给经过某个抉择的那条路起名"),
  AGAIN("print this page once more", "重新显示这一页"),
  BACKLOG("the pages before this one; with a number, so many of them", "回看前面的内容；加数字可指定页数"),
  STATE("how things stand, and what moved them last", "看局势，以及最近因何而变"),
  PEOPLE("the people named so far; with a name, who that is", "已提到的人物；加上名字可看详情"),
  PLACES("the places named so far", "已提到的地点"),
  SOURCES("the sources cited so far", "已引用的史料"),
  HISTORY("what history did at your last decision", "你上一个抉择，历史上是怎么定的"),
  RECKONING("your decisions beside history's, after an ending", "到了结局，把你的抉择与历史对照"),
  SAVE("keep a copy under a name", "另存一份，起个名字"),
  LANGUAGE("read on in another language", "换一种语言读下去"),
  RESTART("begin again; this play stays in the timeline", "从头再来，这一局留在时间线里"),
  HELP("this list", "显示这份说明"),
  QUIT("leave; your place is kept", "离开，进度会保留"),

  TIMELINE_HEADING("Your decisions so far:", "一路走来的抉择："),
  TIMELINE_EMPTY("You have made no decision yet.", "你还没有作过抉择。"),
  TIMELINE_LINE("{place}: {choice}", "{place}：{choice}"),
  TIMELINE_ELSEWHERE("On other roads, or further on:", "别的路上，或者更前面："),
  TREE_ONWARD("The road taken most:", "走得最多的路："),
  TREE_ELSEWHERE("Roads that part from it, or from each other:", "岔开的路："),
  TREE_NOWHERE("No saves are kept, so there is nothing to lay together.", "没有存档，也就没有可以并在一起看的路。"),
  TIMELINE_HERE("You stand behind decision {number}.", "你现在位于第 {number} 个抉择之后。"),
  TIMELINE_BEFORE_ALL("You stand before the first decision.", "你现在位于第一个抉择之前。"),
  TIMELINE_HOW(
      "{command} and a number leads to the page behind that decision; 0 is the beginning.",
      "输入 {command} 加编号，来到那个抉择之后的一页；0 是开头。"),

  STATE_HEADING("How things stand:", "眼下的局势："),
  STATE_EMPTY("Nothing is being counted here.", "这里没有要计的数。"),
  MOVED_LAST("last moved from {before} by: {cause}", "上一次变动：原为{before}，起因：{cause}"),
  MOVED_BY_STORY("last moved from {before} as the story went on", "上一次变动：原为{before}，随情节推移"),
  NOT_MOVED("as at the start", "与开始时相同"),

  PEOPLE_HEADING("People named so far:", "已提到的人物："),
  PLACES_HEADING("Places named so far:", "已提到的地点："),
  SOURCES_HEADING("Sources cited so far:", "已引用的史料："),
  NOBODY_YET("Nobody has been named yet.", "还没有提到任何人物。"),
  NOWHERE_YET("No place has been named yet.", "还没有提到任何地点。"),
  NO_SOURCE_YET("No source has been cited yet.", "还没有引用任何史料。"),
  CARDS_HOW("Type {command} and a name to read more.", "输入 {command} 加名字，查看详情。"),
  NO_SUCH_CARD("No “{name}” has been named so far.", "到目前为止没有提到“{name}”。"),
  BORN_DIED("{born} to {died}", "{born}—{died}"),
  BORN("born {born}", "生于{born}"),
  DIED("died {died}", "卒于{died}"),
  LATITUDE_NORTH("{degrees} degrees north", "北纬{degrees}度"),
  LATITUDE_SOUTH("{degrees} degrees south", "南纬{degrees}度"),
  LONGITUDE_EAST("{degrees} degrees east", "东经{degrees}度"),
  LONGITUDE_WEST("{degrees} degrees west", "西经{degrees}度"),

  BACKLOG_EMPTY("Nothing before this page.", "这一页之前没有内容。"),
  HISTORY_NOT_YET(
      "You have not decided yet; history's answer comes after yours.", "你还没有决定；等你定了，再看历史的答案。"),
  NUMBER_NEEDED("{command} needs a number.", "{command} 后面要写数字。"),
  HISTORY_NONE("The story gives no account of your last decision.", "关于你上一个抉择，故事没有附上史实。");

  private final String english;
  private final String chinese;

  CommandWords(String english, String chinese) {
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
