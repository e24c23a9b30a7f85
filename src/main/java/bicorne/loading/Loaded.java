package bicorne.loading;

import bicorne.diagnostic.Diagnostic;
import bicorne.model.Story;
import bicorne.rules.Places;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of reading a story: the story if there is no error, and everything found, sorted.
 *
 * @param story null exactly when a problem is an error
 * @param places where its parts were written; null with the story
 * @param problems by file, line and column
 */
public record Loaded(@Nullable Story story, @Nullable Places places, List<Diagnostic> problems) {

  public Loaded {
    problems = List.copyOf(problems);
  }
}
