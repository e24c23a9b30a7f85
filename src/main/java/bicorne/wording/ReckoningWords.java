package bicorne.wording;

/** Your decisions beside history's. */
public enum ReckoningWords implements Saying {
  HEADING("The reckoning", "复盘"),
  NOT_YET("The reckoning comes with an ending.", "到了结局才有复盘。"),
  NOTHING("This road met none of the decisions that history is told for.", "这一路没有遇到附有史实的抉择。"),
  DECISION("Decision {number}. {place}", "抉择 {number}：{place}"),
  YOU("You: {choice}", "你：{choice}"),
  HISTORY("History: {choice}", "历史：{choice}"),
  HISTORY_ALSO("Some also: {choice}", "另有人：{choice}"),
  FELL("What fell: {choice}", "这一局的结果：{choice}"),
  FELL_IN_HISTORY("In history: {choice}", "历史上：{choice}"),
  SAME("History did the same.", "历史也是如此。"),
  SAME_ALSO("Some in history did the same.", "历史上也有人这样做。"),
  HISTORY_SILENT("Of what history chose here nothing is marked.", "历史在此如何选择，故事没有注明。"),
  ACCOUNT("What happened:", "史实："),
  SOURCES("Sources: {sources}", "出处：{sources}"),
  CERTAINTY("How sure this is: {certainty}", "可信程度：{certainty}"),
  SOLID("well attested", "史料确凿"),
  REPORTED("reported at the time, by one side or one witness", "据一方或一人记述"),
  TRADITION("tradition", "相传如此"),
  UNCERTAIN("uncertain", "存疑"),
  PARTED("The roads parted at decision {number}: {place}", "与历史分道扬镳，始于抉择 {number}：{place}"),
  NEVER_PARTED("You kept to history's road all the way.", "你一路都走在历史的原路上。"),
  AGREED(
      "At {same} of {count} {count:turning|turnings} your road was history's.",
      "{count} 处关口，有 {same} 处与历史一致。"),
  SILENT(
      "The numbers are those of the timeline; on {count} more {count:decision|decisions} there the"
          + " story gives no account.",
      "编号与时间线一致；那里另有 {count} 个抉择，故事没有附上史实。"),
  ENDINGS_FOUND("Endings found so far: {found} of {all}.", "已见结局：{found} / {all}。"),
  ENDINGS_UNSEEN("{count} {count:ending is|endings are} still unseen.", "还有 {count} 个结局没有见过。"),
  ENDINGS_ALL("You have seen every ending.", "所有结局你都见过了。"),
  WHAT_NOW(
      "What now? :back returns to your last decision, :timeline lists them all, :restart begins"
          + " again, :quit leaves.",
      "接下来：:后退 回到上一个抉择，:时间线 列出所有抉择，:重来 从头开始，:退出 离开。");

  private final String english;
  private final String chinese;

  ReckoningWords(String english, String chinese) {
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
