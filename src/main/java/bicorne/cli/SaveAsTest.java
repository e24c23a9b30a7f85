package bicorne.cli;

import bicorne.engine.Awaits;
import bicorne.engine.Digest;
import bicorne.engine.Engine;
import bicorne.engine.State;
import bicorne.model.Story;
import bicorne.model.Type;
import bicorne.model.Variable;
import bicorne.play.Decided;
import bicorne.play.Sitting;
import bicorne.saves.JournalHeader;
import bicorne.wording.ErrandWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/**
 * A play as a story test: what was chosen, what fell, what the variables became and how it ended.
 * The words are left out, so that a corrected typo breaks no test.
 */
final class SaveAsTest {

  private final Engine engine;
  private final Story story;
  private final StringBuilder text = new StringBuilder();

  private SaveAsTest(Engine engine) {
    this.engine = engine;
    this.story = engine.story();
  }

  /** The transcript of the line from the beginning to where a sitting stands. */
  static String write(Sitting sitting, String save, Wording wording) {
    SaveAsTest test = new SaveAsTest(sitting.engine());
    test.line("# " + wording.say(ErrandWords.TEST_FROM_SAVE, "save", save));
    test.start(sitting.journal().header());
    for (Decided decided : sitting.decisions()) {
      test.decided(decided);
    }
    test.end(sitting.moment().state(), sitting.moment().awaits());
    return test.text.toString();
  }

  private void start(JournalHeader header) {
    if (header.alone()) {
      line("start " + header.start().substring(0, header.start().indexOf('/')));
    } else if (story.nodeAt(header.start()) != story.start()) {
      line("start " + header.start());
    }
  }

  private void decided(Decided decided) {
    if (decided.taken() >= 0) {
      line("> " + story.options().get(decided.taken()).id());
    }
    if (decided.fell() >= 0) {
      line("~ " + story.options().get(decided.fell()).id());
    }
    if (decided.drew() >= 0) {
      line("~ " + story.address(decided.drew()));
    }
  }

  private void end(State state, Awaits awaits) {
    List<String> facts = new ArrayList<>();
    for (Variable variable : story.variables()) {
      if (variable.file() < 0 && !variable.derived()) {
        long value = engine.value(state, variable.number());
        if (value != variable.start()) {
          fact(variable, value, facts);
        }
      }
    }
    if (!(awaits instanceof Awaits.End) && !(awaits instanceof Awaits.Left)) {
      facts.add("seen(" + story.address(engine.node(state)) + ")");
    }
    if (!facts.isEmpty()) {
      line("? " + String.join(" and ", facts));
    }
    if (awaits instanceof Awaits.End end) {
      line("= ending " + story.address(end.node()));
    } else if (awaits instanceof Awaits.Left left) {
      line("= left " + story.address(left.node()));
    }
  }

  private static void fact(Variable variable, long value, List<String> facts) {
    Type.Kind kind = variable.type().kind();
    if (kind == Type.Kind.FLAG) {
      facts.add(value == 0 ? "not " + variable.name() : variable.name());
    } else if (kind != Type.Kind.SET) {
      facts.add(variable.name() + " == " + Digest.print(variable.type(), value));
    }
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
