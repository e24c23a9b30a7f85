package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import bicorne.diagnostic.Place;
import bicorne.diagnostic.Sentences;
import bicorne.model.Card;
import bicorne.model.Expr;
import bicorne.model.Story;
import java.util.ArrayList;
import java.util.List;

/** What rules find in a story, each as {@code place: sentence}. */
final class Found {

  private Found() {}

  /** What one rule finds. */
  static List<String> by(Rule rule, Story story) {
    Diagnostics problems = new Diagnostics();
    rule.check(Facts.of(story), new Names(story), problems);
    return sentences(problems);
  }

  /** What all rules find, with severity and code. */
  static List<String> byAll(Story story) {
    Diagnostics problems = new Diagnostics();
    Rules.check(story, new Names(story), problems);
    List<String> found = new ArrayList<>();
    for (Diagnostic problem : problems.sorted()) {
      Code code = problem.code();
      found.add(code.severity() + " " + code + " " + problem.place().file());
    }
    found.sort(null);
    return found;
  }

  private static List<String> sentences(Diagnostics problems) {
    List<String> found = new ArrayList<>();
    for (Diagnostic problem : problems.sorted()) {
      StringBuilder line = new StringBuilder(problem.place().file()).append(": ");
      line.append(Sentences.in("en").problem(problem));
      for (Diagnostic.Related related : problem.related()) {
        line.append(" [").append(related.place().file()).append(']');
      }
      found.add(line.toString());
    }
    return found;
  }

  /** Variable number {@code variable} compared with a constant. */
  static Expr is(int variable, Expr.Op op, long value) {
    return new Expr.Binary(op, new Expr.Read(variable), new Expr.Const(value));
  }

  private record Names(Story told) implements Places {

    @Override
    public Place story() {
      return Place.of("story");
    }

    @Override
    public Place file(int file) {
      return Place.of(told.files().get(file).id());
    }

    @Override
    public Place node(int node) {
      return Place.of(told.address(node));
    }

    @Override
    public Place option(int option) {
      return Place.of(told.optionAddress(option));
    }

    @Override
    public Place variable(int variable) {
      return Place.of("variable " + told.variables().get(variable).name());
    }

    @Override
    public Place card(Card.Ref card) {
      return Place.of("card " + told.card(card).id());
    }

    @Override
    public Place pool(int pool) {
      return Place.of("pool " + told.pools().get(pool).name());
    }

    @Override
    public Place branch(int way, int branch) {
      return Place.of("way " + (branch + 1) + " of " + told.address(told.ways().get(way).node()));
    }

    @Override
    public Place entry(int pool, int entry) {
      return Place.of("entry " + (entry + 1) + " of pool " + told.pools().get(pool).name());
    }

    @Override
    public Place claim(int claim) {
      return Place.of("claim " + claim);
    }
  }
}
