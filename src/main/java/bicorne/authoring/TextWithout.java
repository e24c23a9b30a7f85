package bicorne.authoring;

import bicorne.explore.TextCondition;
import bicorne.model.Block;
import bicorne.model.Inline;
import bicorne.model.Story;
import java.util.List;

/** Whether a text has words for when its condition does not hold. */
final class TextWithout {

  private TextWithout() {}

  static boolean words(Story story, TextCondition text) {
    List<Block> blocks =
        text.option() >= 0
            ? story.options().get(text.option()).reply().own()
            : story.nodes().get(text.node()).text().own();
    return in(blocks, text);
  }

  private static boolean in(List<Block> blocks, TextCondition text) {
    for (Block block : blocks) {
      if (in(block, text)) {
        return true;
      }
    }
    return false;
  }

  private static boolean in(Block block, TextCondition text) {
    if (block instanceof Block.When when) {
      return (text.block() && when.condition().equals(text.condition()) && !when.no().isEmpty())
          || in(when.yes(), text)
          || in(when.no(), text);
    }
    if (block instanceof Block.ByVisit visit) {
      for (List<Block> each : visit.visits()) {
        if (in(each, text)) {
          return true;
        }
      }
    }
    if (block instanceof Block.Prose prose) {
      return within(prose.paragraphs(), text);
    }
    if (block instanceof Block.Say say) {
      return within(say.paragraphs(), text);
    }
    return block instanceof Block.Document document && within(document.paragraphs(), text);
  }

  private static boolean within(List<List<Inline>> paragraphs, TextCondition text) {
    for (List<Inline> paragraph : paragraphs) {
      if (either(paragraph, text)) {
        return true;
      }
    }
    return false;
  }

  private static boolean either(List<Inline> inlines, TextCondition text) {
    for (Inline inline : inlines) {
      if (inline instanceof Inline.Either either) {
        if (!text.block()
            && either.condition().equals(text.condition())
            && !either.no().isEmpty()) {
          return true;
        }
        if (either(either.yes(), text) || either(either.no(), text)) {
          return true;
        }
      }
    }
    return false;
  }
}
