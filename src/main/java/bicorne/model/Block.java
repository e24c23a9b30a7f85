package bicorne.model;

import java.util.List;

/** A piece of a text: some paragraphs, or a choice among pieces. */
public sealed interface Block {

  /** Gives this block to the case that handles its kind. */
  <R> R match(Cases<R> cases);

  /** One function for each kind of block. */
  interface Cases<R> {
    R prose(Prose b);

    R say(Say b);

    R document(Document b);

    R picture(Picture b);

    R when(When b);

    R byVisit(ByVisit b);
  }

  /** Narration. Each paragraph is a list of inline pieces; there is no empty paragraph. */
  record Prose(List<List<Inline>> paragraphs) implements Block {
    public Prose {
      paragraphs = List.copyOf(paragraphs);
    }

    /** One paragraph of plain words; none at all where they are empty. */
    public static Prose plain(String words) {
      return new Prose(words.isEmpty() ? List.of() : List.of(List.of(new Inline.Words(words))));
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.prose(this);
    }
  }

  /** What a person says; {@code person} is a place in {@link Story#people()}. */
  record Say(int person, List<List<Inline>> paragraphs) implements Block {
    public Say {
      paragraphs = List.copyOf(paragraphs);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.say(this);
    }
  }

  /** A letter or a proclamation, set apart under its title. */
  record Document(List<Inline> title, List<List<Inline>> paragraphs) implements Block {
    public Document {
      title = List.copyOf(title);
      paragraphs = List.copyOf(paragraphs);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.document(this);
    }
  }

  /** A drawing in characters, a place in {@link Story#pictures()}; {@code alt} says it in words. */
  record Picture(int picture, List<Inline> alt) implements Block {
    public Picture {
      alt = List.copyOf(alt);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.picture(this);
    }
  }

  /** One text or the other. */
  record When(Expr condition, List<Block> yes, List<Block> no) implements Block {
    public When {
      yes = List.copyOf(yes);
      no = List.copyOf(no);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.when(this);
    }
  }

  /** The text of node {@code node}'s first, second, and every later visit; at least one. */
  record ByVisit(int node, List<List<Block>> visits) implements Block {
    public ByVisit {
      visits = List.copyOf(visits);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.byVisit(this);
    }
  }
}
