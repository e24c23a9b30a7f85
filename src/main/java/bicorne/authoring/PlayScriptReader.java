package bicorne.authoring;

import bicorne.authoring.PlayScript.Kind;
import bicorne.authoring.PlayScript.Line;
import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.diagnostic.Place;
import bicorne.diagnostic.Source;
import java.util.ArrayList;
import java.util.List;

/** Reads the lines of a story test. */
final class PlayScriptReader {

  private final Source source;
  private final Diagnostics problems;
  private final List<Line> lines = new ArrayList<>();
  private boolean begun;

  private PlayScriptReader(Source source, Diagnostics problems) {
    this.source = source;
    this.problems = problems;
  }

  /** The test in a file; problems of its form are added. */
  static PlayScript read(Source source, Diagnostics problems) {
    PlayScriptReader reader = new PlayScriptReader(source, problems);
    List<String> all = source.lines();
    for (int i = 0; i < all.size(); i++) {
      reader.line(all.get(i), i + 1);
    }
    reader.proves();
    return new PlayScript(source, reader.lines);
  }

  /** A line that is read as these words, whatever they begin with. */
  static String asWords(String words) {
    boolean marked =
        words.isEmpty() || words.equals("...") || "#\\>~?!=".indexOf(words.charAt(0)) >= 0;
    for (Kind kind : List.of(Kind.SEED, Kind.START, Kind.LANGUAGE, Kind.GIVEN)) {
      marked |= words.startsWith(word(kind) + " ");
    }
    return marked ? "\\" + words : words;
  }

  private void line(String whole, int number) {
    String line = whole.strip();
    int column = whole.indexOf(line) + 1;
    if (line.isEmpty() || line.startsWith("#")) {
      return;
    }
    if (line.startsWith("\\")) {
      add(Kind.SAID, number, column + 1, line.substring(1).strip());
    } else if (line.equals("...")) {
      add(Kind.SKIP, number, column, "");
    } else if (line.startsWith(">")) {
      marked(Kind.CHOOSE, line, number, column);
    } else if (line.startsWith("~")) {
      marked(Kind.FALL, line, number, column);
    } else if (line.startsWith("?")) {
      marked(Kind.HOLDS, line, number, column);
    } else if (line.startsWith("!")) {
      standing(line, number, column);
    } else if (line.startsWith("=")) {
      ending(line, number, column);
    } else if (!setting(line, number, column)) {
      add(Kind.SAID, number, column, line);
    }
  }

  /** A test that asks nothing would pass for ever, whatever became of the story. */
  private void proves() {
    if (problems.anyErrors()) {
      return;
    }
    for (Line line : lines) {
      if (!line.setting() && line.kind() != Kind.SKIP) {
        return;
      }
    }
    List<String> all = source.lines();
    problems.add(
        Code.TEST_EMPTY,
        all.isEmpty() || all.get(0).isBlank() ? Place.of(source.name()) : place(1, 1, all.get(0)));
  }

  private void add(Kind kind, int number, int column, String text) {
    begun |= kind.compareTo(Kind.GIVEN) > 0;
    lines.add(new Line(kind, number, column, text, "", ""));
  }

  private void marked(Kind kind, String line, int number, int column) {
    String rest = line.substring(1).strip();
    if (rest.isEmpty()) {
      problems.add(Code.TEST_MARK, place(number, column, line), line);
    } else {
      add(kind, number, column + line.indexOf(rest, 1), rest);
    }
  }

  private void standing(String line, int number, int column) {
    String rest = line.substring(1).strip();
    int space = rest.indexOf(' ');
    String word = space < 0 ? rest : rest.substring(0, space);
    String what = space < 0 ? "" : rest.substring(space).strip();
    if (!(word.equals("locked") || word.equals("open") || word.equals("gone")) || what.isEmpty()) {
      problems.add(Code.TEST_STANDING_FORM, place(number, column, line));
      return;
    }
    int colon = what.indexOf(':');
    String id = colon < 0 ? what : what.substring(0, colon).strip();
    String reason = colon < 0 ? "" : what.substring(colon + 1).strip();
    begun = true;
    lines.add(new Line(Kind.STANDING, number, column + line.indexOf(what), id, word, reason));
  }

  private void ending(String line, int number, int column) {
    String rest = line.substring(1).strip();
    for (Kind kind : List.of(Kind.ENDING, Kind.LEFT)) {
      String word = kind == Kind.ENDING ? "ending " : "left ";
      if (rest.startsWith(word)) {
        String node = rest.substring(word.length()).strip();
        add(kind, number, column + line.indexOf(node, 1), node);
        return;
      }
    }
    problems.add(Code.TEST_ENDING_FORM, place(number, column, line));
  }

  private boolean setting(String line, int number, int column) {
    for (Kind kind : List.of(Kind.SEED, Kind.START, Kind.LANGUAGE, Kind.GIVEN)) {
      String word = word(kind);
      if (line.startsWith(word + " ") && !begun) {
        String rest = line.substring(word.length()).strip();
        add(kind, number, column + line.indexOf(rest, word.length()), rest);
        return true;
      }
    }
    return late(line, number, column);
  }

  /** A setting behind the first step is told; what only begins like one is taken as words. */
  private boolean late(String line, int number, int column) {
    for (Kind kind : List.of(Kind.SEED, Kind.START, Kind.LANGUAGE, Kind.GIVEN)) {
      String word = word(kind);
      if (begun && line.startsWith(word + " ")) {
        String rest = line.substring(word.length()).strip();
        boolean setting = kind == Kind.GIVEN ? rest.indexOf('=') > 0 : oneWord(rest);
        if (setting) {
          problems.add(Code.TEST_SETTING_LATE, place(number, column, line), word);
          return true;
        }
      }
    }
    return false;
  }

  /** An id, a number or a tag: no blank, and none of a sentence's marks. */
  private static boolean oneWord(String rest) {
    for (int i = 0; i < rest.length(); i++) {
      char c = rest.charAt(i);
      if (!Character.isLetterOrDigit(c) && "-_/".indexOf(c) < 0) {
        return false;
      }
    }
    return !rest.isEmpty();
  }

  private static String word(Kind kind) {
    return switch (kind) {
      case SEED -> "seed";
      case START -> "start";
      case LANGUAGE -> "language";
      default -> "given";
    };
  }

  private Place place(int number, int column, String text) {
    return Place.of(source, number, column, column + text.length());
  }
}
