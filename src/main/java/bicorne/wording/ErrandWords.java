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
  NEW_WHAT("Only a story can be new: {usage}", "目前只能新建故事：{usage}"),

  NO_FOLDER("There is no folder “{folder}”", "没有文件夹“{folder}”"),
  NO_FILE("There is no file “{file}”", "没有文件“{file}”"),
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
  MADE_LINE("{command}", "{command}"),

  NO_CODE("No finding has the code “{code}”", "没有代码为“{code}”的问题"),
  TEST_PASSED("passed  {test}", "通过  {test}"),
  TEST_FAILED("failed  {test}", "失败  {test}"),
  TESTS_DONE("{passed} of {tests} {tests:test|tests} passed.", "{tests} 个测试中通过了 {passed} 个。"),
  NO_TESTS(
      "The story has no tests. They are files ending in .play, in its folder tests",
      "故事没有测试。测试是 tests 文件夹里以 .play 结尾的文件"),

  OUTPUT_LOST("What was to be printed could not be: {why}", "输出写不出去：{why}"),
  BUG("Bicorne itself has failed; that is not your fault", "Bicorne 自身出了错，不怪你"),
  BUG_KEPT(
      "Everything decided so far is kept. Please report it, with the file {file}",
      "此前的抉择都已保存。请附上文件 {file} 报告此事"),
  BUG_SHOWN(
      "Everything decided so far is kept. To see the details, to report them: the same with {option}",
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
