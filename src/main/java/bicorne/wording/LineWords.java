package bicorne.wording;

/** What the program says to someone who types lines: prompts, and answers to what was typed. */
public enum LineWords implements Saying {
  PROMPT_ONE("Type 1 (:help for more): ", "请输入 1（:帮助 查看命令）："),
  PROMPT_TWO("Type 1 or 2 (:help for more): ", "请输入 1 或 2（:帮助 查看命令）："),
  PROMPT_MANY("Type 1 to {last} (:help for more): ", "请输入 1 到 {last}（:帮助 查看命令）："),
  PROMPT_TURN("Enter to read on (:help for more): ", "按回车继续（:帮助 查看命令）："),
  PROMPT_STUCK("Type :back (:help for more): ", "请输入 :后退（:帮助 查看命令）："),
  PROMPT_END("Type :back, :restart or :quit (:help for more): ", "请输入 :后退、:重来 或 :退出（:帮助 查看命令）："),

  CAN_TYPE_ONE("Type 1 to go on, or :help.", "输入 1 继续，或输入 :帮助。"),
  CAN_TYPE_TWO("Type 1 or 2, or :help.", "请输入 1 或 2，或输入 :帮助。"),
  CAN_TYPE_MANY("Type a number from 1 to {last}, or :help.", "请输入 1 到 {last} 之间的数字，或输入 :帮助。"),
  CAN_TYPE_TURN("Press Enter to read on, or type :help.", "按回车继续，或输入 :帮助。"),
  CAN_TYPE_STUCK("Type :back, or :help.", "请输入 :后退，或输入 :帮助。"),
  CAN_TYPE_END(
      "Type :back, :restart, :reckoning or :quit, or :help.", "请输入 :后退、:重来、:复盘 或 :退出，或输入 :帮助。"),

  UNKNOWN_ANSWER("“{typed}” is none of the choices here.", "“{typed}”不是这里的选项。"),
  UNKNOWN_COMMAND("There is no command “{typed}”.", "没有“{typed}”这个命令。"),
  NEAR("Did you mean “{near}”?", "你是想输入“{near}”吗？"),
  OUT_OF_RANGE_ONE("There is no choice {number}: only 1 can be taken.", "没有第 {number} 项：只有 1 可选。"),
  OUT_OF_RANGE(
      "There is no choice {number}: they go from 1 to {last}.", "没有第 {number} 项：可选的是 1 到 {last}。"),
  NOTHING_TO_CHOOSE("There is nothing to choose here.", "这里没有可选的。"),
  IS_LOCKED("That choice is not open: {reason}", "这一项现在不能选：{reason}"),
  NOT_UTF8(
      "That line could not be read: it is not UTF-8 text. Nothing was chosen.",
      "这一行读不出来：不是 UTF-8 文本。什么也没有选。"),
  TOO_LONG(
      "That line is longer than {most} bytes and was not read. Nothing was chosen.",
      "这一行超过 {most} 字节，没有读取。什么也没有选。"),
  TYPED_AHEAD(
      "{count} {count:line|lines} typed before this page was shown: not taken.",
      "这一页显示之前输入的 {count} 行没有采用。"),
  STORY_BROKEN(
      "The story has been saved with errors. You go on in it as it was until they are mended.",
      "故事保存了，但有错误。改好之前，仍按原来的故事玩。"),
  STORY_READ("The story has been read again.", "故事已重新读取。"),
  TURNS_ON(
      "{count} pages went by without a decision: giving up. Everything so far is kept.",
      "一连翻过 {count} 页，没有一个抉择，就此停止。进度已保留。"),
  GIVES_UP(
      "{count} lines in a row were no answer here: giving up. Everything so far is kept.",
      "一连 {count} 行都不是这里的答案，就此停止。进度已保留。"),
  GOODBYE("Until next time.", "再会。"),
  GOODBYE_KEPT("Your place is kept. Until next time.", "进度已保存。再会。"),

  MISSING_ARGUMENT(
      "{command} needs something behind it, such as {example}.", "{command} 后面要写明内容，例如 {example}。"),
  EXTRA_ARGUMENT("{command} stands alone; nothing was done.", "{command} 后面不用写别的；什么也没有做。"),

  NO_BACK("This is the beginning: there is no decision to go back on.", "这里就是开头，没有可以退回的抉择。"),
  NO_FORWARD("There is nothing ahead to go forward to.", "前面没有走过的路，无从前进。"),
  WENT_BACK("Back to the last decision.", "退回上一个抉择。"),
  WENT_FORWARD("Forward again.", "重新前进。"),
  WENT_TO("Behind decision {number}.", "来到第 {number} 个抉择之后。"),
  WENT_TO_START("At the beginning.", "来到开头。"),
  DOES_NOT_FIT(
      "Decision {number} no longer fits the story; nobody can go there.",
      "第 {number} 个抉择与现在的故事对不上，去不了。"),
  RESTARTED("From the start again. What you played stays in the timeline.", "从头再来。走过的路仍留在时间线里。"),
  NO_SUCH_DECISION(
      "There is no decision {number}; {command} lists them.", "没有第 {number} 个抉择，请看 {command}。"),
  LANGUAGES("This story is told in: {languages}.", "这个故事有以下语言：{languages}。"),
  LANGUAGE_NAMED("{name} ({tag})", "{name}（{tag}）"),
  SAID_IN("Now in {language}.", "语言已切换：{language}。"),
  LANGUAGE_MISSING(
      "This story is not told in “{tag}”. It is told in: {languages}.",
      "这个故事没有“{tag}”版本。现有：{languages}。"),
  LANGUAGE_INSTEAD("You read it in {language}.", "现在读的是{language}。");

  private final String english;
  private final String chinese;

  LineWords(String english, String chinese) {
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
