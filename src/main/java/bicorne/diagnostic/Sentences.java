package bicorne.diagnostic;

import bicorne.text.Clean;
import bicorne.text.DisplayWidth;
import bicorne.text.Graphemes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * Problems in words, in one language: English, or simplified Chinese.
 *
 * <p>Arguments are an author's words: each is made safe for one line of a terminal, and its middle
 * is left out where it is long. A mark such as {@code {0}} inside an argument stays as it is.
 */
public final class Sentences {

  /** An argument wider than this many cells loses its middle. */
  private static final int WIDEST = 72;

  /** What stands for the part that is left out. */
  private static final String CUT = "...";

  /** Of an argument's ends no more than this is looked at: a hostile one may be megabytes. */
  private static final int LONGEST_END = 1000;

  private final String language;
  private final Map<String, String> translated;

  private Sentences(String language, Map<String, String> translated) {
    this.language = language;
    this.translated = translated;
  }

  /** Sentences in the language that answers a BCP 47 tag best; English where none does. */
  public static Sentences in(String tag) {
    int end = 0;
    while (end < tag.length() && Character.isLetter(tag.charAt(end))) {
      end++;
    }
    return tag.substring(0, end).equalsIgnoreCase("zh")
        ? new Sentences("zh-Hans", Messages.in("zh-Hans"))
        : new Sentences("en", Collections.emptyMap());
  }

  /** The language, as a BCP 47 tag. */
  public String language() {
    return language;
  }

  /** What is wrong. */
  public String problem(Diagnostic problem) {
    return fill(template(problem), arguments(problem), "``");
  }

  /** What a sentence names; where that is a list, it is parted as the language parts lists. */
  private List<String> arguments(Diagnostic problem) {
    if (language.equals("en")) {
      return problem.arguments();
    }
    List<String> arguments = new ArrayList<>();
    for (String argument : problem.arguments()) {
      arguments.add(argument.replace("`, `", "`" + template(Word.COMMA) + "`"));
    }
    return arguments;
  }

  /** Asks whether the nearest name was meant; empty where none is near. */
  public String question(Diagnostic problem) {
    return question(problem, "``");
  }

  /** What is wrong, then the question, if there is one. */
  public String problemAndQuestion(Diagnostic problem) {
    return and(problem(problem), question(problem));
  }

  /** Why another place belongs to a problem. */
  public String remark(Code.Remark remark) {
    return translated.getOrDefault("remark." + remark.name(), remark.sentence());
  }

  /** How many problems there are in how many files, in one line. */
  public String summary(Report report) {
    List<String> counts = new ArrayList<>();
    count(counts, report.count(Severity.ERROR), Word.ONE_ERROR, Word.ERRORS);
    count(counts, report.count(Severity.WARNING), Word.ONE_WARNING, Word.WARNINGS);
    count(counts, report.count(Severity.NOTE), Word.ONE_NOTE, Word.NOTES);
    String found = word(Word.NO_PROBLEMS);
    if (!counts.isEmpty()) {
      List<String> files = new ArrayList<>();
      count(files, report.files(), Word.ONE_FILE, Word.FILES);
      found = word(Word.SUMMARY, String.join(word(Word.COMMA), counts), files.get(0));
    }
    return report.dropped() == 0
        ? found
        : and(found, word(Word.NOT_SHOWN, Integer.toString(report.dropped())));
  }

  /** As {@link #problemAndQuestion}, with quotation marks for backticks: to be heard. */
  String spoken(Diagnostic problem) {
    String marks = language.equals("en") ? "\"\"" : "“”";
    return and(fill(template(problem), arguments(problem), marks), question(problem, marks));
  }

  /** The word for a severity. */
  String severity(Severity severity) {
    return switch (severity) {
      case ERROR -> word(Word.ERROR);
      case WARNING -> word(Word.WARNING);
      case NOTE -> word(Word.NOTE);
    };
  }

  /** Words with their arguments, which are taken as they are. */
  String word(Word word, String... arguments) {
    return fill(template(word), List.of(arguments), "``", false);
  }

  /** One sentence after another; either may be empty. */
  String and(String first, String second) {
    return first.isEmpty() || second.isEmpty()
        ? first + second
        : first + template(Word.SPACE) + second;
  }

  /** An author's words, safe for one line and not too long for a sentence. */
  static String shown(String words) {
    String both = words;
    if (words.length() > 2 * LONGEST_END) {
      both = words.substring(0, LONGEST_END) + words.substring(words.length() - LONGEST_END);
    }
    String safe = Clean.line(both);
    if (both.equals(words) && DisplayWidth.of(safe) <= WIDEST) {
      return safe;
    }
    int end = DisplayWidth.fit(safe, WIDEST / 2);
    int start = safe.length();
    for (int cells = 0; start > end; ) {
      int previous = Graphemes.previous(safe, start);
      cells += DisplayWidth.of(safe, previous, start);
      if (cells > WIDEST / 2 - CUT.length()) {
        break;
      }
      start = previous;
    }
    return safe.substring(0, end) + CUT + safe.substring(start);
  }

  private void count(List<String> counts, int count, Word one, Word many) {
    if (count > 0) {
      counts.add(count == 1 ? word(one) : word(many, Integer.toString(count)));
    }
  }

  private String question(Diagnostic problem, String marks) {
    return problem.near().isEmpty()
        ? ""
        : fill(template(Word.DID_YOU_MEAN), List.of(problem.near()), marks);
  }

  private String template(Diagnostic problem) {
    return translated.getOrDefault(problem.code().number(), problem.code().template());
  }

  private String template(Word word) {
    return translated.getOrDefault("word." + word.name(), word.english());
  }

  private static String fill(String template, List<String> arguments, String marks) {
    return fill(template, arguments, marks, true);
  }

  /** Puts arguments in their places and quotation marks, by turns, in place of backticks. */
  private static String fill(
      String template, List<String> arguments, String marks, boolean makeSafe) {
    StringBuilder filled = new StringBuilder();
    int quotes = 0;
    for (int i = 0; i < template.length(); i++) {
      char c = template.charAt(i);
      int argument = argumentAt(template, i);
      if (c == '`') {
        char mark = marks.charAt(quotes++ % 2);
        boolean wide = mark == '“' || mark == '”';
        // Chinese has its blanks around code, and none around quotation marks.
        if (wide && quotes % 2 == 1 && filled.toString().endsWith(" ")) {
          filled.setLength(filled.length() - 1);
        }
        filled.append(mark);
        if (wide && quotes % 2 == 0 && template.startsWith(" ", i + 1)) {
          i++;
        }
      } else if (argument < 0 || argument >= arguments.size()) {
        filled.append(c);
      } else {
        filled.append(makeSafe ? shown(arguments.get(argument)) : arguments.get(argument));
        i += 2;
      }
    }
    return filled.toString();
  }

  /** The number of the argument whose mark stands at {@code at}, or -1; there are at most ten. */
  private static int argumentAt(String template, int at) {
    boolean mark =
        at + 2 < template.length()
            && template.charAt(at) == '{'
            && template.charAt(at + 2) == '}'
            && template.charAt(at + 1) >= '0'
            && template.charAt(at + 1) <= '9';
    return mark ? template.charAt(at + 1) - '0' : -1;
  }
}
