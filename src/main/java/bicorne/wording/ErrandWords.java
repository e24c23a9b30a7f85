package bicorne.wording;

/** What the command line says when it cannot do what it was asked, and what came of what it did. */
public enum ErrandWords implements Saying {
  UNKNOWN_OPTION("“{option}” is no option of {command}", "{command} 没有选项“{option}”"),
  UNKNOWN_COMMAND("There is no command and no folder “{word}”", "没有名为“{word}”的命令，也没有这个文件夹"),
  DID_YOU_MEAN("Did you mean {near}?", "是想输入 {near} 吗？"),
  SEE_HELP("See {command}", "请看 {command}"),
  NO_VALUE("{option} needs a value: {example}", "{option} 后面要有值：{example}"),
  TAKES_NO_VALUE("{option} takes no value", "{option} 后面不带值"),
  OTHER_VALUE(
      "{option} takes one of {values}, not “{value}”", "{option} 的值只能是 {values}，不能是“{value}”"),
  NOT_A_NUMBER("{option} takes a whole number, not “{value}”", "{option} 的值应为整数，不能是“{value}”"),
  TWICE("{option} stands there twice", "{option} 写了两次"),
  NOT_TOGETHER("{one} and {other} exclude each other", "{one} 与 {other} 不能同时使用"),
  TOO_FEW("Something is missing: {usage}", "还缺些什么：{usage}"),
  TOO_MANY("“{word}” is one word too many: {usage}", "“{word}”多余：{usage}"),
  NEW_WHAT("What can be new: {usage}", "可以新建的有：{usage}"),

  NO_FOLDER("There is no folder “{folder}”", "没有文件夹“{folder}”"),
  NOT_A_FOLDER(
      "“{folder}” is no folder, and a story is one: name the folder that holds its story.yaml",
      "“{folder}”不是文件夹；故事是文件夹，请给出含有 story.yaml 的那个"),
  FOLDER_FORBIDDEN("“{folder}” cannot be read: {why}", "无法读取“{folder}”：{why}"),
  EMPTY_FOLDER(
      "“{folder}” is empty. To begin a story in a folder of its own: {command}",
      "“{folder}”是空的。新建故事请用：{command}"),
  SEVERAL_STORIES(
      "“{folder}” is no story but holds some: {stories}. Name one: {command}",
      "“{folder}”不是故事，而是含有故事：{stories}。请指定一个：{command}"),
  NO_STORY(
      "“{folder}” is no story: there is no story.yaml in it", "“{folder}”不是故事：里面没有 story.yaml"),
  NO_CAMPAIGN(
      "There is no story here, and the campaign that comes along is missing. Name a story’s folder",
      "这里没有故事，随附的战役也不见了。请指定故事的文件夹"),
  STORY_HAS_ERRORS(
      "The story has errors, so it is not played. To see them again: {command}",
      "故事有错误，不能玩。再看一遍请用：{command}"),
  NO_EPISODE("The story has no episode “{episode}”", "故事里没有“{episode}”这一章"),
  ITS_EPISODES("It has {episodes}", "有的是 {episodes}"),

  NOT_WRITTEN("“{file}” cannot be written: {why}", "无法写入“{file}”：{why}"),
  EXISTS_ALREADY("“{file}” is there already", "“{file}”已经存在"),
  NO_NAME(
      "“{name}” cannot be a story’s name: letters and digits, - and _ are what it is made of",
      "“{name}”不能作故事名：只能由文字、数字、- 和 _ 组成"),
  STORY_MADE("Your story lies in {folder}. Three commands for it:", "故事放在 {folder}。三个命令："),

