package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Place;
import bicorne.text.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The languages of a story, and whether its folders agree. */
final class Languages {

  private Languages() {}

  /** The language it is written in, then those it is translated into. */
  static List<String> of(@Nullable StoryDraft story, FilePlan plan, Report report) {
    List<String> languages = new ArrayList<>();
    if (story == null) {
      languages.add("en");
      return languages;
    }
    if (story.language() != null) {
      add(story.language(), languages, report);
    }
    if (languages.isEmpty()) {
      languages.add("en");
    }
    for (Written.Words words : story.translations()) {
      if (add(words, languages, report) && !plan.languages().containsKey(words.value())) {
        report.unknown(
            Code.LANGUAGE_WITHOUT_FOLDER, words.place(), words.value(), plan.languages().keySet());
      }
    }
    for (Map.Entry<String, FilePlan> folder : plan.languages().entrySet()) {
      boolean listed = languages.lastIndexOf(folder.getKey()) > 0;
      if (!listed && !report.doubtful("translations")) {
        report.unknown(
            Code.LANGUAGE_NOT_LISTED,
            Place.of(withoutSlash(folder.getValue().base())),
            folder.getKey(),
            languages.subList(1, languages.size()));
      }
    }
    return languages;
  }

  private static String withoutSlash(String folder) {
    return folder.substring(0, folder.length() - 1);
  }

  private static boolean add(Written.Words words, List<String> languages, Report report) {
    String tag = words.value();
    if (!tag(tag)) {
      report.add(Code.NO_LANGUAGE_TAG, words, tag);
      return false;
    }
    for (String before : languages) {
      if (Names.same(before, tag)) {
        report.add(Code.TWICE_IN_LIST, words, tag);
        return false;
      }
    }
    languages.add(tag);
    return true;
  }

  /** Whether it is formed like a BCP 47 tag: parts of one to eight letters and digits. */
  private static boolean tag(String tag) {
    int part = 0;
    boolean first = true;
    for (int i = 0; i <= tag.length(); i++) {
      char c = i < tag.length() ? tag.charAt(i) : '-';
      if (c == '-') {
        if (part < (first ? 2 : 1) || part > 8) {
          return false;
        }
        part = 0;
        first = false;
      } else if ((c >= 'a' && c <= 'z')
          || (c >= 'A' && c <= 'Z')
          || (!first && c >= '0' && c <= '9')) {
        part++;
      } else {
        return false;
      }
    }
    return true;
  }
}
