package bicorne.told;

import bicorne.engine.State;
import bicorne.model.Node;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.play.Decided;
import bicorne.play.Reckoning;
import bicorne.play.Tree;
import bicorne.wording.PageWords;
import bicorne.wording.ReplayWords;
import bicorne.wording.Wording;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The tree of all that was tried as rows, from the beginnings down: behind a decision come the
 * roads that leave there, set in, then the road that leads on.
 */
public final class TreeRows {

  private static final int MOST_SAVES = 3;

  private final Tree tree;
  private final StoryWords words;
  private final Wording wording;
  private final boolean history;
  private final List<Row> rows = new ArrayList<>();

  private TreeRows(Tree tree, StoryWords words, boolean history) {
    this.tree = tree;
    this.words = words;
    this.wording = words.wording();
    this.history = history;
  }

  /**
   * A row.
   *
   * @param stop what it is about, a place in the tree; for a heading that of the stop below it
   * @param heading whether it names an episode, and no decision
   * @param depth how many roads lie to the left of it that lead on below
   * @param leaves whether a road leaves here from the one at its left
   * @param onward whether its own road leads on below
   * @param mark one letter: {@code @ = * !}, or {@code o}
   * @param number the decision's number in its journal; empty where many plays are laid over each
   *     other, and for a heading
   * @param words what is said of it
   * @param detail more of it, each a line: endings, names, what history did
   */
  public record Row(
      int stop,
      boolean heading,
      int depth,
      boolean leaves,
      boolean onward,
      char mark,
      String number,
      String words,
      List<String> detail) {}

  /** The rows of a tree; what history did only if it was asked for. */
  public static List<Row> of(Tree tree, StoryWords words, boolean history) {
    TreeRows rows = new TreeRows(tree, words, history);
    for (int i = 0; i < tree.stops().size(); i++) {
      if (tree.stops().get(i).parent() < 0) {
        rows.from(i);
      }
    }
    return rows.rows;
  }

  /** A stop that is still to be put down. */
  private record Due(int stop, int depth, boolean leaves, int episode) {}

  private void from(int beginning) {
    Deque<Due> due = new ArrayDeque<>();
    due.push(new Due(beginning, 0, false, -1));
    while (!due.isEmpty()) {
      Due now = due.pop();
      Tree.Stop stop = tree.stops().get(now.stop());
      int episode = episode(stop, now.episode());
      if (episode != now.episode() && !now.leaves()) {
        heading(now, episode);
      }
      put(now, stop);
      List<Integer> next = stop.next();
      // The last one pushed is put down first, so the road that leads on comes last.
      for (int i = next.size() - 1; i >= 0; i--) {
        boolean onward = i == next.size() - 1;
        due.push(new Due(next.get(i), onward ? now.depth() : now.depth() + 1, !onward, episode));
      }
    }
  }

  private int episode(Tree.Stop stop, int before) {
    if (stop.node() < 0) {
      return before;
    }
    Story story = words.story();
    int file = story.nodes().get(stop.node()).file();
    return story.files().get(file).scene() && before >= 0 ? before : file;
  }

  private void heading(Due now, int episode) {
    StoryFile file = words.story().files().get(episode);
    State state = state(tree.stops().get(now.stop()));
    String title = words.line(file.title(), state);
    if (title.isEmpty()) {
      return;
    }
    rows.add(new Row(now.stop(), true, now.depth(), false, true, ' ', "", title, List.of()));
  }

  private State state(Tree.Stop stop) {
    Decided decided = stop.decided();
    return decided != null ? decided.before() : words.engine().initial(words.story().start());
  }

  private void put(Due now, Tree.Stop stop) {
    rows.add(
        new Row(
            now.stop(),
            false,
            now.depth(),
            now.leaves(),
            !stop.next().isEmpty(),
            mark(now.stop(), stop),
            number(stop),
            said(now.stop(), stop),
            detail(stop)));
  }

  private String number(Tree.Stop stop) {
    return tree.here() < 0 ? "" : Integer.toString(stop.entry());
  }

  private char mark(int place, Tree.Stop stop) {
    if (place == tree.here()) {
      return '@';
    }
    if (!stop.unfit().isEmpty()) {
      return '!';
    }
    if (history && stop.beside() != Tree.Beside.UNTOLD) {
      return stop.beside() == Tree.Beside.SAME ? '=' : '*';
    }
    return 'o';
  }

  private String said(int place, Tree.Stop stop) {
    Decided decided = stop.decided();
    List<String> clauses = new ArrayList<>();
    if (decided != null) {
      clauses.add(words.decided(decided));
    } else if (!stop.unfit().isEmpty()) {
      clauses.add(stop.unfit());
      clauses.add(wording.say(ReplayWords.NO_LONGER_FITS));
    } else {
      clauses.add(wording.say(ReplayWords.TREE_STARTS));
      if (stop.alone()) {
        StoryFile file = words.story().files().get(words.story().nodes().get(stop.node()).file());
        clauses.add(words.line(file.title(), state(stop)));
      }
    }
    String said = wording.clauses(clauses);
    return place == tree.here()
        ? wording.say(PageWords.LOCKED, "choice", said, "reason", wording.say(ReplayWords.HERE))
        : said;
  }

