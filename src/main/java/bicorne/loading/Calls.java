package bicorne.loading;

import bicorne.diagnostic.Code;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which scene calls which, for the rule that they never do in a circle. */
final class Calls {

  private final Index index;
  private final Report report;

  /** For each scene those it calls, with where. */
  private final Map<Integer, Map<Integer, Written.Words>> calls = new LinkedHashMap<>();

  Calls(Index index, Report report) {
    this.index = index;
    this.report = report;
  }

  /** The scene that is called; -1, and a report, where there is none. */
  int scene(FileEntry from, Written.Words words) {
    FileEntry file = index.file(Id.nfc(words.value()));
    if (file == null || !file.scene()) {
      List<String> scenes = new ArrayList<>();
      for (FileEntry each : index.files()) {
        if (each.scene()) {
          scenes.add(each.id());
        }
      }
      report.unknown(Code.NO_SUCH_SCENE, words.place(), words.value(), scenes);
      return -1;
    }
    if (from.scene()) {
      calls
          .computeIfAbsent(from.number(), f -> new LinkedHashMap<>())
          .putIfAbsent(file.number(), words);
    }
    return file.number();
  }

  /** Reports each circle once, at the call that closes it. */
  void check() {
    Map<Integer, Boolean> open = new LinkedHashMap<>();
    for (Integer scene : calls.keySet()) {
      if (!open.containsKey(scene)) {
        follow(scene, open);
      }
    }
  }

  private void follow(int root, Map<Integer, Boolean> open) {
    Deque<Integer> path = new ArrayDeque<>();
    Deque<java.util.Iterator<Map.Entry<Integer, Written.Words>>> next = new ArrayDeque<>();
    enter(root, open, path, next);
    while (!path.isEmpty()) {
      if (!next.element().hasNext()) {
        open.put(path.pop(), false);
        next.pop();
        continue;
      }
      Map.Entry<Integer, Written.Words> call = next.element().next();
      Boolean isOpen = open.get(call.getKey());
      if (isOpen == null) {
        enter(call.getKey(), open, path, next);
      } else if (isOpen) {
        report.add(Code.CALL_CIRCLE, call.getValue(), circle(path, call.getKey()));
      }
    }
  }

  private void enter(
      int scene,
      Map<Integer, Boolean> open,
      Deque<Integer> path,
      Deque<java.util.Iterator<Map.Entry<Integer, Written.Words>>> next) {
    open.put(scene, true);
    path.push(scene);
    next.push(calls.getOrDefault(scene, new LinkedHashMap<>()).entrySet().iterator());
  }

  private String circle(Deque<Integer> path, int again) {
    StringBuilder names = new StringBuilder(index.files().get(again).id());
    for (int scene : path) {
      names.insert(0, index.files().get(scene).id() + " → ");
      if (scene == again) {
        break;
      }
    }
    return names.toString();
  }
}
