package bicorne.play;

import bicorne.engine.Moment;
import bicorne.engine.Page;
import bicorne.engine.Paragraph;
import bicorne.engine.Piece;
import bicorne.engine.Telling;
import bicorne.model.Card;
import bicorne.model.History;
import bicorne.model.Story;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * The people, places and sources met so far: named in a header, heard speaking, linked in a text,
 * or cited for a decision that is behind the reader. In the order met.
 */
public final class Met {

  private final Story story;
  private final Telling telling;
  private final int language;
  private final LinkedHashSet<Card.Ref> refs = new LinkedHashSet<>();

  private Met(Sitting sitting, int language) {
    this.story = sitting.engine().story();
    this.telling = sitting.engine().telling();
    this.language = language;
  }

  /** All met on the line from the beginning to where a sitting stands. */
  public static List<Card.Ref> by(Sitting sitting, int language) {
    Met met = new Met(sitting, language);
    List<Card.Ref> cited = new ArrayList<>();
    Retelling.tell(
        sitting,
        new Retelling.Listener() {
          @Override
          public void page(int behind, Moment shown) {
            met.page(shown.page());
          }

          @Override
          public void decided(Decided decided) {
            History account = met.story.nodes().get(decided.node()).history();
            if (account != null) {
              for (int source : account.sources()) {
                cited.add(new Card.Ref(Card.Kind.SOURCE, source));
              }
            }
          }
        });
    met.refs.addAll(cited);
    return Collections.unmodifiableList(new ArrayList<>(met.refs));
  }

  private void page(Page page) {
    add(Card.Kind.PERSON, page.header().as());
    add(Card.Kind.PLACE, page.header().place());
    for (Piece piece : page.pieces()) {
      for (Paragraph paragraph : telling.tell(piece, language)) {
        add(Card.Kind.PERSON, paragraph.person());
        for (Paragraph.Run run : paragraph.runs()) {
          Card.Ref link = run.link();
          if (link != null) {
            refs.add(link);
          }
        }
      }
    }
  }

  private void add(Card.Kind kind, int number) {
    if (number >= 0) {
      refs.add(new Card.Ref(kind, number));
    }
  }
}