  NO_KIND("There is no kind of file “{kind}”; there are {kinds}", "没有“{kind}”这种文件；有 {kinds}"),
  NAME_UNKNOWN("The story has nothing called “{name}”", "故事里没有叫“{name}”的东西"),
  NAME_OF_SEVERAL("“{name}” could be {names}", "“{name}”可能指 {names}"),
  STORY_BROKEN(
      "The story has errors, and names are only followed in a whole one: {command}",
      "故事有错误，改名要先改好：{command}"),
  RENAME_REFUSED("“{name}” cannot be called “{now}”", "“{name}”不能改叫“{now}”"),
  RENAMED("{name} is now {now}: {places} places in", "{name} 改为 {now}，共 {places} 处，涉及"),
  FORMATTED("{count} of {all} files laid out anew:", "共 {all} 个文件，重新排版了 {count} 个："),
  FORMAT_WOULD("{count} of {all} files would be laid out anew:", "共 {all} 个文件，有 {count} 个需要重新排版："),
  FORMAT_FINE("{all} {all:file|files}, all laid out as they should be.", "{all} 个文件，排版都已就绪。"),
  FORMAT_LEFT(
      "{count} {count:file|files} with errors {count:is left as it is|are left as they are}.",
      "有错误的 {count} 个文件保持原样。"),
  NOT_FINISHED(
      "An earlier command was interrupted while it rewrote this story, and “{file}” cannot be put"
          + " in its place: {why}. Any command on the story does so as soon as that is possible",
      "先前的命令改写这个故事时中断了，“{file}”现在放不回原位：{why}。能放回时，对故事执行任何命令都会补上"),
  PART_MADE("{name} is in {file}. Nothing leads there yet.", "{name} 已写进 {file}，还没有什么通向那里。"),
  NAME_IN_USE("“{name}” is there already: give the new one another name", "“{name}”已经有了：请另起一个名字"),
  PART_REFUSED(
      "“{file}” is written in a form that cannot be added to here; do it in your editor",
      "“{file}”的写法没法自动添加，请在编辑器里改"),
  TRANSLATED(
      "{language}: {count} translated {count:entry|entries}: {fresh} newly marked, {renewed}"
          + " renewed, {stale} stale. {missing} {missing:text is|texts are} missing.",
      "{language}：已译 {count} 条，其中新加标记 {fresh} 条，更新 {renewed} 条，过时 {stale} 条；还缺 {missing} 处译文。"),
  STALE_ENTRY(
      "{file}:{line}: {entry} has changed since it was translated",
      "{file}:{line}：{entry} 的原文在翻译之后改过"),
  LEFT_AS_IT_IS("{file} could not be marked safely; it is left as it is", "{file} 无法稳妥地加上标记，保持原样"),
  RENEW_HOW(
      "Compare each with its original. Where it fits again, say so with {option}",
      "请逐条与原文对照；对上了的，用 {option} 确认"),
  NO_TRANSLATIONS(
      "The story “{story}” lists no translations in its story.yaml",
      "故事“{story}”的 story.yaml 里没有列出译文"),
  NOT_A_TRANSLATION(
      "The story is not translated into “{tag}”, but into {languages}",
      "故事没有“{tag}”译文，只有 {languages}"),
  NO_SUCH_ENTRY("No translated entry is called “{entry}”", "没有名为“{entry}”的译文条目"),

  RANDOM_NUMBER("--random takes a number from 1 to {most}", "--random 后面写 1 到 {most} 的数"),
  RANDOM_PLAYED(
      "{plays} {plays:play|plays} with seed {seed}: {taken} of {options} choices and outcomes taken.",
      "用种子 {seed} 玩了 {plays} 局：{options} 个选项和结果里到过 {taken} 个。"),
  RANDOM_ENDINGS("Endings, and how often:", "各结局到达的次数："),
  RANDOM_FAULTS("Play could not go on at:", "故事卡住的地方："),
  RANDOM_UNFINISHED("Broken off as too long: {plays}", "太长而中断的有 {plays} 局"),
  RANDOM_NEVER("Never taken:", "从未到过："),
  RANDOM_NEVER_OPEN("There, but never open:", "出现过，但从未开放："),
  RANDOM_ALWAYS_OPEN("With a condition that always held:", "带条件，但条件一直成立："),
  NO_CODE("No finding has the code “{code}”", "没有代码为“{code}”的问题"),
  CODES_LIKE_IT("Those that begin like it are {codes}", "开头相同的有{codes}"),
  TEST_PASSED("passed  {test}", "通过  {test}"),
  TEST_FAILED("failed  {test}", "失败  {test}"),
  WATCHING(
      "Watching {folder}: checked again at each save. Ctrl-C ends it.",
      "正在留意 {folder}：每次保存后重新检查。按 Ctrl-C 结束。"),
  NOTHING_WRONG("Nothing is wrong.", "没有问题。"),
  TEST_UPDATED("updated {test}", "更新  {test}"),
  TEST_INSTEAD("The story, there:", "故事在此处："),
  TESTS_DONE("{passed} of {tests} {tests:test|tests} passed.", "{tests} 个测试中通过了 {passed} 个。"),
  TEST_FROM_SAVE("From the save {save}.", "由存档 {save} 生成。"),
  NO_TESTS(
      "The story has no tests. They are files ending in .play, in its folder tests",
      "故事没有测试。测试是 tests 文件夹里以 .play 结尾的文件"),

