package bicorne.loading;

import bicorne.diagnostic.Code;
import org.jspecify.annotations.Nullable;

/** Degrees with a decimal point, such as {@code -48.39}. */
record DegreesShape(int most) implements Shape<Double> {

  @Override
  public @Nullable Double read(Written written, Report report) {
    Written.Words words = WordsShape.ID.read(written, report);
    if (words == null) {
      return null;
    }
    String degrees = words.value();
    if (plain(degrees)) {
      double value = Double.parseDouble(degrees);
      if (Math.abs(value) <= most) {
        return value;
      }
    }
    report.add(Code.NO_DEGREES, words, degrees, String.valueOf(most));
    return null;
  }

  private static boolean plain(String degrees) {
    int from = degrees.startsWith("-") ? 1 : 0;
    int point = degrees.indexOf('.');
    for (int i = from; i < degrees.length(); i++) {
      char c = degrees.charAt(i);
      if ((c < '0' || c > '9') && i != point) {
        return false;
      }
    }
    return degrees.length() > from
        && degrees.length() < 32
        && point != from
        && point != degrees.length() - 1;
  }

  @Override
  public Form form() {
    return new Form.Value(Form.Kind.DEGREES);
  }
}
