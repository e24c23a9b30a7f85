package bicorne.cli;

import bicorne.authoring.NewStory;
import bicorne.text.Names;
import bicorne.wording.ErrandWords;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;

/** {@code new story}: the first files of a story, in a folder of its own. */
final class NewCommand {

  private NewCommand() {}

  static ExitStatus run(Call call) {
    if (!call.arguments().operands().get(0).equals("story")) {
      throw Trouble.usage(ErrandWords.NEW_WHAT, "usage", "bicorne new story NAME");
    }
    String name = Names.nfc(call.arguments().operands().get(1));
    if (!isId(name)) {
      throw Trouble.usage(ErrandWords.NO_NAME, "name", name);
    }
    Path folder = call.around().here().resolve(name);
    if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      throw Trouble.outside(ErrandWords.EXISTS_ALREADY, "file", name);
    }
    write(folder, name, call.wording().chinese());
    call.out().println(call.wording().say(ErrandWords.STORY_MADE, "folder", name));
    for (String command : new String[] {"check", "test", "play"}) {
      call.out().println("  bicorne " + command + " " + name);
    }
    return ExitStatus.FINE;
  }

  private static void write(Path folder, String name, boolean chinese) {
    Path file = folder;
    try {
      for (Map.Entry<String, String> entry : NewStory.files(name, chinese).entrySet()) {
        file = folder.resolve(entry.getKey());
        Path parent = file.getParent();
        if (parent != null) {
          Files.createDirectories(parent);
        }
        Files.writeString(
            file, entry.getValue(), StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
      }
    } catch (IOException e) {
      throw Trouble.outside(
          ErrandWords.NOT_WRITTEN,
          "file",
          folder.getParent() == null ? file : folder.getParent().relativize(file),
          "why",
          Reasons.of(e));
    }
  }

  private static boolean isId(String name) {
    for (int i = 0; i < name.length(); i += Character.charCount(name.codePointAt(i))) {
      int c = name.codePointAt(i);
      if (!Character.isLetterOrDigit(c) && (i == 0 || (c != '-' && c != '_'))) {
        return false;
      }
    }
    return !name.isEmpty() && name.length() <= 100;
  }
}
