package bicorne.loading;

import java.util.ArrayList;
import java.util.List;

/** The lines between two tokens: blank ones, of which never two stand together, and remarks. */
final class LayoutRemarks {

  /** A remark and its column; blank where there is none. */
  private record Line(int column, String remark) {
    boolean blank() {
      return remark.isEmpty();
    }
  }

  private final List<Line> lines = new ArrayList<>();
  private final boolean top;

  /** Above the first token of a file, where no blank line comes first, or anywhere else. */
  LayoutRemarks(boolean top) {
    this.top = top;
  }

  /** Adds a line; one without a remark is blank. */
  void add(int column, String remark) {
    boolean afterBlank = lines.isEmpty() ? top : lines.get(lines.size() - 1).blank();
    if (!remark.isEmpty() || !afterBlank) {
      lines.add(new Line(column, remark));
    }
  }

  /** Puts a blank line above the remarks that stand in the column of what follows, if none is. */
  void part(int column) {
    int at = lines.size();
    for (Line line : lines) {
      if (line.blank()) {
        return;
      }
    }
    while (at > 0 && lines.get(at - 1).column() == column) {
      at--;
    }
    lines.add(at, new Line(0, ""));
  }

  /** Writes them, each with its line break; at the end of a file without blank ones there. */
  void write(StringBuilder out, boolean end) {
    int to = lines.size();
    while (end && to > 0 && lines.get(to - 1).blank()) {
      to--;
    }
    for (Line line : lines.subList(0, to)) {
      out.append(line.blank() ? "" : " ".repeat(line.column())).append(line.remark()).append('\n');
    }
  }
}
