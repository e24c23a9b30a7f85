package bicorne.loading;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node as written.
 *
 * @param options its choices or its outcomes; null where it has another way out
 * @param chance whether the options are outcomes
 * @param returns where {@code return: true} stands
 */
record NodeDraft(
    HeaderDraft header,
    @Nullable List<EffectDraft> effects,
    @Nullable TextDraft text,
    boolean runOn,
    @Nullable List<Named<OptionDraft>> options,
    boolean chance,
    @Nullable WayDraft otherwise,
    @Nullable WayDraft way,
    Written.@Nullable Words returns,
    Written.@Nullable Words call,
    @Nullable EndingDraft ending,
    @Nullable HistoryDraft history,
    List<Written.Words> tags,
    Written.@Nullable Words note)
    implements Translatable {

  /** Its choices or outcomes, if any. */
  List<Named<OptionDraft>> ownOptions() {
    return options == null ? List.of() : options;
  }

  @Override
  public void texts(Texts texts) {
    header.texts(texts);
    texts.text("text", text);
    texts.table(chance ? "outcomes" : "choices", options);
    texts.part("ending", ending);
    texts.part("history", history);
  }
}
