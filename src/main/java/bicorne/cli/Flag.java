package bicorne.cli;

import bicorne.wording.Saying;
import java.util.List;

/**
 * An option, and what help says of it.
 *
 * <p>One with a {@link #value()} takes the word behind it, or behind {@code =}.
 */
enum Flag implements Saying {
  EPISODE("--episode", "ID", "play this episode by itself", "单独玩这一章"),
  LANGUAGE("--language", "TAG", "the language to read in, such as en or zh-Hans", "阅读语言，如 en、zh-Hans"),
  PLAIN("--plain", "", "line by line, without the full screen", "逐行显示，不用全屏"),
  SEED("--seed", "N", "the number all chance comes from", "决定一切机遇的种子数"),
  SAVE("--save", "NAME", "go on in this save, or start it", "继续这个存档；没有就新建"),
  CONTINUE("--continue", "", "go on in the save played last", "继续最近玩过的存档"),
  SAVES("--saves", "DIR", "the folder where saves lie", "存档所在的文件夹"),
  ASCII("--ascii", "", "draw with plain letters only", "只用基本字符绘制"),
  PRINT("--print", "FORM", "print it: as text or as markdown", "打印出来：text 或 markdown"),
  VERIFY("--verify", "", "prove that each save plays as it did", "验证每个存档都能照原样重演"),
  STORY("--story", "DIR", "against this story", "对照这个故事"),
  FORMAT("--format", "FORM", "framed, line, narrated or json", "framed、line、narrated 或 json"),
  COLOUR("--color", "WHEN", "auto, always or never", "auto、always 或 never"),
  ACCEPT("--accept", "SAVE", "turn this save into a test of the story", "把这个存档变成故事的测试"),
  DEBUG("--debug", "", "if Bicorne itself fails, print how", "若程序自身出错，打印详情"),
  HELP("--help", "", "what the command does and takes", "说明命令的作用和用法");

  private final String written;
  private final String value;
  private final String english;
  private final String chinese;

  Flag(String written, String value, String english, String chinese) {
    this.written = written;
    this.value = value;
    this.english = english;
    this.chinese = chinese;
  }

  /** How it is typed. */
  String written() {
    return written;
  }

  /** What stands for its value in help; empty for one that takes none. */
  String value() {
    return value;
  }

  /** The only values it takes; empty where any will do. */
  List<String> values() {
    return switch (this) {
      case PRINT -> List.of("text", "markdown");
      case FORMAT -> List.of("framed", "line", "narrated", "json");
      case COLOUR -> List.of("auto", "always", "never");
      default -> List.of();
    };
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
