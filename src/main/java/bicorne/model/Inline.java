package bicorne.model;

import java.util.List;

/** A piece of a paragraph. */
public sealed interface Inline {

  /** Gives this piece to the case that handles its kind. */
  <R> R match(Cases<R> cases);

  /** One function for each kind of piece. */
  interface Cases<R> {
    R words(Words i);

    R lineBreak(LineBreak i);

    R emphasis(Emphasis i);

    R link(Link i);

    R number(Numeral i);

    R label(Label i);

    R either(Either i);
  }

  /** Words as they are printed. */
  record Words(String words) implements Inline {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.words(this);
    }
  }

  /** A line broken by the author. */
  record LineBreak() implements Inline {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.lineBreak(this);
    }
  }

  /** Emphasised, or strongly. */
  record Emphasis(boolean strong, List<Inline> inside) implements Inline {
    public Emphasis {
      inside = List.copyOf(inside);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.emphasis(this);
    }
  }

  /** A reference to a person, place or source. */
  record Link(Card.Ref to, List<Inline> inside) implements Inline {
    public Link {
      inside = List.copyOf(inside);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.link(this);
    }
  }

  /** A number, in digits or in words. */
  record Numeral(Expr value, boolean inWords) implements Inline {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.number(this);
    }
  }

  /** The printed label of an enumeration's value, or of a set's values, listed. */
  record Label(int variable, boolean before) implements Inline {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.label(this);
    }
  }

  /** One of two. */
  record Either(Expr condition, List<Inline> yes, List<Inline> no) implements Inline {
    public Either {
      yes = List.copyOf(yes);
      no = List.copyOf(no);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.either(this);
    }
  }
}
