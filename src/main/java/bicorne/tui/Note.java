package bicorne.tui;

import bicorne.play.Notice;
import bicorne.told.Notices;
import bicorne.wording.Saying;
import bicorne.wording.Wording;
import java.util.List;

/** Something to be told once, in whatever language is read in when it is shown. */
sealed interface Note {

  /** In words. */
  String told(Wording wording);

  /** Of how the play is kept. */
  record Of(Notice notice) implements Note {
    @Override
    public String told(Wording wording) {
      return Notices.told(notice, wording);
    }
  }

  /** A sentence with its values. */
  record Says(Saying saying, List<Object> values) implements Note {
    public Says {
      values = List.copyOf(values);
    }

    @Override
    public String told(Wording wording) {
      return wording.say(saying, values.toArray());
    }
  }

  /** Words that come from outside. */
  record Words(String words) implements Note {
    @Override
    public String told(Wording wording) {
      return words;
    }
  }
}
