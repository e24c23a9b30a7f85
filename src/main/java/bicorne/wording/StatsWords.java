package bicorne.wording;

/** The headings of the table of a story's numbers. */
public enum StatsWords implements Saying {
  PART("episode", "章节"),
  NODES("nodes", "节点"),
  DECISIONS("decisions", "抉择"),
  CHOICES("choices", "选项"),
  BRANCHING("per decision", "每处选项"),
  OUTCOMES("outcomes", "机遇结果"),
  ENDINGS("endings", "结局"),
  WORDS("words", "词"),
  CHARACTERS("characters", "汉字"),
  MINUTES("minutes", "分钟"),
  SCENE("{id} (scene)", "{id}（场景）"),
  ALL("all", "合计"),
  WHAT_COUNTS(
      "Every text of an episode or scene counts once, with all that it can say; one play reads less.",
      "章节和场景里的每段文字只算一次，各种说法都算在内；玩一局读到的要少些。");

  private final String english;
  private final String chinese;

  StatsWords(String english, String chinese) {
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
