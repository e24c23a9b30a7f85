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
   */
  public static Map<String, String> files(String id) {
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
}
