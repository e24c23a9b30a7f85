package bicorne.loading;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A change to the state as written: one effect, or one list or another. */
sealed interface EffectDraft {

  record Do(Written.Words words) implements EffectDraft {}

  record When(Written.@Nullable Words condition, List<EffectDraft> yes, List<EffectDraft> no)
      implements EffectDraft {}
}
