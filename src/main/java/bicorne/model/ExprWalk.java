package bicorne.model;

/**
 * Goes through an expression and all its parts; what a walk wants to meet, it overrides.
 *
 * <p>An override that does not call the method it overrides does not meet what is inside.
 */
public abstract class ExprWalk implements Expr.Cases<Boolean> {

  /** A variable is read, now or as it was before. */
  protected void variable(int variable) {}

  @Override
  public Boolean constant(Expr.Const e) {
    return true;
  }

  @Override
  public Boolean read(Expr.Read e) {
    variable(e.variable());
    return true;
  }

  @Override
  public Boolean before(Expr.Before e) {
    variable(e.variable());
    return true;
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

  @Override
  public Boolean taken(Expr.Taken e) {
    return true;
  }

  @Override
  public Boolean at(Expr.At e) {
    return true;
  }
}
