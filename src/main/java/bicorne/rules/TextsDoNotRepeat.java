package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.Block;
import bicorne.model.Inline;
import bicorne.model.Node;
import bicorne.model.Story;
import bicorne.text.DisplayWidth;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * No two nodes say the same at length, in the story's own language. A few words may well come
 * twice.
 */
final class TextsDoNotRepeat implements Rule {

  /** So wide a text is not written twice by chance. */
  private static final int LONG = 48;

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    Story story = facts.story();
    Map<List<Block>, Node> first = new LinkedHashMap<>();
    for (Node node : story.nodes()) {
      List<Block> text = node.text().own();
      if (!isLong(text)) {
        continue;
      }
      Node other = first.putIfAbsent(text, node);
      if (other != null) {
        problems.add(
            Diagnostic.of(
                    Code.TEXT_REPEATED,
                    places.node(node.number()),
                    node.name(),
                    story.address(other.number()))
                .and(Code.Remark.FIRST_HERE, places.node(other.number())));
      }
    }
  }

  /** Whether its plain words alone are many. */
  private static boolean isLong(List<Block> text) {
    int cells = 0;
    for (Block block : text) {
      if (block instanceof Block.Prose prose) {
        for (List<Inline> paragraph : prose.paragraphs()) {
          for (Inline inline : paragraph) {
            if (inline instanceof Inline.Words words) {
              // Of a long text no more is looked at than decides it.
              int end = DisplayWidth.fit(words.words(), LONG - 1);
              if (end < words.words().length()) {
                return true;
              }
              cells += DisplayWidth.of(words.words());
            }
          }
        }
      }
      if (cells >= LONG) {
        return true;
      }
    }
    return false;
  }
}
