package bicorne.authoring;

import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import bicorne.diagnostic.Place;
import bicorne.diagnostic.Source;
import bicorne.grammar.Phrase;
import bicorne.grammar.Reader;
import bicorne.model.Expr;
import bicorne.model.Story;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A condition that somebody asks about a whole story, from outside: {@code --ask 'CONDITION'}.
 *
 * <p>It may ask {@code at(NODE)}, as a claim may. A node, an option or a file's own variable may be
 * named bare where only one has that name.
 *
 * @param words as asked
 * @param condition null exactly when a problem is an error
 * @param problems with places in {@code words}
 */
public record Question(String words, @Nullable Expr condition, List<Diagnostic> problems) {

  public Question {
    problems = List.copyOf(problems);
  }

  /**
   * Reads a question.
   *
   * @param name what messages call the place it was asked at: {@code --ask}
   */
  public static Question of(Story story, String name, String words) {
    Diagnostics problems = new Diagnostics();
    Source source = new Source(name, words);
    Phrase phrase = new Phrase(words, (from, to) -> place(source, from, to));
    Expr condition = new Reader(new StoryScope(story), problems).claim(phrase);
    return new Question(words, condition, problems.sorted());
  }

  /** A person may have put line ends into the words. */
  private static Place place(Source source, int from, int to) {
    int line = 1;
    int begin = 0;
    for (int i = 0; i < from; i++) {
      if (source.text().charAt(i) == '\n') {
        line++;
        begin = i + 1;
      }
    }
    int lineEnd = source.text().indexOf('\n', begin);
    int end = lineEnd < 0 ? source.text().length() : lineEnd;
    return Place.of(source, line, from - begin + 1, Math.min(to, end) - begin + 1);
  }
}
