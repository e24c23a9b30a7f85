package bicorne.loading;

import static bicorne.loading.Field.optional;
import static bicorne.loading.Field.required;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The main file as written. */
record StoryDraft(
    SourceText file,
    Written.@Nullable Words id,
    @Nullable TextDraft title,
    Written.@Nullable Words language,
    List<Written.Words> translations,
    Written.@Nullable Words start,
    @Nullable List<Written.Words> episodes,
    List<Named<VariableDraft>> variables,
    List<Named<DerivedDraft>> derived,
    List<Named<Written.Words>> renames,
    List<ClaimsShape.ClaimDraft> always,
    List<ClaimsShape.ClaimDraft> never,
    List<ClaimsShape.ClaimDraft> reachable)
    implements Translatable {

  /** The version of the format that this program reads. */
  static final String VERSION = "1";

  static final Field<Written.Words> BICORNE =
      required(
          "bicorne",
          new WordsShape(Form.Kind.FORMAT_VERSION),
          "The version of the format: 1.",
          "bicorne: 1");
  private static final Field<Written.Words> ID =
      required(
          "id", WordsShape.ID, "The story's own name, by which saves know it.", "id: my-story");
  private static final Field<TextDraft> TITLE =
      required("title", LineShape.LINE, "What the story is called.", "title: \"...\"");
  private static final Field<Written.Words> LANGUAGE =
      required(
          "language",
          new WordsShape(Form.Kind.LANGUAGE),
          "The language it is written in, a BCP 47 tag.",
          "language: en");
  private static final Field<List<Written.Words>> TRANSLATIONS =
      optional(
          "translations",
          ListShape.of(new WordsShape(Form.Kind.LANGUAGE)),
          "The languages it is translated into, each a folder in `lang`.");
  private static final Field<Written.Words> START =
      required(
          "start",
          WordsShape.ADDRESS,
          "Where it begins: an episode, or episode/node.",
          "start: opening");
  private static final Field<List<Written.Words>> EPISODES =
      required(
          "episodes",
          ListShape.filled(WordsShape.ID),
          "The episodes, in the campaign's order.",
          "episodes: [opening]");
  private static final Field<List<Named<Written.Words>>> RENAMES =
      optional(
          "renames",
          TableShape.of(Form.Kind.RENAMED, new WordsShape(Form.Kind.RENAMED)),
          "Names that are gone, each with today's; saves and translations follow.");

  private static final Field<List<ClaimsShape.ClaimDraft>> ALWAYS =
      optional("always", ClaimsShape.CLAIMS, "What holds everywhere in every play.");
  private static final Field<List<ClaimsShape.ClaimDraft>> NEVER =
      optional("never", ClaimsShape.CLAIMS, "What holds nowhere in any play.");
  private static final Field<List<ClaimsShape.ClaimDraft>> REACHABLE =
      optional("reachable", ClaimsShape.CLAIMS, "What holds somewhere in some play.");

  /** The keys of {@code story.yaml}. */
  static final KeysShape<StoryDraft> SHAPE =
      new KeysShape<>(
          "story",
          "The story's main file.",
          List.of(
              BICORNE,
              ID,
              TITLE,
              LANGUAGE,
              TRANSLATIONS,
              START,
              EPISODES,
              FileDraft.VARIABLES,
              FileDraft.DERIVED,
              RENAMES,
              ALWAYS,
              NEVER,
              REACHABLE),
          StoryDraft::of);

  private static StoryDraft of(KeysShape.Values v) {
    return new StoryDraft(
        v.entries().file(),
        v.get(ID),
        v.get(TITLE),
        v.get(LANGUAGE),
        FileDraft.orNone(v.get(TRANSLATIONS)),
        v.get(START),
        v.get(EPISODES),
        FileDraft.orNone(v.get(FileDraft.VARIABLES)),
        FileDraft.orNone(v.get(FileDraft.DERIVED)),
        FileDraft.orNone(v.get(RENAMES)),
        FileDraft.orNone(v.get(ALWAYS)),
        FileDraft.orNone(v.get(NEVER)),
        FileDraft.orNone(v.get(REACHABLE)));
  }

  @Override
  public void texts(Texts texts) {
    texts.text("title", title);
    texts.table("variables", variables);
    texts.table("derived", derived);
  }
}
