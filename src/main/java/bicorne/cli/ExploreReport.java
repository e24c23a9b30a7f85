package bicorne.cli;

import bicorne.authoring.Blocked;
import bicorne.authoring.Matter;
import bicorne.authoring.Outlook;
import bicorne.engine.Digest;
import bicorne.explore.HeldStore;
import bicorne.explore.Road;
import bicorne.explore.Stop;
import bicorne.explore.TextCondition;
import bicorne.explore.Verdict;
import bicorne.grammar.AsWritten;
import bicorne.model.Claim;
import bicorne.model.Node;
import bicorne.model.Story;
import bicorne.model.Variable;
import bicorne.model.Way;
import bicorne.wording.ExploreWords;
import bicorne.wording.Saying;
import bicorne.wording.Wording;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an exploration found, in sentences or as JSON: a line for each thing, to be read from top to
 * bottom by eyes or ears.
 */
final class ExploreReport {

  private static final int MOST_STEPS = 40;

  private final Call call;
  private final Wording wording;
  private final Outlook outlook;
  private final Outlook.Wanted wanted;
  private final Story story;
  private final @Nullable Witnesses witnesses;
  private final StringBuilder text = new StringBuilder();

  ExploreReport(Call call, Outlook outlook, Outlook.Wanted wanted, @Nullable Witnesses witnesses) {
    this.call = call;
    this.outlook = outlook;
    this.wanted = wanted;
    this.witnesses = witnesses;
    wording = call.wording();
    story = outlook.story();
  }

  /** Refuted if anything is; else given up if anything is not known; else fine. */
  ExitStatus status() {
    boolean unknown = !outlook.complete();
    for (Matter matter : outlook.matters()) {
      if (refuted(matter)) {
        return ExitStatus.FINDINGS;
      }
    }
    if (!wanted.whole()) {
      unknown = false;
      for (Matter matter : outlook.matters(Matter.Kind.CLAIM)) {
        unknown |= matter.can() == Matter.Can.UNKNOWN;
      }
    }
    return unknown ? ExitStatus.GAVE_UP : ExitStatus.FINE;
  }

  private boolean refuted(Matter matter) {
    return switch (matter.kind()) {
      case CLAIM -> outlook.verdict(matter) == Verdict.REFUTED;
      case ENDING -> wanted.episode() < 0 && matter.can() == Matter.Can.NO;
      case NO_CHOICE, NO_OUTCOME, NO_OUTCOME_BEHIND, CIRCLE, TRAP -> matter.can() == Matter.Can.YES;
      default -> false;
    };
  }

  /** In sentences. */
  String text() {
    line("", seen());
    if (wanted.episode() >= 0) {
      line(
          "",
          wording.say(
              ExploreWords.ONLY_EPISODE, "episode", story.files().get(wanted.episode()).id()));
    }
    claims();
    if (wanted.whole()) {
      endings();
      stops();
      never();
      if (wanted.exact()) {
        numbers();
      }
    }
    return text.toString();
  }

  private String seen() {
    Stop stop = outlook.stopped();
    if (stop == null) {
      return wording.say(
          ExploreWords.SEEN,
          "states",
          outlook.states(),
          "decisions",
          outlook.decisions(),
          "depth",
          outlook.depth());
    }
    boolean byMemory =
        stop == Stop.MEMORY || (stop == Stop.STATES && wanted.limits().states() > outlook.states());
    ExploreWords why =
        stop == Stop.ASKED
            ? ExploreWords.GAVE_UP_ASKED
            : byMemory ? ExploreWords.GAVE_UP_MEMORY : ExploreWords.GAVE_UP_STATES;
    long limit = byMemory ? wanted.limits().bytes() >> 20 : wanted.limits().states();
    return wording.say(why, "limit", limit, "states", outlook.states());
  }

  private void line(String indent, String words) {
    text.append(indent).append(wording.sentence(words)).append('\n');
  }

