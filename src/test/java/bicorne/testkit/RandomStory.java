package bicorne.testkit;

import static bicorne.testkit.RandomPhrases.quoted;

import bicorne.model.Story;
import bicorne.testkit.RandomPhrases.Kind;
import bicorne.testkit.RandomPhrases.Name;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * A random story with every construct of the format, as the files of a folder: the same for the
 * same knobs, everywhere, and never with an error.
 *
 * <p>It is read by the real loader, so that a property that holds for these stories holds for what
 * authors write. For a graph whose states can be counted beside other programs there is {@link
 * GeneratedStory}, for a story made for one test {@link Tale}.
 */
public final class RandomStory {

  /**
   * What the stories of a seed are like.
   *
   * @param seed the same seed, the same story
   * @param nodes how many nodes, in all files together; at least 3
   * @param choices the most choices, or outcomes, of a node
   * @param variables how many variables the whole story has; at least 1
   * @param range the most values that an integer, an enumeration or a set has; at least 2
   * @param perFile about how many nodes an episode has
   * @param past of 100 conditions so many ask what was seen, chosen or fell, and of 100 choices and
   *     pool entries so many can be taken again and again only rarely: what multiplies states
   * @param faults of 100 nodes so many may let play get stuck: choices that are all conditional
   *     without {@code otherwise}, weights that are all 0, circles without a page, nodes round
   *     which no way leads out
   * @param claims how many claims the story makes
   * @param translated whether there is a translation, with gaps
   */
  public record Knobs(
      long seed,
      int nodes,
      int choices,
      int variables,
      int range,
      int perFile,
      int past,
      int faults,
      int claims,
      boolean translated) {

    /**
     * Stories of 4 to 12 nodes that brute force can walk. Every third can go wrong, every fourth is
     * translated.
     */
    public static Knobs small(long seed) {
      SplittableRandom random = new SplittableRandom(seed * 31 + 7);
      return new Knobs(
          seed,
          4 + random.nextInt(9),
          2 + random.nextInt(3),
          2 + random.nextInt(3),
          3 + random.nextInt(3),
          5 + random.nextInt(6),
          random.nextInt(25),
          seed % 3 == 0 ? 40 : 0,
          random.nextInt(4),
          seed % 4 == 0);
    }

    /** A story of 20,000 nodes in 40 episodes and some scenes. */
    public static Knobs large(long seed) {
      return new Knobs(seed, 20_000, 4, 12, 6, 500, 10, 2, 8, false);
    }
  }

  /** What a node is left by. */
  private enum Exit {
    CHOICES,
    OUTCOMES,
    ONWARD,
    RETURN,
    ENDING
  }

  /** A node planned, before any words are written: others can name it and its options. */
  private static final class Plan {
    final FilePlan file;
    final int place;
    final String name;
    final Exit exit;
    final List<String> options = new ArrayList<>();
    final Map<String, List<String>> behind = new LinkedHashMap<>();

    Plan(FilePlan file, int place, String name, Exit exit) {
      this.file = file;
      this.place = place;
      this.name = name;
      this.exit = exit;
    }

    String address() {
      return file.id + "/" + name;
    }
  }

  private static final class FilePlan {
    final String id;
    final int scene;
    final List<Plan> nodes = new ArrayList<>();
    final List<String> pools = new ArrayList<>();
    final List<Name> names = new ArrayList<>();

    FilePlan(String id, int scene) {
      this.id = id;
      this.scene = scene;
    }

    boolean isScene() {
      return scene >= 0;
    }
  }

  private final Knobs knobs;
  private final SplittableRandom random;
  private final List<FilePlan> episodes = new ArrayList<>();
  private final List<FilePlan> scenes = new ArrayList<>();
  private final List<Name> names = new ArrayList<>();
  private final List<String> nodes = new ArrayList<>();
  private final List<String> chosen = new ArrayList<>();
  private final List<String> fallen = new ArrayList<>();
  private final Map<String, String> files = new LinkedHashMap<>();
  private final boolean goesWrong;

