package bicorne.explore;

import bicorne.engine.Awaits;
import bicorne.model.Story;
import bicorne.model.Way;
import java.util.Map;
import java.util.TreeMap;

/** What an exploration saw, by name, as the naive reference and other explorations say it. */
final class Told {

  private Told() {}

  /** What play meets, named as {@link Naive} does. */
  static Map<String, Integer> met(Story story, Findings findings) {
    Map<String, Integer> seen = new TreeMap<>();
    for (int node = 0; node < story.nodes().size(); node++) {
      put(seen, "node " + node, findings.node(node));
      put(seen, Awaits.Kind.NO_OPEN_CHOICE + " at " + node, findings.noOpenChoice(node));
      put(seen, Awaits.Kind.NO_OUTCOME + " at " + node, findings.noOutcome(node));
    }
    for (int option = 0; option < story.options().size(); option++) {
      put(seen, "option " + option, findings.option(option));
      put(seen, "locked " + option, findings.locked(option));
      put(seen, Awaits.Kind.NO_OUTCOME + " behind " + option, findings.noOutcomeBehind(option));
    }
    return seen;
  }

  /** Everything, ranges left out. */
  static Map<String, Integer> all(Story story, Findings findings, int questions) {
    Map<String, Integer> seen = met(story, findings);
    for (Way way : story.ways()) {
      for (int branch = 0; branch < way.branches().size(); branch++) {
        put(seen, "branch " + way.number() + "." + branch, findings.branch(way.number(), branch));
      }
    }
    for (TextCondition condition : findings.textConditions()) {
      put(seen, "text " + condition.number() + " yes", findings.text(condition.number(), true));
      put(seen, "text " + condition.number() + " no", findings.text(condition.number(), false));
    }
    for (int question = 0; question < questions; question++) {
      put(seen, "question " + question, findings.question(question));
    }
    return seen;
  }

  private static void put(Map<String, Integer> seen, String what, Sight sight) {
    if (sight.reached()) {
      seen.put(what, sight.length());
    }
  }
}
