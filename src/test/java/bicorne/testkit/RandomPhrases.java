package bicorne.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Conditions, expressions, effects and words of a random story, as one of its files would write
 * them: every form the expression language has, over the variables and places the file can name.
 */
final class RandomPhrases {

  /** Something that holds a value. {@code low} and {@code high} are of integers alone. */
  record Name(String word, Kind kind, int low, int high, List<String> values, boolean derived) {}

  /** What a name holds. */
  enum Kind {
    INTEGER,
    FLAG,
    VALUE,
    SET
  }

  private static final String[] WORDS =
      ("river lantern harbour winter copper letter garden tower silver bridge shadow window market"
              + " stone captain sister morning candle kitchen forest thunder orchard mirror soldier")
          .split(" ", -1);

  private final SplittableRandom random;
  private final List<Name> names;
  private final List<String> nodes;
  private final List<String> choices;
  private final List<String> outcomes;
  private final int past;

  RandomPhrases(
      SplittableRandom random,
      List<Name> names,
      List<String> nodes,
      List<String> choices,
      List<String> outcomes,
      int past) {
    this.random = random;
    this.names = names;
    this.nodes = nodes;
    this.choices = choices;
    this.outcomes = outcomes;
    this.past = past;
  }

  private boolean chance(int of100) {
    return random.nextInt(100) < of100;
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private List<Name> of(Kind kind, boolean stored) {
    List<Name> some = new ArrayList<>();
    for (Name name : names) {
      if (name.kind() == kind && !(stored && name.derived())) {
        some.add(name);
      }
    }
    return some;
  }

  // Conditions

  String condition() {
    return condition(2);
  }

  /** A claim: it may also ask where play stands. */
  String claim() {
    String one = chance(50) ? "at(" + any(nodes) + ")" : condition(1);
    return chance(40) ? one : one + (chance(50) ? " and " : " or ") + condition(1);
  }

  private String condition(int deep) {
    int kind = random.nextInt(deep > 0 ? 10 : 6);
    if (kind < 6) {
      return chance(past) ? asked() : simple();
    }
    return switch (kind) {
      case 6 -> "not (" + condition(deep - 1) + ")";
      case 7 -> condition(deep - 1) + " and " + condition(deep - 1);
      case 8 -> "(" + condition(deep - 1) + " or " + condition(deep - 1) + ")";
      default ->
          "(if " + condition(deep - 1) + " then " + simple() + " else " + condition(deep - 1) + ")";
    };
  }

  private String simple() {
    Name name = any(names);
    return switch (name.kind()) {
      case INTEGER -> compared(name);
      case FLAG -> (chance(30) ? "not " : "") + name.word();
      case VALUE ->
          chance(60)
              ? name.word() + (chance(70) ? " == " : " != ") + any(name.values())
              : name.word() + (chance(60) ? " in " : " not in ") + several(name.values());
      case SET ->
          chance(70)
              ? any(name.values()) + (chance(70) ? " in " : " not in ") + name.word()
              : "count(" + name.word() + ") >= " + (1 + random.nextInt(name.values().size()));
    };
  }

  private String compared(Name name) {
    int value = name.low() + 1 + random.nextInt(Math.max(1, name.high() - name.low()));
    if (chance(20)) {
      String low = value > name.low() + 1 ? name.low() + " | " : "";
      return name.word() + " in " + low + value + ".." + name.high();
    }
    String sign = any(List.of(">=", "<", "==", "!=", ">", "<="));
    return (chance(70) ? name.word() : sum()) + " " + sign + " " + value;
  }

  private String asked() {
    int kind = random.nextInt(5);
    if (kind == 0 && !choices.isEmpty()) {
      return "chose(" + any(choices) + ")";
    }
    if (kind == 1 && !outcomes.isEmpty()) {
      return "fell(" + any(outcomes) + ")";
    }
    String node = any(nodes);
    return kind < 4
        ? (chance(40) ? "not " : "") + "seen(" + node + ")"
        : chance(50)
            ? "visits("
                + node
                + ") "
                + any(List.of(">=", "==", "<"))
                + " "
                + (1 + random.nextInt(2))
            : "visits(" + node + ") in 0 | 2";
  }

  private String several(List<String> values) {
    String one = any(values);
    String other = any(values);
    return one.equals(other) ? one : one + " | " + other;
  }

  // Numbers

  /** A number that can be below 0. */
  String sum() {
    List<Name> numbers = of(Kind.INTEGER, false);
    if (numbers.isEmpty()) {
      return String.valueOf(random.nextInt(4));
    }
    String a = any(numbers).word();
    String b = chance(50) ? any(numbers).word() : String.valueOf(1 + random.nextInt(3));
    return switch (random.nextInt(10)) {
      case 0 -> a + " + " + b;
      case 1 -> a + " - " + b;
      case 2 -> "min(" + a + ", " + b + ")";
      case 3 -> "max(" + a + ", " + b + ")";
      case 4 -> "clamp(" + a + " + " + b + ", 0, 2)";
      case 5 -> "abs(" + a + " - " + b + ")";
      case 6 -> "round(" + a + ", 2)";
      case 7 -> a + " * 2 % 3";
      case 8 -> "(if " + simple() + " then " + a + " else " + b + ")";
      default -> a;
    };
  }

  /** A weight: now and then one that can be 0, or is. */
  String weight(boolean canFall) {
    List<Name> numbers = of(Kind.INTEGER, false);
    numbers.removeIf(name -> name.high() <= 0 || (name.derived() && name.low() < 0));
    int kind = random.nextInt(canFall ? 5 : 6);
    if (kind < 3 || numbers.isEmpty()) {
      return String.valueOf(1 + random.nextInt(3));
    }
    Name name = any(numbers);
    String value = name.low() < 0 ? "max(0, " + name.word() + ")" : name.word();
    return kind == 3 ? value : kind == 4 ? value + " * 2" : "0";
  }

  // Effects

  /** One effect; for a flow or a block list, quoted. */
  String effect() {
    if (chance(20)) {
      String otherwise = chance(50) ? "" : ", else: [" + quoted(store()) + "]";
      return "{ when: " + quoted(condition(1)) + ", do: " + quoted(store()) + otherwise + " }";
    }
    return quoted(store());
  }

  private String store() {
    List<Name> stored = new ArrayList<>(names);
    stored.removeIf(Name::derived);
    Name name = any(stored);
    String word = name.word();
    return switch (name.kind()) {
      case INTEGER ->
          chance(75)
              ? word + (chance(55) ? " += " : " -= ") + step(name)
              : word + " = " + (chance(50) ? sum() : "" + between(name));
      case FLAG ->
          word + " = " + (chance(75) ? String.valueOf(random.nextBoolean()) : "not " + word);
      case VALUE ->
          word
              + " = "
              + (chance(75)
                  ? any(name.values())
                  : "if " + simple() + " then " + any(name.values()) + " else " + word);
      case SET ->
          switch (random.nextInt(5)) {
            case 0, 1 -> word + " += " + any(name.values());
            case 2 -> word + " -= " + any(name.values());
            case 3 -> word + " = " + several(name.values());
            default -> word + " = empty";
          };
    };
  }

  private int step(Name name) {
    return 1 + random.nextInt(name.high() - name.low() > 1 ? 2 : 1);
  }

  private int between(Name name) {
    return name.low() + random.nextInt(name.high() - name.low() + 1);
  }

  // Words

  /** A few words, the first of them saying where they stand. */
  String line(String where) {
    StringBuilder line = new StringBuilder(where);
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      line.append(' ').append(WORDS[random.nextInt(WORDS.length)]);
    }
    return line.append('.').toString();
  }

