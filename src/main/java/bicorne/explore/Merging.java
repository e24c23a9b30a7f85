package bicorne.explore;

import bicorne.engine.StateForm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Sets every field of a waiting state to the first of the values that cannot be told apart from its
 * own at that position. Fields of which no value can be told apart are masked away at once.
 */
final class Merging implements Canon {

  private static final Table[] NONE = {};

  /** The first value of each class, for one field. */
  private static final class Table {
    final int word;
    final int shift;
    final long mask;
    final char[] firsts;

    Table(StateForm form, int field, int[] firsts) {
      word = form.word(field);
      shift = form.shift(field);
      mask = form.mask(field);
      this.firsts = new char[firsts.length];
      for (int i = 0; i < firsts.length; i++) {
        this.firsts[i] = (char) firsts[i];
      }
    }
  }

  private final StateForm form;
  private final int width;
  private final long[] kept;
  private final Table[][] tables;

  Merging(StateForm form, Partitions partitions, int[][] rows) {
    this.form = form;
    width = form.words();
    kept = new long[rows.length * width];
    tables = new Table[rows.length][];
    boolean[] control = new boolean[form.fields()];
    for (int field = 0; field < control.length; field++) {
      control[field] = form.control(field);
    }
    Map<Long, Table> known = new HashMap<>();
    for (int position = 0; position < rows.length; position++) {
      int[] row = rows[position];
      List<Table> some = new ArrayList<>();
      for (int field = 0; field < row.length; field++) {
        if (control[field] || row[field] != Partitions.ONE) {
          kept[position * width + form.word(field)] |= form.mask(field) << form.shift(field);
        }
        if (!control[field] && row[field] != Partitions.ONE && row[field] != Partitions.ALL) {
          int f = field;
          some.add(
              known.computeIfAbsent(
                  ((long) field << 32) | row[field],
                  k -> new Table(form, f, partitions.firsts(row[f]))));
        }
      }
      tables[position] = some.isEmpty() ? NONE : some.toArray(NONE);
    }
  }

  @Override
  public void apply(long[] words) {
    int position = form.position(words);
    int from = position * width;
    for (int i = 0; i < width; i++) {
      words[i] &= kept[from + i];
    }
    for (Table table : tables[position]) {
      long word = words[table.word];
      int value = (int) ((word >>> table.shift) & table.mask);
      words[table.word] =
          (word & ~(table.mask << table.shift)) | ((long) table.firsts[value] << table.shift);
    }
  }
}
