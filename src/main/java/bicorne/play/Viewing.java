package bicorne.play;

import bicorne.engine.Awaits;
import bicorne.saves.Line;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A play that is read again, page by page, and where its reader is in it. Never changes: every move
 * gives another.
 *
 * <p>What history did on a page is nobody's to see before {@link #history()} says so: a replay is
 * not to spoil the decisions of whoever plays on from it.
 */
public final class Viewing {

  private final Sitting end;
  private final List<Transcript.Sheet> sheets;
  private final int at;
  private final boolean history;

  private Viewing(Sitting end, List<Transcript.Sheet> sheets, int at, boolean history) {
    this.end = end;
    this.sheets = sheets;
    this.at = at;
    this.history = history;
  }

  /** The line to where a sitting stands, on its first page. */
  public static Viewing of(Sitting sitting) {
    return new Viewing(sitting, Transcript.of(sitting).sheets(), 0, false);
  }

  /** Where the line ends that is read. */
  public Sitting end() {
    return end;
  }

  /** The page that is read. */
  public Transcript.Sheet sheet() {
    return sheets.get(at);
  }

  /** Its number, from 1. */
  public int page() {
    return at + 1;
  }

  /** How many pages the line has. */
  public int pages() {
    return sheets.size();
  }

  /** The choice taken on the page; null where none was. */
  public @Nullable Decided taken() {
    return taken(sheet());
  }

  private static @Nullable Decided taken(Transcript.Sheet sheet) {
    for (Decided decided : sheet.decided()) {
      if (decided.taken() >= 0) {
        return decided;
      }
    }
    return null;
  }

  /** All decisions of the line that a reader would know again, in order. */
  public List<Decided> decisions() {
    List<Decided> decisions = new ArrayList<>();
    for (Transcript.Sheet sheet : sheets) {
      for (Decided decided : sheet.decided()) {
        if (decided.counts()) {
          decisions.add(decided);
        }
      }
    }
    return decisions;
  }

  private Viewing on(int page) {
    int there = Math.max(0, Math.min(sheets.size() - 1, page));
    return there == at ? this : new Viewing(end, sheets, there, history);
  }

  /** Whether there is a page behind this one. */
  public boolean canGoForward() {
    return at + 1 < sheets.size();
  }

  /** The next page; the last stays. */
  public Viewing forward() {
    return on(at + 1);
  }

  /** Whether there is a page before this one. */
  public boolean canGoBack() {
    return at > 0;
  }

  /** The page before; the first stays. */
  public Viewing back() {
    return on(at - 1);
  }

  /** The first page. */
  public Viewing first() {
    return on(0);
  }

  /** The last page. */
  public Viewing last() {
    return on(sheets.size() - 1);
  }

  /**
   * The page on which a decision was taken, a number of the journal; 0 is the first page. One on
   * another road takes the reader over to that road. Null where there is no such decision, or it
   * does not fit.
   */
  public @Nullable Viewing to(int n) {
    if (n == 0) {
      return first();
    }
    for (int i = 0; i < sheets.size(); i++) {
      for (Decided decided : sheets.get(i).decided()) {
        if (decided.entry() == n) {
          return on(i);
        }
      }
    }
    if (!end.canGoTo(n) || end.journal().decision(n) == null) {
      return null;
    }
    Sitting there = end.endOf(n);
    // The whole line is told, so this time it is found.
    Viewing other = new Viewing(there, Transcript.of(there).sheets(), 0, history);
    return other.sheets.isEmpty() ? null : other.found(n);
  }

  private Viewing found(int n) {
    for (int i = 0; i < sheets.size(); i++) {
      for (Decided decided : sheets.get(i).decided()) {
        if (decided.entry() == n) {
          return on(i);
        }
      }
    }
    return last();
  }

  /** The first page behind a decision, whatever road it is on; null as in {@link #to}. */
  public @Nullable Viewing behind(int n) {
    Viewing there = to(n);
    return there == null || n == 0 ? there : there.forward();
  }

  /** Whether what history did may be told. */
  public boolean history() {
    return history;
  }

  /** The same with history told, or not any more. */
  public Viewing asking(boolean asked) {
    return asked == history ? this : new Viewing(end, sheets, at, asked);
  }

  /** Whether the story has an account of something decided on this page. */
  public boolean hasAccount() {
    return !accounts().isEmpty();
  }

  /** What was decided on this page beside history. */
  public List<Reckoning.Row> accounts() {
    List<Reckoning.Row> rows = new ArrayList<>();
    for (Decided decided : sheet().decided()) {
      Reckoning.Row row = Reckoning.beside(end.edition().story(), decided);
      if (row != null) {
        rows.add(row);
      }
    }
    return Collections.unmodifiableList(rows);
  }

  /** A choice that was taken on this page on another road: an option's number, and its decision. */
  public record Other(int option, int entry) {}

  /** Choices taken here on other roads, the one written first first. */
  public List<Other> others() {
    Decided own = taken();
    if (own == null && !(sheet().awaits() instanceof Awaits.Choice && !canGoForward())) {
      return List.of();
    }
    List<Other> others = new ArrayList<>();
    for (Line.Decision child : end.journal().next(behindEntry())) {
      Decided decided = end.decided(child.n());
      if (decided != null
          && decided.taken() >= 0
          && (own == null || decided.entry() != own.entry())) {
        others.add(0, new Other(decided.taken(), decided.entry()));
      }
    }
    return Collections.unmodifiableList(others);
  }

  private int behindEntry() {
    return sheet().entry();
  }

  /** The reader takes the player's place on this page, to play on from it. */
  public Sitting here() {
    return end.onPage(behindEntry(), turned());
  }

  /** The decision behind which {@link #here} stands. */
  public int entry() {
    return behindEntry();
  }

  /** How many pages were turned since then. */
  public int turned() {
    int turned = 0;
    for (int i = at - 1; i >= 0 && sheets.get(i).entry() == behindEntry(); i--) {
      turned++;
    }
    return turned;
  }
}
