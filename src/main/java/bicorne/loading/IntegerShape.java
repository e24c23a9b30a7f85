package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.model.Type;
import org.jspecify.annotations.Nullable;

/** A whole number in digits, within the ranges that variables have. */
final class IntegerShape implements Shape<Long> {

  static final IntegerShape INSTANCE = new IntegerShape();

  private IntegerShape() {}

  @Override
  public @Nullable Long read(Written written, Report report) {
    Written.Words words = WordsShape.ID.read(written, report);
    return words == null ? null : read(words.value(), words, report);
  }

  /** The number that some part of the words is. */
  static @Nullable Long read(String digits, Written.Words words, Report report) {
    Long number = parse(digits);
    if (number == null) {
      report.add(Code.NO_INTEGER, words, digits);
    } else if (Math.abs(number) > Type.RANGE_LIMIT) {
      report.add(
          Code.NUMBER_OUTSIDE,
          words,
          digits,
          String.valueOf(-Type.RANGE_LIMIT),
          String.valueOf(Type.RANGE_LIMIT));
      return null;
    }
    return number;
  }

  /** The number; one too long to be exact is as large as can be; null for anything else. */
  private static @Nullable Long parse(String digits) {
    int from = digits.startsWith("-") ? 1 : 0;
    if (digits.length() == from) {
      return null;
    }
    long number = 0;
    for (int i = from; i < digits.length(); i++) {
      char c = digits.charAt(i);
      if (c < '0' || c > '9') {
        return null;
      }
      number = Math.min(number * 10 + (c - '0'), Type.EXACT_LIMIT);
    }
    return from == 1 ? -number : number;
  }

  @Override
  public Form form() {
    return new Form.Value(Form.Kind.INTEGER);
  }
}
