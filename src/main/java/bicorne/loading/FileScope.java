package bicorne.loading;

import bicorne.grammar.Scope;
import bicorne.model.Card;
import bicorne.model.Variable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What names mean in one file, or in the main file. Names whose file could not be read mean
 * something, whatever it is: no second problem is made of the first.
 */
final class FileScope implements Scope {

  private final Index index;
  private final Variables variables;
  private final Report report;
  private final int file;
  private final Addresses addresses;
  private int here = -1;
  private @Nullable List<String> names;

  FileScope(Index index, Variables variables, Report report, int file) {
    this.index = index;
    this.variables = variables;
    this.report = report;
    this.file = file;
    this.addresses = new Addresses(index, file);
  }

  /** From now on texts are those of this node; -1 for none. */
  void standAt(int node) {
    here = node;
  }

  int file() {
    return file;
  }

  Addresses addresses() {
    return addresses;
  }

  /** Whether a name is a variable's whose type is not known: what names it cannot be judged. */
  boolean unjudged(String name) {
    int number = variables.number(file, name);
    return number >= 0 && variables.bare(number) == null;
  }

  /** Whether every variable's type is known. */
  boolean allKnown() {
    return variables.allKnown();
  }

  @Override
  public @Nullable Variable variable(String name) {
    int number = variables.number(file, Id.nfc(name));
    return number < 0 ? null : variables.bare(number);
  }

  @Override
  public List<String> variableNames() {
    if (names == null) {
      names = variables.names(file);
    }
    return report.counted(names);
  }

  @Override
  public int node(String address) {
    return addresses.node(address);
  }

  @Override
  public Iterable<String> nodeNames() {
    return report.counted(addresses.nodes());
  }

  @Override
  public int option(String address) {
    return addresses.option(address);
  }

  @Override
  public boolean outcome(int option) {
    return option != Addresses.NOT_JUDGED && index.isOutcome(option);
  }

  @Override
  public boolean is(int option, boolean outcome) {
    return option == Addresses.NOT_JUDGED || index.isOutcome(option) == outcome;
  }

  @Override
  public Iterable<String> optionNames() {
    return report.counted(addresses.options());
  }

  @Override
  public Card.@Nullable Ref card(String id) {
    Card.Ref card = index.card(Id.nfc(id));
    return card != null || index.drafts().cardsWhole() ? card : new Card.Ref(Card.Kind.PERSON, 0);
  }

  @Override
  public Iterable<String> cardNames() {
    return report.counted(index.cardNames());
  }

  @Override
  public int here() {
    return here;
  }
}