  NO_PLACE(
      "Nothing of this play is kept: there is no folder for saves. --saves DIR names one.",
      "这一局不会保存：没有可以放存档的文件夹。用 --saves DIR 指定一个。"),
  NO_SAVES("There are no saves yet in {folder}", "{folder} 里还没有存档"),
  NO_SAVES_ANYWHERE(
      "There is no folder for saves. Name one with {option}", "没有存档文件夹。请用 {option} 指定"),
  NO_SAVE_TO_CONTINUE(
      "There is no save of “{story}” to go on in. To begin: {command}",
      "没有“{story}”的存档可以继续。开始请用：{command}"),
  HERE_UNREADABLE(
      "The name of the folder you are in is not UTF-8, so nothing in it can be found. Rename it, or"
          + " start Bicorne from another folder",
      "你所在的目录名不是 UTF-8，里面的文件都找不到。请给它改名，或从别的目录启动 Bicorne"),
  NO_SUCH_NAME(
      "No file or folder can be called “{name}” here. If that is not what it is called, the locale"
          + " hides its name: start Bicorne by its launcher, or set LC_ALL=C.UTF-8",
      "这里的文件或目录不能叫“{name}”。如果它本来不叫这个名字，那是语言环境读不出来：请用启动脚本启动 Bicorne，或设置 LC_ALL=C.UTF-8"),
  PLAYED_LAST(
      "It was played last. To go on in the save before it: {command}",
      "它是最近玩的一个。要接着玩它之前的那个存档：{command}"),
  NO_SUCH_SAVE("There is no save “{save}” in {folder}", "{folder} 里没有存档“{save}”"),
  SAVE_NAME("No save can be called “{save}”: {why}", "存档不能叫“{save}”：{why}"),
  SAVE_DAMAGED(
      "The save “{save}” is damaged at line {line}: {why}. It is left as it is",
      "存档“{save}”第 {line} 行损坏：{why}。文件保持原样"),
  SAVE_DAMAGED_WHOLE(
      "“{save}” is no save that can be read: {why}. It is left as it is",
      "“{save}”读不出存档：{why}。文件保持原样"),
  SAVE_BEFORE_DAMAGE(
      "What stands before that line is whole; it goes on in a save of its own.",
      "该行之前的内容完好，将在一个新存档里继续。"),
  SAVE_NEWER(
      "The save “{save}” is of version {version} of the format, by Bicorne {bicorne}; this is"
          + " Bicorne {ours}, which reads up to version {reads}",
      "存档“{save}”的格式版本是 {version}，由 Bicorne {bicorne} 写成；本程序是 Bicorne {ours}，" + "最高能读版本 {reads}"),
  SAVE_UNREADABLE("The save “{save}” cannot be read: {why}", "无法读取存档“{save}”：{why}"),
  FAULT_EMPTY("it is empty", "文件是空的"),
  FAULT_NOT_A_SAVE("it does not begin like a save", "开头不像存档"),
  FAULT_NOT_UTF8("it is not UTF-8 text", "不是 UTF-8 文本"),
  FAULT_NOT_YAML("it is no YAML that a save holds", "不是存档里的 YAML"),
  FAULT_NOT_A_LINE("something is missing there, or is not what it should be", "缺少内容，或内容不对"),
  FAULT_OUT_OF_ORDER("it does not continue the lines before it", "与前面的行接不上"),
  FAULT_TOO_LONG("it is longer than any line of a save", "比存档里任何一行都长"),
  FAULT_TOO_MANY("there are more lines than a save can have", "行数超出存档的上限"),
  OBSTACLE_MISSING("it is not there", "文件不存在"),
  OBSTACLE_NOT_A_FILE("it is no regular file", "不是普通文件"),
  OBSTACLE_FORBIDDEN("permission is denied", "没有权限"),
  OBSTACLE_TOO_LARGE("it is larger than any save", "比任何存档都大"),
  OBSTACLE_OTHER("the system refuses", "系统拒绝访问"),
  NAME_EMPTY("a name is needed", "名字不能为空"),
  NAME_TOO_LONG("it is too long", "太长"),
  NAME_CHARACTER("it holds a character that not every system can store", "有的字符不是每个系统都能存"),
  NAME_EDGE("it begins or ends with a dot or a blank", "首尾是点或空格"),
  NAME_RESERVED("some systems keep that name for themselves", "被某些系统占用"),
  FITS("{save}: fits, {count} {count:decision|decisions}.", "{save}：对得上，{count} 个抉择。"),
  FITS_REVISED(
      "{save}: fits the revised story, {count} {count:decision|decisions}.",
      "{save}：与修订后的故事对得上，{count} 个抉择。"),
  FITS_NOT("{save}: does not fit. {why}", "{save}：对不上。{why}"),
  VERIFIED(
      "{count} {count:save|saves}: {fit} {fit:fits|fit}, {revised} {revised:fits|fit} the revised"
          + " story, {not} {not:does|do} not fit, {unread} could not be read.",
      "共 {count} 个存档：{fit} 个对得上，{revised} 个与修订后的故事对得上，{not} 个对不上，{unread} 个无法读取。"),
  NO_SAVES_IN("There are no saves in the folder “{folder}”", "文件夹“{folder}”里没有存档"),
  ONE_SAVE_ONLY(
      "{form} prints one save at a time; {other} prints many", "{form} 一次只能打印一个存档；{other} 可打印多个"),
  TRANSCRIPT_OF(
      "{count} {count:decision|decisions}; from the save {save}, seed {seed}.",
      "{count} 个抉择；取自存档 {save}，种子 {seed}。"),
  SUMMARY_OF("{save}: {count} {count:decision|decisions}", "{save}：{count} 个抉择"),
  SUMMARY_ENDING("Ended: {ending}", "结局：{ending}"),
  SUMMARY_OPEN("Not ended yet: {place}", "还没有结局：{place}"),
  SUMMARY_HISTORY("{same} of {count} as in history", "{count} 处中有 {same} 处与历史一致"),
  SAVE_RENAMED("“{save}” is called “{name}” now.", "“{save}”现在叫“{name}”。"),
  SAVE_COPIED("“{save}” was copied as “{name}”.", "“{save}”已复制为“{name}”。"),
  SAVE_RESCUED(
      "“{save}” is damaged and stays as it is; what can be read of it is now “{name}”.",
      "“{save}”已损坏，保持原样；其中能读的部分现存为“{name}”。"),
  SAVE_EXPORTED("“{save}” was written to {name}.", "“{save}”已写到 {name}。"),
  SAVE_IMPORTED("Taken in as “{name}”.", "已导入为“{name}”。"),
  SAVE_DELETED(
      "“{save}” lies in the trash now. To take it back: {command}", "“{save}”已移到回收站。要取回：{command}"),
  SAVE_RESTORED("“{name}” is back.", "“{name}”已取回。"),
  SAVE_EXISTS("There is a save “{name}” already", "已有存档“{name}”"),
  FILE_EXISTS("There is a file already: {name}", "文件已存在：{name}"),
  SAVE_IN_PLAY("“{save}” is being played: leave it first", "正在玩“{save}”：请先离开它"),
  NOT_DONE("Nothing was done with “{save}”: {why}", "没有动“{save}”：{why}"),
  SYSTEM_REFUSES("the system refuses", "系统拒绝访问"),
  NO_DEED("“{word}” is nothing that saves can be told to do", "saves 没有“{word}”这个操作"),
  READABLE_PART(
      "What can be read of it becomes a save of its own with {command}", "用 {command} 可把能读的部分另存"),
  LISTED_FITS("fits", "对得上"),
  LISTED_REVISED("fits the revised story", "与修订后的故事对得上"),
  LISTED_NOT("does not fit", "对不上"),
  TRASH_EMPTY("The trash is empty.", "回收站是空的。"),
  SAVE_STOPS("The save “{save}” does not fit the story. {why}", "存档“{save}”与故事对不上。{why}"),
  LISTED("{story}: {place}", "{story}：{place}"),
  LISTED_START("at the beginning", "开头"),
  LISTED_COUNT("{count} {count:decision|decisions}", "{count} 个抉择"),
  LISTED_WHEN("last played {when}", "最近一次 {when}"),
  LISTED_ENDINGS("{count:Ending|Endings} found: {endings}", "已见结局：{endings}"),

  PROGRESS_LOST(
      "What was decided last is not kept: “{where}” could not be written, because {why}",
      "最后的抉择没有保存：“{where}”写不进去，{why}"),
  OUTPUT_LOST("What was to be printed could not be: {why}", "输出写不出去：{why}"),
  SETTINGS_NOT_KEPT("Your settings could not be kept: {why}", "设置没能保存：{why}"),
  BUG("Bicorne itself has failed; that is not your fault", "Bicorne 自身出了错，不怪你"),
  BUG_KEPT(
      "Everything decided so far is kept. Please report it, with the file {file}",
      "此前的抉择都已保存。请附上文件 {file} 报告此事"),
  BUG_SHOWN(
      "Everything decided so far is kept. To see the details, to report them: the same with"
          + " {option}",
      "此前的抉择都已保存。要查看详情以便报告，请加 {option} 再来一次");

  private final String english;
  private final String chinese;

  ErrandWords(String english, String chinese) {
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
