package bicorne.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Goes through a text and all it can say; what a walk wants to meet, it overrides.
 *
 * <p>An override that does not call the method it overrides does not meet what is inside.
 */
public abstract class TextWalk implements Block.Cases<Boolean>, Inline.Cases<Boolean> {

  /** An expression, whole: what decides, or what is printed as a number. */
  protected void expression(Expr expr) {}

  /** A text in every language it exists in; nothing where there is none. */
  public void text(@Nullable Text text) {
    if (text != null) {
      for (List<Block> blocks : text.byLanguage()) {
        if (blocks != null) {
          blocks(blocks);
        }
      }
    }
  }

  /** Blocks in one language. */
  public final boolean blocks(List<Block> blocks) {
    for (Block block : blocks) {
      block.match(this);
    }
    return true;
  }

  /** A paragraph, or what stands like one: a title, a picture in words. */
  protected void paragraph(List<Inline> paragraph) {
    inlines(paragraph);
  }

  /** Pieces of a paragraph. */
  protected final boolean inlines(List<Inline> inlines) {
    for (Inline inline : inlines) {
      inline.match(this);
    }
    return true;
  }

  private boolean paragraphs(List<List<Inline>> paragraphs) {
    for (List<Inline> paragraph : paragraphs) {
      paragraph(paragraph);
    }
    return true;
  }

  @Override
  public Boolean prose(Block.Prose b) {
    return paragraphs(b.paragraphs());
  }

  @Override
  public Boolean say(Block.Say b) {
    return paragraphs(b.paragraphs());
  }

  @Override
  public Boolean document(Block.Document b) {
    paragraph(b.title());
    return paragraphs(b.paragraphs());
  }

  @Override
  public Boolean picture(Block.Picture b) {
    paragraph(b.alt());
    return true;
  }

  @Override
  public Boolean when(Block.When b) {
    expression(b.condition());
    blocks(b.yes());
    return blocks(b.no());
  }

  @Override
  public Boolean byVisit(Block.ByVisit b) {
    for (List<Block> visit : b.visits()) {
      blocks(visit);
    }
    return true;
  }

  @Override
  public Boolean words(Inline.Words i) {
    return true;
  }

  @Override
  public Boolean lineBreak(Inline.LineBreak i) {
    return true;
  }

  @Override
  public Boolean emphasis(Inline.Emphasis i) {
    return inlines(i.inside());
  }

  @Override
  public Boolean link(Inline.Link i) {
    return inlines(i.inside());
  }

  @Override
  public Boolean number(Inline.Numeral i) {
    expression(i.value());
    return true;
  }

  @Override
  public Boolean label(Inline.Label i) {
    return true;
  }

  @Override
  public Boolean either(Inline.Either i) {
    expression(i.condition());
    inlines(i.yes());
    return inlines(i.no());
  }
}