  private RandomStory(Knobs knobs) {
    this.knobs = knobs;
    random = new SplittableRandom(knobs.seed());
    goesWrong = knobs.faults() > 0;
  }

  /** The files of a story. */
  public static TextStory of(Knobs knobs) {
    return new TextStory(new RandomStory(knobs).write());
  }

  /** The small story of a seed, loaded. */
  public static Story small(long seed) {
    return of(Knobs.small(seed)).load();
  }

  private boolean chance(int of100) {
    return random.nextInt(100) < of100;
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  // The plan

  private void plan() {
    int inScenes = chance(70) ? Math.max(1, knobs.nodes() / 4) : 0;
    int left = knobs.nodes() - inScenes;
    while (left > 0) {
      int count = left < 2 * knobs.perFile() ? left : knobs.perFile();
      // Letters, then words: no node and no scene is called like an episode.
      String id =
          episodes.size() < 26 ? "" + (char) ('a' + episodes.size()) : "e" + episodes.size();
      nodes(file(id, -1, episodes), count);
      left -= count;
    }
    for (int scene = 0; inScenes > 0; scene++) {
      int count = Math.min(inScenes, 1 + random.nextInt(Math.max(2, knobs.perFile() / 4)));
      nodes(file("scene-" + scene, scene, scenes), count);
      inScenes -= count;
    }
    for (int v = 0; v < knobs.variables(); v++) {
      names.add(name("v" + v, v));
    }
    names.add(new Name("low", Kind.FLAG, 0, 1, List.of(), true));
  }

  private FilePlan file(String id, int scene, List<FilePlan> among) {
    FilePlan file = new FilePlan(id, scene);
    among.add(file);
    if (chance(35)) {
      file.names.add(name("own", random.nextInt(4)));
    }
    return file;
  }

  private Name name(String word, int number) {
    int range = 2 + random.nextInt(knobs.range() - 1);
    // Words that YAML reads as something else, and a name that is not Latin.
    List<String> values = List.of("yes", "off", "null", "布里埃纳", "y", "e1").subList(0, range);
    int kind = number == 0 ? 0 : random.nextInt(6);
    if (kind < 3) {
      int low = number % 3 == 2 ? -1 : 0;
      return new Name(word, Kind.INTEGER, low, low + Math.max(2, range - 1), List.of(), false);
    }
    return switch (kind) {
      case 3 -> new Name(word, Kind.FLAG, 0, 1, List.of(), false);
      case 4 -> new Name(word, Kind.VALUE, 0, 0, values, false);
      default -> new Name(word, Kind.SET, 0, 0, values, false);
    };
  }

  private void nodes(FilePlan file, int count) {
    for (int place = 0; place < count; place++) {
      String name = (place % 7 == 3 ? "夜" : "n") + place;
      Plan node = new Plan(file, place, name, exit(file, place, count));
      file.nodes.add(node);
      nodes.add(node.address());
      if (node.exit == Exit.CHOICES || node.exit == Exit.OUTCOMES) {
        for (int i = Math.max(1 + random.nextInt(2), random.nextInt(knobs.choices() + 1));
            i > 0;
            i--) {
          String id = node.exit == Exit.CHOICES ? i == 2 ? "no" : "c" + i : "o" + i;
          node.options.add(id);
          (node.exit == Exit.CHOICES ? chosen : fallen).add(node.address() + "#" + id);
          if (node.exit == Exit.CHOICES && chance(12)) {
            behind(node, id);
          }
        }
      }
    }
    if (count > 1 && chance(50)) {
      file.pools.add("lanes");
    }
  }

  private void behind(Plan node, String choice) {
    List<String> outcomes = new ArrayList<>();
    for (int i = 1 + random.nextInt(2); i > 0; i--) {
      outcomes.add(choice + "-" + i);
      fallen.add(node.address() + "#" + choice + "-" + i);
    }
    node.behind.put(choice, outcomes);
  }

  /** A first node leads on, a last one ends or goes back. */
  private Exit exit(FilePlan file, int place, int count) {
    boolean last = place == count - 1;
    boolean closing = last || (place > 1 && chance(6));
    if (closing && !(goesWrong && chance(knobs.faults() / 2))) {
      return file.isScene() ? (chance(92) ? Exit.RETURN : Exit.ENDING) : Exit.ENDING;
    }
    int kind = random.nextInt(100);
    int choices = place == 0 ? 80 : 60;
    return kind < choices ? Exit.CHOICES : kind < 72 || last ? Exit.OUTCOMES : Exit.ONWARD;
  }

  // The files

  private Map<String, String> write() {
    plan();
    files.put("story.yaml", story());
    files.put("people.yaml", "ney: { name: Ney }\nmarie: { name: Marie }\n");
    files.put("places.yaml", "ford: { name: The ford }\n");
    for (FilePlan file : episodes) {
      files.put("episodes/" + file.id + ".yaml", file(file));
    }
    for (FilePlan file : scenes) {
      files.put("scenes/" + file.id + ".yaml", file(file));
    }
    return files;
  }

  private RandomPhrases phrases(FilePlan file) {
    List<Name> all = new ArrayList<>(names);
    all.addAll(file.names);
    return new RandomPhrases(random, all, nodes, chosen, fallen, knobs.past());
  }

  private String story() {
    StringBuilder out = new StringBuilder("bicorne: 1\nid: random\ntitle: Random\nlanguage: en\n");
    if (knobs.translated()) {
      out.append("translations: [zh-Hans]\n");
      files.put("lang/zh-Hans/story.yaml", "title: 随机\n");
    }
    out.append("start: a\nepisodes: [");
    for (FilePlan file : episodes) {
      out.append(file == episodes.get(0) ? "" : ", ").append(file.id);
    }
    out.append("]\nvariables:\n");
    for (Name name : names) {
      if (!name.derived()) {
        out.append("  ").append(declared(name));
      }
    }
    FilePlan nowhere = new FilePlan("", -1);
    Name first = names.get(0);
    out.append("derived:\n  low: ").append(first.word()).append(" <= ").append(first.low());
    out.append("\n");
    RandomPhrases phrases = phrases(nowhere);
    List<List<String>> claims = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < knobs.claims(); i++) {
      any(claims).add("  - " + quoted(phrases.claim()) + "\n");
    }
    List<String> kinds = List.of("always", "never", "reachable");
    for (int i = 0; i < 3; i++) {
      if (!claims.get(i).isEmpty()) {
        out.append(kinds.get(i)).append(":\n").append(String.join("", claims.get(i)));
      }
    }
    return out.toString();
  }

