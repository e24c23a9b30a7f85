package bicorne.loading;

import bicorne.diagnostic.Place;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where numbered things stand, kept small: two offsets and a file's number each. It is all that
 * stays of the files when a story is loaded.
 */
final class Spots {

  private final List<SourceText> files = new ArrayList<>();
  private int[] spots = new int[3 * 64];
  private int size;

  /** Adds the next thing. */
  void add(Written where) {
    add(where.file(), where.from(), where.to());
  }

  void add(SourceText file, int from, int to) {
    if (files.isEmpty() || files.get(files.size() - 1) != file) {
      files.add(file);
    }
    if (3 * size == spots.length) {
      spots = Arrays.copyOf(spots, 2 * spots.length);
    }
    spots[3 * size] = files.size() - 1;
    spots[3 * size + 1] = from;
    spots[3 * size + 2] = to;
    size++;
  }

  int size() {
    return size;
  }

  /** Where thing number {@code number} stands. */
  Place place(int number) {
    return files.get(spots[3 * number]).place(spots[3 * number + 1], spots[3 * number + 2]);
  }
}
