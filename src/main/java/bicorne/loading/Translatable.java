package bicorne.loading;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something with texts a translation can give: it names them in a fixed order. */
interface Translatable {

  /** Names all texts and all parts that hold texts. */
  void texts(Texts texts);

  /** Who asks for texts. */
  interface Texts {

    /** A text under its key; null where there is none. */
    void text(String key, @Nullable TextDraft text);

    /** A part under its key, with texts of its own. */
    void part(String key, @Nullable Translatable part);

    /** Parts under names of the author's. */
    void table(String key, @Nullable List<? extends Named<? extends Translatable>> parts);

    /** Labels under the names of values; they count as texts of the variable they belong to. */
    void labels(String key, List<Named<TextDraft>> labels);
  }
}
