package bicorne.loading;

import static bicorne.loading.Field.optional;
import static bicorne.loading.Field.required;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** An ending as written. */
record EndingDraft(
    @Nullable TextDraft title, @Nullable Boolean historical, @Nullable TextDraft aftermath)
    implements Translatable {

  private static final Field<TextDraft> TITLE =
      required("title", LineShape.LINE, "What the ending is called.", "title: \"...\"");
  private static final Field<Boolean> KIND =
      required(
          "kind",
          new FixedShape<>(List.of("historical", "divergent"), List.of(true, false)),
          "Whether it is what really happened.",
          "kind: divergent");
  private static final Field<TextDraft> AFTERMATH =
      optional("aftermath", TextShape.TEXT, "What followed in this telling.");

  static final KeysShape<EndingDraft> SHAPE =
      new KeysShape<>(
          "ending",
          "A way the story closes.",
          List.of(TITLE, KIND, AFTERMATH),
          v -> new EndingDraft(v.get(TITLE), v.get(KIND), v.get(AFTERMATH)));

  @Override
  public void texts(Texts texts) {
    texts.text("title", title);
    texts.text("aftermath", aftermath);
  }
}
