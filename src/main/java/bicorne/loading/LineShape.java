package bicorne.loading;

import bicorne.diagnostic.Code;
import org.jspecify.annotations.Nullable;

/**
 * Words of prose that stand beside their key. What YAML would lose of them in silence, or take for
 * something else, is an error here.
 */
final class LineShape {

  private LineShape() {}

  /** One paragraph with marks, such as a title. */
  static final Shape<TextDraft> LINE =
      new Shape<>() {
        @Override
        public @Nullable TextDraft read(Written written, Report report) {
          Written.Words words = words(written, report);
          return TextDraft.line(words == null ? nothing(written) : words);
        }

        @Override
        public Form form() {
          return new Form.Value(Form.Kind.LINE);
        }
      };

  /** Words that are never marked up or translated, such as an author's note. */
  static final Shape<Written.Words> PLAIN =
      new Shape<>() {
        @Override
        public Written.@Nullable Words read(Written written, Report report) {
          return words(written, report);
        }

        @Override
        public Form form() {
          return new Form.Value(Form.Kind.PLAIN);
        }
      };

  /** Stands for words that cannot be used: the text is there, so no translation of it is wrong. */
  static Written.Words nothing(Written written) {
    return new Written.Words(
        written.file(), "", written.from(), written.to(), Written.Style.SETTLED);
  }

  /** The words, if all of them are there. */
  static Written.@Nullable Words words(Written written, Report report) {
    if (written instanceof Written.Words words) {
      return words.settled() || cutShort(words, report) ? null : words;
    }
    if (written instanceof Written.Entries entries) {
      takenForKeys(entries, report);
    } else if (written instanceof Written.Items items && items.brackets()) {
      report.add(Code.TEXT_IN_BRACKETS, items);
    } else {
      report.add(Code.WANTS_WORDS, written);
    }
    return null;
  }

  /** A text in which YAML saw a key. */
  static void takenForKeys(Written.Entries entries, Report report) {
    if (entries.entries().isEmpty()) {
      report.add(Code.WANTS_WORDS, entries);
      return;
    }
    Written.Entry first = entries.entries().get(0);
    if (!(entries.braces() && first.value().settled())) {
      report.add(Code.TEXT_TAKEN_FOR_KEY, first.key(), first.key().value());
    }
  }

  /** Whether a remark ends unquoted words: YAML drops {@code # 4} from {@code battery # 4}. */
  private static boolean cutShort(Written.Words words, Report report) {
    if (!words.plain()) {
      return false;
    }
    String text = words.file().text();
    int at = words.to();
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
      at++;
    }
    if (at == words.to() || at >= text.length() || text.charAt(at) != '#') {
      return false;
    }
    report.add(Code.REMARK_BEHIND_TEXT, words.file().place(at, words.file().lineEnd(at)));
    return true;
  }
}
