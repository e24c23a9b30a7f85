package bicorne.told;

import bicorne.play.Notice;
import bicorne.wording.SaveWords;
import bicorne.wording.Wording;

/** What a keeper has to tell, in words. */
public final class Notices {

  private Notices() {}

  /** One notice as a sentence or two. */
  public static String told(Notice notice, Wording wording) {
    if (notice instanceof Notice.NotKept n) {
      return wording.say(
          SaveWords.NOT_KEPT, "why", why(n.why(), n.detail(), wording), "where", n.where());
    }
    if (notice instanceof Notice.KeptAgain n) {
      return wording.say(SaveWords.KEPT_AGAIN, "lines", n.lines(), "where", n.where());
    }
    if (notice instanceof Notice.InACopy n) {
      return wording.say(SaveWords.IN_A_COPY, "busy", n.busy(), "copy", n.copy());
    }
    if (notice instanceof Notice.TornLine n) {
      return wording.say(SaveWords.TORN_LINE, "aside", n.aside(), "lines", n.lines());
    }
    throw new AssertionError(notice);
  }

  /** What stands in the way of keeping; {@code detail} is what the system says, or empty. */
  public static String why(Notice.Why why, String detail, Wording wording) {
    return switch (why) {
      case NO_FOLDER -> wording.say(SaveWords.NO_FOLDER);
      case READ_ONLY -> wording.say(SaveWords.READ_ONLY);
      case FULL -> wording.say(SaveWords.FULL);
      case TOO_LONG -> wording.say(SaveWords.TOO_LONG);
      case IN_USE -> wording.say(SaveWords.IN_USE);
      case OTHER ->
          detail.isEmpty()
              ? wording.say(SaveWords.OTHER_UNSAID)
              : wording.say(SaveWords.OTHER, "detail", detail);
    };
  }
}
