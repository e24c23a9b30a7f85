package bicorne.loading;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Counts the texts that have no translation in one language; empty ones need none. */
final class Untranslated implements Translatable.Texts {

  /** So many addresses are kept. */
  private static final int KEPT = 8;

  /** So long a message's list of them is. */
  private static final int LINE = 64;

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

  /** The addresses of the first, as many as fit a line of a message; at least one. */
  String first() {
    StringBuilder line = new StringBuilder();
    for (String address : first) {
      if (line.length() > 0 && line.length() + address.length() > LINE) {
        break;
      }
      line.append(line.length() == 0 ? "`" : ", `").append(address).append('`');
    }
    return line.toString();
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
