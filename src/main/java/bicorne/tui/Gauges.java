package bicorne.tui;

import bicorne.engine.State;
import bicorne.model.Type;
import bicorne.model.Variable;
import bicorne.play.Status;
import bicorne.told.StoryWords;
import bicorne.wording.ScreenWords;
import java.util.ArrayList;
import java.util.List;

/** The gauges of the status line, as full as there is room for. */
final class Gauges {

  private static final String BETWEEN = "   ";

  /** Screens lower than this have one row for gauges. */
  private static final int LOW = 20;

  private final ScreenModel model;
  private final StoryWords words;
  private final State state;

  private Gauges(ScreenModel model) {
    this.model = model;
    this.words = model.words();
    this.state = model.state();
  }

  /** One gauge, or what stands at the end of the line. */
  private record Part(List<Frame.Piece> pieces, int cells) {}

  /**
   * The rows: bars of eight cells where they fit, else shorter ones, else a second row, else
   * numbers alone; in the end as many as fit, and where to see the others.
   */
  static List<Frame.Row> rows(ScreenModel model) {
    return new Gauges(model).rows();
  }

  private List<Frame.Row> rows() {
    List<Integer> variables = Status.of(model.engine(), state);
    int decision = model.sitting() == null ? 0 : model.sitting().choicesTaken();
    Part end = end(decision);
    int[][] tries = {{8, 1}, {4, 1}, {8, 2}, {4, 2}, {0, 1}, {0, 2}};
    int most = model.size().rows() < LOW ? 1 : 2;
    for (int[] attempt : tries) {
      if (attempt[1] <= most) {
        List<Part> parts = parts(variables, attempt[0]);
        List<Frame.Row> rows = rows(parts, end, attempt[1]);
        if (!rows.isEmpty()) {
          return rows;
        }
      }
    }
    return List.of(cut(parts(variables, 0)));
  }

  private List<Part> parts(List<Integer> variables, int bar) {
    List<Part> parts = new ArrayList<>(variables.size());
    for (int variable : variables) {
      parts.add(gauge(variable, bar));
    }
    return parts;
  }

  /** The parts on so many rows, the last ended by {@code end}; empty where they do not fit. */
  private List<Frame.Row> rows(List<Part> parts, Part end, int most) {
    int columns = model.size().columns();
    List<Frame.Row> rows = new ArrayList<>();
    List<Frame.Piece> row = new ArrayList<>();
    int used = 1;
    for (Part part : parts) {
      int wanted = (row.isEmpty() ? 0 : BETWEEN.length()) + part.cells;
      if (!row.isEmpty() && used + wanted > columns - 1) {
        rows.add(new Frame.Row(row));
        row = new ArrayList<>();
        used = 1;
        wanted = part.cells;
      }
      if (used + wanted > columns - 1) {
        return List.of();
      }
      row.add(new Frame.Piece(row.isEmpty() ? " " : BETWEEN, Look.TEXT));
      row.addAll(part.pieces);
      used += wanted;
    }
    if (end.cells > 0 && used + BETWEEN.length() + end.cells <= columns - 1) {
      row.add(new Frame.Piece(Cells.blank(columns - 1 - used - end.cells), Look.TEXT));
      row.addAll(end.pieces);
    }
    if (!row.isEmpty()) {
      rows.add(new Frame.Row(row));
    }
    return rows.size() > most || rows.isEmpty() ? List.of() : rows;
  }

  private Frame.Row cut(List<Part> parts) {
    int columns = model.size().columns();
    List<Frame.Piece> row = new ArrayList<>();
    int used = 1;
    int shown = 0;
    for (Part part : parts) {
      String more = more(parts.size() - shown - 1);
      int wanted = (row.isEmpty() ? 0 : BETWEEN.length()) + part.cells;
      if (used + wanted + Cells.of(more) > columns - 1) {
        break;
      }
      row.add(new Frame.Piece(row.isEmpty() ? " " : BETWEEN, Look.TEXT));
      row.addAll(part.pieces);
      used += wanted;
      shown++;
    }
    if (shown < parts.size()) {
      String more = more(parts.size() - shown);
      row.add(new Frame.Piece(Cells.cut(more, columns - used), Look.KEY));
    }
    return new Frame.Row(row);
  }

  /** Where to see what does not fit. */
  private static String more(int count) {
    return count <= 0 ? "" : "  +" + count + " i";
  }

  private Part end(int decision) {
    if (decision == 0) {
      return new Part(List.of(), 0);
    }
    String said = model.say(ScreenWords.DECISION_NUMBER, "number", decision);
    return new Part(List.of(new Frame.Piece(said, Look.QUIET)), Cells.of(said));
  }

  private Part gauge(int number, int bar) {
    Variable variable = words.story().variables().get(number);
    String label = Cells.cut(words.label(number, state), 24);
    String value = Cells.cut(words.value(number, state), 24);
    List<Frame.Piece> pieces = new ArrayList<>(4);
    pieces.add(new Frame.Piece(label + " ", Look.TEXT));
    int cells = Cells.of(label) + 1 + Cells.of(value);
    if (bar > 0
        && variable.show() == Variable.Show.GAUGE
        && variable.type().kind() == Type.Kind.INTEGER) {
      int full = full(variable.type(), model.engine().value(state, number), bar);
      String fullMark = model.fine() ? "█" : "#";
      String emptyMark = model.fine() ? "░" : "-";
      pieces.add(new Frame.Piece("[", Look.QUIET));
      pieces.add(new Frame.Piece(fullMark.repeat(full), Look.GAUGE_FULL));
      pieces.add(new Frame.Piece(emptyMark.repeat(bar - full), Look.GAUGE_EMPTY));
      pieces.add(new Frame.Piece("] ", Look.QUIET));
      cells += bar + 3;
    }
    pieces.add(new Frame.Piece(value, Look.TEXT));
    return new Part(pieces, cells);
  }

  /** The cells of a bar that are full: none only at the bottom, all only at the top. */
  private static int full(Type type, long value, int bar) {
    long range = type.max() - type.min();
    long above = value - type.min();
    if (range <= 0 || above <= 0) {
      return 0;
    }
    if (above >= range) {
      return bar;
    }
    return (int) Math.max(1, Math.min(bar - 1, (above * bar + range / 2) / range));
  }
}
