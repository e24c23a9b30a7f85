package bicorne.wording;

import bicorne.text.Clean;
import bicorne.text.Names;

/** What languages call themselves, and how people ask for them. */
public final class LanguageNames {

  private static final String[][] KNOWN = {
    {"en", "English", "英语", "英文"},
    {"zh-Hans", "简体中文", "中文", "简体", "汉语", "Chinese"},
    {"zh-Hant", "繁體中文", "繁體", "繁体"},
    {"fr", "français", "francais", "French", "法语"},
    {"de", "Deutsch", "German", "德语"},
    {"es", "español", "espanol", "Spanish"},
    {"it", "italiano", "Italian"},
    {"pt", "português", "Portuguese"},
    {"nl", "Nederlands", "Dutch"},
    {"pl", "polski", "Polish"},
    {"ru", "русский", "Russian", "俄语"},
    {"ja", "日本語", "Japanese", "日语"},
    {"ko", "한국어", "Korean"},
  };

  private LanguageNames() {}

  /** What a language calls itself, whatever the region; its tag where we do not know. */
  public static String of(String tag) {
    String part = tag;
    while (!part.isEmpty()) {
      for (String[] known : KNOWN) {
        if (Names.same(known[0], part)) {
          return known[1];
        }
      }
      part = part.substring(0, Math.max(0, part.lastIndexOf('-')));
    }
    return Clean.line(tag);
  }

  /** The tag of a language that was asked for by tag or by name. */
  public static String tag(String asked) {
    for (String[] known : KNOWN) {
      for (String name : known) {
        if (Names.same(name, asked)) {
          return known[0];
        }
      }
    }
    return asked;
  }

  /** Whether two tags are of one language, whatever the script or region. */
  public static boolean same(String tag, String other) {
    return Tags.firstPart(Tags.fold(tag)).equals(Tags.firstPart(Tags.fold(other)));
  }

  /** Whether the program itself speaks a language, rather than falling back from it. */
  public static boolean interfaceIn(String tag) {
    for (String language : Wording.LANGUAGES) {
      if (same(tag, language)) {
        return true;
      }
    }
    return false;
  }
}
