package bicorne.grammar;

import bicorne.model.Inline;
import bicorne.model.Type;
import java.util.List;

/** A paragraph with its marks made visible, each piece of words between quotation marks. */
final class Shown implements Inline.Cases<String> {

  private final Sample sample;

  private Shown(Sample sample) {
    this.sample = sample;
  }

  static String of(List<Inline> pieces, Sample sample) {
    StringBuilder shown = new StringBuilder();
    for (Inline piece : pieces) {
      shown.append(shown.length() == 0 ? "" : " ").append(piece.match(new Shown(sample)));
    }
    return shown.toString();
  }

  @Override
  public String words(Inline.Words i) {
    return "'" + i.words() + "'";
  }

  @Override
  public String lineBreak(Inline.LineBreak i) {
    return "BREAK";
  }

  @Override
  public String emphasis(Inline.Emphasis i) {
    return (i.strong() ? "STRONG(" : "EMPHASIS(") + of(i.inside(), sample) + ")";
  }

  @Override
  public String link(Inline.Link i) {
    return "LINK " + Sample.card(i.to()) + "(" + of(i.inside(), sample) + ")";
  }

  @Override
  public String number(Inline.Numeral i) {
    String value = AsWritten.of(i.value(), Meaning.ANY_INTEGER, sample);
    return (i.inWords() ? "IN-WORDS{" : "NUMBER{") + value + "}";
  }

  @Override
  public String label(Inline.Label i) {
    String name = sample.variable(i.variable()).name();
    return "LABEL{" + (i.before() ? "before(" + name + ")" : name) + "}";
  }

  @Override
  public String either(Inline.Either i) {
    String condition = AsWritten.of(i.condition(), Type.FLAG, sample);
    return "IF{" + condition + "}(" + of(i.yes(), sample) + ")ELSE(" + of(i.no(), sample) + ")";
  }
}
