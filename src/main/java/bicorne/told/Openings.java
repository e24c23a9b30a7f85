package bicorne.told;

import bicorne.engine.State;
import bicorne.model.Variable;
import bicorne.play.Opened;
import bicorne.saves.Difference;
import bicorne.saves.Misfit;
import bicorne.wording.SaveWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What has to be told about a save that was opened on a story, in words. */
public final class Openings {

  private final StoryWords words;
  private final Wording wording;

  private Openings(StoryWords words) {
    this.words = words;
    this.wording = words.wording();
  }

  /** Each thing to tell as a paragraph; none where the save fits and the story is the same. */
  public static List<String> told(Opened opened, StoryWords words) {
    Openings openings = new Openings(words);
    List<String> told = new ArrayList<>();
    if (opened instanceof Opened.Ready ready) {
      openings.ready(ready, told);
    } else if (opened instanceof Opened.Stopped stopped) {
      openings.stopped(stopped, told);
    } else if (opened instanceof Opened.Refused refused) {
      told.add(words.wording().say(SaveWords.REFUSED, "why", openings.why(refused.misfit())));
    } else {
      throw new AssertionError(opened);
    }
    return Collections.unmodifiableList(told);
  }

  /** What there is to tell of a save that is not played because of that: no way on is offered. */
  public static List<String> refused(Opened opened, StoryWords words) {
    List<String> told = new ArrayList<>(told(opened, words));
    if (opened instanceof Opened.Stopped) {
      told.set(told.size() - 1, words.wording().say(SaveWords.STOPPED_LEFT));
    }
    return Collections.unmodifiableList(told);
  }

  private void ready(Opened.Ready ready, List<String> told) {
    State now = ready.sitting().moment().state();
    if (!ready.differences().isEmpty()) {
      told.add(differs(ready.differences(), now));
    } else if (ready.revised()) {
      told.add(wording.say(SaveWords.REVISED_SAME));
    }
    if (!ready.elsewhere().isEmpty()) {
      told.add(wording.say(SaveWords.ELSEWHERE, "count", ready.elsewhere().size()));
    }
  }

  private void stopped(Opened.Stopped stopped, List<String> told) {
    Misfit misfit = stopped.misfit();
    String why = why(misfit);
    told.add(
        stopped.revised()
            ? wording.say(
                SaveWords.STOPPED, "number", misfit.entry(), "place", misfit.at(), "why", why)
            : wording.say(
                SaveWords.STOPPED_UNREVISED,
                "number",
                misfit.entry(),
                "place",
                misfit.at(),
                "why",
                why));
    if (!stopped.differences().isEmpty()) {
      told.add(differs(stopped.differences(), stopped.sitting().moment().state()));
    }
    told.add(
        wording.say(
            stopped.revised() ? SaveWords.STOPPED_WAY_ON : SaveWords.STOPPED_UNREVISED_WAY_ON));
  }

  private String differs(List<Difference> differences, State now) {
    List<String> clauses = new ArrayList<>();
    for (Difference difference : differences) {
      String variable = printed(difference.variable(), now);
      String is = difference.is();
      clauses.add(
          is == null
              ? wording.say(
                  SaveWords.DIFFERENCE_GONE, "variable", variable, "was", difference.was())
              : wording.say(
                  SaveWords.DIFFERENCE, "variable", variable, "was", difference.was(), "is", is));
    }
    String what = String.join(wording.chinese() ? "；" : "; ", clauses);
    return wording.say(SaveWords.REVISED_DIFFERS, "what", what);
  }

  /** The printed name of a story's variable; a file's own keeps the name it has in saves. */
  private String printed(String name, State state) {
    for (Variable variable : words.story().variables()) {
      if (variable.file() < 0 && variable.name().equals(name)) {
        return words.label(variable.number(), state);
      }
    }
    return name;
  }

  /** Why something does not fit, as a clause. */
  private String why(Misfit misfit) {
    String wanted = misfit.wanted();
    return switch (misfit.reason()) {
      case OTHER_STORY ->
          wording.say(SaveWords.OTHER_STORY, "wanted", wanted, "found", misfit.found());
      case START_GONE -> wording.say(SaveWords.START_GONE, "wanted", wanted);
      case NODE_GONE -> wording.say(SaveWords.NODE_GONE);
      case ANOTHER_NODE -> wording.say(SaveWords.ANOTHER_NODE, "found", misfit.found());
      case NOTHING_TO_DECIDE -> wording.say(SaveWords.NOTHING_TO_DECIDE);
      case CHOICE_GONE -> wording.say(SaveWords.CHOICE_GONE, "wanted", wanted);
      case CHOICE_LOCKED -> locked(misfit);
      case CHOICE_NOT_THERE -> wording.say(SaveWords.CHOICE_NOT_THERE, "wanted", option(misfit));
      case OUTCOME_GONE -> wording.say(SaveWords.OUTCOME_GONE, "wanted", wanted);
      case OUTCOME_IMPOSSIBLE -> wording.say(SaveWords.OUTCOME_IMPOSSIBLE, "wanted", wanted);
      case NOT_DECIDED -> wording.say(SaveWords.NOT_DECIDED);
      case DRAWN_GONE -> wording.say(SaveWords.DRAWN_GONE, "wanted", wanted);
      case DRAWN_IMPOSSIBLE -> wording.say(SaveWords.DRAWN_IMPOSSIBLE, "wanted", wanted);
      case DIVERGED -> wording.say(SaveWords.DIVERGED);
      case PARENT -> wording.say(SaveWords.PARENT);
    };
  }

  private String locked(Misfit misfit) {
    String why = wording.say(SaveWords.CHOICE_LOCKED, "wanted", option(misfit));
    State state = state(misfit);
    String reason =
        misfit.option() < 0 || state == null
            ? ""
            : words.line(words.story().options().get(misfit.option()).locked(), state);
    return reason.isEmpty() ? why : why + wording.say(SaveWords.REASON, "reason", reason);
  }

  private String option(Misfit misfit) {
    State state = state(misfit);
    return misfit.option() < 0 || state == null
        ? misfit.wanted()
        : words.option(misfit.option(), state);
  }

  private static @Nullable State state(Misfit misfit) {
    return misfit.where() == null ? null : misfit.where().state();
  }
}
