package bicorne.wording;

/** What is said about how a play is kept, and about a save that no longer fits its story. */
public enum SaveWords implements Saying {
  NOT_KEPT(
      "Your progress is not being kept: {why} ({where}). Play goes on, and every decision tries"
          + " again; --saves DIR names another folder.",
      "进度没有保存：{why}（{where}）。可以接着玩，每次抉择都会再试；用 --saves DIR 可以换一个目录。"),
  NO_FOLDER("the folder cannot be made", "目录无法创建"),
  READ_ONLY("nothing can be written there", "那里不可写"),
  FULL("there is no room left", "空间已满"),
  IN_USE("another program plays this save", "另一个程序正在玩这个存档"),
  TOO_LONG("the play has grown longer than a save can be", "这一局太长，一个存档装不下"),
  OTHER("the system refused: {detail}", "系统拒绝了：{detail}"),
  OTHER_UNSAID("the system refused", "系统拒绝了"),
  KEPT_AGAIN(
      "Your progress is kept again, {lines} missing {lines:line|lines} included: {where}",
      "进度又能保存了，缺的 {lines} 行也已补上：{where}"),
  IN_A_COPY(
      "Another Bicorne is playing {busy}. Yours goes on in a copy: {copy}",
      "另一个 Bicorne 正在玩 {busy}。你的这一局改存到副本：{copy}"),
  TORN_LINE(
      "The last line of this save was never written to its end. It lies in {aside}; the {lines}"
          + " {lines:line before it is|lines before it are} whole.",
      "这个存档的最后一行没有写完，已移到 {aside}；之前的 {lines} 行完好。"),

  REVISED_SAME(
      "The story has been revised since you played; all is as you left it.",
      "故事在你上次玩过之后有修订；一切仍如你离开时。"),
  REVISED_DIFFERS(
      "The story has been revised since you played, and some things here are no longer as they"
          + " were: {what}.",
      "故事在你上次玩过之后有修订，这里有些情形与原来不同：{what}。"),
  DIFFERENCE("{variable} is {is}, was {was}", "{variable}现为{is}，原为{was}"),
  DIFFERENCE_GONE("{variable}, which was {was}, is gone", "{variable}已不存在，原为{was}"),
  STOPPED(
      "The story has been revised, and decision {number}, at {place}, no longer fits: {why}.",
      "故事有修订，第 {number} 个抉择（{place}）已经对不上：{why}。"),
  STOPPED_UNREVISED(
      "The story is the same, yet decision {number} of this save, at {place}, does not fit: {why}.",
      "故事没有变，可这个存档的第 {number} 个抉择（{place}）对不上：{why}。"),
  STOPPED_WAY_ON(
      "You stand on the last page that fits and can go on from here. The rest stays in the save,"
          + " and fits again if the story is put back.",
      "你现在位于最后对得上的一页，可以从这里接着玩。其余部分仍留在存档里，故事改回去就能再用。"),
  STOPPED_UNREVISED_WAY_ON(
      "You stand on the last page that fits and can go on from here. The rest stays in the save.",
      "你现在位于最后对得上的一页，可以从这里接着玩。其余部分仍留在存档里。"),
  STOPPED_LEFT("The save is left as it is.", "存档保持原样。"),
  ELSEWHERE(
      "{count} {count:decision|decisions} on other roads no longer {count:fits|fit}, and the"
          + " timeline leaves {count:it|them} out.",
      "别的路上有 {count} 个抉择已经对不上，时间线里不再列出。"),
  REFUSED("This save cannot be played: {why}.", "这个存档无法打开：{why}。"),

  OTHER_STORY(
      "it is of the story “{wanted}”, and this is “{found}”", "它属于故事“{wanted}”，而这里是“{found}”"),
  START_GONE("it began at {wanted}, which is no longer there", "它从 {wanted} 开始，那里已不存在"),
  NODE_GONE("that place is gone", "那个地方已不存在"),
  ANOTHER_NODE("the road now leads to {found} instead", "这条路现在通到 {found}"),
  NOTHING_TO_DECIDE("nothing is decided there any more", "那里已不再需要抉择"),
  CHOICE_GONE("the choice “{wanted}” is gone", "选项“{wanted}”已不存在"),
  CHOICE_LOCKED("the choice “{wanted}” is not open there", "选项“{wanted}”在那里不能选"),
  REASON(" ({reason})", "（{reason}）"),
  CHOICE_NOT_THERE("the choice “{wanted}” is not shown there", "选项“{wanted}”在那里不出现"),
  OUTCOME_GONE("the outcome “{wanted}” is gone", "结果“{wanted}”已不存在"),
  OUTCOME_IMPOSSIBLE("the outcome “{wanted}” can no longer fall", "结果“{wanted}”已不可能发生"),
  NOT_DECIDED(
      "chance now decides there, and the save does not say what fell", "那里现在由机遇决定，而存档没有记下结果"),
  DRAWN_GONE("what was drawn there, “{wanted}”, is gone", "当时抽到的“{wanted}”已不存在"),
  DRAWN_IMPOSSIBLE(
      "what was drawn there, “{wanted}”, can no longer be drawn", "当时抽到的“{wanted}”已抽不到"),
  DIVERGED(
      "other things came of it than the save says; it may have been edited by hand",
      "由此得出的结果与存档所记不同；存档可能被手工改过"),
  PARENT("the decision it continues does not fit", "它所承接的抉择对不上"),

  SAVED("Saved as “{name}”.", "已存为“{name}”。"),
  NAME_TAKEN(
      "There is a save “{name}” already. Type the same once more to replace it.",
      "已有存档“{name}”。再输入一遍就会覆盖它。"),
  NAME_EMPTY("A save needs a name.", "存档要有名字。"),
  NAME_TOO_LONG(
      "That name is too long: at most {most} bytes of UTF-8.", "名字太长：最多 {most} 个 UTF-8 字节。"),
  NAME_CHARACTER(
      "That name holds a character that not every system can store.", "名字里有些字符不是每个系统都能存。"),
  NAME_EDGE("A name cannot begin or end with a dot or a blank.", "名字的首尾不能是点或空格。"),
  NAME_RESERVED("Some systems keep that name for themselves.", "这个名字被某些系统占用。"),
  NOT_SAVED("Nothing was saved as “{name}”: {why}.", "没有存成“{name}”：{why}。");

  private final String english;
  private final String chinese;

  SaveWords(String english, String chinese) {
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
