package bicorne.loading;

import bicorne.diagnostic.Place;
import bicorne.model.Card;
import bicorne.rules.Places;
import java.util.ArrayList;
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
  final Spots ways = new Spots();
  final Spots claims = new Spots();

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
  public Place way(int way) {
    return ways.place(way);
  }

  @Override
  public Place claim(int claim) {
    return claims.place(claim);
  }
}
