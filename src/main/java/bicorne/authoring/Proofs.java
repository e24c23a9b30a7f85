package bicorne.authoring;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import bicorne.diagnostic.Place;
import bicorne.explore.Road;
import bicorne.explore.TextCondition;
import bicorne.grammar.AsWritten;
import bicorne.model.Claim;
import bicorne.model.Expr;
import bicorne.model.Option;
import bicorne.model.Pool;
import bicorne.model.Story;
import bicorne.model.Way;
import bicorne.rules.Places;
import java.util.List;

/**
 * What an exploration found, as findings beside those that need no play. What these already say is
 * not said again; what they held possible and is proved not to be so is taken back.
 */
final class Proofs {

  /** A longer road is told by its last decisions: more of a value no sentence shows. */
  private static final int MOST_CHARACTERS = 66;

  private final Outlook outlook;
  private final Story story;
  private final Places places;
  private final List<Diagnostic> known;
  private final Diagnostics found = new Diagnostics();

  private Proofs(Outlook outlook, Places places, List<Diagnostic> known) {
    this.outlook = outlook;
    this.story = outlook.story();
    this.places = places;
    this.known = known;
  }

  /** All findings: those known, and what the exploration adds. */
  static List<Diagnostic> with(Outlook outlook, Places places, List<Diagnostic> known) {
    Proofs proofs = new Proofs(outlook, places, known);
    for (Diagnostic one : known) {
      if (!proofs.settled(one)) {
        proofs.found.add(one);
      }
    }
    for (Matter matter : outlook.matters()) {
      proofs.tell(matter);
    }
    return proofs.found.sorted();
  }

  /** Whether a finding only held possible what is known now, the one way or the other. */
  private boolean settled(Diagnostic one) {
    if (one.code() != Code.CHOICES_CAN_RUN_OUT) {
      return false;
    }
    for (Matter matter : outlook.matters(Matter.Kind.NO_CHOICE)) {
      if (matter.can() != Matter.Can.UNKNOWN && places.node(matter.number()).equals(one.place())) {
        return true;
      }
    }
    return false;
  }

