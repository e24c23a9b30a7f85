package bicorne.authoring;

import bicorne.model.Claim;
import bicorne.model.Story;
import bicorne.model.Text;
import java.lang.reflect.RecordComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether two stories are the same but for one name: everything else of them is compared, value by
 * value. What a story is made of is records, so none of their parts can be forgotten here.
 */
final class SameStory {

  /** Parts that hold names of the author's. */
  private static final List<String> NAMES = List.of("id", "name", "values");

  private final String old;
  private final String now;
  private final StringBuilder out = new StringBuilder();

  private SameStory(String old, String now) {
    this.old = old;
    this.now = now;
  }

  /** Whether {@code after} is {@code before} with {@code old} called {@code now}. */
  static boolean upToName(Story before, Story after, String old, String now) {
    return written(before, old, now).equals(written(after, old, now));
  }

  /**
   * Whether two stories say the same; of blanks only, so that it does not matter where a text's
   * lines end.
   */
  static boolean butForBlanks(Story one, Story other) {
    return one.renames().equals(other.renames())
        && withoutBlanks(written(one, "", "")).equals(withoutBlanks(written(other, "", "")));
  }

  private static String withoutBlanks(String words) {
    return words.replaceAll("\\s", "");
  }

  private static String written(Story story, String old, String now) {
    SameStory written = new SameStory(old, now);
    written.value(
        List.of(
            story.id(),
            story.languages(),
            story.start(),
            story.files(),
            story.variables(),
            story.nodes(),
            story.options()),
        false);
    written.value(
        List.of(
            story.title(),
            story.ways(),
            story.draws(),
            story.pools(),
            story.people(),
            story.places(),
            story.sources(),
            story.claims(),
            story.pictures()),
        false);
    return written.out.toString();
  }

  private void value(@Nullable Object value, boolean name) {
    if (value instanceof Text text) {
      value(text.byLanguage(), false);
    } else if (value instanceof List<?> list) {
      out.append('[');
      for (Object each : list) {
        value(each, name);
        out.append(',');
      }
      out.append(']');
    } else if (value instanceof Record whole) {
      out.append(whole.getClass().getSimpleName()).append('(');
      for (RecordComponent part : whole.getClass().getRecordComponents()) {
        if (!spelt(whole, part)) {
          value(part(whole, part), NAMES.contains(part.getName()));
        }
        out.append(',');
      }
      out.append(')');
    } else {
      String plain = String.valueOf(value);
      out.append(name && plain.equals(old) ? now : plain); // one of the two names for both
    }
  }

  /** Whether a part only spells, names and all, what another part of it already means. */
  private boolean spelt(Record whole, RecordComponent part) {
    return whole instanceof Claim && part.getName().equals("words") && !old.equals(now);
  }

  private static @Nullable Object part(Record whole, RecordComponent part) {
    try {
      return part.getAccessor().invoke(whole);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(whole.getClass().getName(), e);
    }
  }
}