  private String declared(Name name) {
    String values = String.join(", ", name.values());
    return name.word()
        + ": { "
        + switch (name.kind()) {
          case INTEGER ->
              "range: "
                  + name.low()
                  + ".."
                  + name.high()
                  + ", start: "
                  + (name.low() + random.nextInt(name.high() - name.low() + 1))
                  + ", label: Men, show: gauge";
          case FLAG -> "flag: " + chance(30);
          case VALUE -> "values: [" + values + "], start: " + any(name.values());
          case SET ->
              "set-of: [" + values + "], start: [" + (chance(50) ? name.values().get(0) : "") + "]";
        }
        + " }\n";
  }

  private String file(FilePlan file) {
    RandomPhrases phrases = phrases(file);
    StringBuilder out = new StringBuilder("title: " + file.id + "\n");
    StringBuilder translation = new StringBuilder();
    if (chance(40)) {
      out.append("date: 1814-01-01\n");
    }
    out.append("start: ").append(file.nodes.get(0).name).append("\n");
    if (!file.names.isEmpty()) {
      out.append("variables:\n  ").append(declared(file.names.get(0)));
    }
    out.append("nodes:\n");
    for (Plan node : file.nodes) {
      new NodeWriter(node, phrases, out, translation).write();
    }
    pools(file, phrases, out);
    if (knobs.translated()) {
      String folder = file.isScene() ? "scenes/" : "episodes/";
      files.put(
          "lang/zh-Hans/" + folder + file.id + ".yaml",
          "title: 第"
              + file.id
              + "章\n"
              + (translation.length() == 0 ? "" : "nodes:\n" + translation));
    }
    return out.toString();
  }

