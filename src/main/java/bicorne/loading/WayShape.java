package bicorne.loading;

import static bicorne.loading.Field.optional;
import static bicorne.loading.Field.required;

import bicorne.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What may stand under {@code goto} and {@code otherwise}. */
final class WayShape implements Shape<WayDraft> {

  static final WayShape WAY = new WayShape();

  private static final Field<Written.Words> DRAW =
      required(
          "draw", WordsShape.ID, "The pool of this file that a node is drawn from.", "draw: road");
  private static final Field<Written.Words> ELSE =
      required(
          "else",
          WordsShape.ADDRESS,
          "The node entered when the pool has none to give.",
          "else: gate");
  private static final KeysShape<WayDraft.Target> DRAWN =
      new KeysShape<>(
          "draw",
          "A node out of a pool.",
          List.of(DRAW, ELSE),
          v -> new WayDraft.Target(null, v.get(DRAW), v.get(ELSE)));

  private static final Shape<WayDraft.Target> TARGET =
      new Shape<>() {
        @Override
        public WayDraft.@Nullable Target read(Written written, Report report) {
          return target(written, report);
        }

        @Override
        public Form form() {
          return new Form.AnyOf(List.of(new Form.Value(Form.Kind.ADDRESS), DRAWN.form()));
        }
      };

  private static final Field<Written.Words> WHEN =
      optional("when", WordsShape.CONDITION, "When this target is taken; the last has none.");
  private static final Field<WayDraft.Target> TO =
      required("to", TARGET, "The target.", "to: gate");
  private static final KeysShape<WayDraft.Branch> BRANCH =
      new KeysShape<>(
          "branch",
          "A target that is taken when its condition holds.",
          List.of(WHEN, TO),
          v -> new WayDraft.Branch(v.get(WHEN), v.get(TO)));

  private WayShape() {}

  @Override
  public @Nullable WayDraft read(Written written, Report report) {
    if (written instanceof Written.Items items) {
      return branches(items, report);
    }
    if (written instanceof Written.Entries entries && has(entries, TO)) {
      report.add(Code.WANTS_LIST, written);
      return null;
    }
    WayDraft.Target target = target(written, report);
    return target == null ? null : new WayDraft(List.of(new WayDraft.Branch(null, target)));
  }

  private static @Nullable WayDraft branches(Written.Items items, Report report) {
    if (items.items().isEmpty()) {
      report.add(Code.NOTHING_IN_IT, items);
      return null;
    }
    List<WayDraft.Branch> branches = new ArrayList<>();
    int last = items.items().size() - 1;
    for (int i = 0; i <= last; i++) {
      Written item = items.items().get(i);
      if (item.settled()) {
        continue;
      }
      WayDraft.Branch branch = branch(item, report);
      boolean conditional = item instanceof Written.Entries entries && has(entries, WHEN);
      if (conditional && i == last) {
        report.add(Code.LAST_HAS_WHEN, item);
      } else if (!conditional && i < last && judged(item)) {
        report.add(Code.NEVER_TRIED, items.items().get(i + 1));
      }
      if (branch != null) {
        branches.add(branch);
      }
    }
    return branches.isEmpty() ? null : new WayDraft(branches);
  }

  /** Whether a key that there is not may have been a condition. */
  private static boolean judged(Written item) {
    return !(item instanceof Written.Entries entries)
        || has(entries, DRAW)
        || BRANCH.knows(entries);
  }

  private static WayDraft.@Nullable Branch branch(Written item, Report report) {
    if (item instanceof Written.Entries entries && !has(entries, DRAW)) {
      return BRANCH.read(entries, report);
    }
    WayDraft.Target target = target(item, report);
    return target == null ? null : new WayDraft.Branch(null, target);
  }

  private static WayDraft.@Nullable Target target(Written written, Report report) {
    if (written instanceof Written.Words words) {
      return words.settled() ? null : new WayDraft.Target(words, null, null);
    }
    if (written instanceof Written.Entries) {
      return DRAWN.read(written, report);
    }
    report.add(Code.WANTS_WORDS, written);
    return null;
  }

  private static boolean has(Written.Entries entries, Field<?> field) {
    for (Written.Entry entry : entries.entries()) {
      if (entry.key().is(field.name())) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Form form() {
    Form target = TARGET.form();
    return new Form.Named(
        "way",
        () ->
            new Form.AnyOf(
                List.of(
                    target,
                    new Form.Listed(new Form.AnyOf(List.of(target, BRANCH.form())), true))));
  }
}
