package bicorne.grammar;

import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import bicorne.diagnostic.Place;
import bicorne.diagnostic.Source;
import bicorne.model.Card;
import bicorne.model.Expr;
import bicorne.model.Type;
import bicorne.model.Variable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A small story's names, without a story. */
final class Sample implements Scope, AsWritten.Names {

  static final Type CORPS = Type.enumeration(List.of("loyal", "wavering", "gone"));
  static final Type MOOD = Type.enumeration(List.of("broken", "sullen", "ready"));
  static final Type ROAD = Type.enumeration(List.of("north-road", "by-vitry-1"));
  static final Type COUNCIL = Type.set(List.of("ney", "victor", "marmont"));

  private static final List<String> NODES =
      List.of("eve", "chateau", "rout", "brienne", "brienne/eve", "向东", "orgon/inn");
  private static final List<String> OPTIONS =
      List.of(
          "eve#march-by-night",
          "eve#wait-for-guns",
          "chateau#breaks",
          "brienne/eve#march-by-night",
          "orgon/inn#falls");
  private static final List<String> CARDS =
      List.of("napoleon", "blucher", "marmont", "brienne-le-chateau", "houssaye-1814", "内伊");

  private final List<Variable> variables = new ArrayList<>();

  Sample() {
    add("army", Type.integer(0, 120), false);
    add("morale", Type.integer(-5, 7), false);
    add("stones", Type.integer(0, 3), false);
    add("treasury", Type.integer(-1_000_000_000, 1_000_000_000), false);
    add("corps", CORPS, false);
    add("guard", CORPS, false);
    add("letter_intercepted", Type.FLAG, false);
    add("asked", Type.FLAG, false);
    add("council", COUNCIL, false);
    add("desperate", Type.FLAG, true);
    add("mood", MOOD, true);
    add("strength", Type.integer(10, 250), true);
    add("兵力", Type.integer(1, 20), false);
    add("élan", Type.integer(0, 9), false);
    add("vi_corps", Type.integer(0, 10), false);
    add("road", ROAD, false);
  }

  private void add(String name, Type type, boolean derived) {
    variables.add(
        new Variable(
            variables.size(),
            name,
            -1,
            type,
            type.min(),
            derived ? Expr.TRUE : null,
            null,
            null,
            Variable.Show.NOT,
            List.of()));
  }

  List<Variable> variables() {
    return variables;
  }

  @Override
  public @Nullable Variable variable(String name) {
    for (Variable variable : variables) {
      if (variable.name().equals(name)) {
        return variable;
      }
    }
    return null;
  }

  @Override
  public List<String> variableNames() {
    List<String> names = new ArrayList<>();
    for (Variable variable : variables) {
      names.add(variable.name());
    }
    return names;
  }

  @Override
  public int node(String address) {
    return NODES.indexOf(address);
  }

  @Override
  public List<String> nodeNames() {
    return NODES;
  }

  @Override
  public int option(String address) {
    return OPTIONS.indexOf(address);
  }

  @Override
  public List<String> optionNames() {
    return OPTIONS;
  }

  @Override
  public boolean outcome(int option) {
    return OPTIONS.get(option).endsWith("s") && !OPTIONS.get(option).endsWith("guns");
  }

  @Override
  public Card.@Nullable Ref card(String id) {
    int number = CARDS.indexOf(id);
    return number < 0 ? null : new Card.Ref(Card.Kind.PERSON, number);
  }

  @Override
  public List<String> cardNames() {
    return CARDS;
  }

  @Override
  public int here() {
    return 0;
  }

  @Override
  public Variable variable(int number) {
    return variables.get(number);
  }

  @Override
  public String node(int number) {
    return NODES.get(number);
  }

  @Override
  public String option(int number) {
    return OPTIONS.get(number);
  }

  static String card(Card.Ref ref) {
    return CARDS.get(ref.number());
  }

  /** A phrase whose places are its own offsets, on one line that begins in column 1. */
  static Phrase phrase(String text) {
    Source source = new Source("sample", text);
    return new Phrase(
        text,
        (from, to) -> {
          if (from < 0 || to < from || to > text.length()) {
            throw new AssertionError("no stretch of the phrase: " + from + " to " + to);
          }
          return Place.of(source, 1, from + 1, to + 1);
        });
  }

  /** The problems as lines: code, columns, sentence, the nearest name, places that belong to it. */
  static String lines(Diagnostics problems) {
    StringBuilder lines = new StringBuilder();
    for (Diagnostic problem : problems.sorted()) {
      lines
          .append("  ")
          .append(problem.code().number())
          .append(' ')
          .append(columns(problem.place()));
      lines.append(' ').append(sentence(problem));
      lines.append(problem.near().isEmpty() ? "" : " <" + problem.near() + ">");
      for (Diagnostic.Related related : problem.related()) {
        lines.append(" [").append(columns(related.place())).append(' ');
        lines.append(related.remark().sentence()).append(']');
      }
      lines.append('\n');
    }
    return lines.toString();
  }

  private static String columns(Place place) {
    return place.column() + "-" + place.endColumn();
  }

  private static String sentence(Diagnostic problem) {
    String sentence = problem.code().template();
    for (int i = 0; i < problem.arguments().size(); i++) {
      sentence = sentence.replace("{" + i + "}", problem.arguments().get(i));
    }
    return sentence;
  }
}