  /**
   * A text behind its key, quoted or a list of blocks: with marks, conditions and visits. Some say
   * nothing at times.
   *
   * @param pad what a line of its key begins with
   * @param before whether {@code before(...)} may stand in it
   */
  String text(String where, boolean before, String pad) {
    if (chance(60)) {
      return " " + quoted(marked(where, before)) + "\n";
    }
    StringBuilder blocks = new StringBuilder("\n");
    for (int i = 1 + random.nextInt(2); i > 0; i--) {
      blocks.append(pad).append("  - ").append(block(where, before)).append("\n");
    }
    return blocks.toString();
  }

  private String block(String where, boolean before) {
    String words = quoted(marked(where, before));
    return switch (random.nextInt(6)) {
      case 0 -> "{ when: " + quoted(condition(1)) + ", text: " + words + " }";
      case 1 ->
          "{ when: "
              + quoted(condition(1))
              + ", text: "
              + words
              + ", else: "
              + quoted(line(where))
              + " }";
      case 2 ->
          chance(past) ? "{ by-visit: [" + words + ", " + quoted(line("again")) + ", ''] }" : words;
      case 3 -> "{ say: ney, text: " + words + " }";
      case 4 -> "{ document: " + quoted(line("order")) + ", text: " + words + " }";
      default -> words;
    };
  }

  private String marked(String where, boolean before) {
    String line = line(where);
    List<Name> numbers = of(Kind.INTEGER, false);
    if (chance(20) && !numbers.isEmpty()) {
      String number = any(numbers).word();
      line += before && chance(50) ? " {before(" + number + ")} then." : " {" + number + "} men.";
    }
    if (chance(20)) {
      line += " {" + condition(0) + " ? Yes | No}.";
    }
    return line + (chance(10) ? " *So* [he](ney) said." : "");
  }

  static String quoted(String words) {
    return "'" + words.replace("'", "''") + "'";
  }
}
