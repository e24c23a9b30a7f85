package bicorne.wording;

/** What help says of the commands and options of the command line. */
public enum UsageWords implements Saying {
  TITLE("Bicorne {version}: branching history in a terminal.", "Bicorne {version}：终端里的分支历史。"),
  USAGE("Usage", "用法"),
  COMMANDS("Commands", "命令"),
  OPTIONS("Options", "选项"),
  STORY_IS(
      "STORY is a folder. Left out, it is the story you are in, else the campaign that comes"
          + " along.",
      "STORY 是文件夹。不写时是当前所在的故事，否则是随附的战役。"),
  SAVE_IS(
      "SAVE is a save’s name or its file; to verify or print a summary, also a folder of them.",
      "SAVE 是存档的名字或文件；验证和打印概要时也可以是文件夹。"),
  DEEDS(
      "DEED is show, rename, copy, export, import, delete or restore; rename and copy take the new"
          + " name behind the save, export a file. None lists them all.",
      "DEED 是 show（查看）、rename（改名）、copy（复制）、export（导出）、import（导入）、delete（删除）或"
          + " restore（取回）；rename 和 copy 后面再写新名字，export 后面再写文件。不写则列出全部。"),
  SAVES_LIE(
      "Saves lie in --saves DIR, else $BICORNE_SAVES, else saves/ beside the launcher where it can"
          + " be written, else your data folder.",
      "存档放在 --saves DIR，否则 $BICORNE_SAVES，否则启动脚本旁可写的 saves/，否则个人数据文件夹。"),
  STATUSES(
      "Exit status: 0 fine, 1 findings, 2 usage, 3 a save does not fit, 4 something outside, 5 gave"
          + " up, 70 a bug.",
      "退出状态：0 正常，1 有问题，2 用法错误，3 存档不符，4 外部原因，5 没看完，70 程序错误。"),
  MORE("More on one of them: {command}", "某个命令的详情：{command}"),

  PLAY("play a story; so does bicorne alone", "玩一个故事；只输入 bicorne 也一样"),
  REPLAY("read a play again, or prove that it still plays", "重读一局，或验证它仍能照原样重演"),
  SAVES("list the saves, and look after them", "列出和管理存档"),
  CHECK("find everything that is wrong with a story", "找出故事里的一切问题"),
  EXPLORE("prove what can happen in a story, and what cannot", "证明故事里什么会发生、什么不会"),
  TEST("run the tests of a story", "运行故事的测试"),
  TRANSLATE("mark new translations, list stale ones", "标记新译文，列出过时译文"),
  NEW("begin a story, an episode or a node", "新建故事、章或节点"),
  RENAME("give something another name wherever a story speaks of it", "在整个故事里给一样东西改名"),
  FORMAT("lay out a story’s files in one and the same way", "把故事文件的排版整理成统一的样子"),
  REFERENCES("say where a story speaks of something", "列出故事里提到某样东西的地方"),
  STATS("count words, reading time, nodes and choices", "统计字数、阅读时间、节点和选项"),
  SCHEMA("print the JSON Schema of a story’s files, for editors", "输出故事文件的 JSON Schema，供编辑器使用"),
  EXPLAIN("say what the code of a finding means", "解释问题代码的含义"),
  HELP("say what a command does and takes", "说明命令的作用和用法"),

  EPISODE_FLAG("play this episode by itself", "单独玩这一章"),
  LANGUAGE_FLAG("the language, such as en or zh-Hans", "语言，如 en、zh-Hans"),
  PLAIN_FLAG("line by line, without the full screen", "逐行显示，不用全屏"),
  SEED_FLAG("the number that all chance comes from", "决定一切机遇的种子数"),
  SAVE_FLAG("go on in this save, or start it", "继续这个存档；没有就新建"),
  CONTINUE_FLAG("go on in the save played last", "继续最近玩过的存档"),
  SAVES_FLAG("the folder where saves lie", "存档所在的文件夹"),
  ASCII_FLAG("draw with plain letters only", "只用基本字符绘制"),
  PRINT_FLAG("print it: text, markdown, or summary for many", "打印：text、markdown，或多个存档的 summary"),
  VERIFY_FLAG("prove that each save plays as it did", "验证每个存档都能照原样重演"),
  STORY_FLAG("against this story", "对照这个故事"),
  FORMAT_FLAG("framed, line, narrated, json or sarif", "framed、line、narrated、json 或 sarif"),
  COLOUR_FLAG("auto, always or never", "auto、always 或 never"),
  RANDOM_FLAG("play N times at random, and say what was never taken", "随机玩 N 局，列出从未选到的"),
  JUNIT_FLAG("as JUnit XML, for a build server", "输出 JUnit XML，供构建服务器使用"),
  ASK_FLAG("say whether this can happen, and nothing else", "只回答这能不能发生"),
  FROM_FLAG("only this episode, as play --episode plays it", "只看这一章，同 play --episode"),
  LIMIT_FLAG("give up after so many situations", "看过这么多局面就停"),
  EXACT_FLAG("merge no situations; tells ranges of numbers", "不合并局面；并给出数值的范围"),
  WITNESS_FLAG("write a save there for all that is shown", "把看到的每件事写成存档放在那里"),
  NO_EXPLORE_FLAG("leave out what only all of play can show", "不看只有走遍故事才知道的事"),
  JSON_FLAG("as JSON, for programs", "用 JSON 输出，供程序读取"),
  TREE_FLAG("the tree of all that was tried in them", "画出这些存档里试过的所有路"),
  HISTORY_FLAG("with what history did, in the tree", "在树上标出历史的选择"),
  TRASH_FLAG("those that were deleted", "列出已删除的存档"),
  ACCEPT_FLAG("make this save a test of the story", "把这个存档变成故事的测试"),
  UPDATE_FLAG("let failing tests say what comes of them today", "让失败的测试改按如今的故事来写"),
  WATCH_FLAG("again each time a file of the story is saved", "故事文件每次保存后都重新来"),
  CHECK_FLAG("change no file; say which would change", "不改文件，只列出要改的"),
  RENEW_FLAG("this stale entry fits again; all for every one", "这条过时译文已核对；all 指全部"),
  DEBUG_FLAG("print the details if Bicorne itself fails", "程序自身出错时打印详情"),
  HELP_FLAG("say what the command does and takes", "说明命令的作用和用法"),
  VERSION_FLAG("the version of Bicorne and of Java", "Bicorne 和 Java 的版本");

  private final String english;
  private final String chinese;

  UsageWords(String english, String chinese) {
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