  private void pools(FilePlan file, RandomPhrases phrases, StringBuilder out) {
    for (String pool : file.pools) {
      out.append("pools:\n  ").append(pool).append(":\n");
      List<String> entries = new ArrayList<>();
      for (Plan node : file.nodes) {
        if (chance(Math.max(30, 300 / file.nodes.size())) && entries.size() < 4) {
          entries.add(node.name);
        }
      }
      if (entries.isEmpty()) {
        entries.add(file.nodes.get(0).name);
      }
      for (String entry : entries) {
        out.append("    - { to: ").append(entry);
        out.append(chance(40) ? ", when: " + quoted(phrases.condition()) : "");
        out.append(chance(40) ? ", weight: " + quoted(phrases.weight(false)) : "");
        out.append(chance(30) ? ", priority: 1" : "");
        out.append(chance(100 - 2 * knobs.past()) ? ", repeat: true" : "").append(" }\n");
      }
    }
  }

  /** Writes one node and its translation. */
  private final class NodeWriter {

    private final Plan node;
    private final FilePlan file;
    private final RandomPhrases phrases;
    private final StringBuilder out;
    private final StringBuilder chinese;

    NodeWriter(Plan node, RandomPhrases phrases, StringBuilder out, StringBuilder chinese) {
      this.node = node;
      this.file = node.file;
      this.phrases = phrases;
      this.out = out;
      this.chinese = chinese;
    }

    void write() {
      out.append("  ").append(node.name).append(":\n");
      int before = chinese.length();
      chinese.append("  ").append(node.name).append(":\n");
      int begun = chinese.length();
      header();
      if (chance(35)) {
        out.append("    effects: [").append(phrases.effect()).append("]\n");
      }
      boolean silent = chance(25);
      if (!silent) {
        out.append("    text:").append(phrases.text(node.name, true, "    "));
        if (chance(70)) {
          chinese.append("    text: ").append(quoted("在" + node.name + "。")).append("\n");
        }
      }
      exit(silent);
      if (chinese.length() == begun) {
        chinese.setLength(before);
      }
    }

    private void header() {
      if (chance(20)) {
        out.append("    date: 1814-01-0").append(1 + random.nextInt(2)).append("\n");
      }
      if (chance(10)) {
        out.append("    place: ford\n");
      }
      if (chance(10)) {
        out.append("    as: ").append(chance(50) ? "ney" : "marie").append("\n");
      }
      if (chance(5)) {
        out.append("    time: At night\n");
      }
    }

    private void exit(boolean silent) {
      switch (node.exit) {
        case ENDING -> out.append("    ending: { title: End, kind: divergent, aftermath: So. }\n");
        case RETURN -> out.append(call(20, "    ")).append("    return: true\n");
        case ONWARD -> {
          boolean runOn = !silent && chance(25);
          out.append(runOn ? "    run-on: true\n" : "");
          out.append(call(20, "    "))
              .append("    goto: ")
              .append(onward(silent || runOn))
              .append("\n");
        }
        case OUTCOMES -> {
          out.append("    outcomes:\n");
          outcomes(node.options, "      ");
        }
        case CHOICES -> choices();
      }
    }

    private void choices() {
      boolean canRunOut = goesWrong && chance(knobs.faults());
      if (!canRunOut || chance(30)) {
        out.append("    otherwise: ").append(way()).append("\n");
      }
      if (chance(15)) {
        out.append("    history: { text: So it was. }\n");
      }
      out.append("    choices:\n");
      StringBuilder told = new StringBuilder();
      for (int i = 0; i < node.options.size(); i++) {
        String id = node.options.get(i);
        out.append("      ").append(id).append(":\n");
        choice(id, i, canRunOut);
        if (chance(60)) {
          told.append("      ")
              .append(id)
              .append(": { text: ")
              .append(quoted("选" + id))
              .append(" }\n");
        }
      }
      if (told.length() > 0) {
        chinese.append("    choices:\n").append(told);
      }
    }

