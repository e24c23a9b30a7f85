package bicorne.loading;

import bicorne.model.History;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A choice or an outcome as written; what only the other has is left out.
 *
 * @param reply what is said when it is taken, or falls
 * @param returns where {@code return: true} stands
 */
record OptionDraft(
    boolean outcome,
    @Nullable TextDraft text,
    Written.@Nullable Words visible,
    Written.@Nullable Words when,
    @Nullable TextDraft locked,
    boolean once,
    Written.@Nullable Words weight,
    @Nullable List<EffectDraft> effects,
    @Nullable TextDraft reply,
    History.Mark history,
    Written.@Nullable Words note,
    Written.@Nullable Words call,
    @Nullable WayDraft way,
    Written.@Nullable Words returns,
    @Nullable List<Named<OptionDraft>> outcomes)
    implements Translatable {

  /** The outcomes chance then decides among; empty where it leads on itself. */
  List<Named<OptionDraft>> inner() {
    return outcomes == null ? List.of() : outcomes;
  }

  @Override
  public void texts(Texts texts) {
    texts.text("text", outcome ? reply : text);
    texts.text("locked", locked);
    texts.text("reply", outcome ? null : reply);
    texts.table("outcomes", outcomes);
  }
}
