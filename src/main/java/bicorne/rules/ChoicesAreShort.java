package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.Block;
import bicorne.model.Inline;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.model.Text;
import bicorne.text.DisplayWidth;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A choice can be read at a glance, in every language. Of texts that depend on the state the
 * longest counts; a number counts as one cell.
 */
final class ChoicesAreShort implements Rule {

  /** The cells of a line of the smallest common terminal. */
  private static final int MOST = 80;

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    for (Option option : facts.story().options()) {
      List<? extends @Nullable List<Block>> texts = option.text().byLanguage();
      for (int language = 0; language < texts.size(); language++) {
        List<Block> text = texts.get(language);
        int cells = text == null ? 0 : blocks(facts.story(), text);
        if (cells > MOST) {
          problems.add(
              language == 0 ? Code.CHOICE_TOO_LONG : Code.CHOICE_TOO_LONG_IN_TRANSLATION,
              places.option(option.number()),
              option.id(),
              Integer.toString(cells),
              Integer.toString(MOST),
              facts.story().languages().get(language));
        }
      }
    }
  }

  private static int blocks(Story story, List<Block> blocks) {
    int cells = 0;
    for (Block block : blocks) {
      if (block instanceof Block.Prose prose) {
        for (List<Inline> paragraph : prose.paragraphs()) {
          cells += inlines(story, paragraph);
        }
      } else if (block instanceof Block.When when) {
        cells += Math.max(blocks(story, when.yes()), blocks(story, when.no()));
      } else if (block instanceof Block.ByVisit byVisit) {
        int longest = 0;
        for (List<Block> visit : byVisit.visits()) {
          longest = Math.max(longest, blocks(story, visit));
        }
        cells += longest;
      }
    }
    return cells;
  }

  private static int inlines(Story story, List<Inline> inlines) {
    int cells = 0;
    for (Inline inline : inlines) {
      cells += inline.match(new Cells(story));
    }
    return cells;
  }

  private record Cells(Story story) implements Inline.Cases<Integer> {

    @Override
    public Integer words(Inline.Words i) {
      return DisplayWidth.of(i.words());
    }

    @Override
    public Integer lineBreak(Inline.LineBreak i) {
      return 0;
    }

    @Override
    public Integer emphasis(Inline.Emphasis i) {
      return inlines(story, i.inside());
    }

    @Override
    public Integer link(Inline.Link i) {
      return inlines(story, i.inside());
    }

    @Override
    public Integer number(Inline.Numeral i) {
      return 1;
    }

    @Override
    public Integer label(Inline.Label i) {
      int longest = 0;
      for (Text label : story.variables().get(i.variable()).labels()) {
        longest = Math.max(longest, blocks(story, label.own()));
      }
      return longest;
    }

    @Override
    public Integer either(Inline.Either i) {
      return Math.max(inlines(story, i.yes()), inlines(story, i.no()));
    }
  }
}