  private boolean said(Place place, Code... codes) {
    for (Diagnostic one : known) {
      for (Code code : codes) {
        if (one.code() == code && one.place().equals(place)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether it is said of this very condition, in the same file, that the ranges decide it. */
  private boolean decided(String condition, Place near, Code code) {
    for (Diagnostic one : known) {
      if (one.code() == code
          && one.place().file().equals(near.file())
          && one.arguments().get(0).equals(condition)) {
        return true;
      }
    }
    return false;
  }

  private void tell(Matter matter) {
    if (matter.can() == Matter.Can.YES) {
      happens(matter);
    } else if (matter.can() == Matter.Can.NO) {
      never(matter);
    }
  }

  private void happens(Matter matter) {
    int number = matter.number();
    Road road = matter.road();
    if (road == null) {
      return;
    }
    switch (matter.kind()) {
      case NO_CHOICE ->
          found.add(Code.NO_CHOICE_OPEN, places.node(number), story.address(number), words(road));
      case NO_OUTCOME -> {
        if (!said(places.node(number), Code.NO_OUTCOME_CAN_FALL)) {
          found.add(Code.NOTHING_CAN_FALL, places.node(number), story.address(number), words(road));
        }
      }
      case NO_OUTCOME_BEHIND -> {
        if (!said(places.option(number), Code.NO_OUTCOME_CAN_FALL)) {
          found.add(
              Code.NOTHING_CAN_FALL,
              places.option(number),
              story.optionAddress(number),
              words(road));
        }
      }
      case CIRCLE ->
          found.add(Code.GOES_ROUND, places.node(number), story.address(number), words(road));
      case TRAP -> {
        // Who goes round without a page has no ending ahead, and that is told already.
        boolean told = !outlook.matters(Matter.Kind.CIRCLE).isEmpty();
        told |= said(places.story(), Code.NO_ENDING);
        if (!told && !said(places.node(number), Code.NO_WAY_TO_AN_ENDING)) {
          found.add(Code.TRAP, places.node(number), story.address(number), words(road));
        }
      }
      case CLAIM -> {
        Claim claim = outlook.asked().get(number);
        if (claim.kind() != Claim.Kind.REACHABLE) {
          String what = (claim.kind() == Claim.Kind.ALWAYS ? "not " : "") + grouped(claim);
          found.add(Code.CLAIM_REFUTED, places.claim(number), what, words(road));
        }
      }
      default -> {}
    }
  }

  private static String grouped(Claim claim) {
    return claim.kind() == Claim.Kind.ALWAYS ? "(" + claim.words() + ")" : claim.words();
  }

  private void never(Matter matter) {
    int number = matter.number();
    switch (matter.kind()) {
      case ENDING -> {
        // Of an episode that is never entered that is said, and not what is in it.
        boolean linked = !outlook.guards(matter).isEmpty();
        if (linked && !said(places.node(number), Code.NODE_NOT_REACHED)) {
          found.add(
              Code.ENDING_NEVER_REACHED,
              places.node(number),
              story.address(number),
              inItsWay(matter));
        }
      }
      case NODE -> node(matter);
      case OPTION -> option(matter);
      case BRANCH -> branch(matter);
      case TEXT -> text(matter);
      case CLAIM -> {
        Claim claim = outlook.asked().get(number);
        if (claim.kind() == Claim.Kind.REACHABLE) {
          found.add(Code.CLAIM_NEVER_HAPPENS, places.claim(number), claim.words());
        }
      }
      default -> {}
    }
  }

  /**
   * A node is told of if it links to one that is entered, by more than choices that are told of.
   */
  private void node(Matter matter) {
    int number = matter.number();
    if (outlook.explained(number)
        || story.nodes().get(number).exit() instanceof bicorne.model.Node.Ends
        || said(places.node(number), Code.NODE_NOT_REACHED)
        || neverDrawn(number)) {
      return;
    }
    found.add(
        Code.NODE_NEVER_ENTERED, places.node(number), story.address(number), inItsWay(matter));
  }

  /** Whether it is said of a pool that it never gives this node. */
  private boolean neverDrawn(int node) {
    for (Pool pool : story.pools()) {
      for (int i = 0; i < pool.entries().size(); i++) {
        if (pool.entries().get(i).node() == node
            && said(places.entry(pool.number(), i), Code.ENTRY_NEVER_DRAWN)) {
          return true;
        }
      }
    }
    return false;
  }

  private void option(Matter matter) {
    int number = matter.number();
    Option option = story.options().get(number);
    if (said(
        places.option(number),
        Code.CHOICE_NEVER_SHOWN,
        Code.OUTCOME_NEVER_FALLS,
        Code.NO_OUTCOME_CAN_FALL)) {
      return;
    }
    for (Blocked.Guard guard : outlook.guards(matter)) {
      if (decided(guard.condition(), places.option(number), Code.ALWAYS_FALSE)) {
        return;
      }
    }
    found.add(
        option.outcome() ? Code.OUTCOME_CANNOT_FALL : Code.CHOICE_NEVER_OPEN,
        places.option(number),
        story.optionAddress(number),
        inItsWay(matter));
  }

  /** A way into a node that is never entered is told of there. */
  private void branch(Matter matter) {
    Way way = story.ways().get(matter.number());
    Way.Target target = way.branches().get(matter.part()).target();
    if (target instanceof Way.Goto straight
        && outlook.entered(straight.node())
        && !said(places.branch(way.number(), matter.part()), Code.BRANCH_NEVER_TAKEN)) {
      found.add(
          Code.WAY_NEVER_TAKEN,
          places.branch(way.number(), matter.part()),
          story.address(way.node()),
          story.address(straight.node()));
    }
  }

  private void text(Matter matter) {
    TextCondition text = outlook.text(matter);
    boolean option = text.option() >= 0;
    Expr condition = text.condition();
    String words = AsWritten.condition(condition, story);
    Place place = option ? places.option(text.option()) : places.node(text.node());
    if (decided(words, place, matter.yes() ? Code.ALWAYS_FALSE : Code.ALWAYS_TRUE)) {
      return;
    }
    found.add(
        Code.TEXT_NEVER_TOLD,
        place,
        option ? story.optionAddress(text.option()) : story.address(text.node()),
        matter.yes() ? words : "not (" + words + ")");
  }

  /** The first condition in the way, and what its variables are there. */
  private String inItsWay(Matter matter) {
    for (Blocked.Guard guard : outlook.guards(matter)) {
      StringBuilder told = new StringBuilder();
      told.append('`').append(guard.condition().isEmpty() ? guard.where() : guard.condition());
      told.append('`');
      for (Blocked.Holds holds : guard.values()) {
        told.append(told.indexOf("(") < 0 ? " (" : "; ").append(holds.variable()).append(": ");
        told.append(String.join(", ", holds.values()));
      }
      return told.append(guard.values().isEmpty() ? "" : ")").toString();
    }
    return "`" + story.address(story.start()) + "`";
  }

  private String words(Road road) {
    List<String> steps = outlook.steps(road);
    if (steps.isEmpty()) {
      return "`" + story.address(story.start()) + "`";
    }
    StringBuilder told = new StringBuilder();
    for (int i = steps.size() - 1; i >= 0; i--) {
      String step = "`" + steps.get(i) + "`";
      if (told.length() > 0 && step.length() + told.length() > MOST_CHARACTERS) {
        return "..., " + told;
      }
      told.insert(0, told.length() == 0 ? step : step + ", ");
    }
    return told.toString();
  }
}
