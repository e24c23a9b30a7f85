package bicorne.loading;

import bicorne.model.Variable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A derived variable as declared.
 *
 * @param is how it is computed
 * @param values the values it can take, where they are new ones
 * @param shown where {@code show} stands, for what depends on the expression's type
 */
record DerivedDraft(
    Written.@Nullable Words is,
    @Nullable List<Named<TextDraft>> values,
    @Nullable TextDraft label,
    @Nullable TextDraft unit,
    Variable.Show show,
    Written.@Nullable Words shown,
    Written.@Nullable Words unitKey)
    implements Translatable {

  @Override
  public void texts(Texts texts) {
    texts.text("label", label);
    texts.text("unit", unit);
    if (values != null) {
      texts.labels("values", values);
    }
  }
}
