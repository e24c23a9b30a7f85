package bicorne.engine;

/**
 * A condition ready to be asked of many states, over their words.
 *
 * <p>Asking allocates nothing; words are those of the engine that made it.
 */
public final class Condition {

  private final Code code;

  Condition(Code code) {
    this.code = code;
  }

  /** Whether it holds in a state. */
  public boolean holds(long[] words) {
    return code.eval(words, words) != 0;
  }

  /** Whether it holds in a text that also knows the state before the effects beside it. */
  public boolean holds(long[] now, long[] before) {
    return code.eval(now, before) != 0;
  }

  /** The value, of an expression that is no condition. */
  public long value(long[] words) {
    return code.eval(words, words);
  }
}