  private List<String> detail(Tree.Stop stop) {
    List<String> detail = new ArrayList<>();
    if (!stop.name().isEmpty()) {
      detail.add(wording.say(ReplayWords.ROAD_NAMED, "name", stop.name()));
    }
    if (history && stop.decided() != null) {
      history(stop.decided(), stop.beside(), detail);
    }
    Decided decided = stop.decided();
    for (int ending : stop.endings()) {
      Node node = words.story().nodes().get(ending);
      State state = decided == null ? state(stop) : decided.after();
      String title = words.line(((Node.Ends) node.exit()).ending().title(), state);
      detail.add(wording.say(ReplayWords.ENDS, "title", title));
    }
    if (tree.here() < 0 && (stop.next().isEmpty() || !stop.endings().isEmpty())) {
      detail.add(wording.say(ReplayWords.TREE_SAVES, "saves", saves(stop)));
    }
    return detail;
  }

  private void history(Decided decided, Tree.Beside beside, List<String> detail) {
    if (beside == Tree.Beside.UNTOLD) {
      return;
    }
    if (beside == Tree.Beside.SAME) {
      detail.add(wording.say(ReplayWords.AS_HISTORY));
      return;
    }
    Reckoning.Row row = Reckoning.beside(words.story(), decided);
    if (row != null && row.main() >= 0) {
      detail.add(
          wording.say(
              ReplayWords.HISTORY_WENT, "choice", words.option(row.main(), decided.before())));
    } else {
      detail.add(wording.say(ReplayWords.OTHER_THAN_HISTORY));
    }
  }

  private String saves(Tree.Stop stop) {
    List<String> some = new ArrayList<>(stop.saves());
    if (some.size() > MOST_SAVES) {
      int more = some.size() - MOST_SAVES;
      some.subList(MOST_SAVES, some.size()).clear();
      some.add(wording.say(ReplayWords.TREE_MORE_SAVES, "count", more));
    }
    return wording.list(some);
  }

  /** How much of the story has been met and tried, as a sentence or two; nothing is named. */
  public static String tried(Tree tree, Wording wording) {
    int unseen = tree.allEndings() - tree.endings().size();
    List<String> sentences = new ArrayList<>();
    if (tree.met() > 0) {
      sentences.add(wording.say(ReplayWords.TREE_TRIED, "taken", tree.taken(), "all", tree.met()));
    }
    sentences.add(
        wording.say(
            ReplayWords.TREE_ENDINGS, "found", tree.endings().size(), "all", tree.allEndings()));
    if (unseen > 0) {
      sentences.add(wording.say(ReplayWords.TREE_UNSEEN, "count", unseen));
    }
    return wording.sentences(sentences);
  }

  /** Of how many saves a tree is, of what story, and how many decisions it has. */
  public static String counted(Tree tree, StoryWords words) {
    int decisions = 0;
    for (Tree.Stop stop : tree.stops()) {
      decisions += stop.parent() < 0 ? 0 : 1;
    }
    Story story = words.story();
    return words
        .wording()
        .say(
            ReplayWords.TREE_OF,
            "saves",
            tree.saves(),
            "story",
            words.line(story.title(), words.engine().initial(story.start())),
            "count",
            decisions);
  }

  /** That some saves are not in a tree, and how to learn which. */
  public static String notRead(int count, Wording wording) {
    return wording.say(
        ReplayWords.TREE_NOT_READ, "count", count, "command", "bicorne replay --verify");
  }

  /** What the marks mean. */
  public static String marks(Wording wording) {
    return wording.say(ReplayWords.TREE_MARKS, "same", "=", "other", "*", "here", "@", "gone", "!");
  }

  /**
   * What stands before a row's words: the roads at its left, and its own.
   *
   * @param fine with lines of box drawing, where they take one cell each
   * @param cells so many are to be had; roads that lie too deep are counted instead of drawn
   */
  public static String front(Row row, boolean fine, int cells) {
    StringBuilder front = new StringBuilder();
    roads(front, row.depth() - (row.leaves() ? 1 : 0), fine, cells);
    if (row.leaves()) {
      front.append(fine ? "├─" : "|-");
    }
    if (row.heading()) {
      return front.toString();
    }
    return front.append(row.mark()).append(' ').toString();
  }

  /** What stands before a row's further lines. */
  public static String rest(Row row, boolean fine, int cells) {
    StringBuilder rest = new StringBuilder();
    roads(rest, row.depth(), fine, cells);
    return rest.append(row.onward() ? (fine ? "│ " : "| ") : "  ").toString();
  }

  private static void roads(StringBuilder front, int depth, boolean fine, int cells) {
    int most = Math.max(1, cells / 2);
    String road = fine ? "│ " : "| ";
    if (depth <= most) {
      front.append(road.repeat(Math.max(0, depth)));
      return;
    }
    front.append(road.repeat(most - 1));
    String more = "+" + (depth - most + 1);
    front.append(more).append(' ');
  }
}