  private void heading(Saying saying) {
    text.append('\n').append(wording.say(saying)).append('\n');
  }

  private void claims() {
    List<Matter> claims = outlook.matters(Matter.Kind.CLAIM);
    if (claims.isEmpty()) {
      return;
    }
    heading(wanted.whole() ? ExploreWords.CLAIMS : ExploreWords.QUESTIONS);
    for (Matter matter : claims) {
      Claim claim = outlook.asked().get(matter.number());
      if (wanted.whole()) {
        ExploreWords verdict =
            switch (outlook.verdict(matter)) {
              case PROVED -> ExploreWords.PROVED;
              case REFUTED -> ExploreWords.REFUTED;
              case GAVE_UP -> ExploreWords.OPEN;
            };
        line(
            "  ", wording.say(verdict, "claim", ExploreCommand.kind(claim) + ": " + claim.words()));
        if (claim.note() != null) {
          line("    ", claim.note());
        }
      } else {
        line("  ", can(matter, claim.words()));
      }
      shown(matter);
    }
  }

  private String can(Matter matter, String what) {
    ExploreWords can =
        switch (matter.can()) {
          case YES -> ExploreWords.CAN;
          case NO -> ExploreWords.CANNOT;
          case UNKNOWN -> ExploreWords.MAY;
        };
    return wording.say(can, "what", what);
  }

  private void endings() {
    heading(ExploreWords.ENDINGS);
    for (Matter matter : outlook.matters(Matter.Kind.ENDING)) {
      line(
          "  ",
          can(matter, wording.say(ExploreWords.ENDING, "node", story.address(matter.number()))));
      brief(matter);
      guards(matter);
    }
  }

  /** Of what is well only how far it is; its road is in the save, and in the JSON. */
  private void brief(Matter matter) {
    if (witnesses != null) {
      shown(matter);
    } else if (matter.length() >= 0) {
      line("    ", wording.say(ExploreWords.FAR, "decisions", matter.length()));
    }
  }

  /** The road, and the save that shows it. */
  private void shown(Matter matter) {
    Road road = matter.road();
    if (road == null) {
      return;
    }
    if (road.length() == 0) {
      line("    ", wording.say(ExploreWords.AT_ONCE));
    } else {
      line(
          "    ",
          wording.say(
              ExploreWords.AFTER,
              "decisions",
              road.length(),
              "road",
              String.join(", ", road(road))));
    }
    if (witnesses != null) {
      Path file = witnesses.write(matter);
      line(
          "    ",
          file == null
              ? wording.say(ExploreWords.NOT_SAVED)
              : wording.say(ExploreWords.SAVED, "command", command(file)));
    }
  }

  private List<String> road(Road road) {
    List<String> steps = outlook.steps(road);
    if (steps.size() <= MOST_STEPS) {
      return steps;
    }
    List<String> last = new ArrayList<>();
    last.add("...");
    last.addAll(steps.subList(steps.size() - MOST_STEPS, steps.size()));
    return last;
  }

  private String command(Path file) {
    String named = ExploreCommand.named(call);
    return "bicorne replay " + (named == null ? "" : "--story '" + named + "' ") + "'" + file + "'";
  }

  private void guards(Matter matter) {
    if (matter.can() != Matter.Can.NO) {
      return;
    }
    for (Blocked.Guard guard : outlook.guards(matter)) {
      List<String> told = new ArrayList<>();
      told.add(
          guard.condition().isEmpty()
              ? wording.say(ExploreWords.IN_THE_WAY_BEFORE, "where", guard.where())
              : wording.say(
                  ExploreWords.IN_THE_WAY, "where", guard.where(), "condition", guard.condition()));
      for (Blocked.Holds holds : guard.values()) {
        told.add(
            wording.say(
                ExploreWords.IS_THERE,
                "variable",
                holds.variable(),
                "values",
                wording.list(holds.values())));
      }
      text.append("    ").append(wording.sentences(told)).append('\n');
    }
  }

