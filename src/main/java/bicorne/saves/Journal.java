package bicorne.saves;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A playthrough: every decision in order, as a tree of what-ifs. Never changes. */
public final class Journal {

  /** So many lines a journal can have; no more is written, and no more is read. */
  public static final int MOST_LINES = 1_000_000;

  private final JournalHeader header;

  private Journal(JournalHeader header) {
    this.header = header;
  }

  /** A journal in which nothing is decided yet. */
  public static Journal of(JournalHeader header) {
    return new Journal(header);
  }

  /** Its first line. */
  public JournalHeader header() {
    return header;
  }

  /** The lines behind the header. */
  public List<Line> lines() {
    return List.of();
  }

  /** The decision of that number, or null. */
  public Line.@Nullable Decision decision(int n) {
    return null;
  }
}
