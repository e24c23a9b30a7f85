package bicorne.wording;

/** What stands around a story's own words on a page. */
public enum PageWords implements Saying {
  AS("As {person}", "视角：{person}"),
  SPEAKS("{person}: ", "{person}："),
  PICTURE("Picture: ", "图："),

  GAUGE("{label} {value}", "{label}：{value}"),
  GAUGE_CHANGED("{label} {value} (was {before})", "{label}：{value}（原为{before}）"),
  AMOUNT("{number} {unit}", "{number}{unit}"),
  YES("yes", "是"),
  NO("no", "否"),
  NONE("none", "无"),

  LOCKED("{choice} ({reason})", "{choice}（{reason}）"),

  DECISION("Decision {number}", "抉择 {number}"),

  BY_CHANCE("Decision {number} fell to chance.", "抉择 {number} 由机遇决定。"),

  CHOSEN("{choice} (chosen)", "{choice}（选了这一项）"),

  NO_OPEN_CHOICE(
      "The story stops here: at {place} no choice is open, and it names no other way on. This is"
          + " the author's mistake, not yours.",
      "故事停在这里：在 {place}，没有一个选项可选，也没有别的出路。这是作者的疏漏，与你无关。"),
  NO_OUTCOME(
      "The story stops here: at {place} chance has to decide, but every outcome has weight 0. This"
          + " is the author's mistake, not yours.",
      "故事停在这里：在 {place}，本应由机遇决定，可每种结果的权重都是 0。这是作者的疏漏，与你无关。"),
  CIRCLE(
      "The story stops here: at {place} it goes on and on through node after node without a page"
          + " to read. This is the author's mistake, not yours.",
      "故事停在这里：到 {place} 为止，情节一直在打转，没有一页可读。这是作者的疏漏，与你无关。"),
  FAULT_WAY_ON(
      "Nothing is lost. Type :back to return to the last decision and take another road.",
      "进度没有丢失。输入 :后退 回到上一个抉择，换一条路走。"),
  LEFT("The episode ends here; the story would go on in “{title}”.", "本章到此为止；故事接下去是《{title}》。"),
  LEFT_UNTITLED("The episode ends here.", "本章到此为止。"),

  ENDING("Ending: {title}", "结局：{title}"),
  ENDING_HISTORICAL("This is how it really ended.", "历史上正是如此收场。"),
  ENDING_DIVERGENT("History went another way.", "历史走的是另一条路。"),
  AFTERMATH("What followed in this telling:", "此后，在这条岔路上："),
  AFTERMATH_HISTORICAL("What followed:", "此后："),
  REALLY("What really followed:", "历史上的后来：");

  private final String english;
  private final String chinese;

  PageWords(String english, String chinese) {
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
