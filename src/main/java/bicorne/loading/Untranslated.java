package bicorne.loading;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Counts the texts that have no translation in one language; empty ones need none. */
final class Untranslated implements Translatable.Texts {

  /** So many addresses are kept. */
  private static final int KEPT = 16;

  private final int language;
  private final List<String> first = new ArrayList<>();
  private String path = "";
  private int count;

  Untranslated(int language) {
    this.language = language;
  }

  int count() {
    return count;
  }

  /** The addresses of the first. */
  String first(int most) {
    return String.join(", ", first.subList(0, Math.min(most, first.size())));
  }

  @Override
  public void text(String key, @Nullable TextDraft text) {
    if (text != null && !text.isEmpty() && text.translation(language) == null) {
      count++;
      if (first.size() < KEPT) {
        first.add(path + key);
      }
    }
  }

  @Override
  public void part(String key, @Nullable Translatable part) {
    if (part != null) {
      String outside = path;
      path = first.size() < KEPT ? path + key + "/" : path;
      part.texts(this);
      path = outside;
    }
  }

  @Override
  public void table(String key, @Nullable List<? extends Named<? extends Translatable>> table) {
    if (table != null) {
      String outside = path;
      path = path + key + "/";
      for (Named<? extends Translatable> part : table) {
        part(part.name(), part.value());
      }
      path = outside;
    }
  }

  @Override
  public void labels(String key, List<Named<TextDraft>> labels) {
    String outside = path;
    path = path + key + "/";
    for (Named<TextDraft> label : labels) {
      text(label.name(), label.value());
    }
    path = outside;
  }
}
