package bicorne.tui;

import bicorne.play.Keeper;
import bicorne.play.Notice;
import bicorne.play.Sitting;
import bicorne.play.Tried;
import bicorne.saves.Edition;
import bicorne.saves.Failure;
import bicorne.saves.Journal;
import bicorne.saves.Line;
import bicorne.saves.Reading;
import bicorne.saves.SaveName;
import bicorne.saves.Saves;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Errands done in memory, as they are done on a disk: saves are journals under names. What was kept
 * is looked at by tests.
 */
final class MemoryErrands implements Errands {

  final Map<String, Journal> saves = new LinkedHashMap<>();
  final Map<String, Reading> broken = new LinkedHashMap<>();
  final Map<String, Journal> trash = new LinkedHashMap<>();
  final Map<String, Saves.Fit> fits = new LinkedHashMap<>();
  final List<Command> done = new ArrayList<>();
  final List<Notice> notices = new ArrayList<>();
  @Nullable Edition edition;
  boolean disk = true;
  private boolean failing;
  private @Nullable String playing;
  private @Nullable String entered;

  @Override
  public List<Message> run(Command command) {
    done.add(command);
    if (command instanceof Errand.Keep keep) {
      return List.of(new Heard.Kept(keep(keep.sitting().journal())));
    }
    if (command instanceof Errand.Part part) {
      List<Notice> told = keep(part.sitting().journal());
      playing = null;
      return List.of(new Heard.Parted(told, disk));
    }
    if (command instanceof Errand.KeepAnew) {
      playing = "auto-" + (saves.size() + 1);
    } else if (command instanceof Errand.KeepThere) {
      playing = entered;
    } else if (command instanceof Errand.ListSaves) {
      return List.of(new Heard.Listed(list()));
    } else if (command instanceof Errand.OpenSave open) {
      return List.of(open(open.name()));
    } else if (command instanceof Errand.NewPlay play) {
      return List.of(new Heard.Dealt(play.episode(), 1814, "2026-11-30T15:04:05Z"));
    } else if (command instanceof Errand.SaveAs as) {
      return List.of(new Heard.Copied(as.name(), copied(as.sitting(), as.name(), as.replace())));
    }
    if (command instanceof Errand.LookAt look) {
      Heard.Entered there = open(look.name());
      return List.of(new Heard.Looked(look.name(), look.entry(), there.reading(), there.playing()));
    }
    if (command instanceof Errand.ReadAll) {
      return List.of(new Heard.AllTried(tried()));
    }
    if (command instanceof Errand.ListTrash) {
      List<Heard.Shelved> list = new ArrayList<>();
      trash.forEach((name, journal) -> list.add(new Heard.Shelved(entry(name, journal), "")));
      return List.of(new Heard.Trashed(list));
    }
    if (command instanceof Errand.TryFits tried) {
      for (String name : tried.saves()) {
        String logic = Objects.requireNonNull(saves.get(name)).lastLogic();
        fits.put(name, new Saves.Fit(logic, Saves.Fit.How.FITS));
      }
      return List.of(new Heard.Listed(list()));
    }
    return command instanceof Errand.Shelve shelve ? List.of(shelved(shelve)) : List.of();
  }

  private Tried tried() {
    Edition on = Objects.requireNonNull(edition);
    Map<String, Sitting> plays = new TreeMap<>();
    for (Map.Entry<String, Journal> save : saves.entrySet()) {
      Sitting standing = Sitting.open(on, save.getValue()).standing();
      if (standing != null) {
        plays.put(save.getKey(), standing);
      }
    }
    return new Tried(on, plays, broken.size());
  }

  private Heard.Done shelved(Errand.Shelve asked) {
    SaveName.Fault fault = SaveName.fault(asked.words());
    String save = asked.save();
    boolean naming = asked.act() == Errand.Act.RENAME || asked.act() == Errand.Act.COPY;
    Saves.Done done = new Saves.Done.Well(Path.of("a"));
    if (save.equals(playing)) {
      done = new Saves.Done.Failed(new Failure(Failure.Why.TAKEN, save, ""));
    } else if (naming && fault != null) {
      done = new Saves.Done.BadName(fault);
    } else if (naming && saves.containsKey(asked.words())) {
      done = new Saves.Done.Exists(Path.of("a"));
    } else {
      move(asked);
    }
    String name = asked.words().isEmpty() ? save : asked.words();
    return new Heard.Done(asked.act(), save, name, done);
  }

