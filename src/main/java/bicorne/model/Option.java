package bicorne.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A choice the player can take, or an outcome that can fall.
 *
 * @param number its place in {@link Story#options()}
 * @param node the node it belongs to
 * @param id the author's id, unique in the node
 * @param outcome whether chance decides it
 * @param text what a choice says; {@link Text#NONE} for an outcome
 * @param visible when a choice is there; null is always
 * @param when when a choice that is there is open; null is always
 * @param locked why a choice that is there is not open; null hides it then
 * @param once whether a choice is gone when it was taken before
 * @param weight an outcome's weight; null for a choice
 * @param effects run when it is taken or falls
 * @param reply what is said then: a choice's {@code reply}, an outcome's {@code text}
 * @param history whether it is what was really done
 * @param outcomes what chance then decides, numbers of options; empty when {@code way} leads on
 * @param way how it leads on; null when {@code outcomes} do
 * @param note the author's own remark, never shown to players
 */
public record Option(
    int number,
    int node,
    String id,
    boolean outcome,
    Text text,
    @Nullable Expr visible,
    @Nullable Expr when,
    @Nullable Text locked,
    boolean once,
    @Nullable Expr weight,
    List<Effect> effects,
    Text reply,
    History.Mark history,
    List<Integer> outcomes,
    @Nullable Way way,
    @Nullable String note) {

  public Option {
    effects = List.copyOf(effects);
    outcomes = List.copyOf(outcomes);
    if ((way == null) == outcomes.isEmpty()) {
      throw new IllegalArgumentException(
          "option " + id + " leads on by a way or by outcomes, one of the two");
    }
  }
}
