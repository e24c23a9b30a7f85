package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.grammar.Reader;
import bicorne.model.Block;
import bicorne.model.Card;
import bicorne.model.Expr;
import bicorne.model.Inline;
import bicorne.model.Text;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** From texts as written to texts of the model, in every language they exist in. */
final class Texts {

  private final Index index;
  private final Phrases phrases;
  private final List<String> languages;
  private final Report report;

  /**
   * @param languages the story's own first
   */
  Texts(Index index, Phrases phrases, List<String> languages, Report report) {
    this.index = index;
    this.phrases = phrases;
    this.languages = languages;
    this.report = report;
  }

  /** The text, or {@link Text#NONE} where there is none. */
  Text orNone(@Nullable TextDraft draft, boolean before) {
    Text text = orNull(draft, before);
    return text == null ? Text.NONE : text;
  }

  /**
   * The text, or null where there is none.
   *
   * @param before whether {@code before( )} has a meaning in it
   */
  @Nullable Text orNull(@Nullable TextDraft draft, boolean before) {
    if (draft == null) {
      return null;
    }
    List<@Nullable List<Block>> byLanguage = new ArrayList<>(draft.languages());
    byLanguage.add(blocks(draft, 0, before));
    for (int language = 1; language < draft.languages(); language++) {
      TextDraft translation = draft.translation(language);
      byLanguage.add(translation == null ? null : blocks(translation, language, before));
    }
    return new Text(byLanguage);
  }

  private List<Block> blocks(TextDraft draft, int language, boolean before) {
    if (draft.words() != null) {
      return List.of(new Block.Prose(paragraphs(draft, language, before)));
    }
    List<Block> blocks = new ArrayList<>(draft.blocks().size());
    for (BlockDraft block : draft.blocks()) {
      blocks.addAll(block(block, language, before));
    }
    return blocks;
  }

  private List<List<Inline>> paragraphs(@Nullable TextDraft draft, int language, boolean before) {
    if (draft == null || draft.words() == null || draft.words().isEmpty()) {
      return List.of();
    }
    Reader.Manner manner = new Reader.Manner(languages.get(language), before, draft.isLine());
    List<List<Inline>> paragraphs = phrases.text(draft.words(), manner);
    return paragraphs == null ? List.of() : paragraphs;
  }

  private List<Inline> line(@Nullable TextDraft draft, int language, boolean before) {
    List<List<Inline>> paragraphs = paragraphs(draft, language, before);
    return paragraphs.isEmpty() ? List.of() : paragraphs.get(0);
  }

  private List<Block> block(BlockDraft draft, int language, boolean before) {
    List<Block> main = main(draft, language, before);
    TextDraft otherwise = draft.otherwise();
    List<Block> no = otherwise == null ? List.of() : blocks(otherwise, language, before);
    if (draft.when() == null) {
      return main;
    }
    Expr condition = phrases.condition(draft.when());
    return List.of(new Block.When(condition == null ? Expr.TRUE : condition, main, no));
  }

  private List<Block> main(BlockDraft draft, int language, boolean before) {
    if (draft.say() != null) {
      int person = card(draft.say(), Card.Kind.PERSON);
      return List.of(new Block.Say(person, paragraphs(draft.text(), language, before)));
    }
    if (draft.document() != null) {
      return List.of(
          new Block.Document(
              line(draft.document(), language, before),
              paragraphs(draft.text(), language, before)));
    }
    if (draft.picture() != null) {
      return List.of(
          new Block.Picture(picture(draft.picture()), line(draft.alt(), language, before)));
    }
    if (draft.visits() != null) {
      Written.Words key = draft.visitsKey();
      if (phrases.scope().here() < 0 && key != null) {
        report.add(Code.VISITS_OF_NO_NODE, key);
      }
      return visits(draft.visits(), language, before);
    }
    return draft.text() == null ? List.of() : blocks(draft.text(), language, before);
  }

  private List<Block> visits(List<TextDraft> drafts, int language, boolean before) {
    List<List<Block>> visits = new ArrayList<>(drafts.size());
    for (TextDraft visit : drafts) {
      visits.add(blocks(visit, language, before));
    }
    return List.of(new Block.ByVisit(phrases.scope().here(), visits));
  }

  private int picture(Written.Words words) {
    int number = index.picture(Id.nfc(words.value()));
    if (number < 0 && index.drafts().picturesWhole()) {
      String name = words.value();
      int dot = name.lastIndexOf('.');
      if (dot > 0 && index.picture(Id.nfc(name.substring(0, dot))) >= 0) {
        Diagnostic problem = Diagnostic.of(Code.NO_SUCH_PICTURE, words.place(), name);
        report.add(problem.near(name.substring(0, dot)));
      } else {
        report.unknown(Code.NO_SUCH_PICTURE, words.place(), name, index.pictureNames());
      }
    }
    return number;
  }

  /** The number of a person, place or source; -1 where there is none. */
  int card(Written.@Nullable Words words, Card.Kind kind) {
    if (words == null) {
      return -1;
    }
    Card.Ref card = index.card(Id.nfc(words.value()));
    if (card != null && card.kind() == kind) {
      return card.number();
    }
    boolean whole =
        switch (kind) {
          case PERSON -> index.drafts().people() != null;
          case PLACE -> index.drafts().places() != null;
          case SOURCE -> index.drafts().sources() != null;
        };
    if (whole) {
      Code code =
          switch (kind) {
            case PERSON -> Code.NO_SUCH_PERSON;
            case PLACE -> Code.NO_SUCH_PLACE;
            case SOURCE -> Code.NO_SUCH_SOURCE;
          };
      List<String> ids = index.cardNames(kind);
      String called = report.counted(ids).isEmpty() ? null : index.cardCalled(kind, words.value());
      if (called != null) {
        report.add(Diagnostic.of(code, words.place(), words.value()).near(called));
      } else {
        report.unknown(code, words.place(), words.value(), ids);
      }
    }
    return -1;
  }
}
