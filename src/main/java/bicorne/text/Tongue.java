package bicorne.text;

import java.util.Locale;

/** The languages whose number words and lists are known, told from a language tag. */
enum Tongue {
  ENGLISH,
  SIMPLIFIED_CHINESE,
  TRADITIONAL_CHINESE,
  OTHER;

  /** The language of a tag such as {@code en}, {@code en-GB}, {@code zh-Hans}, {@code zh_TW}. */
  static Tongue of(String languageTag) {
    String tag = languageTag.toLowerCase(Locale.ROOT).replace('_', '-') + "-";
    if (tag.startsWith("en-")) {
      return ENGLISH;
    }
    if (!tag.startsWith("zh-")) {
      return OTHER;
    }
    return traditional(tag) ? TRADITIONAL_CHINESE : SIMPLIFIED_CHINESE;
  }

  private static boolean traditional(String tag) {
    if (tag.contains("-hans-")) {
      return false;
    }
    return tag.contains("-hant-")
        || tag.contains("-tw-")
        || tag.contains("-hk-")
        || tag.contains("-mo-");
  }
}
