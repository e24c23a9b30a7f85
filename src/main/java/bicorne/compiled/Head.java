package bicorne.compiled;

import bicorne.model.Way;
import java.util.ArrayList;
import java.util.List;

/** The sizes of a story's lists, which every number in the file is held to, and its draws. */
final class Head {

  final int files;
  final int variables;
  final int nodes;
  final int options;
  final int ways;
  final int draws;
  final int pools;
  final int people;
  final int places;
  final int sources;
  final int pictures;
  private final List<Way.Draw> allDraws = new ArrayList<>();

  Head(In in) {
    int most = Integer.MAX_VALUE / 8;
    files = in.number(1, most);
    variables = in.number(0, most);
    nodes = in.number(1, most);
    options = in.number(0, most);
    ways = in.number(0, most);
    draws = in.number(0, most);
    pools = in.number(0, most);
    people = in.number(0, most);
    places = in.number(0, most);
    sources = in.number(0, most);
    pictures = in.number(0, most);
    for (int i = 0; i < draws; i++) {
      allDraws.add(
          new Way.Draw(
              i, in.number(0, nodes - 1), in.number(0, pools - 1), in.number(0, nodes - 1)));
    }
  }

  Way.Draw draw(int number) {
    return allDraws.get(number);
  }

  List<Way.Draw> allDraws() {
    return allDraws;
  }
}
