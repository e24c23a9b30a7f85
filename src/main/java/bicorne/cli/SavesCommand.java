package bicorne.cli;

import bicorne.plain.TreePrinter;
import bicorne.play.Tree;
import bicorne.play.Tried;
import bicorne.saves.Edition;
import bicorne.saves.JournalHeader;
import bicorne.saves.Saves;
import bicorne.told.StoryWords;
import bicorne.told.TreeRows;
import bicorne.wording.ErrandWords;
import bicorne.wording.Wording;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code saves}: the saves of a folder, the one played last first, and what is done with them. */
final class SavesCommand {

  private final Call call;
  private final Arguments arguments;
  private final SaveShelf shelf;

  private SavesCommand(Call call) {
    this.call = call;
    arguments = call.arguments();
    shelf = new SaveShelf(call);
  }

  static ExitStatus run(Call call) {
    SavesCommand command = new SavesCommand(call);
    if (call.arguments().has(Flag.TREE)) {
      return command.tree();
    }
    List<String> words = call.arguments().operands();
    return words.isEmpty()
        ? command.list()
        : new SaveDeeds(call, command.shelf).run(words.get(0), words.subList(1, words.size()));
  }

  // The list.

  private ExitStatus list() {
    Path folder = shelf.needed();
    Saves saves = Saves.in(folder);
    boolean trash = arguments.has(Flag.TRASH);
    List<Saves.Entry> entries = trash ? saves.trash().list() : saves.list();
    Wording wording = call.wording();
    if (arguments.has(Flag.JSON)) {
      call.out().println(json(entries));
      return ExitStatus.FINE;
    }
    if (entries.isEmpty()) {
      call.out()
          .println(
              trash
                  ? wording.say(ErrandWords.TRASH_EMPTY)
                  : wording.sentence(wording.say(ErrandWords.NO_SAVES, "folder", folder)));
    }
    SaveLines lines = new SaveLines(call, edition(entries));
    for (Saves.Entry entry : entries) {
      for (String line : lines.of(entry)) {
        call.out().println(line);
      }
    }
    return ExitStatus.FINE;
  }

  /** The story most of them may be of; null where it cannot be had, for then ids must do. */
  private @Nullable Edition edition(List<Saves.Entry> entries) {
    if (entries.isEmpty()) {
      return null;
    }
    if (arguments.has(Flag.STORY)) {
      return PlayableStory.edition(call, arguments.value(Flag.STORY));
    }
    // The list is not to fail because the story where one stands has mistakes.
    return PlayableStory.known(call);
  }

  private static Json json(List<Saves.Entry> entries) {
    Json json = new Json().open('[');
    for (Saves.Entry entry : entries) {
      JournalHeader header = entry.header();
      json.open('{').key("name").text(entry.name()).key("file").text(entry.file().toString());
      if (header != null) {
        json.key("story").text(header.story());
        json.key("at").text(entry.at().isEmpty() ? header.start() : entry.at());
        json.key("choices").number(entry.choices()).key("endings").open('[');
        for (String ending : entry.endings()) {
          json.text(ending);
        }
        json.close(']');
        json.key("fit").text(entry.fit().how().name().toLowerCase(Locale.ROOT));
      }
      json.key("played").text(Instants.utc(entry.lastPlayed()));
      json.key("sound").text(entry.trouble() == null ? "yes" : "no").close('}');
    }
    return json.close(']');
  }

  // The tree.

  /** All that was tried, in the saves that are named or in all of the story. */
  private ExitStatus tree() {
    Edition edition = PlayableStory.edition(call, arguments.value(Flag.STORY));
    List<String> words = arguments.operands();
    int missing = 0;
    Tried tried;
    if (words.isEmpty()) {
      tried = Tried.in(Saves.in(shelf.needed()), edition);
    } else {
      Map<String, Path> files = new LinkedHashMap<>();
      for (SavesMeant.Meant save : new SavesMeant(call, shelf).all(words)) {
        Path file = save.file();
        missing += file == null ? 1 : 0;
        if (file != null) {
          files.put(save.typed(), file);
        }
      }
      tried = Tried.in(files, edition);
    }
    int unread = tried.unread() + missing;
    try {
      print(tried, StoryWords.in(edition.engine(), call.language()), unread);
    } catch (IOException e) {
      throw new SureOutput.Lost(e);
    }
    return unread == 0 || words.isEmpty() ? ExitStatus.FINE : ExitStatus.SAVE;
  }

  private void print(Tried tried, StoryWords words, int unread) throws IOException {
    boolean history = arguments.has(Flag.HISTORY);
    Tree tree =
        tried.plays().size() == 1
            ? Tree.of(tried.plays().values().iterator().next())
            : tried.tree();
    TreePrinter printer = new TreePrinter(call.pages(), call.columns());
    printer.paragraph(TreeRows.counted(tree, words));
    printer.tree(tree, words, history);
    if (history) {
      printer.paragraph(TreeRows.marks(call.wording()));
    }
    printer.paragraph(TreeRows.tried(tree, call.wording()));
    if (unread > 0) {
      printer.paragraph(TreeRows.notRead(unread, call.wording()));
    }
    printer.end();
  }
}
