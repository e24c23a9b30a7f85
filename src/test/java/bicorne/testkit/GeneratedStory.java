package bicorne.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A random story graph of any size, as the files of a story folder: the same graph for the same
 * numbers, everywhere.
 *
 * <p>Every variable is an integer of 0..5. Nodes stand in layers; a node's first choice is always
 * open and leads one layer on, so there is no dead end. The last layer and a few earlier nodes are
 * endings. About 60 words a node.
 */
public final class GeneratedStory {

  private static final String[] WORDS =
      ("river lantern harbour winter copper letter garden tower silver bridge shadow window market stone captain sister"
              + " morning candle kitchen forest thunder orchard mirror soldier pocket ribbon carriage velvet corner island"
              + " whisper engine ladder powder basket saddle meadow hammer sailor button cellar feather anchor blanket chapel"
              + " dagger ember fiddle glove hollow iron jacket kettle ledger marble needle oyster parcel quarry rafter satchel"
              + " timber umbrella valley wagon yarrow quiet broken narrow distant hidden patient bitter gentle sudden faded"
              + " crooked golden pale heavy hungry careful ancient empty bright restless slow cold warm waits turns follows"
              + " carries opens closes remembers forgets watches listens gathers crosses leaves finds loses holds breaks mends"
              + " counts answers calls under over beside beyond before after within without toward against among the a this"
              + " that every another some no her his their our")
          .split(" ", -1);

  private static final int TOP = 5;

  private final Random random;
  private final int nodes;
  private final int variables;
  private final int width;
  private final int last;
  private final boolean loop;
  private final List<NodeText> built = new ArrayList<>();
  private final int[] starts;

  private record NodeText(String text, boolean ending, List<ChoiceText> choices) {}

  private static final class ChoiceText {
    private final String id;
    private final String text;
    private final List<String> when = new ArrayList<>();
    private final List<String> effects = new ArrayList<>();
    private boolean once;
    private int to;

    ChoiceText(String id, String text, int to) {
      this.id = id;
      this.text = text;
      this.to = to;
    }
  }

  /** splitmix64; {@code below(n)} is the next number modulo n, unsigned. */
  private static final class Random {
    private long state;

    Random(long seed) {
      state = seed;
    }

    int below(int n) {
      state += 0x9e3779b97f4a7c15L;
      long z = state;
      z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
      z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
      return (int) Long.remainderUnsigned(z ^ (z >>> 31), n);
    }
  }

  private GeneratedStory(int nodes, int choices, int variables, int once, long seed, boolean loop) {
    this.nodes = nodes;
    this.variables = variables;
    this.loop = loop;
    random = new Random(seed);
    width = (int) Math.max(4, Math.rint(Math.pow(nodes, 0.4)));
    last = layer(nodes - 1);
    starts = new int[variables];
    for (int v = 0; v < variables; v++) {
      starts[v] = random.below(TOP + 1);
    }
    Set<Integer> early = new TreeSet<>();
    while (early.size() < Math.min(8, nodes / 20)) {
      int i = 1 + random.below(nodes - 1);
      if (layer(i) >= 2 && layer(i) < last && (i - 1) % width != 0) {
        early.add(i);
      }
    }
    for (int i = 0; i < nodes; i++) {
      built.add(node(i, choices, early.contains(i)));
    }
    spreadOnce(once);
  }

  /**
   * The files of a story: {@code nodes} nodes of {@code choices} choices, with as many once-only
   * choices as asked.
   */
  public static Map<String, String> files(
      int nodes, int choices, int variables, int once, long seed, boolean loop) {
    return new GeneratedStory(nodes, choices, variables, once, seed, loop).write();
  }

  /**
   * The same graph without end, as a model for SPIN whose graph is a table, so that compiling its
   * verifier takes a second at any size: {@code story.pml} and the {@code story.h} it includes.
   */
  public static Map<String, String> promela(
      int nodes, int choices, int variables, int once, long seed) {
    return new GeneratedStory(nodes, choices, variables, once, seed, false).model(choices, once);
  }

