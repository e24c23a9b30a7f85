package bicorne.loading;

import bicorne.model.Type;
import bicorne.model.Variable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A stored variable as declared.
 *
 * @param type null where the declaration is unusable, and reported
 * @param values the values of an enumeration or set with their labels
 */
record VariableDraft(
    @Nullable Type type,
    long start,
    List<Named<TextDraft>> values,
    @Nullable TextDraft label,
    @Nullable TextDraft unit,
    Variable.Show show)
    implements Translatable {

  @Override
  public void texts(Texts texts) {
    texts.text("label", label);
    texts.text("unit", unit);
    texts.labels(type != null && type.kind() == Type.Kind.SET ? "set-of" : "values", values);
  }
}