  private void stops() {
    int before = text.length();
    heading(ExploreWords.STOPS);
    int begun = text.length();
    boolean any = false;
    for (Matter matter : outlook.matters()) {
      String what = stop(matter);
      if (what != null && matter.can() == Matter.Can.YES) {
        line("  ", can(matter, what));
        shown(matter);
        any |= matter.kind() != Matter.Kind.TRAP;
      }
    }
    if (!any && outlook.complete() && outlook.noCircle() == Verdict.PROVED) {
      line("  ", wording.say(ExploreWords.NEVER_STOPS));
    }
    if (!any && outlook.endingsAhead() == Verdict.PROVED) {
      line("  ", wording.say(ExploreWords.ALWAYS_ENDS));
    } else if (outlook.endingsAhead() == Verdict.GAVE_UP && outlook.stopped() == null) {
      line("  ", wording.say(ExploreWords.ENDS_UNKNOWN));
    }
    if (text.length() == begun) {
      text.setLength(before);
    }
  }

  private @Nullable String stop(Matter matter) {
    int number = matter.number();
    return switch (matter.kind()) {
      case NO_CHOICE -> wording.say(ExploreWords.NO_CHOICE, "node", story.address(number));
      case NO_OUTCOME -> wording.say(ExploreWords.NO_OUTCOME, "node", story.address(number));
      case NO_OUTCOME_BEHIND ->
          wording.say(ExploreWords.NO_OUTCOME, "node", story.optionAddress(number));
      case CIRCLE -> wording.say(ExploreWords.CIRCLE, "node", story.address(number));
      case TRAP -> wording.say(ExploreWords.TRAP, "node", story.address(number));
      default -> null;
    };
  }

  private void never() {
    boolean any = false;
    for (Matter matter : outlook.matters()) {
      String what = matter.can() == Matter.Can.NO ? unheard(matter) : null;
      if (what != null) {
        if (!any) {
          heading(ExploreWords.NEVER);
          any = true;
        }
        line("  ", can(matter, what));
        guards(matter);
      }
    }
    if (!any && outlook.stopped() == null) {
      heading(ExploreWords.NEVER);
      line("  ", wording.say(ExploreWords.ALL_HAPPENS));
    }
  }

  private @Nullable String unheard(Matter matter) {
    int number = matter.number();
    return switch (matter.kind()) {
      case NODE ->
          story.nodes().get(number).exit() instanceof Node.Ends
              ? null
              : wording.say(ExploreWords.NEVER_NODE, "node", story.address(number));
      case OPTION ->
          wording.say(
              story.options().get(number).outcome()
                  ? ExploreWords.NEVER_OUTCOME
                  : ExploreWords.NEVER_CHOICE,
              "option",
              story.optionAddress(number));
      case BRANCH -> branch(story.ways().get(number), matter.part());
      case TEXT -> words(matter);
      case REASON -> wording.say(ExploreWords.NEVER_REASON, "option", story.optionAddress(number));
      default -> null;
    };
  }

  /** A way into a node that is never entered is told of there. */
  private @Nullable String branch(Way way, int branch) {
    Way.Target target = way.branches().get(branch).target();
    if (target instanceof Way.Goto into && !outlook.entered(into.node())) {
      return null;
    }
    String where =
        target instanceof Way.Goto straight
            ? story.address(straight.node())
            : target instanceof Way.Draw draw ? story.pools().get(draw.pool()).name() : "";
    return wording.say(
        ExploreWords.NEVER_BRANCH, "node", story.address(way.node()), "target", where);
  }

  private String words(Matter matter) {
    TextCondition condition = outlook.text(matter);
    String words = AsWritten.condition(condition.condition(), story);
    return wording.say(
        ExploreWords.NEVER_TEXT,
        "where",
        condition.option() >= 0
            ? story.optionAddress(condition.option())
            : story.address(condition.node()),
        "condition",
        matter.yes() ? words : "not (" + words + ")");
  }

