package bicorne.grammar;

import bicorne.diagnostic.Code;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A word, number or sign of a phrase.
 *
 * @param kind what it is
 * @param text a word in composed form (NFC), everything else as written
 * @param from where it begins, in UTF-16 units of the phrase
 * @param to where it ends, exclusive
 * @param misstep for {@link Kind#MISSTEP} what is wrong with it
 */
record Token(Kind kind, String text, int from, int to, @Nullable Misstep misstep) {

  enum Kind {
    NUMBER,
    WORD,
    /** A node or option inside {@code seen(...)} and its like. */
    ADDRESS,
    SIGN,
    /** What the language does not have; explained when the parser comes to it, not before. */
    MISSTEP,
    END
  }

  /** A mistake that needs no grammar to be seen. */
  record Misstep(Code code, List<String> arguments) {
    static Misstep of(Code code, String... arguments) {
      return new Misstep(code, List.of(arguments));
    }
  }

  boolean sign(String sign) {
    return kind == Kind.SIGN && text.equals(sign);
  }

  boolean word(String word) {
    return kind == Kind.WORD && text.equals(word);
  }

  boolean end() {
    return kind == Kind.END;
  }
}
