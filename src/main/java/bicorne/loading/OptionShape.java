package bicorne.loading;

import static bicorne.loading.Field.optional;
import static bicorne.loading.Field.required;

import bicorne.diagnostic.Code;
import bicorne.model.History.Mark;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The keys of choices and outcomes. */
final class OptionShape {

  private OptionShape() {}

  private static final Field<TextDraft> TEXT =
      required("text", LineShape.LINE, "What the player picks.", "text: \"...\"");
  private static final Field<Written.Words> WHEN =
      optional("when", WordsShape.CONDITION, "When the choice is open.");
  private static final Field<TextDraft> LOCKED =
      optional(
          "locked",
          LineShape.LINE,
          "Why it is not open; without it, the choice is not shown then.");
  private static final Field<Written.Words> VISIBLE =
      optional("visible", WordsShape.CONDITION, "When the choice is there at all.");
  private static final Field<Boolean> ONCE =
      optional("once", FixedShape.TRUTH, "Whether it can be taken only once.");
  private static final Field<TextDraft> REPLY =
      optional("reply", TextShape.TEXT, "What is said when it is taken.");

  private static final Field<Written.Words> WEIGHT =
      required(
          "weight",
          WordsShape.EXPRESSION,
          "How likely it is beside the others; 0 or more, at 0 it cannot fall.",
          "weight: 1");
  private static final Field<TextDraft> OUTCOME_TEXT =
      optional("text", TextShape.TEXT, "What is said when it falls.");

  private static final Field<List<EffectDraft>> EFFECTS =
      optional("effects", EffectsShape.EFFECTS, "What it changes.");
  private static final Field<Mark> HISTORY =
      optional(
          "history",
          new FixedShape<>(List.of("main", "also"), List.of(Mark.MAIN, Mark.ALSO)),
          "Whether it is what was done, or was done too.");
  private static final Field<Written.Words> NOTE =
      optional("note", LineShape.PLAIN, "The author's own remark, never shown to players.");
  private static final Field<Written.Words> CALL =
      optional("call", WordsShape.ID, "The scene played before the way is followed.");
  private static final Field<WayDraft> GOTO =
      optional("goto", WayShape.WAY, "The node that follows.");
  private static final Field<Boolean> RETURN =
      optional("return", FixedShape.TRUTH, "Goes back to where the scene was called.");

  private static final KeysShape<OptionDraft> OUTCOME =
      new KeysShape<>(
          "outcome",
          "What can fall when chance decides.",
          List.of(WEIGHT, EFFECTS, OUTCOME_TEXT, HISTORY, NOTE, CALL, GOTO, RETURN),
          List.of(GOTO, RETURN),
          v -> option(v, true));

  /** The outcomes of a node or a choice. */
  static final TableShape<OptionDraft> OUTCOMES = TableShape.filled(Form.Kind.ID, OUTCOME);

  private static final Field<List<Named<OptionDraft>>> THEN =
      optional("outcomes", OUTCOMES, "What chance decides when it is taken.");

  private static final KeysShape<OptionDraft> CHOICE =
      new KeysShape<>(
          "choice",
          "What the player can do.",
          List.of(
              TEXT, WHEN, LOCKED, VISIBLE, ONCE, EFFECTS, REPLY, HISTORY, NOTE, CALL, GOTO, THEN,
              RETURN),
          List.of(GOTO, THEN, RETURN),
          v -> option(v, false));

  /** The choices of a node. */
  static final TableShape<OptionDraft> CHOICES = TableShape.filled(Form.Kind.ID, CHOICE);

  private static OptionDraft option(KeysShape.Values v, boolean outcome) {
    List<Field<?>> leads = outcome ? List.of(GOTO, RETURN) : List.of(GOTO, THEN, RETURN);
    Field<?> lead = OneOf.of(v, leads, Code.LEADS_NOWHERE);
    Written.Words call = v.key(CALL);
    if (call != null && lead == THEN) {
      v.report().add(Code.NOT_BESIDE, call, CALL.name(), THEN.name());
    }
    OneOf.onlyTrue(v, RETURN);
    Mark mark = v.get(HISTORY);
    return new OptionDraft(
        outcome,
        outcome ? null : v.get(TEXT),
        outcome ? null : v.get(VISIBLE),
        outcome ? null : v.get(WHEN),
        outcome ? null : v.get(LOCKED),
        !outcome && isTrue(v.get(ONCE)),
        outcome ? v.get(WEIGHT) : null,
        v.get(EFFECTS),
        outcome ? v.get(OUTCOME_TEXT) : v.get(REPLY),
        mark == null ? Mark.NONE : mark,
        v.get(NOTE),
        v.get(CALL),
        v.get(GOTO),
        isTrue(v.get(RETURN)) ? v.key(RETURN) : null,
        outcome ? null : v.get(THEN));
  }

  private static boolean isTrue(@Nullable Boolean flag) {
    return flag != null && flag;
  }
}
