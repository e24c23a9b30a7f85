package bicorne.loading;

import bicorne.diagnostic.Place;
import bicorne.grammar.Phrase;

/**
 * From offsets in the words YAML gave to offsets in the file.
 *
 * <p>Folding, indentation, quotes and escapes change only blanks, line breaks and a few marks, so
 * the two texts are walked side by side and meet again at every letter. The walk goes on from where
 * it last was: asking often, in order, costs one walk.
 */
final class Stretch implements Phrase.Locator {

  private final Written.Words words;
  private final String text;
  private final String value;

  /** Where the walk is, in the value and in the file; it begins with the first question. */
  private int offset = -1;

  private int at;

  private Stretch(Written.Words words, String value) {
    this.words = words;
    this.text = words.file().text();
    this.value = value;
  }

  static Stretch of(Written.Words words) {
    return new Stretch(words, words.value());
  }

  /** The words as a phrase to be read. */
  static Phrase phrase(Written.Words words) {
    String value = words.value();
    return new Phrase(value, new Stretch(words, value));
  }

  @Override
  public Place place(int from, int to) {
    if (from <= 0 && to >= value.length()) {
      return words.place();
    }
    int begin = find(Math.min(from, value.length()));
    int end = to <= from ? begin + 1 : find(Math.min(to, value.length()) - 1) + 1;
    boolean sameLine = text.indexOf('\n', begin) < 0 || text.indexOf('\n', begin) >= end;
    return words.file().place(begin, sameLine ? end : words.file().lineEnd(begin));
  }

  /** Where the value's unit {@code wanted} stands in the file. */
  private int find(int wanted) {
    if (offset < 0 || wanted < offset) {
      restart();
    }
    while (offset < wanted) {
      char unit = value.charAt(offset++);
      if (Character.isLowSurrogate(unit) && (at >= text.length() || text.charAt(at) != unit)) {
        continue; // one escape gave both halves
      }
      at = skip(at, unit);
      at += length(at);
    }
    int found = wanted < value.length() ? skip(at, value.charAt(wanted)) : at;
    return Math.min(found, Math.max(words.from(), text.length() - 1));
  }

  private void restart() {
    offset = 0;
    at =
        switch (words.style()) {
          case SINGLE_QUOTED, DOUBLE_QUOTED -> words.from() + 1;
          case LITERAL, FOLDED -> nextLine();
          default -> words.from();
        };
  }

  private int nextLine() {
    int end = text.indexOf('\n', words.from());
    return end < 0 ? text.length() : end + 1;
  }

  /** From a position in the file to the next one that can have given a unit of the value. */
  private int skip(int from, char unit) {
    int position = from;
    while (position < words.to() && !gives(position, unit)) {
      char there = text.charAt(position);
      if (there == '\\' && words.style() == Written.Style.DOUBLE_QUOTED) {
        position += length(position);
      } else if (there == ' ' || there == '\t' || there == '\r' || there == '\n') {
        position++;
      } else {
        return position;
      }
    }
    return position;
  }

  private boolean gives(int position, char unit) {
    char there = text.charAt(position);
    if (there == '\\' && words.style() == Written.Style.DOUBLE_QUOTED) {
      return position + 1 < text.length()
          && text.charAt(position + 1) != '\n'
          && text.charAt(position + 1) != '\r';
    }
    return there == unit || (unit == ' ' && there == '\n');
  }

  /** How many units of the file make the unit of the value that stands there. */
  private int length(int position) {
    char there = position < text.length() ? text.charAt(position) : ' ';
    char next = position + 1 < text.length() ? text.charAt(position + 1) : ' ';
    if (there == '\'' && next == '\'' && words.style() == Written.Style.SINGLE_QUOTED) {
      return 2;
    }
    if (there == '\\' && words.style() == Written.Style.DOUBLE_QUOTED) {
      return switch (next) {
        case 'x' -> 4;
        case 'u' -> 6;
        case 'U' -> 10;
        default -> 2;
      };
    }
    return 1;
  }
}
