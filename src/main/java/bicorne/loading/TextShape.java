package bicorne.loading;

import static bicorne.loading.Field.optional;

import bicorne.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A text: words, or a list with dashes of words and pieces; pieces can hold texts again. */
final class TextShape implements Shape<TextDraft> {

  static final TextShape TEXT = new TextShape();

  private static final Field<Written.Words> SAY =
      optional("say", WordsShape.ID, "The person who says the text.");
  private static final Field<TextDraft> DOCUMENT =
      optional("document", LineShape.LINE, "The title of a letter or proclamation, set apart.");
  private static final Field<Written.Words> PICTURE =
      optional("picture", WordsShape.ID, "A drawing in characters, from `pictures/ID.txt`.");
  private static final Field<TextDraft> ALT =
      optional("alt", LineShape.LINE, "What the picture shows, in words.");
  private static final Field<List<TextDraft>> BY_VISIT =
      optional(
          "by-visit",
          new VisitsShape(),
          "The texts of the node's first, second and every later visit.");
  private static final Field<Written.Words> WHEN =
      optional("when", WordsShape.CONDITION, "When this piece is said.");
  private static final Field<TextDraft> PIECE =
      optional("text", TEXT, "What is said, written or told.");
  private static final Field<TextDraft> ELSE =
      optional("else", TEXT, "What is said when `when` does not hold.");

  private static final List<Field<?>> FIELDS =
      List.of(SAY, DOCUMENT, PICTURE, ALT, BY_VISIT, WHEN, PIECE, ELSE);

  private static final KeysShape<BlockDraft> BLOCK =
      new KeysShape<>(
          "piece",
          "A piece of a text.",
          FIELDS,
          List.of(PIECE, PICTURE, BY_VISIT),
          TextShape::block);

  private TextShape() {}

  @Override
  public TextDraft read(Written written, Report report) {
    if (written instanceof Written.Items items && !items.brackets()) {
      return pieces(items, report);
    }
    if (written instanceof Written.Entries entries && isPiece(entries)) {
      report.add(Code.PIECE_WITHOUT_DASH, entries);
      return TextDraft.prose(LineShape.nothing(written));
    }
    Written.Words words = LineShape.words(written, report);
    return TextDraft.prose(words == null ? LineShape.nothing(written) : words);
  }

  private static TextDraft pieces(Written.Items items, Report report) {
    List<BlockDraft> blocks = new ArrayList<>(items.items().size());
    for (Written item : items.items()) {
      if (item.settled()) {
        continue;
      }
      if (item instanceof Written.Entries entries && isPiece(entries)) {
        BlockDraft block = BLOCK.read(entries, report);
        if (block != null) {
          blocks.add(block);
        }
      } else {
        Written.Words words = LineShape.words(item, report);
        if (words != null) {
          blocks.add(BlockDraft.prose(TextDraft.prose(words)));
        }
      }
    }
    return TextDraft.blocks(blocks);
  }

  /**
   * Whether some keys are meant as a piece: one of them is a piece's, or is nearly. Otherwise it is
   * prose with a colon in it.
   */
  private static boolean isPiece(Written.Entries entries) {
    for (Written.Entry entry : entries.entries()) {
      for (Field<?> field : FIELDS) {
        if (entry.key().is(field.name())) {
          return true;
        }
      }
    }
    return entries.braces() && entries.entries().size() > 1;
  }

  private static BlockDraft block(KeysShape.Values values) {
    Report report = values.report();
    List<Field<?>> main = new ArrayList<>();
    for (Field<?> field : List.<Field<?>>of(SAY, DOCUMENT, PICTURE, BY_VISIT)) {
      if (values.has(field)) {
        main.add(field);
      }
    }
    Field<?> first = main.isEmpty() ? PIECE : main.get(0);
    for (int i = 1; i < main.size(); i++) {
      clash(values, main.get(i), first);
    }
    boolean own = first == PICTURE || first == BY_VISIT;
    if (own && values.has(PIECE)) {
      clash(values, PIECE, first);
    }
    if (first != PICTURE && values.has(ALT)) {
      clash(values, ALT, first);
    }
    need(values, own ? first : PIECE);
    if (first == PICTURE) {
      need(values, ALT);
    }
    Written.Words otherwise = values.key(ELSE);
    if (otherwise != null && !values.has(WHEN)) {
      report.add(Code.ELSE_WITHOUT_WHEN, otherwise);
    }
    TextDraft text = values.get(PIECE);
    Written.Words textKey = values.key(PIECE);
    if ((first == SAY || first == DOCUMENT)
        && text != null
        && textKey != null
        && text.words() == null) {
      report.add(Code.WANTS_WORDS, textKey);
      text = null;
    }
    return new BlockDraft(
        values.get(WHEN),
        values.get(SAY),
        values.get(DOCUMENT),
        values.get(PICTURE),
        values.get(ALT),
        text,
        values.get(BY_VISIT),
        values.key(BY_VISIT),
        values.get(ELSE));
  }

  private static void clash(KeysShape.Values values, Field<?> field, Field<?> first) {
    Written.Words key = values.key(field);
    if (key != null && field != first) {
      values.report().add(Code.NOT_BESIDE, key, field.name(), first.name());
    }
  }

  private static void need(KeysShape.Values values, Field<?> field) {
    if (!values.has(field) && !values.meant(List.of(field))) {
      values
          .report()
          .add(Code.MISSING_KEY, values.entries(), field.name(), field.name() + ": \"...\"");
    }
  }

  @Override
  public Form form() {
    return new Form.Named(
        "text",
        () ->
            new Form.AnyOf(
                List.of(
                    new Form.Value(Form.Kind.TEXT),
                    new Form.Listed(
                        new Form.AnyOf(List.of(new Form.Value(Form.Kind.TEXT), BLOCK.form())),
                        false))));
  }

  /** The texts of one visit after the other; in brackets each must be quoted. */
  private static final class VisitsShape implements Shape<List<TextDraft>> {
    @Override
    public @Nullable List<TextDraft> read(Written written, Report report) {
      if (!(written instanceof Written.Items items)) {
        report.add(Code.WANTS_LIST, written);
        return null;
      }
      if (items.items().isEmpty()) {
        report.add(Code.NOTHING_IN_IT, written);
        return null;
      }
      List<TextDraft> visits = new ArrayList<>();
      for (Written item : items.items()) {
        if (items.brackets() && item instanceof Written.Words words && words.plain()) {
          report.add(Code.UNQUOTED_IN_LIST, words);
        } else if (!item.settled()) {
          visits.add(TEXT.read(item, report));
        }
      }
      return visits;
    }

    @Override
    public Form form() {
      return new Form.Listed(new Form.Named("text", TEXT::form), true);
    }
  }
}
