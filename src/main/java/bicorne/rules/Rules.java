package bicorne.rules;

import bicorne.diagnostic.Diagnostics;
import bicorne.model.Story;
import java.util.List;

/** All rules, in order. */
public final class Rules {

  static final List<Rule> ALL =
      List.of(
          new NoCircleIsSilent(),
          new EveryNodeIsLinked(),
          new EveryEpisodeIsEntered(),
          new EverySceneIsCalled(),
          new EveryPoolIsDrawn(),
          new AnEndingIsLinked(),
          new EveryNodeLeadsToAnEnding(),
          new ChoicesDoNotRunOut(),
          new EveryBranchCanBeTaken(),
          new EveryChoiceCanBeShown(),
          new EveryOutcomeCanFall(),
          new EveryEntryCanBeDrawn(),
          new EveryVariableIsRead(),
          new EveryVariableChanges(),
          new EveryCardIsMentioned(),
          new ChoicesReadDifferently(),
          new ChoicesAreShort(),
          new TextsDoNotRepeat(),
          new EveryAccountHasItsMain(),
          new OneMainAtATime(),
          new EveryMarkHasItsAccount());

  private Rules() {}

  /** Asks every question about a story and adds what it finds. */
  public static void check(Story story, Places places, Diagnostics problems) {
    Facts facts = Facts.of(story);
    for (Rule rule : ALL) {
      rule.check(facts, places, problems);
    }
  }
}
