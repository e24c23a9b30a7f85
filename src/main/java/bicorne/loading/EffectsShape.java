package bicorne.loading;

import static bicorne.loading.Field.optional;
import static bicorne.loading.Field.required;

import bicorne.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Effects: one, or a list; each an effect or a {@code when} with effects again. */
final class EffectsShape implements Shape<List<EffectDraft>> {

  static final EffectsShape EFFECTS = new EffectsShape();

  private static final Field<Written.Words> WHEN =
      required("when", WordsShape.CONDITION, "The condition that decides.", "when: army >= 40");
  private static final Field<List<EffectDraft>> DO =
      required("do", EFFECTS, "What happens when it holds.", "do: army -= 1");
  private static final Field<List<EffectDraft>> ELSE =
      optional("else", EFFECTS, "What happens when it does not hold.");

  private static final KeysShape<EffectDraft> CONDITIONAL =
      new KeysShape<>(
          "conditional effect",
          "Effects that depend on a condition.",
          List.of(WHEN, DO, ELSE),
          v -> new EffectDraft.When(v.get(WHEN), orNone(v.get(DO)), orNone(v.get(ELSE))));

  private EffectsShape() {}

  @Override
  public @Nullable List<EffectDraft> read(Written written, Report report) {
    if (!(written instanceof Written.Items items)) {
      EffectDraft one = one(written, report);
      return one == null ? null : List.of(one);
    }
    List<EffectDraft> effects = new ArrayList<>(items.items().size());
    for (Written item : items.items()) {
      EffectDraft one = one(item, report);
      if (one != null) {
        effects.add(one);
      }
    }
    return effects;
  }

  private static @Nullable EffectDraft one(Written written, Report report) {
    if (written.settled()) {
      return null;
    }
    if (written instanceof Written.Words words) {
      return new EffectDraft.Do(words);
    }
    if (written instanceof Written.Entries) {
      return CONDITIONAL.read(written, report);
    }
    report.add(Code.WANTS_WORDS, written);
    return null;
  }

  private static List<EffectDraft> orNone(@Nullable List<EffectDraft> effects) {
    return effects == null ? List.of() : effects;
  }

  @Override
  public Form form() {
    return new Form.Named("effects", EffectsShape::describe);
  }

  private static Form describe() {
    Form one = new Form.AnyOf(List.of(new Form.Value(Form.Kind.EFFECT), CONDITIONAL.form()));
    return new Form.AnyOf(List.of(one, new Form.Listed(one, false)));
  }
}