  private Map<String, String> model(int choices, int onceOnly) {
    StringBuilder table = new StringBuilder(ROWS);
    int once = 0;
    for (NodeText node : built) {
      for (int c = 0; c < choices; c++) {
        if (c >= node.choices().size()) {
          table.append("{-1,0,0,{0},0,{0}},\n");
          continue;
        }
        ChoiceText choice = node.choices().get(c);
        table.append('{').append(choice.to).append(',').append(choice.once ? once++ : -1);
        row(table, choice.when);
        row(table, choice.effects);
        table.append("},\n");
      }
    }
    Map<String, String> files = new LinkedHashMap<>();
    files.put("story.h", table.append("};\n").toString());
    StringBuilder process = new StringBuilder("active proctype story() {\n  d_step { ");
    for (int v = 0; v < variables; v++) {
      process.append(v == 0 ? "" : "; ").append("v[" + v + "] = " + starts[v]);
    }
    process.append(" };\nend: do\n");
    for (int c = 0; c < choices; c++) {
      String number = "(" + c + ")";
      process.append("  :: d_step { c_expr { (can" + number + ") } -> c_code { take");
      process.append(number + "; } }\n");
    }
    String code = MODEL.replace("CHOICES", String.valueOf(choices));
    String arrays = "byte v[" + variables + "];\nbyte o[" + Math.max(1, onceOnly) + "];\n";
    files.put("story.pml", HEAD + arrays + code + process + "  od\n}\n");
    return files;
  }

  /** How many, then each as variable, operator, number. */
  private static void row(StringBuilder table, List<String> atoms) {
    table.append(',').append(atoms.size()).append(",{");
    for (String atom : atoms) {
      String[] words = atom.split(" ", -1);
      table.append(words[0].substring(1)).append(',').append(OPERATORS.indexOf(words[1]));
      table.append(',').append(words[2]).append(',');
    }
    table.append(atoms.isEmpty() ? "0}" : "}");
  }

  private static final List<String> OPERATORS = List.of(">=", "<=", "=", "+=", "-=");

  private static final String ROWS =
      """
      typedef struct { short to, once, nw; signed char w[6]; short ns; signed char s[6]; } Ch;
      static const Ch CH[] = {
      """;

  private static final String HEAD = "c_decl {\n\\#include \"story.h\"\n}\nshort node = 0;\n";

  private static final String MODEL =
      """
      c_code {
      static int can(int k) {
        const Ch *c = &CH[now.node * CHOICES + k]; int i;
        if (c->to < 0 || (c->once >= 0 && now.o[c->once])) return 0;
        for (i = 0; i < 3 * c->nw; i += 3) {
          int x = now.v[c->w[i]];
          if (c->w[i + 1] == 0 ? x < c->w[i + 2] : x > c->w[i + 2]) return 0;
        }
        return 1;
      }
      static void take(int k) {
        const Ch *c = &CH[now.node * CHOICES + k]; int i;
        if (c->once >= 0) now.o[c->once] = 1;
        for (i = 0; i < 3 * c->ns; i += 3) {
          int x = now.v[c->s[i]], b = c->s[i + 2];
          x = c->s[i + 1] == 2 ? b : c->s[i + 1] == 3 ? x + b : x - b;
          now.v[c->s[i]] = x < 0 ? 0 : x > 5 ? 5 : x;
        }
        now.node = c->to;
      }
      }
      """;

  private int layer(int i) {
    return i == 0 ? 0 : 1 + (i - 1) / width;
  }

  private int from(int layer) {
    return layer == 0 ? 0 : 1 + (layer - 1) * width;
  }

  private int to(int layer) {
    return layer == 0 ? 1 : Math.min(nodes, from(layer) + width);
  }

  private String word() {
    return WORDS[random.below(WORDS.length)];
  }

  private String sentence(int words) {
    StringBuilder sentence = new StringBuilder();
    for (int i = 0; i < words; i++) {
      String word = word();
      sentence.append(
          i == 0 ? Character.toUpperCase(word.charAt(0)) + word.substring(1) : " " + word);
    }
    return sentence.append('.').toString();
  }

  private NodeText node(int i, int choices, boolean early) {
    StringBuilder text = new StringBuilder("n" + i);
    for (int s = 0; s < 4; s++) {
      text.append(' ').append(sentence(15));
    }
    boolean ending = layer(i) == last || early;
    List<ChoiceText> list = new ArrayList<>();
    if (ending && loop) {
      list.add(new ChoiceText("n" + i + "c0", "n" + i + "c0 begin again", 0));
    }
    for (int c = 0; !ending && c < choices; c++) {
      list.add(choice(i, c));
    }
    return new NodeText(text.toString(), ending && !loop, list);
  }

