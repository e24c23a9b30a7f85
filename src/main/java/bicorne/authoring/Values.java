package bicorne.authoring;

import bicorne.engine.Digest;
import bicorne.engine.Engine;
import bicorne.engine.State;
import bicorne.model.Expr;
import bicorne.model.ExprWalk;
import bicorne.model.Story;
import bicorne.model.Variable;
import java.util.Set;
import java.util.TreeSet;

/**
 * The values that a condition looked at, for saying why it does not hold: {@code army is 7,
 * seen(brienne/eve) is false}.
 */
final class Values extends ExprWalk {

  private final Engine engine;
  private final Set<String> parts = new TreeSet<>();
  private State state;

  Values(Engine engine) {
    this.engine = engine;
    this.state = engine.initial(engine.story().start());
  }

  /** What it looked at, in the order of the names. */
  String of(Expr condition, State at) {
    state = at;
    parts.clear();
    condition.match(this);
    return String.join(", ", parts);
  }

  @Override
  public Boolean read(Expr.Read e) {
    Story story = engine.story();
    Variable variable = story.variables().get(e.variable());
    long value = engine.value(state, e.variable());
    return parts.add(Digest.name(story, variable) + " == " + Digest.print(variable.type(), value));
  }

  @Override
  public Boolean before(Expr.Before e) {
    return true;
  }

  @Override
  public Boolean visits(Expr.Visits e) {
    int visits = engine.visits(state, e.node());
    return parts.add(
        "visits("
            + engine.story().address(e.node())
            + ") is "
            + visits
            + (visits >= e.cap() ? " or more" : ""));
  }

  @Override
  public Boolean taken(Expr.Taken e) {
    boolean taken = engine.taken(state, e.option());
    return parts.add(engine.story().optionAddress(e.option()) + " == " + taken);
  }

  @Override
  public Boolean at(Expr.At e) {
    boolean at = engine.node(state) == e.node() && !engine.entering(state);
    return parts.add("at(" + engine.story().address(e.node()) + ") is " + at);
  }
}
