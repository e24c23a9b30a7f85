package bicorne.grammar;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import bicorne.diagnostic.Place;
import bicorne.model.Type;
import bicorne.model.Variable;
import bicorne.text.Nearest;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reports names that nothing has, with the nearest that something has. */
final class Unknown {

  /** A file with more errors than this is not misspelt but broken; looking for more takes long. */
  private static final int ENOUGH = 1000;

  private static final int LISTED = 6;

  private final Phrase phrase;
  private final Scope scope;
  private final Diagnostics problems;

  Unknown(Phrase phrase, Scope scope, Diagnostics problems) {
    this.phrase = phrase;
    this.scope = scope;
    this.problems = problems;
  }

  /** A type's values, as the language lists them. */
  static String listed(Type type) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < type.values().size(); i++) {
      all.append(i == 0 ? "" : " | ").append(i < LISTED ? type.values().get(i) : "…");
      if (i == LISTED) {
        break;
      }
    }
    return all.toString();
  }

  /** A name that is neither a variable nor one of the values wanted here. */
  void name(Syntax.Name s, @Nullable Type wanted) {
    String word = s.word();
    String apart = minusMeant(word);
    if (apart != null) {
      problems.add(Code.MINUS_NEEDS_SPACES, place(s.from(), s.to()), apart);
      return;
    }
    String small = Vocabulary.miscased(word);
    if (small != null) {
      problems.add(Code.SAID_OTHERWISE, place(s.from(), s.to()), word, small);
      return;
    }
    if (word.equals("empty")) {
      problems.add(
          Code.EMPTY_NOT_ASKED,
          place(s.from(), s.to()),
          "count(" + anyVariable(Type.Kind.SET, "council") + ") == 0");
      return;
    }
    if (wanted != null && wanted.kind() == Type.Kind.ENUMERATION) {
      List<String> known = new ArrayList<>(wanted.values());
      known.addAll(scope.variableNames());
      report(Code.UNKNOWN_VALUE, s.from(), s.to(), word, known, word, listed(wanted));
      return;
    }
    Variable owner = problems.errors() < ENOUGH ? owner(word) : null;
    if (owner != null) {
      boolean set = owner.type().kind() == Type.Kind.SET;
      String example = set ? word + " in " + owner.name() : owner.name() + " == " + word;
      problems.add(Code.VALUE_ALONE, place(s.from(), s.to()), word, owner.name(), example);
      return;
    }
    variable(s);
  }

  /** A name where only a variable can stand. */
  void variable(Syntax.Name s) {
    List<String> known = new ArrayList<>(scope.variableNames());
    known.add("true");
    known.add("false");
    report(Code.UNKNOWN_NAME, s.from(), s.to(), s.word(), known, s.word());
  }

  /** Reports a misspelt value of a set, if it is near one. */
  boolean nearValue(Syntax.Name s, Type set) {
    if (Nearest.to(s.word(), set.values()).isEmpty()) {
      return false;
    }
    member(s, set);
    return true;
  }

  /** Something that is not one of a set's values. */
  void member(Syntax.Name s, Type set) {
    report(Code.UNKNOWN_VALUE, s.from(), s.to(), s.word(), set.values(), s.word(), listed(set));
  }

  /**
   * {@code ney in counsil}: where neither side is a variable, the set is misspelt if it is near.
   */
  boolean misspeltSet(Syntax value, Syntax set) {
    if (!(value instanceof Syntax.Name left)
        || !(set instanceof Syntax.Name right)
        || scope.variable(left.word()) != null
        || scope.variable(right.word()) != null) {
      return false;
    }
    List<String> sets = new ArrayList<>();
    for (String name : scope.variableNames()) {
      Variable variable = scope.variable(name);
      if (variable != null && variable.type().kind() == Type.Kind.SET) {
        sets.add(name);
      }
    }
    if (Nearest.to(right.word(), sets).isEmpty()) {
      return false;
    }
    report(Code.UNKNOWN_NAME, right.from(), right.to(), right.word(), sets, right.word());
    return true;
  }

  /** The node asked about, or -1 after a report. */
  int node(Syntax.Asking s) {
    String address = s.address();
    if (address.indexOf('#') >= 0) {
      String meant =
          (scope.option(address) >= 0 && scope.outcome(scope.option(address)) ? "fell" : "chose");
      boolean option = !s.function().equals("visits") && scope.option(address) >= 0;
      String node = address.substring(0, address.indexOf('#'));
      problems.add(
          Code.ASKS_ABOUT_NODE,
          place(s.addressFrom(), s.addressTo()),
          s.function(),
          option ? meant + "(" + address + ")" : s.function() + "(" + node + ")");
      return -1;
    }
    int node = scope.node(address);
    if (node < 0) {
      unknown(Code.UNKNOWN_NODE, s, scope.nodeNames());
    }
    return node;
  }

  private void unknown(Code code, Syntax.Asking s, Iterable<String> known) {
    String elsewhere = elsewhere(s.address(), known);
    if (elsewhere != null) {
      Place place = place(s.addressFrom(), s.addressTo());
      problems.add(Diagnostic.of(code, place, s.address()).near(elsewhere));
    } else {
      report(code, s.addressFrom(), s.addressTo(), s.address(), known, s.address());
    }
  }

  /** What has this name in another file, where it stands without that file's; or null. */
  private @Nullable String elsewhere(String name, Iterable<String> addresses) {
    if (name.indexOf('/') < 0 && problems.errors() < ENOUGH) {
      for (String address : addresses) {
        if (address.endsWith("/" + name)) {
          return address;
        }
      }
    }
    return null;
  }

  /** The option asked about, or -1 after a report. */
  int option(Syntax.Asking s) {
    String address = s.address();
    Place place = place(s.addressFrom(), s.addressTo());
    if (address.indexOf('#') < 0) {
      String named = optionCalled(address);
      String meant = s.function() + "(" + (named != null ? named : address + "#ID") + ")";
      problems.add(Code.ASKS_ABOUT_OPTION, place, s.function(), meant);
      return -1;
    }
    int option = scope.option(address);
    if (option < 0) {
      unknown(Code.UNKNOWN_OPTION, s, scope.optionNames());
    } else if (!scope.is(option, s.function().equals("fell"))) {
      problems.add(
          scope.outcome(option) ? Code.OUTCOME_FALLS : Code.CHOICE_IS_CHOSEN, place, address);
      return -1;
    }
    return option;
  }

  /** A person, place or source. */
  void card(String id, int from, int to) {
    report(Code.UNKNOWN_CARD, from, to, id, scope.cardNames(), id);
  }

  /** The first variable of a kind, for examples. */
  String anyVariable(Type.Kind kind, String otherwise) {
    for (String name : scope.variableNames()) {
      Variable variable = scope.variable(name);
      if (variable != null && variable.type().kind() == kind) {
        return name;
      }
    }
    return otherwise;
  }

  private @Nullable String optionCalled(String id) {
    if (problems.errors() < ENOUGH) {
      for (String option : scope.optionNames()) {
        if (option.endsWith("#" + id)) {
          return option;
        }
      }
    }
    return null;
  }

  /** Whether something is the name of a value, and of no variable. */
  boolean bareValue(Syntax s) {
    return s instanceof Syntax.Name name
        && scope.variable(name.word()) == null
        && owner(name.word()) != null;
  }

  private @Nullable Variable owner(String value) {
    for (String name : scope.variableNames()) {
      Variable variable = scope.variable(name);
      if (variable != null && variable.type().indexOf(value) >= 0) {
        return variable;
      }
    }
    return null;
  }

  /** {@code army-1} with the spaces of a minus, if all its parts are variables or numbers. */
  private @Nullable String minusMeant(String word) {
    int hyphen = word.indexOf('-');
    while (hyphen > 0) {
      String rest = word.substring(hyphen + 1);
      if (scope.variable(word.substring(0, hyphen)) != null) {
        String right = term(rest) ? rest : minusMeant(rest);
        if (right != null) {
          return word.substring(0, hyphen) + " - " + right;
        }
      }
      hyphen = word.indexOf('-', hyphen + 1);
    }
    return null;
  }

  private boolean term(String word) {
    boolean digits = !word.isEmpty();
    for (int i = 0; i < word.length(); i++) {
      digits &= Vocabulary.digit(word.charAt(i));
    }
    return digits || scope.variable(word) != null;
  }

  private void report(
      Code code, int from, int to, String wrong, Iterable<String> known, String... arguments) {
    Diagnostic problem = Diagnostic.of(code, place(from, to), arguments);
    if (problems.errors() < ENOUGH) {
      // What an input method typed wide is the same word.
      String narrow = Normalizer.normalize(wrong, Normalizer.Form.NFKC);
      problem = Nearest.to(narrow, known).map(problem::near).orElse(problem);
    }
    problems.add(problem);
  }

  private Place place(int from, int to) {
    return phrase.place(from, to);
  }
}
