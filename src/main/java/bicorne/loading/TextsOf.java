package bicorne.loading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The texts of one original by key, and their hash. */
final class TextsOf implements Translatable.Texts {

  private final Map<String, TextDraft> texts = new LinkedHashMap<>();
  private final Map<String, Translatable> parts = new LinkedHashMap<>();
  private final Map<String, List<? extends Named<? extends Translatable>>> tables =
      new LinkedHashMap<>();
  private final Map<String, List<Named<TextDraft>>> labels = new LinkedHashMap<>();
  private final TextHash hash = new TextHash();

  TextsOf(Translatable original) {
    original.texts(this);
  }

  @Override
  public void text(String key, @Nullable TextDraft text) {
    if (text != null) {
      texts.put(key, text);
      hash.add(key, text);
    }
  }

  @Override
  public void part(String key, @Nullable Translatable part) {
    if (part != null) {
      parts.put(key, part);
    }
  }

  @Override
  public void table(String key, @Nullable List<? extends Named<? extends Translatable>> table) {
    if (table != null && !table.isEmpty()) {
      tables.put(key, table);
    }
  }

  @Override
  public void labels(String key, List<Named<TextDraft>> values) {
    for (Named<TextDraft> value : values) {
      if (value.value() != null) {
        labels.put(key, values);
        hash.add(key + "/" + value.name(), value.value());
      }
    }
  }

  @Nullable TextDraft text(String key) {
    return texts.get(key);
  }

  @Nullable Translatable part(String key) {
    return parts.get(key);
  }

  @Nullable List<? extends Named<? extends Translatable>> table(String key) {
    return tables.get(key);
  }

  @Nullable List<Named<TextDraft>> labels(String key) {
    return labels.get(key);
  }

  /** The hash of the texts standing directly here. */
  TextHash hash() {
    return hash;
  }

  /** All keys a translation may have here. */
  List<String> keys() {
    List<String> keys = new ArrayList<>(texts.keySet());
    keys.addAll(parts.keySet());
    keys.addAll(tables.keySet());
    keys.addAll(labels.keySet());
    return keys;
  }
}
