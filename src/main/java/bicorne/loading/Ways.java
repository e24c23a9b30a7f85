package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.model.Expr;
import bicorne.model.Way;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes the ways and draws of all files, in the order they are written. */
final class Ways {

  private final Index index;
  private final SourceMap map;
  private final Calls calls;
  private final Targets targets;
  private final Report report;
  private final List<Way> ways = new ArrayList<>();
  private final List<Way.Draw> draws = new ArrayList<>();

  Ways(Index index, SourceMap map, Calls calls, Report report) {
    this.index = index;
    this.map = map;
    this.calls = calls;
    this.targets = new Targets(index, report);
    this.report = report;
  }

  List<Way> all() {
    return ways;
  }

  List<Way.Draw> draws() {
    return draws;
  }

  /** A way of a node, or of its option: where it stands, whose phrases it is read with. */
  record Leaving(FileEntry file, int node, Written.Words key, Phrases phrases) {}

  /** The way that leads on from a node or an option. */
  Way onward(
      Leaving from,
      Written.@Nullable Words call,
      @Nullable WayDraft draft,
      Written.@Nullable Words returns) {
    if (returns != null && !from.file().scene()) {
      report.add(Code.RETURN_OUTSIDE_SCENE, returns);
    }
    map.branchesOf(ways.size());
    List<Way.Branch> branches = draft == null ? List.of() : branches(from, draft);
    int scene = call == null ? -1 : calls.scene(from.file(), call);
    Way way = new Way(ways.size(), from.node(), scene, returns != null, branches);
    ways.add(way);
    return way;
  }

  private List<Way.Branch> branches(Leaving from, WayDraft draft) {
    List<Way.Branch> branches = new ArrayList<>(draft.branches().size());
    for (WayDraft.Branch branch : draft.branches()) {
      Expr when = from.phrases().condition(branch.when());
      if (branch.to() != null) {
        Written.Words to = branch.to().words();
        map.branches.add(to == null ? from.key() : to);
        branches.add(new Way.Branch(when, target(from, branch.to())));
      }
    }
    return branches;
  }

  private Way.Target target(Leaving from, WayDraft.Target target) {
    if (target.node() != null) {
      return new Way.Goto(targets.node(from.file(), target.node()));
    }
    int pool = target.pool() == null ? -1 : pool(from.file(), target.pool());
    int otherwise = target.otherwise() == null ? -1 : targets.node(from.file(), target.otherwise());
    Way.Draw draw = new Way.Draw(draws.size(), from.node(), pool, otherwise);
    draws.add(draw);
    return draw;
  }

  private int pool(FileEntry file, Written.Words words) {
    int pool = index.pool(file.number(), Id.nfc(words.value()));
    if (pool < 0) {
      report.unknown(
          Code.NO_SUCH_POOL, words.place(), words.value(), index.poolNames(file.number()));
    }
    return pool;
  }

  /** The entries that follow are those of this pool. */
  void entriesOf(int pool) {
    map.entriesOf(pool);
  }

  /** The node of a pool's entry. */
  int entry(FileEntry file, Written.@Nullable Words to) {
    if (to != null) {
      map.entries.add(to);
    }
    return to == null ? -1 : targets.node(file, to);
  }
}
