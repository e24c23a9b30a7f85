package bicorne.loading;

import bicorne.grammar.Phrase;
import bicorne.grammar.Reader;
import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Inline;
import bicorne.model.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the phrases of one file. A phrase that names something whose declaration is already
 * reported is passed over: the problem is there, not here. All give null after a problem.
 */
final class Phrases {

  private final FileScope scope;
  private final Reader reader;

  /** Whether the main file could be read; without it no name of a variable can be judged. */
  private final boolean judged;

  Phrases(FileScope scope, boolean judged, Report report) {
    this.scope = scope;
    this.judged = judged;
    this.reader = new Reader(scope, report.problems());
  }

  FileScope scope() {
    return scope;
  }

  @Nullable Expr condition(Written.@Nullable Words words) {
    return words == null || skip(words) ? null : reader.condition(Stretch.phrase(words));
  }

  @Nullable Expr claim(Written.@Nullable Words words) {
    return words == null || skip(words) ? null : reader.claim(Stretch.phrase(words));
  }

  Reader.@Nullable Typed integer(Written.@Nullable Words words) {
    return words == null || skip(words) ? null : reader.integer(Stretch.phrase(words));
  }

  Reader.@Nullable Typed expression(Written.@Nullable Words words, @Nullable Type wanted) {
    return words == null || skip(words) ? null : reader.expression(Stretch.phrase(words), wanted);
  }

  @Nullable Effect effect(Written.Words words) {
    return words == null || skip(words) ? null : reader.effect(Stretch.phrase(words));
  }

  @Nullable List<List<Inline>> text(Written.Words words, Reader.Manner manner) {
    Phrase phrase = Stretch.phrase(words);
    boolean asks = phrase.text().indexOf('{') >= 0;
    return asks && skip(words) ? null : reader.text(phrase, manner);
  }

  private boolean skip(Written.Words words) {
    if (!judged || scope.allKnown()) {
      return !judged;
    }
    for (String name : Mentions.in(words.value())) {
      if (scope.unjudged(Id.nfc(name))) {
        return true;
      }
    }
    return false;
  }
}
