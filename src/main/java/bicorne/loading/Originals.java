package bicorne.loading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The named originals of one table, to be found by name. */
final class Originals {

  private final Map<String, Named<? extends Translatable>> byName = new LinkedHashMap<>();
  private final List<? extends Named<? extends Translatable>> table;

  private final List<String> names = new ArrayList<>();

  Originals(List<? extends Named<? extends Translatable>> table) {
    this.table = table;
    for (Named<? extends Translatable> each : table) {
      byName.putIfAbsent(each.name(), each);
    }
  }

  @Nullable Named<? extends Translatable> get(String name) {
    return byName.get(name);
  }

  /** All names, in order. */
  List<String> names() {
    if (names.isEmpty()) {
      for (Named<? extends Translatable> each : table) {
        names.add(each.name());
      }
    }
    return names;
  }
}
