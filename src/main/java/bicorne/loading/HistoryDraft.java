package bicorne.loading;

import static bicorne.loading.Field.optional;
import static bicorne.loading.Field.required;

import bicorne.model.History.Certainty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What history did at a node, as written. */
record HistoryDraft(
    @Nullable TextDraft text, List<Written.Words> sources, @Nullable Certainty certainty)
    implements Translatable {

  private static final Field<TextDraft> TEXT =
      required("text", TextShape.TEXT, "What really happened.", "text: \"...\"");
  private static final Field<List<Written.Words>> SOURCES =
      optional("sources", ListShape.of(WordsShape.ID), "Where it is told, ids of `sources.yaml`.");
  private static final Field<Certainty> CERTAINTY =
      optional(
          "certainty",
          new FixedShape<>(
              List.of("solid", "reported", "tradition", "uncertain"), List.of(Certainty.values())),
          "How well it is known.");

  static final KeysShape<HistoryDraft> SHAPE =
      new KeysShape<>(
          "history",
          "The account of what history did here; it makes the node a decision of the reckoning.",
          List.of(TEXT, SOURCES, CERTAINTY),
          v -> {
            List<Written.Words> sources = v.get(SOURCES);
            return new HistoryDraft(
                v.get(TEXT), sources == null ? List.of() : sources, v.get(CERTAINTY));
          });

  @Override
  public void texts(Texts texts) {
    texts.text("text", text);
  }
}
