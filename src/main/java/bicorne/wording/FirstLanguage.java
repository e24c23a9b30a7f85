package bicorne.wording;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The language to begin with, from the environment of a person who has not said which.
 *
 * <p>The first of the three variables that is set and not empty decides, as POSIX has it. The
 * machine's own default locale has no say.
 */
public final class FirstLanguage {

  private FirstLanguage() {}

  /**
   * A BCP 47 tag such as {@code fr-FR} or {@code zh-Hans-CN}; empty where nothing is said, as by
   * {@code C} and {@code POSIX}.
   *
   * @param all the value of {@code LC_ALL}, or null
   * @param messages the value of {@code LC_MESSAGES}, or null
   * @param lang the value of {@code LANG}, or null
   */
  public static Optional<String> of(
      @Nullable String all, @Nullable String messages, @Nullable String lang) {
    for (@Nullable String value : new @Nullable String[] {all, messages, lang}) {
      if (value != null && !value.isEmpty()) {
        return tag(value);
      }
    }
    return Optional.empty();
  }

  private static Optional<String> tag(String locale) {
    String name = locale.substring(0, end(locale)).replace('_', '-');
    String language = name.substring(0, name.indexOf('-') < 0 ? name.length() : name.indexOf('-'));
    boolean known =
        language.length() >= 2 && language.length() <= 8 && letters(language) && tagged(name);
    if (!known || Tags.fold(language).equals("posix")) {
      return Optional.empty();
    }
    return Optional.of(Tags.fold(language).equals("zh") ? withScript(name) : name);
  }

  /** Where the codeset ({@code .UTF-8}) or the modifier ({@code @latin}) begins. */
  private static int end(String locale) {
    for (int i = 0; i < locale.length(); i++) {
      if (locale.charAt(i) == '.' || locale.charAt(i) == '@') {
        return i;
      }
    }
    return locale.length();
  }

  /** Whether a name holds only what tags hold. */
  private static boolean tagged(String name) {
    String folded = Tags.fold(name);
    for (int i = 0; i < folded.length(); i++) {
      char c = folded.charAt(i);
      if ((c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-') {
        return false;
      }
    }
    return true;
  }

  private static boolean letters(String text) {
    String folded = Tags.fold(text);
    for (int i = 0; i < text.length(); i++) {
      char c = folded.charAt(i);
      if (c < 'a' || c > 'z') {
        return false;
      }
    }
    return true;
  }

  /** Chinese named with its script, which its region implies and stories go by. */
  private static String withScript(String name) {
    String tag = Tags.fold(name);
    if (tag.contains("-hans") || tag.contains("-hant")) {
      return name;
    }
    boolean traditional = tag.equals("zh-tw") || tag.equals("zh-hk") || tag.equals("zh-mo");
    return "zh-" + (traditional ? "Hant" : "Hans") + name.substring(2);
  }
}