  private void move(Errand.Shelve asked) {
    String save = asked.save();
    switch (asked.act()) {
      case RENAME -> saves.put(asked.words(), Objects.requireNonNull(saves.remove(save)));
      case COPY -> saves.put(asked.words(), Objects.requireNonNull(saves.get(save)));
      case DELETE -> trash.put(save, Objects.requireNonNull(saves.remove(save)));
      case RESTORE -> saves.put(save, Objects.requireNonNull(trash.remove(save)));
      case EXPORT, IMPORT -> {}
    }
  }

  private List<Notice> keep(Journal journal) {
    List<Notice> told = new ArrayList<>(notices);
    notices.clear();
    if (!disk && !told()) {
      told.add(new Notice.NotKept(Notice.Why.FULL, "saves", ""));
    } else if (disk && playing != null) {
      saves.remove(playing);
      saves.put(playing, journal);
    }
    return told;
  }

  /** What is not kept is told once. */
  private boolean told() {
    boolean before = failing;
    failing = true;
    return before;
  }

  private Heard.Entered open(String name) {
    Reading reading = broken.get(name);
    Journal journal = saves.get(name);
    if (reading == null) {
      reading =
          journal == null
              ? new Reading.Unreadable(Reading.Obstacle.MISSING, "")
              : new Reading.Whole(journal, false);
    }
    entered = name;
    return new Heard.Entered(
        name, reading, List.of(), name.equals(playing), reading instanceof Reading.Whole);
  }

  private Keeper.Copied copied(Sitting sitting, String name, boolean replace) {
    SaveName.Fault fault = SaveName.fault(name);
    if (fault != null) {
      return new Keeper.Copied.BadName(fault);
    }
    String stored = SaveName.stored(name);
    if (saves.containsKey(stored) && !replace) {
      return new Keeper.Copied.Exists(Path.of(stored), stored);
    }
    saves.put(stored, sitting.journal().named(stored, true));
    return new Keeper.Copied.Done(Path.of(stored), stored);
  }

  /** The saves as a list shows them, the one written last first. */
  List<Heard.Shelved> list() {
    List<Heard.Shelved> list = new ArrayList<>();
    for (Map.Entry<String, Journal> save : saves.entrySet()) {
      list.add(0, new Heard.Shelved(entry(save.getKey(), save.getValue()), "30 Nov 2026, 15:04"));
    }
    for (Map.Entry<String, Reading> save : broken.entrySet()) {
      list.add(
          new Heard.Shelved(
              new Saves.Entry(
                  save.getKey(),
                  Path.of(save.getKey()),
                  true,
                  null,
                  "",
                  0,
                  List.of(),
                  0,
                  save.getValue(),
                  Saves.Fit.UNKNOWN),
              ""));
    }
    return list;
  }

  private Saves.Entry entry(String name, Journal journal) {
    String at = "";
    int choices = 0;
    TreeSet<String> endings = new TreeSet<>();
    for (int n = journal.here().to(); n != 0; ) {
      Line.Decision decision = journal.decision(n);
      if (decision == null) {
        break;
      }
      at = at.isEmpty() ? decision.at() : at;
      choices += decision.choose() == null ? 0 : 1;
      n = decision.from();
    }
    for (Line line : journal.lines()) {
      String ending =
          line instanceof Line.Decision decision ? decision.ending() : ((Line.Move) line).ending();
      if (ending != null) {
        endings.add(ending);
      }
    }
    return new Saves.Entry(
        name,
        Path.of(name),
        true,
        journal.header(),
        at,
        choices,
        new ArrayList<>(endings),
        0,
        null,
        fits.getOrDefault(name, Saves.Fit.UNKNOWN));
  }
}
