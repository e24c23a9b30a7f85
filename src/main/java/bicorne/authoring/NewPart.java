package bicorne.authoring;

import bicorne.loading.Folder;
import bicorne.loading.StoryLoader;
import bicorne.model.Story;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A new episode or node of a story that is there: small, whole, and clean under {@code check}.
 *
 * <p>Nothing leads to it yet, which it allows itself in a remark; when something does, {@code
 * check} asks for the remark to go.
 */
public final class NewPart {

  private NewPart() {}

  /** The files with a new episode, whose file is new, or null where the list cannot be extended. */
  public static @Nullable Map<String, String> episode(Folder folder, Story story, String id)
      throws IOException {
    Map<String, String> files = new LinkedHashMap<>();
    files.put("episodes/" + id + ".yaml", (chinese(story) ? CHINESE : ENGLISH).replace("%ID%", id));
    String main = text(folder, "story.yaml");
    String listed = listed(main, id);
    if (listed == null) {
      return null;
    }
    files.put("story.yaml", listed);
    return loads(folder, files);
  }

  /** The file with a new node at its end, or null where its nodes are not written line by line. */
  public static @Nullable Map<String, String> node(
      Folder folder, Story story, String file, String start, String id) throws IOException {
    String text = text(folder, file);
    int nodes = text.startsWith("nodes:") ? 0 : text.indexOf("\nnodes:") + 1;
    int first = text.indexOf('\n', nodes) + 1;
    if (first == 0 || !text.startsWith("nodes:", nodes)) {
      return null;
    }
    int blanks = 0;
    while (first + blanks < text.length() && text.charAt(first + blanks) == ' ') {
      blanks++;
    }
    int end = end(text, first);
    String node = (chinese(story) ? CHINESE_NODE : ENGLISH_NODE);
    node = node.replace("%ID%", id).replace("%START%", start);
    StringBuilder indented = new StringBuilder();
    for (String line : node.split("\n", -1)) {
      indented.append(line.isEmpty() ? "" : " ".repeat(blanks) + line + "\n");
    }
    String before = text.substring(0, end);
    String gap = before.isEmpty() || before.endsWith("\n") ? "\n" : "\n\n";
    return loads(folder, Map.of(file, before + gap + indented + text.substring(end)));
  }

  /** Where the lines of the nodes end; what stands above the next key of the file is that one's. */
  private static int end(String text, int from) {
    int end = from;
    for (int at = from; at < text.length(); ) {
      int next = text.indexOf('\n', at);
      int behind = next < 0 ? text.length() : next + 1;
      boolean blank = text.substring(at, behind).isBlank();
      if (!blank && text.charAt(at) != ' ' && text.charAt(at) != '#') {
        break;
      }
      end = text.charAt(at) == ' ' && !blank ? behind : end;
      at = behind;
    }
    return end;
  }

  /** The main file with one more episode in its list. */
  private static @Nullable String listed(String main, String id) {
    int key = main.startsWith("episodes:") ? 0 : main.indexOf("\nepisodes:") + 1;
    int behind = key + "episodes:".length();
    int line = main.indexOf('\n', behind);
    int open = main.indexOf('[', behind);
    if (open >= 0 && (line < 0 || open < line)) {
      int close = main.indexOf(']', open);
      return close < 0
          ? null
          : main.substring(0, close).stripTrailing() + ", " + id + main.substring(close);
    }
    int last = -1;
    String indentation = "";
    for (int at = line + 1; line >= 0 && at < main.length(); ) {
      int end = main.indexOf('\n', at);
      end = end < 0 ? main.length() : end + 1;
      String whole = main.substring(at, end);
      if (whole.strip().startsWith("- ")) {
        last = end;
        indentation = whole.substring(0, whole.indexOf('-'));
      } else if (!whole.isBlank() && !whole.strip().startsWith("#")) {
        break;
      }
      at = end;
    }
    return last < 0
        ? null
        : main.substring(0, last) + indentation + "- " + id + "\n" + main.substring(last);
  }

  /** These files, if the story with them is still one. */
  private static @Nullable Map<String, String> loads(Folder folder, Map<String, String> files)
      throws IOException {
    EditedFolder edited = new EditedFolder(folder);
    for (Map.Entry<String, String> file : files.entrySet()) {
      edited.add(file.getKey(), file.getValue());
    }
    return StoryLoader.load(edited).story() == null ? null : files;
  }

  private static String text(Folder folder, String file) throws IOException {
    return new String(folder.read(file, 8 << 20), StandardCharsets.UTF_8);
  }

  private static boolean chinese(Story story) {
    return story.languages().get(0).startsWith("zh");
  }

  private static final String ENGLISH =
      """
      # bicorne: allow B603 because nothing leads here yet; when something does, take this line out
      title: A new episode
      start: arrival
      nodes:
        arrival:
          text: |
            This is %ID%. Somebody has been here before you: the ashes are warm.
          choices:
            look:
              text: Look round.
              once: true
              reply: Two cups, and only one chair.
              goto: arrival
            leave:
              text: Leave as quietly as you came.
              goto: away

        away:
          text: |
            You do not turn until the last roof of %ID% is out of sight.
          ending: { title: Away, kind: divergent, aftermath: You still have the cup. }
      """;

  private static final String CHINESE =
      """
      # bicorne: allow B603 because 还没有什么通向这里；有了以后删掉这一行
      title: 新的一章
      start: arrival
      nodes:
        arrival:
          text: |
            这里是%ID%。有人比你先到：灰还是温的。
          choices:
            look:
              text: 四下看看。
              once: true
              reply: 两个杯子，只有一把椅子。
              goto: arrival
            leave:
              text: 怎么来的，就怎么悄悄走。
              goto: away

        away:
          text: |
            直到%ID%的最后一个屋顶也看不见了，你才回头。
          ending: { title: 离开, kind: divergent, aftermath: 那个杯子你还留着。 }
      """;

  private static final String ENGLISH_NODE =
      """
      # bicorne: allow B602 because nothing leads here yet; when something does, take this line out
      %ID%:
        text: |
          What is to be read here.
        choices:
          go-on:
            text: Go on.
            reply: What comes of it.
            goto: %START%
      """;

  private static final String CHINESE_NODE =
      """
      # bicorne: allow B602 because 还没有什么通向这里；有了以后删掉这一行
      %ID%:
        text: |
          这里写要读的内容。
        choices:
          go-on:
            text: 继续。
            reply: 结果怎样。
            goto: %START%
      """;
}
