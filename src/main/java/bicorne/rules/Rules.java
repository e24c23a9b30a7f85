package bicorne.rules;

import bicorne.diagnostic.Diagnostics;
import bicorne.model.Story;

/** All rules, in order. */
public final class Rules {

  private Rules() {}

  /** Asks every question about a story and adds what it finds. */
  public static void check(Story story, Places places, Diagnostics problems) {}
}
