package bicorne.loading;

import bicorne.diagnostic.Code;
import org.jspecify.annotations.Nullable;

/** Words of one kind, kept with their place; what they mean is asked later, or by another shape. */
record WordsShape(Form.Kind kind) implements Shape<Written.Words> {

  static final WordsShape ID = new WordsShape(Form.Kind.ID);
  static final WordsShape ADDRESS = new WordsShape(Form.Kind.ADDRESS);
  static final WordsShape CONDITION = new WordsShape(Form.Kind.CONDITION);
  static final WordsShape EXPRESSION = new WordsShape(Form.Kind.EXPRESSION);
  static final WordsShape NAME = new WordsShape(Form.Kind.VARIABLE_NAME);

  @Override
  public Written.@Nullable Words read(Written written, Report report) {
    if (written instanceof Written.Words words) {
      return words.settled() ? null : words;
    }
    report.add(Code.WANTS_WORDS, written);
    return null;
  }

  @Override
  public Form form() {
    return new Form.Value(kind);
  }
}
