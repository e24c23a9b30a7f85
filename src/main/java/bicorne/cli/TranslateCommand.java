package bicorne.cli;

import bicorne.authoring.Remembering;
import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Report;
import bicorne.loading.Loaded;
import bicorne.loading.Origins.Origin;
import bicorne.loading.StoryLoader;
import bicorne.model.Story;
import bicorne.text.Names;
import bicorne.text.Nearest;
import bicorne.wording.ErrandWords;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * {@code translate}: lets each translated entry remember the original it was made from, and says
 * which are stale and how many texts are missing.
 */
final class TranslateCommand {

  private final Call call;
  private final DiskFolder folder;
  private final Loaded loaded;
  private final @Nullable String tag;

  private TranslateCommand(Call call) {
    this.call = call;
    List<String> operands = call.arguments().operands();
    Stories stories = new Stories(call.around());
    // Alone, a word is a story if there is one of that name, else a language.
    boolean story =
        operands.size() == 2 || (operands.size() == 1 && stories.isStory(operands.get(0)));
    folder = stories.find(story ? operands.get(0) : null);
    tag =
        operands.isEmpty() || (story && operands.size() == 1)
            ? null
            : operands.get(operands.size() - 1);
    loaded = StoryLoader.load(folder);
  }

  static ExitStatus run(Call call) {
    return new TranslateCommand(call).run();
  }

  private ExitStatus run() {
    Story story = loaded.story();
    if (story == null) {
      call.out().print(Findings.renderer(call, 1).render(Report.of(loaded.problems())));
      return ExitStatus.FINDINGS;
    }
    List<String> languages = languages(story);
    List<String> renew = renew();
    List<Remembering> found = new ArrayList<>();
    try {
      for (String language : languages) {
        found.add(Remembering.of(folder, language, renew));
      }
    } catch (IOException e) {
      throw Trouble.outside(
          ErrandWords.FOLDER_FORBIDDEN, "folder", folder.name(), "why", Reasons.of(e));
    }
    known(renew, found);
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (Remembering language : found) {
      files.putAll(language.files());
    }
    new StoryWriter(folder.top()).write(files);
    for (int i = 0; i < found.size(); i++) {
      tell(languages.get(i), found.get(i));
    }
    return ExitStatus.FINE;
  }

  private List<String> languages(Story story) {
    List<String> all = story.languages().subList(1, story.languages().size());
    if (all.isEmpty()) {
      throw Trouble.outside(ErrandWords.NO_TRANSLATIONS, "story", folder.name());
    }
    if (tag == null) {
      return all;
    }
    for (String language : all) {
      if (Names.same(language, tag)) {
        return List.of(language);
      }
    }
    throw Trouble.usage(
        ErrandWords.NOT_A_TRANSLATION, "tag", tag, "languages", call.wording().list(all));
  }

  private List<String> renew() {
    List<String> names = new ArrayList<>();
    String typed = call.arguments().value(Flag.RENEW, "");
    for (int from = 0; from < typed.length(); ) {
      int comma = typed.indexOf(',', from);
      int to = comma < 0 ? typed.length() : comma;
      String name = Names.nfc(typed.substring(from, to).strip());
      if (!name.isEmpty()) {
        names.add(name);
      }
      from = to + 1;
    }
    return names;
  }

  /** A name that fits no entry is a mistake, not a wish without effect. */
  private static void known(List<String> renew, List<Remembering> found) {
    for (String name : renew) {
      boolean known = false;
      List<String> entries = new ArrayList<>();
      for (Remembering language : found) {
        for (Origin origin : language.entries()) {
          entries.add(origin.entry());
          known |= Remembering.named(origin.entry(), List.of(name));
        }
      }
      if (!known) {
        Trouble trouble = Trouble.usage(ErrandWords.NO_SUCH_ENTRY, "entry", name);
        String near = Nearest.to(name, entries).orElse("");
        throw near.isEmpty() ? trouble : trouble.and(ErrandWords.DID_YOU_MEAN, "near", near);
      }
    }
  }

  private void tell(String language, Remembering found) {
    call.out()
        .println(
            call.wording()
                .say(
                    ErrandWords.TRANSLATED,
                    "language",
                    language,
                    "count",
                    found.entries().size(),
                    "fresh",
                    found.fresh(),
                    "renewed",
                    found.renewed(),
                    "stale",
                    found.stale().size(),
                    "missing",
                    missing(language)));
    for (Origin stale : found.stale()) {
      call.out()
          .println(
              "  "
                  + call.wording()
                      .say(
                          ErrandWords.STALE_ENTRY,
                          "file",
                          stale.file(),
                          "line",
                          stale.line(),
                          "entry",
                          stale.entry()));
    }
    for (String left : found.left()) {
      call.out().println("  " + call.wording().say(ErrandWords.LEFT_AS_IT_IS, "file", left));
    }
    if (!found.stale().isEmpty()) {
      call.out()
          .println(
              call.wording()
                  .say(
                      ErrandWords.RENEW_HOW,
                      "option",
                      Flag.RENEW.written() + " " + found.stale().get(0).entry()));
    }
  }

  private int missing(String language) {
    int missing = 0;
    for (Diagnostic problem : loaded.problems()) {
      if (problem.code() == Code.NOT_TRANSLATED
          && problem.place().file().startsWith("lang/" + language + "/")) {
        missing += Integer.parseInt(problem.arguments().get(0));
      }
    }
    return missing;
  }
}
