package bicorne.wording;

/** What is said of all that can happen in a story. */
public enum ExploreWords implements Saying {
  SEEN(
      "All that can happen was looked at: {states} {states:situation|situations}, {decisions}"
          + " {decisions:decision|decisions}; the farthest is {depth} {depth:decision|decisions}"
          + " from the beginning",
      "能发生的一切都看过了：{states} 种局面，{decisions} 次抉择；最远的局面离开头 {depth} 步"),
  GAVE_UP_STATES(
      "Not all that can happen was looked at: it stopped at the limit of {limit} situations, with"
          + " {states} found. What is not told below may still happen",
      "没有看完能发生的一切：已到 {limit} 种局面的上限，找到 {states} 种。下面没有提到的仍可能发生"),
  GAVE_UP_MEMORY(
      "Not all that can happen was looked at: it stopped at the limit of {limit} MiB of memory, with"
          + " {states} situations found. What is not told below may still happen",
      "没有看完能发生的一切：内存已到 {limit} MiB 的上限，找到 {states} 种局面。下面没有提到的仍可能发生"),
  GAVE_UP_ASKED(
      "Not all that can happen was looked at: you stopped it, with {states} situations found. What is"
          + " not told below may still happen",
      "没有看完能发生的一切：被你中断，找到 {states} 种局面。下面没有提到的仍可能发生"),
  ONLY_EPISODE(
      "Only the episode {episode} was looked at, from where history’s road enters it; claims of what"
          + " can happen are left out",
      "只看了 {episode} 这一章，从史实之路进入它的地方开始；关于“能发生”的断言不计"),

  CLAIMS("What you claim", "你的断言"),
  QUESTIONS("What you ask", "你的问题"),
  ENDINGS("Endings", "结局"),
  STOPS("Where play stops", "卡住的地方"),
  NEVER("What never happens", "从不发生的事"),
  NUMBERS("Numbers", "数值"),

  PROVED("Proved: {claim}", "已证明：{claim}"),
  REFUTED("Refuted: {claim}", "被推翻：{claim}"),
  OPEN("Not known: {claim}", "不知道：{claim}"),
  CAN("It can happen: {what}", "能发生：{what}"),
  CANNOT("It cannot happen: {what}", "不能发生：{what}"),
  MAY("Nobody knows whether it can happen: {what}", "不知道能不能发生：{what}"),
  AFTER(
      "It takes {decisions} {decisions:decision|decisions} at least: {road}",
      "至少要 {decisions} 步：{road}"),
  FAR("It takes {decisions} {decisions:decision|decisions} at least", "至少要 {decisions} 步"),
  AT_ONCE("It is so from the beginning", "一开始就是这样"),
  SAVED("See it: {command}", "亲眼看看：{command}"),
  NOT_SAVED("No save could be made of it", "没能为它存档"),
  IN_THE_WAY("In the way: at {where} it needs {condition}", "挡路的是：{where} 处要求 {condition}"),
  IN_THE_WAY_BEFORE(
      "In the way: at {where} something else is always taken first", "挡路的是：{where} 处总是先走了别的路"),
  IS_THERE("{variable} is there {values}", "在那里 {variable} 是 {values}"),

  ENDING("the story closes at {node}", "故事在 {node} 结束"),
  NO_CHOICE("no choice is open at {node}, and play stops", "{node} 处没有开放的选项，故事卡住"),
  NO_OUTCOME("no outcome can fall at {node}, and play stops", "{node} 处没有结果可能发生，故事卡住"),
  CIRCLE("play goes round for ever without a page at {node}", "从 {node} 起在没有文字的节点之间永远绕圈"),
  TRAP("from {node} on no ending lies ahead any more", "从 {node} 起再也走不到任何结局"),
  NEVER_NODE("{node} is entered", "进入 {node}"),
  NEVER_CHOICE("the choice {option} is open", "选项 {option} 开放"),
  NEVER_OUTCOME("the outcome {option} falls", "结果 {option} 发生"),
  NEVER_BRANCH("the way from {node} to {target} is taken", "从 {node} 走向 {target}"),
  NEVER_TEXT("{where} tells its words for {condition}", "{where} 说出对应 {condition} 的文字"),
  NEVER_REASON("{option} is there and not open, and says why", "选项 {option} 出现却不开放，并说明理由"),

  NEVER_STOPS(
      "Play never stops on the way: some choice is always open, some outcome can always fall",
      "故事从不半路卡住：总有选项开放，总有结果可能发生"),
  ALWAYS_ENDS("Wherever play comes, some ending lies ahead", "无论走到哪里，前面总有结局"),
  ENDS_UNKNOWN(
      "Whether some ending always lies ahead is not known: there was not memory enough",
      "不知道前面是否总有结局：内存不够"),
  ALL_HAPPENS("All that is written can happen", "写下的一切都能发生"),
  RANGE("{variable} goes from {least} to {greatest}", "{variable} 从 {least} 到 {greatest}"),
  HELD_BELOW(
      "{variable} would fall below {least} at {where}, and is held there",
      "{variable} 在 {where} 会低于 {least}，被限制住"),
  HELD_ABOVE(
      "{variable} would rise above {greatest} at {where}, and is held there",
      "{variable} 在 {where} 会高于 {greatest}，被限制住"),

  GOING(
      "{states} situations, {rate} a second, {frontier} still to look at, {memory} MiB, {depth}"
          + " decisions deep",
      "{states} 种局面，每秒 {rate} 种，还有 {frontier} 种待看，{memory} MiB，深 {depth} 步"),
  CHECK_PROVED(
      "Proved over {states} {states:situation|situations}: what is not reported does not happen in"
          + " any play",
      "对 {states} 种局面作了证明：没有报告的问题在任何一局都不会发生"),
  CHECK_PARTLY(
      "Not all was proved: after {states} situations the check’s own limit was reached."
          + " {command} looks farther",
      "没有全部证明：看过 {states} 种局面后到了检查的上限。{command} 能看得更远"),
  NO_SUCH_EPISODE("The story has no episode {episode}", "故事没有 {episode} 这一章"),
  WITNESS_FAILED("The saves cannot be written in {folder}: {why}", "无法在 {folder} 写入存档：{why}"),
  LIMIT_NUMBER("--limit wants a whole number above 0", "--limit 要一个大于 0 的整数"),
  QUESTION_WRONG("The question cannot be understood", "看不懂这个问题");

  private final String english;
  private final String chinese;

  ExploreWords(String english, String chinese) {
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