  private void numbers() {
    heading(ExploreWords.NUMBERS);
    for (bicorne.explore.Findings.Range range : outlook.ranges()) {
      if (range.least() <= range.greatest()) {
        line(
            "  ",
            wording.say(
                ExploreWords.RANGE,
                "variable",
                Digest.name(story, story.variables().get(range.variable())),
                "least",
                range.least(),
                "greatest",
                range.greatest()));
      }
    }
    for (HeldStore held : outlook.held()) {
      Variable variable = story.variables().get(held.store().variable());
      line(
          "  ",
          wording.say(
              held.below() ? ExploreWords.HELD_BELOW : ExploreWords.HELD_ABOVE,
              "variable",
              Digest.name(story, variable),
              "least",
              variable.type().min(),
              "greatest",
              variable.type().max(),
              "where",
              held.option() >= 0
                  ? story.optionAddress(held.option())
                  : story.address(held.node())));
    }
  }

  /** For programs; names never change. */
  String json() {
    Json json = new Json().open('{');
    json.key("story").text(story.id());
    Stop stop = outlook.stopped();
    json.key("complete").truth(stop == null);
    if (stop != null) {
      json.key("stopped")
          .text(stop == Stop.STATES ? "states" : stop == Stop.MEMORY ? "memory" : "asked");
    }
    json.key("states").number(outlook.states());
    json.key("decisions").number(outlook.decisions());
    json.key("depth").number(outlook.depth());
    json.key("bytes").number(outlook.bytes());
    json.key("matters").open('[');
    for (Matter matter : outlook.matters()) {
      json(json, matter);
    }
    return json.close(']').close('}') + "\n";
  }

  private void json(Json json, Matter matter) {
    int number = matter.number();
    json.open('{');
    json.key("kind").text(kind(matter.kind()));
    switch (matter.kind()) {
      case OPTION, REASON, NO_OUTCOME_BEHIND -> json.key("at").text(story.optionAddress(number));
      case BRANCH -> {
        json.key("at").text(story.address(story.ways().get(number).node()));
        json.key("branch").number(matter.part());
      }
      case TEXT -> {
        TextCondition text = outlook.text(matter);
        json.key("at")
            .text(
                text.option() >= 0
                    ? story.optionAddress(text.option())
                    : story.address(text.node()));
        json.key("condition").text(AsWritten.condition(text.condition(), story));
        json.key("holds").truth(matter.yes());
      }
      case CLAIM -> {
        Claim claim = outlook.asked().get(number);
        json.key(wanted.whole() ? ExploreCommand.kind(claim) : "asked").text(claim.words());
        json.key("verdict")
            .text(
                switch (outlook.verdict(matter)) {
                  case PROVED -> "proved";
                  case REFUTED -> "refuted";
                  case GAVE_UP -> "gave up";
                });
      }
      default -> json.key("at").text(story.address(number));
    }
    json.key("happens")
        .text(
            switch (matter.can()) {
              case YES -> "yes";
              case NO -> "no";
              case UNKNOWN -> "unknown";
            });
    if (matter.length() >= 0) {
      json.key("length").number(matter.length());
    }
    Road road = matter.road();
    if (road != null) {
      json.key("road").open('[');
      outlook.steps(road).forEach(json::text);
      json.close(']');
      Path file = witnesses == null ? null : witnesses.write(matter);
      if (file != null) {
        json.key("save").text(file.toString());
      }
    }
    json.close('}');
  }

  private static String kind(Matter.Kind kind) {
    return switch (kind) {
      case ENDING -> "ending";
      case NODE -> "node";
      case OPTION -> "option";
      case BRANCH -> "branch";
      case TEXT -> "text";
      case REASON -> "reason";
      case NO_CHOICE -> "no choice";
      case NO_OUTCOME, NO_OUTCOME_BEHIND -> "no outcome";
      case CIRCLE -> "circle";
      case TRAP -> "trap";
      case CLAIM -> "claim";
    };
  }
}
