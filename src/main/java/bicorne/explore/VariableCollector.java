package bicorne.explore;

import bicorne.model.Expr;
import bicorne.model.Story;
import java.util.Set;

/** Collects the stored variables an expression depends on, now or before. */
final class VariableCollector implements Expr.Cases<Boolean> {

  private final Story story;
  private final Set<Integer> found;

  VariableCollector(Story story, Set<Integer> found) {
    this.story = story;
    this.found = found;
  }

  @Override
  public Boolean constant(Expr.Const e) {
    return true;
  }

  @Override
  public Boolean read(Expr.Read e) {
    Expr derivation = story.variables().get(e.variable()).derivation();
    return derivation == null ? found.add(e.variable()) : derivation.match(this);
  }

  @Override
  public Boolean before(Expr.Before e) {
    return new Expr.Read(e.variable()).match(this);
  }

  @Override
  public Boolean binary(Expr.Binary e) {
    e.left().match(this);
    return e.right().match(this);
  }

  @Override
  public Boolean unary(Expr.Unary e) {
    return e.operand().match(this);
  }

  @Override
  public Boolean choose(Expr.If e) {
    e.condition().match(this);
    e.yes().match(this);
    return e.no().match(this);
  }

  @Override
  public Boolean within(Expr.Within e) {
    return e.value().match(this);
  }

  @Override
  public Boolean member(Expr.Member e) {
    return e.set().match(this);
  }

  @Override
  public Boolean visits(Expr.Visits e) {
    return true;
  }

  /** Where play stands is never merged. */
  @Override
  public Boolean at(Expr.At e) {
    return true;
  }

  @Override
  public Boolean taken(Expr.Taken e) {
    return true;
  }
}
