package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.grammar.Reader;
import bicorne.model.Type;
import bicorne.model.Variable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/**
 * Finds the types of derived variables, each after those it is computed from. A circle is an error,
 * told with all who stand in it. Goes down without recursion: a chain may be as long as a file.
 */
final class Derivations {

  private enum Mark {
    NEW,
    OPEN,
    DONE
  }

  private record Step(int variable, Iterator<Integer> from) {}

  private final Variables variables;
  private final List<Phrases> phrases;
  private final Report report;
  private final Mark[] marks;

  /**
   * @param phrases of the main file, then of each file
   */
  Derivations(Variables variables, List<Phrases> phrases, Report report) {
    this.variables = variables;
    this.phrases = phrases;
    this.report = report;
    this.marks = new Mark[variables.size()];
  }

  void find() {
    Arrays.fill(marks, Mark.NEW);
    for (int i = 0; i < marks.length; i++) {
      if (variables.declared(i).derived() != null && marks[i] == Mark.NEW) {
        visit(i);
      }
    }
  }

  private void visit(int root) {
    Deque<Step> path = new ArrayDeque<>();
    path.push(open(root));
    while (!path.isEmpty()) {
      Step step = path.element();
      if (!step.from().hasNext()) {
        path.pop();
        marks[step.variable()] = Mark.DONE;
        type(step.variable());
        continue;
      }
      int next = step.from().next();
      if (marks[next] == Mark.OPEN) {
        circle(path, next);
      } else if (marks[next] == Mark.NEW) {
        path.push(open(next));
      }
    }
  }

  private Step open(int variable) {
    marks[variable] = Mark.OPEN;
    List<Integer> from = new ArrayList<>();
    Variables.Declared declared = variables.declared(variable);
    DerivedDraft draft = declared.derived();
    if (draft != null && draft.is() != null) {
      for (String name : Mentions.in(draft.is().value())) {
        int number = variables.number(declared.file(), Id.nfc(name));
        if (number >= 0 && variables.declared(number).derived() != null) {
          from.add(number);
        }
      }
    }
    return new Step(variable, from.iterator());
  }

  private void circle(Deque<Step> path, int again) {
    StringBuilder names = new StringBuilder(variables.declared(again).name());
    for (Step step : path) {
      names.insert(0, variables.declared(step.variable()).name() + " → ");
      if (step.variable() == again) {
        break;
      }
    }
    report.add(Code.DERIVED_CIRCLE, variables.declared(again).key(), names.toString());
  }

  /** Reads the expression; one that names a variable of unknown type is left unknown itself. */
  private void type(int number) {
    Variables.Declared declared = variables.declared(number);
    DerivedDraft draft = declared.derived();
    if (draft == null) {
      return;
    }
    List<Named<TextDraft>> values = draft.values();
    Type wanted = values == null ? null : Type.enumeration(ValuesShape.names(values));
    Reader.Typed typed = phrases.get(declared.file() + 1).expression(draft.is(), wanted);
    if (typed == null) {
      return;
    }
    VariableShape.fits(typed.type(), draft.show(), draft.shown(), draft.unitKey(), report);
    variables.know(bare(declared, number, typed, draft));
  }

  private static Variable bare(
      Variables.Declared declared, int number, Reader.Typed typed, DerivedDraft draft) {
    return new Variable(
        number,
        declared.name(),
        declared.file(),
        typed.type(),
        0,
        typed.expr(),
        null,
        null,
        draft.show(),
        List.of());
  }
}
