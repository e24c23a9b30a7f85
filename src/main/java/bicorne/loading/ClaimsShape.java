package bicorne.loading;

import static bicorne.loading.Field.optional;
import static bicorne.loading.Field.required;

import bicorne.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Claims of one kind: one condition, or a list; each a condition, or one with a note. */
final class ClaimsShape implements Shape<List<ClaimsShape.ClaimDraft>> {

  /** One claim as written. */
  record ClaimDraft(Written.@Nullable Words when, Written.@Nullable Words note) {}

  static final ClaimsShape CLAIMS = new ClaimsShape();

  private static final Field<Written.Words> WHEN =
      required(
          "when",
          WordsShape.CONDITION,
          "The condition; it may ask `at(NODE)`.",
          "when: army >= 40");
  private static final Field<Written.Words> NOTE =
      optional("note", new WordsShape(Form.Kind.PLAIN), "Why, for whoever reads the proof.");

  private static final KeysShape<ClaimDraft> KEYS =
      new KeysShape<>(
          "claim",
          "A condition that the story is proved by.",
          List.of(WHEN, NOTE),
          v -> new ClaimDraft(v.get(WHEN), v.get(NOTE)));

  private ClaimsShape() {}

  @Override
  public @Nullable List<ClaimDraft> read(Written written, Report report) {
    if (!(written instanceof Written.Items items)) {
      ClaimDraft one = one(written, report);
      return one == null ? null : List.of(one);
    }
    List<ClaimDraft> claims = new ArrayList<>(items.items().size());
    for (Written item : items.items()) {
      ClaimDraft one = one(item, report);
      if (one != null) {
        claims.add(one);
      }
    }
    return claims;
  }

  private static @Nullable ClaimDraft one(Written written, Report report) {
    if (written.settled()) {
      return null;
    }
    if (written instanceof Written.Words words) {
      return new ClaimDraft(words, null);
    }
    if (written instanceof Written.Entries) {
      return KEYS.read(written, report);
    }
    report.add(Code.WANTS_WORDS, written);
    return null;
  }

  @Override
  public Form form() {
    Form one = new Form.AnyOf(List.of(new Form.Value(Form.Kind.CONDITION), KEYS.form()));
    return new Form.AnyOf(List.of(one, new Form.Listed(one, false)));
  }
}
