package bicorne.rules;

import bicorne.diagnostic.Diagnostics;

/**
 * One question about a whole story. A rule reports only what is certain without play, or says in
 * its sentence that it is only possible; what play can bring is the explorer's to prove.
 */
interface Rule {

  /** Adds what it finds. */
  void check(Facts facts, Places places, Diagnostics problems);
}
