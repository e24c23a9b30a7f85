package bicorne.compiled;

/** A compiled story that is not what it should be: it is thrown away and made anew. */
public final class Damaged extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Says what is wrong with it. */
  public Damaged(String what) {
    super(what, null, false, false);
  }
}
