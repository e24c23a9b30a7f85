package bicorne.cli;

import bicorne.model.Story;
import bicorne.wording.LanguageNames;
import bicorne.wording.LineWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/** Whether a story is told in a language that somebody asked for. */
final class Languages {

  private Languages() {}

  /** What is told of a language that the story has not: which it has, and which is taken. */
  static List<String> missing(String asked, Story story, Wording wording) {
    String tag = LanguageNames.tag(asked);
    List<String> languages = story.languages();
    String found = languages.get(story.language(tag));
    if (LanguageNames.same(tag, found)) {
      return List.of();
    }
    List<String> names = new ArrayList<>();
    for (String language : languages) {
      names.add(LanguageNames.of(language));
    }
    return List.of(
        wording.sentences(
            List.of(
                wording.say(
                    LineWords.LANGUAGE_MISSING, "tag", asked, "languages", wording.list(names)),
                wording.say(LineWords.LANGUAGE_INSTEAD, "language", LanguageNames.of(found)))));
  }
}