  private ChoiceText choice(int i, int c) {
    List<String> when = new ArrayList<>();
    int target;
    if (c == 0) {
      int next = layer(i) + 1;
      target = Math.min(to(next) - 1, from(next) + (i == 0 ? 0 : (i - 1) % width));
    } else {
      target = target(i);
      int q = random.below(100);
      for (int k = q < 25 ? 0 : q < 85 ? 1 : 2; k > 0; k--) {
        String variable = "v" + random.below(variables);
        String operator = random.below(2) == 0 ? ">=" : "<=";
        when.add(variable + " " + operator + " " + (1 + random.below(4)));
      }
    }
    List<String> effects = new ArrayList<>();
    int q = random.below(100);
    for (int k = q < 30 ? 0 : q < 80 ? 1 : 2; k > 0; k--) {
      String variable = "v" + random.below(variables);
      int t = random.below(100);
      effects.add(
          variable
              + (t < 42
                  ? " += 1"
                  : t < 80 ? " -= 1" : t < 90 ? " += 2" : " = " + random.below(TOP + 1)));
    }
    StringBuilder text = new StringBuilder("n" + i + "c" + c);
    for (int w = 0; w < 5; w++) {
      text.append(' ').append(word());
    }
    ChoiceText choice = new ChoiceText("n" + i + "c" + c, text.toString(), target);
    choice.when.addAll(when);
    choice.effects.addAll(effects);
    return choice;
  }

  private int target(int i) {
    int li = layer(i);
    int layer;
    if (li > 1 && random.below(100) < 5) {
      layer = Math.max(1, li - random.below(4));
    } else if (random.below(100) < 20 && li + 2 <= last) {
      layer = li + 2;
    } else {
      layer = li + 1;
    }
    int target = from(layer) + random.below(to(layer) - from(layer));
    return target != i ? target : other(i, layer);
  }

  private int other(int i, int layer) {
    return i != from(layer) ? from(layer) : to(layer) - 1;
  }

  private void spreadOnce(int once) {
    int made = 0;
    while (made < once) {
      int i = 1 + random.below(nodes - 1);
      List<ChoiceText> list = built.get(i).choices();
      if (list.size() < 2) {
        continue;
      }
      ChoiceText choice = list.get(1 + random.below(list.size() - 1));
      if (choice.once) {
        continue;
      }
      choice.once = true;
      if (made % 2 == 0) {
        int layer = Math.max(1, layer(i) - random.below(4));
        int target = from(layer) + random.below(to(layer) - from(layer));
        choice.to = target != i ? target : other(i, layer);
      }
      made++;
    }
  }

  private static final int PER_FILE = 500;

  private Map<String, String> write() {
    Map<String, String> files = new LinkedHashMap<>();
    int episodes = (nodes + PER_FILE - 1) / PER_FILE;
    StringBuilder story =
        new StringBuilder(
            "bicorne: 1\nid: bench-" + nodes + "\ntitle: Bench " + nodes + "\nlanguage: en\n");
    story.append("start: e0/n0\nepisodes: [e0");
    for (int e = 1; e < episodes; e++) {
      story.append(", e").append(e);
    }
    story.append("]\nvariables:\n");
    for (int v = 0; v < variables; v++) {
      story.append("  v" + v + ": { range: 0.." + TOP + ", start: " + starts[v] + " }\n");
    }
    files.put("story.yaml", story.toString());
    for (int e = 0; e < episodes; e++) {
      StringBuilder file =
          new StringBuilder("title: Part " + e + "\nstart: n" + e * PER_FILE + "\nnodes:\n");
      for (int i = e * PER_FILE; i < Math.min(nodes, (e + 1) * PER_FILE); i++) {
        write(file, i);
      }
      files.put("episodes/e" + e + ".yaml", file.toString());
    }
    return files;
  }

  private void write(StringBuilder out, int i) {
    NodeText node = built.get(i);
    out.append("  n" + i + ":\n    text: |\n");
    String[] words = node.text().split(" ", -1);
    for (int w = 0; w < words.length; w++) {
      out.append(w % 13 == 0 ? "      " : " ").append(words[w]).append(w % 13 == 12 ? "\n" : "");
    }
    out.append(words.length % 13 == 0 ? "" : "\n");
    if (node.ending()) {
      out.append("    ending: { title: Ending n" + i + ", kind: divergent, aftermath: Over. }\n");
      return;
    }
    out.append("    choices:\n");
    for (ChoiceText choice : node.choices()) {
      out.append("      " + choice.id + ":\n        text: " + choice.text + "\n");
      if (!choice.when.isEmpty()) {
        out.append("        when: " + String.join(" and ", choice.when) + "\n");
      }
      if (choice.once) {
        out.append("        once: true\n");
      }
      if (!choice.effects.isEmpty()) {
        out.append("        effects: [" + String.join(", ", choice.effects) + "]\n");
      }
      int home = choice.to / PER_FILE;
      out.append(
          "        goto: "
              + (home == i / PER_FILE ? "" : "e" + home + "/")
              + "n"
              + choice.to
              + "\n");
    }
  }
}
