package bicorne.tui;

import bicorne.play.Keeper;
import bicorne.play.Notice;
import bicorne.play.Tried;
import bicorne.saves.Edition;
import bicorne.saves.Reading;
import bicorne.saves.Saves;
import java.util.List;

/** What came of an {@link Errand}. */
public sealed interface Heard extends Message {

  /** Of {@link Errand.Keep}: what there is to tell. */
  record Kept(List<Notice> notices) implements Heard {
    public Kept {
      notices = List.copyOf(notices);
    }
  }

  /** Of {@link Errand.Part}: what there is to tell, and whether all of it is on disk. */
  record Parted(List<Notice> notices, boolean kept) implements Heard {
    public Parted {
      notices = List.copyOf(notices);
    }
  }

  /** Of {@link Errand.ListSaves}: the saves, the one played last first. */
  record Listed(List<Shelved> saves) implements Heard {
    public Listed {
      saves = List.copyOf(saves);
    }
  }

  /** A save in a list; {@code when} it was played last, as people write it where they are. */
  record Shelved(Saves.Entry entry, String when) {}

  /**
   * Of {@link Errand.OpenSave}.
   *
   * @param playing whether it is the very save that is being played
   * @param goesOn whether its file can be gone on in
   */
  record Entered(
      String name, Reading reading, List<Notice> notices, boolean playing, boolean goesOn)
      implements Heard {
    public Entered {
      notices = List.copyOf(notices);
    }
  }

  /** Of {@link Errand.NewPlay}; {@code created} is now, as ISO 8601 in UTC. */
  record Dealt(String episode, long seed, String created) implements Heard {}

  /** Of {@link Errand.SaveAs}. */
  record Copied(String typed, Keeper.Copied copied) implements Heard {}

  /** Something to be told, in the language that was asked in. */
  record Remark(String words) implements Heard {}

  /**
   * Of {@link Errand.LookAt}.
   *
   * @param entry the decision to begin at, as it was asked for
   * @param own whether it is the very save that is being played
   */
  record Looked(String name, int entry, Reading reading, boolean own) implements Heard {}

  /** Of {@link Errand.ReadAll}. */
  record AllTried(Tried tried) implements Heard {}

  /**
   * Of {@link Errand.Shelve}.
   *
   * @param name what it is called now, or the file
   */
  record Done(Errand.Act act, String save, String name, Saves.Done done) implements Heard {}

  /** Of {@link Errand.LookAgain}: the story is another now. */
  record Revised(Edition edition) implements Heard {}

  /** Of {@link Errand.LookAgain}: the story has errors now, a line each. */
  record Broken(List<String> errors) implements Heard {
    public Broken {
      errors = List.copyOf(errors);
    }
  }

  /** Of {@link Errand.ListTrash}. */
  record Trashed(List<Shelved> saves) implements Heard {
    public Trashed {
      saves = List.copyOf(saves);
    }
  }
}
