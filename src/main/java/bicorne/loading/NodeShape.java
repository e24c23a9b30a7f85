package bicorne.loading;

import static bicorne.loading.Field.optional;

import bicorne.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The keys of a node. */
final class NodeShape {

  private NodeShape() {}

  private static final Field<List<EffectDraft>> EFFECTS =
      optional("effects", EffectsShape.EFFECTS, "What entering it changes, every time.");
  private static final Field<TextDraft> TEXT =
      optional("text", TextShape.TEXT, "What is said on entering it.");
  private static final Field<Boolean> RUN_ON =
      optional("run-on", FixedShape.TRUTH, "Whether its page goes on with what follows.");
  private static final Field<List<Named<OptionDraft>>> CHOICES =
      optional("choices", OptionShape.CHOICES, "What the player decides among.");
  private static final Field<WayDraft> OTHERWISE =
      optional("otherwise", WayShape.WAY, "What follows when no choice is open.");
  private static final Field<WayDraft> GOTO =
      optional("goto", WayShape.WAY, "The node that follows.");
  private static final Field<List<Named<OptionDraft>>> OUTCOMES =
      optional("outcomes", OptionShape.OUTCOMES, "What chance decides among.");
  private static final Field<Boolean> RETURN =
      optional("return", FixedShape.TRUTH, "Goes back to where the scene was called.");
  private static final Field<EndingDraft> ENDING =
      optional("ending", EndingDraft.SHAPE, "Closes the story.");
  private static final Field<Written.Words> CALL =
      optional("call", WordsShape.ID, "The scene played before the way is followed.");
  private static final Field<HistoryDraft> HISTORY =
      optional("history", HistoryDraft.SHAPE, "What history did here.");
  private static final Field<List<Written.Words>> TAGS =
      optional("tags", ListShape.of(WordsShape.ID), "Words of the author's, such as content-note.");
  private static final Field<Written.Words> NOTE =
      optional("note", LineShape.PLAIN, "The author's own remark, never shown to players.");

  private static final List<Field<?>> EXITS = List.of(CHOICES, GOTO, OUTCOMES, RETURN, ENDING);

  static final KeysShape<NodeDraft> NODE =
      new KeysShape<>(
          "node",
          "A place in the story; it has exactly one way out.",
          fields(),
          EXITS,
          NodeShape::node);

  private static List<Field<?>> fields() {
    List<Field<?>> fields = new ArrayList<>(HeaderDraft.FIELDS);
    fields.addAll(List.of(EFFECTS, TEXT, RUN_ON, CHOICES, OTHERWISE, GOTO, OUTCOMES, RETURN));
    fields.addAll(List.of(ENDING, CALL, HISTORY, TAGS, NOTE));
    return List.copyOf(fields);
  }

  private static NodeDraft node(KeysShape.Values v) {
    Field<?> exit = OneOf.of(v, EXITS, Code.NO_WAY_OUT);
    Written.Words call = v.key(CALL);
    if (call != null && exit != null && exit != GOTO && exit != RETURN) {
      v.report().add(Code.NOT_BESIDE, call, CALL.name(), exit.name());
    }
    Written.Words otherwise = v.key(OTHERWISE);
    if (otherwise != null && exit != null && exit != CHOICES) {
      v.report().add(Code.NOT_BESIDE, otherwise, OTHERWISE.name(), exit.name());
    }
    OneOf.onlyTrue(v, RETURN);
    boolean chance = exit == OUTCOMES;
    List<Written.Words> tags = v.get(TAGS);
    return new NodeDraft(
        HeaderDraft.of(v),
        v.get(EFFECTS),
        v.get(TEXT),
        isTrue(v.get(RUN_ON)),
        chance ? v.get(OUTCOMES) : v.get(CHOICES),
        chance,
        v.get(OTHERWISE),
        v.get(GOTO),
        isTrue(v.get(RETURN)) ? v.key(RETURN) : null,
        v.get(CALL),
        v.get(ENDING),
        v.get(HISTORY),
        tags == null ? List.of() : tags,
        v.get(NOTE));
  }

  private static boolean isTrue(@Nullable Boolean flag) {
    return flag != null && flag;
  }
}
