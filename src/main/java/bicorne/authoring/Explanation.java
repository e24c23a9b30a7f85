package bicorne.authoring;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.CodePage;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Place;
import bicorne.diagnostic.Sentences;
import bicorne.diagnostic.Severity;
import bicorne.text.Wrap;
import bicorne.wording.ExplainWords;
import bicorne.wording.Wording;
import java.util.List;

/** A code's page in one language, as lines for a terminal or as Markdown for the manual. */
public final class Explanation {

  private static final int COLUMNS = 79;

  private final Code code;
  private final CodePage page;
  private final Wording wording;
  private final Sentences sentences;
  private final StringBuilder text = new StringBuilder();

  private Explanation(Code code, String language) {
    this.code = code;
    this.page = CodePage.of(code);
    this.wording = Wording.in(language);
    this.sentences = Sentences.in(language);
  }

  /** What {@code bicorne explain} prints: whole lines. */
  public static String plain(Code code, String language) {
    return new Explanation(code, language).plain();
  }

  /** The section of the manual. */
  public static String markdown(Code code, String language) {
    return new Explanation(code, language).markdown();
  }

  private String plain() {
    wrapped(code.number() + "  " + severity());
    wrapped(sentence());
    for (String paragraph : paragraphs()) {
      text.append('\n');
      wrapped(paragraph);
    }
    for (CodePage.Example example : page.examples()) {
      heading(example);
      for (String line : example.lines()) {
        text.append(line.isEmpty() ? "" : "    " + line).append('\n');
      }
    }
    return text.toString();
  }

  private String markdown() {
    text.append("## ").append(code.number()).append("\n\n");
    text.append("*").append(severity()).append("*  ").append(sentence()).append('\n');
    for (String paragraph : paragraphs()) {
      text.append('\n').append(paragraph).append('\n');
    }
    for (CodePage.Example example : page.examples()) {
      heading(example);
      if (example.lines().isEmpty()) {
        continue;
      }
      text.append("\n```").append(example.notation()).append('\n');
      for (String line : example.lines()) {
        text.append(line).append('\n');
      }
      text.append("```\n");
    }
    return text.toString();
  }

  private void heading(CodePage.Example example) {
    String end = wording.chinese() ? "：" : ":";
    if (example.lines().isEmpty()) {
      end = wording.chinese() ? "。" : ".";
    }
    text.append('\n').append(title(example)).append(end).append('\n');
  }

  private void wrapped(String words) {
    for (String line : Wrap.strings(words, COLUMNS)) {
      text.append(line).append('\n');
    }
  }

  private List<String> paragraphs() {
    return wording.chinese() ? page.chinese() : page.english();
  }

  /** The sentence with dots where a finding names things. */
  private String sentence() {
    return sentences.problem(Diagnostic.of(code, Place.of(""), "...", "...", "...", "...", "..."));
  }

  private String severity() {
    ExplainWords word = ExplainWords.ERROR;
    if (code.severity() != Severity.ERROR) {
      word = code.severity() == Severity.WARNING ? ExplainWords.WARNING : ExplainWords.NOTE;
    }
    return wording.say(word);
  }

  private String title(CodePage.Example example) {
    String kind = wording.say(example.good() ? ExplainWords.PUT_RIGHT : ExplainWords.GIVES_IT);
    return kind + (wording.chinese() ? "，" : ", ") + around(example.around());
  }

  private String around(String around) {
    int space = around.indexOf(' ');
    String first = space < 0 ? around : around.substring(0, space);
    return switch (first) {
      case "node" -> wording.say(ExplainWords.IN_NODE);
      case "nodes" -> wording.say(ExplainWords.AMONG_NODES);
      case "choice" -> wording.say(ExplainWords.IN_CHOICE);
      case "main" -> wording.say(ExplainWords.IN_MAIN);
      case "variables" -> wording.say(ExplainWords.AMONG_VARIABLES);
      case "play" -> wording.say(ExplainWords.IN_TEST);
      case "no" ->
          wording.say(ExplainWords.WITHOUT_FILE, "file", around.substring("no file ".length()));
      default -> wording.say(ExplainWords.IN_FILE, "file", file(around));
    };
  }

  private static String file(String around) {
    String file = around.substring("file ".length());
    return file.endsWith(" bytes") ? file.substring(0, file.length() - " bytes".length()) : file;
  }
}
