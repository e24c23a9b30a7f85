package bicorne.cli;

import bicorne.plain.TreePrinter;
import bicorne.play.Opened;
import bicorne.play.Sitting;
import bicorne.play.Tree;
import bicorne.saves.Disk;
import bicorne.saves.Edition;
import bicorne.saves.JournalFile;
import bicorne.saves.JournalHeader;
import bicorne.saves.Reading;
import bicorne.saves.Saves;
import bicorne.told.StoryWords;
import bicorne.told.TreeRows;
import bicorne.wording.ErrandWords;
import bicorne.wording.ReplayWords;
import bicorne.wording.Wording;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code saves}: the saves of a folder, the one played last first, and what is done with them. */
final class SavesCommand {

  /** So many saves are laid over each other in one tree. */
  private static final int MOST_IN_A_TREE = 1_000;

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
    List<SavesMeant.Meant> meant =
        arguments.operands().isEmpty()
            ? ofStory(edition.story().id())
            : new SavesMeant(call, shelf).all(arguments.operands());
    Map<String, Sitting> plays = new LinkedHashMap<>();
    int unread = 0;
    for (SavesMeant.Meant save : meant) {
      Sitting sitting = plays.size() < MOST_IN_A_TREE ? sitting(save, edition) : null;
      if (sitting == null) {
        unread++;
      } else {
        plays.put(save.typed(), sitting);
      }
    }
    StoryWords words = StoryWords.in(edition.engine(), call.language());
    Tree tree =
        plays.size() == 1
            ? Tree.of(plays.values().iterator().next())
            : Tree.of(edition.story(), plays);
    try {
      print(tree, words, plays.size(), unread);
    } catch (IOException e) {
      throw new SureOutput.Lost(e);
    }
    return unread == 0 || arguments.operands().isEmpty() ? ExitStatus.FINE : ExitStatus.SAVE;
  }

  private List<SavesMeant.Meant> ofStory(String story) {
    List<SavesMeant.Meant> meant = new ArrayList<>();
    for (Saves.Entry entry : Saves.in(shelf.needed()).list()) {
      JournalHeader header = entry.header();
      if (header != null && header.story().equals(story)) {
        meant.add(new SavesMeant.Meant(entry.name(), entry.file(), null));
      }
    }
    meant.sort(Comparator.comparing(SavesMeant.Meant::typed));
    return meant;
  }

  private static @Nullable Sitting sitting(SavesMeant.Meant save, Edition edition) {
    Path file = save.file();
    Reading reading = file == null ? null : JournalFile.read(Disk.real(), file);
    if (reading instanceof Reading.Whole whole) {
      Opened opened = Sitting.open(edition, whole.journal());
      return opened.standing();
    }
    return null;
  }

  private void print(Tree tree, StoryWords words, int count, int unread) throws IOException {
    Wording wording = call.wording();
    TreePrinter printer = new TreePrinter(call.pages(), call.columns());
    int decisions = 0;
    for (Tree.Stop stop : tree.stops()) {
      decisions += stop.parent() < 0 ? 0 : 1;
    }
    printer.paragraph(
        wording.say(
            ReplayWords.TREE_OF,
            "saves",
            count,
            "story",
            words.line(words.story().title(), words.engine().initial(words.story().start())),
            "count",
            decisions));
    printer.tree(tree, words, arguments.has(Flag.HISTORY));
    if (arguments.has(Flag.HISTORY)) {
      printer.paragraph(TreeRows.marks(wording));
    }
    printer.paragraph(TreeRows.tried(tree, wording));
    if (unread > 0) {
      printer.paragraph(
          wording.say(
              ReplayWords.TREE_NOT_READ, "count", unread, "command", "bicorne replay --verify"));
    }
    printer.end();
  }
}
