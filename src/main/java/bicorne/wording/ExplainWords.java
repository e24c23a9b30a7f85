package bicorne.wording;

/** What stands between the parts of a code's page. */
public enum ExplainWords implements Saying {
  ERROR("error", "错误"),
  WARNING("warning", "警告"),
  NOTE("note", "提示"),
  GIVES_IT("This gives it", "这样写会出现"),
  PUT_RIGHT("Put right", "改好之后"),
  IN_NODE("in a node", "在节点里"),
  AMONG_NODES("among the nodes", "在各节点之间"),
  IN_CHOICE("in a choice", "在选项里"),
  IN_MAIN("in story.yaml", "在 story.yaml 里"),
  AMONG_VARIABLES("among the variables", "在各变量之间"),
  IN_TEST("in a test", "在测试里"),
  IN_FILE("in {file}", "在 {file} 里"),
  WITHOUT_FILE("without the file {file}", "没有文件 {file}");

  private final String english;
  private final String chinese;

  ExplainWords(String english, String chinese) {
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
