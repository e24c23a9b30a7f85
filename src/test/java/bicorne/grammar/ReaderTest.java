package bicorne.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Diagnostics;
import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Inline;
import bicorne.model.Type;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every phrase of the tables reads as the table says. */
class ReaderTest {

  private final Sample sample = new Sample();

  @Test
  void conditions_read_as_the_table_says() throws IOException {
    Table.check("good-conditions", phrase -> good(phrase, this::condition));
  }

  @Test
  void wrong_conditions_are_explained_as_the_table_says() throws IOException {
    Table.check("bad-conditions", phrase -> bad(phrase, this::condition));
  }

  @Test
  void claims_read_as_the_tables_say() throws IOException {
    Table.check("good-claims", phrase -> good(phrase, this::claim));
    Table.check("bad-claims", phrase -> bad(phrase, this::claim));
  }

  @Test
  void expressions_read_as_the_table_says() throws IOException {
    Table.check("good-expressions", phrase -> good(phrase, this::expression));
  }

  @Test
  void wrong_expressions_are_explained_as_the_table_says() throws IOException {
    Table.check("bad-expressions", phrase -> bad(phrase, this::expression));
  }

  @Test
  void effects_read_as_the_table_says() throws IOException {
    Table.check("good-effects", phrase -> good(phrase, this::effect));
  }

  @Test
  void wrong_effects_are_explained_as_the_table_says() throws IOException {
    Table.check("bad-effects", phrase -> bad(phrase, this::effect));
  }

  @Test
  void texts_read_as_the_table_says() throws IOException {
    Table.check("good-texts", phrase -> good(phrase, this::english));
  }

  @Test
  void chinese_texts_read_as_the_table_says() throws IOException {
    Table.check("good-chinese", phrase -> good(phrase, this::chinese));
  }

  @Test
  void wrong_texts_are_explained_as_the_table_says() throws IOException {
    Table.check("bad-texts", phrase -> bad(phrase, this::english));
  }

  @Test
  void texts_of_one_paragraph_without_a_past_are_explained_as_the_table_says() throws IOException {
    Table.check("bad-titles", phrase -> bad(phrase, this::title));
  }

  @Test
  void what_is_doubtful_is_read_and_warned_about_as_the_table_says() throws IOException {
    Table.check("doubtful-conditions", phrase -> doubtful(phrase, this::condition));
    Table.check("doubtful-effects", phrase -> doubtful(phrase, this::effect));
    Table.check("doubtful-texts", phrase -> doubtful(phrase, this::english));
  }

  /** Reads a phrase; the canonical form, or an empty string where the reader gave null. */
  private interface Reading {
    String read(Reader reader, Phrase phrase);
  }

  private String good(String text, Reading reading) {
    Diagnostics problems = new Diagnostics();
    String read = reading.read(new Reader(sample, problems), Sample.phrase(text));
    return problems.sorted().isEmpty()
        ? "  " + read + "\n"
        : "  NOT GOOD\n" + Sample.lines(problems);
  }

  private String bad(String text, Reading reading) {
    Diagnostics problems = new Diagnostics();
    String read = reading.read(new Reader(sample, problems), Sample.phrase(text));
    boolean agrees = read.isEmpty() == problems.anyErrors();
    return agrees && problems.anyErrors()
        ? Sample.lines(problems)
        : "  NOT BAD " + read + "\n" + Sample.lines(problems);
  }

  private String doubtful(String text, Reading reading) {
    Diagnostics problems = new Diagnostics();
    String read = reading.read(new Reader(sample, problems), Sample.phrase(text));
    boolean agrees = !read.isEmpty() && !problems.anyErrors() && !problems.sorted().isEmpty();
    return (agrees ? "  " : "  NOT DOUBTFUL ") + read + "\n" + Sample.lines(problems);
  }

  private String condition(Reader reader, Phrase phrase) {
    Expr expr = reader.condition(phrase);
    return expr == null ? "" : AsWritten.of(expr, Type.FLAG, sample) + caps(expr);
  }

  private String claim(Reader reader, Phrase phrase) {
    Expr expr = reader.claim(phrase);
    return expr == null ? "" : AsWritten.of(expr, Type.FLAG, sample) + caps(expr);
  }

  /** The counts that a condition asks for: they do not show in its printed form. */
  private static String caps(Expr expr) {
    StringBuilder caps = new StringBuilder();
    String all = expr.toString();
    for (int at = all.indexOf("cap="); at >= 0; at = all.indexOf("cap=", at + 1)) {
      caps.append("  ").append(all, at, all.indexOf(']', at));
    }
    return caps.toString();
  }

  private String expression(Reader reader, Phrase phrase) {
    Type wanted = phrase.text().contains("sullen") ? Sample.MOOD : null;
    Reader.Typed typed = reader.expression(phrase, wanted);
    if (typed == null) {
      return "";
    }
    Type type = typed.type();
    String kind =
        switch (type.kind()) {
          case INTEGER -> type.min() + " to " + type.max();
          case FLAG -> "flag";
          case ENUMERATION, SET -> type.values().toString();
        };
    return AsWritten.of(typed.expr(), type, sample) + "  : " + kind;
  }

  private String effect(Reader reader, Phrase phrase) {
    Effect effect = reader.effect(phrase);
    return effect == null ? "" : AsWritten.effect(effect, sample);
  }

  private String english(Reader reader, Phrase phrase) {
    return text(reader, phrase, new Reader.Manner("en", true, false));
  }

  private String chinese(Reader reader, Phrase phrase) {
    return text(reader, phrase, new Reader.Manner("zh-Hans", true, false));
  }

  private String title(Reader reader, Phrase phrase) {
    return text(reader, phrase, new Reader.Manner("en", false, true));
  }

  private String text(Reader reader, Phrase phrase, Reader.Manner manner) {
    List<List<Inline>> paragraphs = reader.text(phrase, manner);
    if (paragraphs == null) {
      return "";
    }
    StringBuilder shown = new StringBuilder();
    for (List<Inline> paragraph : paragraphs) {
      shown.append(shown.length() == 0 ? "" : " ¶ ").append(Shown.of(paragraph, sample));
    }
    return shown.length() == 0 ? "(nothing)" : shown.toString();
  }

  @Test
  void a_sample_for_the_words_of_the_language() {
    assertThat(Reader.reserved("and")).isTrue();
    assertThat(Reader.reserved("clamp")).isTrue();
    assertThat(Reader.reserved("fell")).isTrue();
    assertThat(Reader.reserved("army")).isFalse();
    assertThat(Reader.reserved("words")).isFalse();
  }
}
