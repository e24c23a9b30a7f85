package bicorne.text;

import java.util.List;

/**
 * Lists in a sentence: {@code A, B and C}, {@code 甲、乙和丙}. Languages other than English and Chinese
 * get commas alone, {@code A, B, C}, rather than a conjunction that may be wrong.
 */
public final class Lists {
  private Lists() {}

  /** The items joined as the language of a BCP 47 tag does it; empty for no items. */
  public static String join(String languageTag, List<String> items) {
    return switch (Tongue.of(languageTag)) {
      case ENGLISH -> join(items, ", ", " and ");
      case SIMPLIFIED_CHINESE, TRADITIONAL_CHINESE -> join(items, "、", "和");
      case OTHER -> join(items, ", ", ", ");
    };
  }

  private static String join(List<String> items, String between, String beforeLast) {
    StringBuilder joined = new StringBuilder();
    int last = items.size() - 1;
    for (int item = 0; item <= last; item++) {
      joined.append(item == 0 ? "" : item == last ? beforeLast : between);
      joined.append(items.get(item));
    }
    return joined.toString();
  }
}
