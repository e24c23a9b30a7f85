package bicorne.loading;

import bicorne.diagnostic.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an author wrote at one place: some words, a list, or keys with values. It is the file as it
 * stands, before anyone asks what it means.
 */
sealed interface Written {

  /** The file it stands in. */
  SourceText file();

  /** The offset of its first character. */
  int from();

  /** The offset behind its last character. */
  int to();

  /** Where it stands. */
  default Place place() {
    return file().place(from(), to());
  }

  /** Whether a problem with it is already reported (it is missing, or broken): ask no more. */
  default boolean settled() {
    return false;
  }

  /** How some words were written. */
  enum Style {
    PLAIN,
    SINGLE_QUOTED,
    DOUBLE_QUOTED,
    LITERAL,
    FOLDED,
    /** There is nothing, or nothing usable; that was reported. */
    SETTLED
  }

  /**
   * Words. The value is the author's own text: no word ever means true, nothing or a number.
   *
   * <p>Where the file shows the value as it is, nothing but the offsets is kept: a file full of
   * short words must stay small.
   */
  final class Words implements Written {

    private final SourceText file;
    private final @Nullable String value;
    private final int from;
    private final int to;
    private final Style style;

    Words(SourceText file, String value, int from, int to, Style style) {
      int quote = quote(style);
      boolean shown =
          to - from - 2 * quote == value.length() && file.text().startsWith(value, from + quote);
      this.file = file;
      this.value = shown ? null : value;
      this.from = from;
      this.to = to;
      this.style = style;
    }

    /** Words that the file shows as they are, between their quotes where they have some. */
    Words(SourceText file, int from, int to, Style style) {
      this.file = file;
      this.value = null;
      this.from = from;
      this.to = to;
      this.style = style;
    }

    private static int quote(Style style) {
      return style == Style.SINGLE_QUOTED || style == Style.DOUBLE_QUOTED ? 1 : 0;
    }

    String value() {
      int quote = quote(style);
      return value != null ? value : file.text().substring(from + quote, to - quote);
    }

    /** Whether that is the value; the same as to compare it, and makes nothing. */
    boolean is(String word) {
      int quote = quote(style);
      return value != null
          ? value.equals(word)
          : to - from - 2 * quote == word.length() && file.text().startsWith(word, from + quote);
    }

    boolean isEmpty() {
      return value != null ? value.isEmpty() : to - from == 2 * quote(style);
    }

    Style style() {
      return style;
    }

    boolean plain() {
      return style == Style.PLAIN;
    }

    @Override
    public SourceText file() {
      return file;
    }

    @Override
    public int from() {
      return from;
    }

    @Override
    public int to() {
      return to;
    }

    @Override
    public boolean settled() {
      return style == Style.SETTLED;
    }

    @Override
    public Place place() {
      boolean block = style == Style.LITERAL || style == Style.FOLDED;
      return block ? file.place(from, file.lineEnd(from)) : file.place(from, to);
    }
  }

  /** A list; in brackets, or with dashes. */
  record Items(SourceText file, int from, int to, boolean brackets, List<Written> items)
      implements Written {
    @Override
    public Place place() {
      return brackets ? file.place(from, to) : file.line(from);
    }
  }

  /** Keys with values; in braces, or on lines of their own. No key stands twice. */
  record Entries(SourceText file, int from, int to, boolean braces, List<Entry> entries)
      implements Written {
    @Override
    public Place place() {
      return braces ? file.place(from, to) : file.line(from);
    }
  }

  /** One key and its value. */
  record Entry(Words key, Written value) {}
}
