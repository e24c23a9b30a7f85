package bicorne.authoring;

import java.util.LinkedHashMap;
import java.util.Map;

/** The first files of a new story: small, whole, and clean under {@code check}. */
public final class NewStory {

  private NewStory() {}

  /**
   * The files of a new story, by their paths.
   *
   * @param id the story's id, which is also the name of its folder
   * @param chinese whether it is told in Chinese; else in English
   */
  public static Map<String, String> files(String id, boolean chinese) {
    Map<String, String> files = chinese ? chinese(id) : english(id);
    files.putAll(EditorFiles.all());
    return files;
  }

  private static Map<String, String> english(String id) {
    Map<String, String> files = new LinkedHashMap<>();
    files.put(
        "story.yaml",
        """
        bicorne: 1
        id: %ID%
        title: "%ID%"
        language: en
        start: opening
        episodes: [opening]

        # What the story remembers. A variable has a range, a list of values, or is a flag.
        variables:
          courage: { range: 0..5, start: 2, label: Courage, show: gauge }
        """
            .replace("%ID%", id));
    files.put(
        "episodes/opening.yaml",
        """
        title: The bridge
        start: bridge
        nodes:
          bridge:
            text: |
              The river is up. Two planks are missing from the bridge, and on the far side
              somebody is waving a lantern.
            choices:
              cross:
                text: Cross, now, while there is light.
                when: courage >= 2
                locked: Not without more courage than this.
                effects: courage -= 1
                reply: The planks bend and hold.
                goto: far-side
              wait:
                text: Wait for the water to go down.
                goto: near-side

          far-side:
            text: |
              The lantern belongs to a ferryman. He has been waiting for you to need him.
            ending: { title: Across, kind: divergent, aftermath: He never asked for his fare. }

          near-side:
            text: |
              By morning the bridge is gone, and so is the lantern.
            ending: { title: On this side, kind: divergent, aftermath: You learned the name of every trout. }
        """);
    files.put(
        "tests/across.play",
        """
        # What must stay true: run it with `bicorne test`.
        > cross
        The planks bend and hold.
        ...
        ? courage == 1
        = ending opening/far-side
        """);
    files.put(
        "tests/this-side.play",
        """
        > wait
        = ending opening/near-side
        """);
    return files;
  }

  private static Map<String, String> chinese(String id) {
    Map<String, String> files = new LinkedHashMap<>();
    files.put(
        "story.yaml",
        """
        bicorne: 1
        id: %ID%
        title: "%ID%"
        language: zh-Hans
        start: opening
        episodes: [opening]

        # 故事记住的东西。变量可以是一个范围、一组值，或一个标记。
        variables:
          courage: { range: 0..5, start: 2, label: 胆量, show: gauge }
        """
            .replace("%ID%", id));
    files.put(
        "episodes/opening.yaml",
        """
        title: 桥
        start: bridge
        nodes:
          bridge:
            text: |
              河水涨了。桥上缺了两块板，对岸有人在摇灯笼。
            choices:
              cross:
                text: 趁天还亮，现在就过。
                when: courage >= 2
                locked: 这点胆量还不够。
                effects: courage -= 1
                reply: 木板弯了弯，没有断。
                goto: far-side
              wait:
                text: 等水退。
                goto: near-side

          far-side:
            text: |
              摇灯笼的是个摆渡人。他一直在等你用得着他。
            ending: { title: 到了对岸, kind: divergent, aftermath: 他始终没有开口要船钱。 }

          near-side:
            text: |
              到了早上，桥没了，灯笼也没了。
            ending: { title: 留在这边, kind: divergent, aftermath: 你叫得出每一条鳟鱼的名字。 }
        """);
    files.put(
        "tests/across.play",
        """
        # 改了故事，这些也要照旧：用 bicorne test 来跑。
        > cross
        木板弯了弯，没有断。
        ...
        ? courage == 1
        = ending opening/far-side
        """);
    files.put(
        "tests/this-side.play",
        """
        > wait
        = ending opening/near-side
        """);
    return files;
  }
}
