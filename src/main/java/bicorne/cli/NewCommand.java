package bicorne.cli;

import bicorne.authoring.NewPart;
import bicorne.authoring.NewStory;
import bicorne.loading.StoryLoader;
import bicorne.model.Node;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.text.Names;
import bicorne.wording.ErrandWords;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.function.Predicate;

/** {@code new}: the first files of a story, or one more episode or node of it. */
final class NewCommand {

  private NewCommand() {}

  static ExitStatus run(Call call) {
    String name = Names.nfc(call.arguments().operands().get(1));
    return switch (call.arguments().operands().get(0)) {
      case "story" -> story(call, name);
      case "episode" -> episode(call, name);
      case "node" -> node(call, name);
      default ->
          throw Trouble.usage(
              ErrandWords.NEW_WHAT,
              "usage",
              "bicorne new story NAME, bicorne new episode ID, bicorne new node EPISODE/ID");
    };
  }

  private static ExitStatus episode(Call call, String id) {
    DiskFolder folder = new Stories(call.around()).find(call.arguments().value(Flag.STORY));
    Story story = whole(folder);
    String file = "episodes/" + id + ".yaml";
    checked(id);
    if (Files.exists(folder.top().resolve(file), LinkOption.NOFOLLOW_LINKS)) {
      throw Trouble.outside(ErrandWords.EXISTS_ALREADY, "file", file);
    }
    free(story, other -> Names.same(other.id(), id), node -> node.name().equals(id));
    try {
      Map<String, String> files = NewPart.episode(folder, story, id);
      if (files == null) {
        throw Trouble.findings(ErrandWords.PART_REFUSED, "file", "story.yaml");
      }
      new StoryWriter(folder.top()).write(StoryWriter.bytes(files));
    } catch (IOException e) {
      throw Trouble.outside(ErrandWords.NOT_WRITTEN, "file", file, "why", Reasons.of(e));
    }
    call.out().println(call.wording().say(ErrandWords.PART_MADE, "name", id, "file", file));
    call.out().println("  bicorne play --episode " + id);
    return ExitStatus.FINE;
  }

  private static ExitStatus node(Call call, String address) {
    DiskFolder folder = new Stories(call.around()).find(call.arguments().value(Flag.STORY));
    Story story = whole(folder);
    int slash = address.indexOf('/');
    String id = address.substring(slash + 1);
    if (slash <= 0) {
      throw Trouble.usage(ErrandWords.NEW_WHAT, "usage", "bicorne new node EPISODE/ID");
    }
    String episode = address.substring(0, slash);
    StoryFile wanted = Episodes.named(story, episode);
    if (wanted == null) {
      throw Episodes.unknown(story, episode, call.wording(), near -> near + "/" + id);
    }
    checked(id);
    free(
        story,
        other -> other.id().equals(id),
        node -> node.file() == wanted.number() && Names.same(node.name(), id));
    String file = "episodes/" + wanted.id() + ".yaml";
    String start = story.nodes().get(wanted.start()).name();
    try {
      Map<String, String> files = NewPart.node(folder, story, file, start, id);
      if (files == null) {
        throw Trouble.findings(ErrandWords.PART_REFUSED, "file", file);
      }
      new StoryWriter(folder.top()).write(StoryWriter.bytes(files));
    } catch (IOException e) {
      throw Trouble.outside(ErrandWords.NOT_WRITTEN, "file", file, "why", Reasons.of(e));
    }
    call.out().println(call.wording().say(ErrandWords.PART_MADE, "name", address, "file", file));
    return ExitStatus.FINE;
  }

  private static Story whole(DiskFolder folder) {
    Story story = StoryLoader.load(folder).story();
    if (story == null) {
      throw Trouble.findings(ErrandWords.STORY_BROKEN, "command", "bicorne check");
    }
    return story;
  }

  private static void checked(String id) {
    if (!isId(id)) {
      throw Trouble.usage(ErrandWords.NO_NAME, "name", id);
    }
  }

  /** Refuses a name that one of these files has, or one of these nodes. */
  private static void free(Story story, Predicate<StoryFile> files, Predicate<Node> nodes) {
    for (StoryFile file : story.files()) {
      if (files.test(file)) {
        throw Trouble.findings(ErrandWords.NAME_IN_USE, "name", file.id());
      }
    }
    for (Node node : story.nodes()) {
      if (nodes.test(node)) {
        String taken = story.address(node.number());
        throw Trouble.findings(ErrandWords.NAME_IN_USE, "name", taken);
      }
    }
  }

  private static void create(Path file, String text) throws IOException {
    Path parent = file.getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    Files.writeString(file, text, StandardCharsets.UTF_8, StandardOpenOption.CREATE_NEW);
  }

  private static ExitStatus story(Call call, String name) {
    checked(name);
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
        create(file, entry.getValue());
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
