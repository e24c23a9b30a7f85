package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One of a few fixed words, each of which stands for a value. */
record FixedShape<T>(List<String> words, List<T> values) implements Shape<T> {

  /** {@code true} or {@code false}. */
  static final FixedShape<Boolean> TRUTH =
      new FixedShape<>(List.of("true", "false"), List.of(true, false));

  @Override
  public @Nullable T read(Written written, Report report) {
    Written.Words word = WordsShape.ID.read(written, report);
    if (word == null) {
      return null;
    }
    int number = words.indexOf(word.value());
    if (number >= 0) {
      return values.get(number);
    }
    Diagnostic problem =
        Diagnostic.of(
            Code.NOT_ONE_OF, word.place(), word.value(), "`" + String.join("`, `", words) + "`");
    Optional<String> near = report.near(word.value(), words);
    report.add(near.isPresent() ? problem.near(near.get()) : problem);
    return null;
  }

  @Override
  public Form form() {
    return new Form.Fixed(words);
  }
}
