package bicorne.loading;

import static bicorne.loading.Field.optional;
import static bicorne.loading.Field.required;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An episode or a scene as written. */
record FileDraft(
    HeaderDraft header,
    Written.@Nullable Words start,
    @Nullable List<Written.Words> status,
    List<Named<VariableDraft>> variables,
    List<Named<DerivedDraft>> derived,
    List<Named<NodeDraft>> nodes,
    List<Named<List<PoolShape.Entry>>> pools)
    implements Translatable {

  private static final Field<Written.Words> START =
      required("start", WordsShape.ID, "The node it begins at.", "start: gate");
  private static final Field<List<Written.Words>> STATUS =
      optional(
          "status",
          ListShape.of(WordsShape.NAME),
          "The variables on the status line; if left out, all with `show`.");
  static final Field<List<Named<VariableDraft>>> VARIABLES =
      optional(
          "variables",
          TableShape.of(Form.Kind.VARIABLE_NAME, VariableShape.VARIABLE),
          "Variables and what they hold.");
  static final Field<List<Named<DerivedDraft>>> DERIVED =
      optional(
          "derived",
          TableShape.of(Form.Kind.VARIABLE_NAME, VariableShape.DERIVED),
          "Variables computed from others.");
  private static final Field<List<Named<NodeDraft>>> NODES =
      required(
          "nodes",
          TableShape.filled(Form.Kind.ID, NodeShape.NODE),
          "The nodes, by their ids.",
          "nodes: { gate: { text: \"...\", goto: yard } }");
  private static final Field<List<Named<List<PoolShape.Entry>>>> POOLS =
      optional(
          "pools", TableShape.of(Form.Kind.ID, PoolShape.POOL), "Nodes to draw from, by pool.");

  /** The keys of an episode's or a scene's file. */
  static final KeysShape<FileDraft> SHAPE =
      new KeysShape<>("episode", "An episode or a scene.", fields(), FileDraft::of);

  private static List<Field<?>> fields() {
    List<Field<?>> fields = new ArrayList<>(HeaderDraft.FIELDS);
    fields.addAll(List.of(START, STATUS, VARIABLES, DERIVED, NODES, POOLS));
    return List.copyOf(fields);
  }

  private static FileDraft of(KeysShape.Values v) {
    return new FileDraft(
        HeaderDraft.of(v),
        v.get(START),
        v.get(STATUS),
        orNone(v.get(VARIABLES)),
        orNone(v.get(DERIVED)),
        orNone(v.get(NODES)),
        orNone(v.get(POOLS)));
  }

  static <T> List<T> orNone(@Nullable List<T> list) {
    return list == null ? List.of() : list;
  }

  @Override
  public void texts(Texts texts) {
    header.texts(texts);
    texts.table("variables", variables);
    texts.table("derived", derived);
    texts.table("nodes", nodes);
  }
}
