package bicorne.cli;

import bicorne.wording.Saying;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * Why a command cannot do what it was asked: told in one or two sentences, never as a stack trace.
 */
final class Trouble extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** What is said, and the values in it. */
  private record Sentence(Saying saying, List<Object> values) {}

  private final ExitStatus status;
  private final transient List<Sentence> sentences = new ArrayList<>();

  private Trouble(ExitStatus status, Saying saying, Object[] values) {
    super(saying.english(), null, false, false);
    this.status = status;
    sentences.add(new Sentence(saying, List.of(values)));
  }

  /** Wrong usage; values are names and values in turn, as {@link Wording#say} takes them. */
  static Trouble usage(Saying saying, Object... values) {
    return new Trouble(ExitStatus.USAGE, saying, values);
  }

  /** Something outside is not as it should be. */
  static Trouble outside(Saying saying, Object... values) {
    return new Trouble(ExitStatus.OUTSIDE, saying, values);
  }

  /** A story has errors. */
  static Trouble findings(Saying saying, Object... values) {
    return new Trouble(ExitStatus.FINDINGS, saying, values);
  }

  /** A save is damaged, or does not fit. */
  static Trouble ofSave(Saying saying, Object... values) {
    return new Trouble(ExitStatus.SAVE, saying, values);
  }

  /** The same with one more sentence behind it. */
  Trouble and(Saying saying, Object... values) {
    sentences.add(new Sentence(saying, List.of(values)));
    return this;
  }

  ExitStatus status() {
    return status;
  }

  /** What there is to tell, in the person's language. */
  String told(Wording wording) {
    List<String> told = new ArrayList<>();
    for (Sentence sentence : sentences) {
      told.add(wording.say(sentence.saying(), sentence.values().toArray()));
    }
    return wording.sentences(told);
  }
}