    private void choice(String id, int place, boolean canRunOut) {
      String pad = "        ";
      out.append(pad).append("text: ").append(quoted(phrases.line(id))).append("\n");
      if (canRunOut ? chance(80) : place > 0 && chance(50)) {
        out.append(pad).append("when: ").append(quoted(phrases.condition())).append("\n");
        if (chance(50)) {
          out.append(pad).append("locked: ").append(quoted(phrases.line("Locked"))).append("\n");
        }
      }
      if (chance(10)) {
        out.append(pad).append("visible: ").append(quoted(phrases.condition())).append("\n");
      }
      out.append(chance(knobs.past()) ? pad + "once: true\n" : "");
      out.append(chance(25) ? pad + "history: " + (place == 0 ? "main" : "also") + "\n" : "");
      if (chance(80)) {
        String more = chance(30) ? ", " + phrases.effect() : "";
        out.append(pad).append("effects: [").append(phrases.effect()).append(more).append("]\n");
      }
      if (chance(25)) {
        out.append(pad).append("reply:").append(phrases.text("reply", true, pad));
      }
      List<String> behind = node.behind.get(id);
      if (behind != null) {
        out.append(pad).append("outcomes:\n");
        outcomes(behind, pad + "  ");
      } else {
        leave(pad);
      }
    }

    private void outcomes(List<String> ids, String pad) {
      boolean surely = !(goesWrong && chance(knobs.faults()));
      for (int i = 0; i < ids.size(); i++) {
        out.append(pad).append(ids.get(i)).append(":\n");
        String weight = surely && i == 0 ? "1" : phrases.weight(i == 0);
        out.append(pad).append("  weight: ").append(quoted(weight)).append("\n");
        if (chance(50)) {
          out.append(pad).append("  effects: [").append(phrases.effect()).append("]\n");
        }
        if (chance(40)) {
          out.append(pad).append("  text:").append(phrases.text("fell", true, pad + "  "));
        }
        leave(pad + "  ");
      }
    }

    /** The way behind an option. */
    private void leave(String pad) {
      out.append(call(15, pad));
      boolean back = file.isScene() && chance(40);
      out.append(pad).append(back ? "return: true" : "goto: " + way()).append("\n");
    }

    /** A call of a scene on a line of its own, or nothing. */
    private String call(int of100, String pad) {
      int first = file.isScene() ? file.scene + 1 : 0;
      if (first >= scenes.size() || !chance(file.isScene() ? 2 * of100 : of100)) {
        return "";
      }
      int scene = first + random.nextInt(Math.min(3, scenes.size() - first));
      return pad + "call: " + scenes.get(scene).id + "\n";
    }

    private String way() {
      int kind = random.nextInt(10);
      if (kind < 2 && !file.pools.isEmpty()) {
        return draw();
      }
      return kind == 2 ? branches(target()) : target();
    }

    /** A way that play can follow without a page must lead out at last, or loading refuses it. */
    private String onward(boolean silent) {
      if (!silent) {
        return way();
      }
      int after = node.place + 1;
      String forward = file.nodes.get(after + random.nextInt(file.nodes.size() - after)).name;
      return chance(goesWrong ? 60 : 20) ? branches(forward) : forward;
    }

    private String branches(String last) {
      StringBuilder ways = new StringBuilder("[");
      for (int i = 1 + random.nextInt(2); i > 0; i--) {
        String to = !file.pools.isEmpty() && chance(25) ? draw() : target();
        ways.append("{ when: ").append(quoted(phrases.condition()));
        ways.append(", to: ").append(to).append(" }, ");
      }
      return ways.append(last).append("]").toString();
    }

    private String draw() {
      return "{ draw: " + file.pools.get(0) + ", else: " + target() + " }";
    }

    /** Mostly near, now and then in another episode. */
    private String target() {
      if (!file.isScene() && chance(20)) {
        FilePlan other = any(episodes);
        return chance(50) ? other.id : any(other.nodes).address();
      }
      int size = file.nodes.size();
      int place =
          chance(35) && node.place + 1 < size
              ? node.place + 1 + random.nextInt(Math.min(4, size - node.place - 1))
              : random.nextInt(Math.max(1, size - 1));
      return file.nodes.get(place).name;
    }
  }
}
