package bicorne.text;

import java.util.List;

/** Stand-in. */
public final class Lists {
  private Lists() {}

  /** Stand-in. */
  public static String join(String languageTag, List<String> items) {
    return String.join(", ", items);
  }
}
