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
  private record Sentence(Saying saying, Object[] values) {}

  private final ExitStatus status;
  private final transient List<Sentence> sentences = new ArrayList<>();

  /**
   * @param values names and values in turn, as {@link Wording#say} takes them
   */
  Trouble(ExitStatus status, Saying saying, Object... values) {
    super(saying.english(), null, false, false);
    this.status = status;
    sentences.add(new Sentence(saying, values));
  }

  /** The same with one more sentence behind it. */
  Trouble and(Saying saying, Object... values) {
    sentences.add(new Sentence(saying, values));
    return this;
  }

  ExitStatus status() {
    return status;
  }

  /** What there is to tell, in the person's language. */
  String told(Wording wording) {
    List<String> told = new ArrayList<>();
    for (Sentence sentence : sentences) {
      told.add(wording.say(sentence.saying(), sentence.values()));
    }
    return wording.sentences(told);
  }
}
