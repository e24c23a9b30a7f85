package bicorne.loading;

import bicorne.diagnostic.Place;
import bicorne.model.Card;
import bicorne.rules.Places;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Where the parts of a story were written. */
final class SourceMap implements Places {

  private final Place story;
  private final List<Place> files = new ArrayList<>();
  final Spots nodes = new Spots();
  final Spots options = new Spots();
  final Spots variables = new Spots();
  final Spots people = new Spots();
  final Spots places = new Spots();
  final Spots sources = new Spots();
  final Spots pools = new Spots();
  final Spots claims = new Spots();

  /** Branches of all ways, and entries of all pools, each after the other. */
  final Spots branches = new Spots();

  final Spots entries = new Spots();
  private int[] firstBranches = new int[64];
  private int[] firstEntries = new int[16];

  SourceMap(Place story, List<FileEntry> files) {
    this.story = story;
    for (FileEntry file : files) {
      this.files.add(file.place());
    }
  }

  @Override
  public Place story() {
    return story;
  }

  @Override
  public Place file(int file) {
    return files.get(file);
  }

  @Override
  public Place node(int node) {
    return nodes.place(node);
  }

  @Override
  public Place option(int option) {
    return options.place(option);
  }

  @Override
  public Place variable(int variable) {
    return variables.place(variable);
  }

  @Override
  public Place card(Card.Ref card) {
    return switch (card.kind()) {
      case PERSON -> people.place(card.number());
      case PLACE -> places.place(card.number());
      case SOURCE -> sources.place(card.number());
    };
  }

  @Override
  public Place pool(int pool) {
    return pools.place(pool);
  }

  @Override
  public Place branch(int way, int branch) {
    return branches.place(firstBranches[way] + branch);
  }

  @Override
  public Place entry(int pool, int entry) {
    return entries.place(firstEntries[pool] + entry);
  }

  /** The branches that are added next are those of this way. */
  void branchesOf(int way) {
    firstBranches = with(firstBranches, way, branches.size());
  }

  /** The entries that are added next are those of this pool. */
  void entriesOf(int pool) {
    firstEntries = with(firstEntries, pool, entries.size());
  }

  private static int[] with(int[] firsts, int number, int first) {
    int[] more = number < firsts.length ? firsts : Arrays.copyOf(firsts, 2 * number);
    more[number] = first;
    return more;
  }

  @Override
  public Place claim(int claim) {
    return claims.place(claim);
  }
}
