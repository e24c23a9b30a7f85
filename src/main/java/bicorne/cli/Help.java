package bicorne.cli;

import bicorne.text.DisplayWidth;
import bicorne.wording.Saying;
import bicorne.wording.UsageWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/** What {@code help} prints, made from the table of commands. */
final class Help {

  private final Wording wording;
  private final StringBuilder text = new StringBuilder();

  private Help(Wording wording) {
    this.wording = wording;
  }

  /** All commands in a line each. */
  static String all(Wording wording) {
    Help help = new Help(wording);
    help.line(wording.say(UsageWords.TITLE, "version", Version.NUMBER));
    help.heading(UsageWords.USAGE);
    help.line("  bicorne [COMMAND] [...]");
    help.heading(UsageWords.COMMANDS);
    List<String> left = new ArrayList<>();
    List<String> right = new ArrayList<>();
    for (Command command : Command.values()) {
      left.add((command.written() + " " + command.operands()).stripTrailing());
      right.add(wording.say(command.purpose()));
    }
    left.add("--version");
    right.add(wording.say(UsageWords.VERSION_FLAG));
    help.columns(left, right);
    help.line("");
    help.line(wording.say(UsageWords.STORY_IS));
    help.line(wording.say(UsageWords.SAVE_IS));
    help.line(wording.say(UsageWords.STATUSES));
    help.line(wording.say(UsageWords.MORE, "command", "bicorne help play"));
    return help.text.toString();
  }

  /** One command with its options. */
  static String of(Command command, Wording wording) {
    Help help = new Help(wording);
    String name = command == Command.PLAY ? "[play]" : command.written();
    help.line(("bicorne " + name + " " + command.operands()).stripTrailing());
    help.line("  " + wording.say(command.purpose()));
    help.heading(UsageWords.OPTIONS);
    List<String> left = new ArrayList<>();
    List<String> right = new ArrayList<>();
    for (Flag flag : command.flags()) {
      left.add((flag.written() + " " + flag.value()).stripTrailing());
      right.add(wording.say(flag.purpose()));
    }
    help.columns(left, right);
    if (command.operands().contains("STORY")) {
      help.line("");
      help.line(wording.say(UsageWords.STORY_IS));
    }
    if (command == Command.SAVES) {
      help.line("");
      help.line(wording.say(UsageWords.DEEDS));
    }
    if (command.flags().contains(Flag.SAVES)) {
      help.line("");
      help.line(wording.say(UsageWords.SAVE_IS));
      help.line(wording.say(UsageWords.SAVES_LIE));
    }
    return help.text.toString();
  }

  private void heading(Saying saying) {
    line("");
    line(wording.say(saying));
  }

  private void columns(List<String> left, List<String> right) {
    int width = 0;
    for (String word : left) {
      width = Math.max(width, DisplayWidth.of(word));
    }
    for (int i = 0; i < left.size(); i++) {
      String gap = " ".repeat(width - DisplayWidth.of(left.get(i)) + 2);
      line("  " + left.get(i) + gap + right.get(i));
    }
  }

  /** Lines of words are broken like any other text, so that they fit the usual terminal. */
  private void line(String words) {
    if (words.startsWith(" ") || words.isEmpty()) {
      text.append(words).append('\n');
      return;
    }
    for (String part : bicorne.text.Wrap.strings(words, 79)) {
      text.append(part).append('\n');
    }
  }
}
