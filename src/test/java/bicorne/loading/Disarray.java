package bicorne.loading;

import bicorne.loading.LayoutToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A file that says the same, laid out by somebody in a hurry: every step to the right of another
 * width, blanks where they may stand, blanks at the ends of lines, dashes below their key, more
 * than one blank line, line ends of Windows.
 *
 * <p>The text it is given is in the canonical layout, and has no remarks behind anything.
 */
final class Disarray {

  private final String text;
  private final SplittableRandom random;
  private final StringBuilder out = new StringBuilder();
  private final List<Integer> was = new ArrayList<>();
  private final List<Integer> now = new ArrayList<>();
  private LayoutToken last = new LayoutToken(Kind.OTHER, 0, 0);
  private List<Integer> wasBefore = List.of();
  private List<Integer> nowBefore = List.of();
  private int brackets;
  private boolean key;

  private Disarray(String text, long seed) {
    this.text = text;
    this.random = new SplittableRandom(seed);
  }

  static String of(String text, long seed) {
    Disarray disarray = new Disarray(text, seed);
    disarray.write();
    String whole = disarray.out.toString();
    whole = disarray.random.nextInt(4) == 0 ? whole.stripTrailing() : whole;
    whole = disarray.random.nextInt(3) == 0 ? whole.replace("\n", "\r\n") : whole;
    return disarray.random.nextInt(4) == 0 ? "\uFEFF" + whole : whole;
  }

  private void write() {
    for (LayoutToken token : LayoutToken.of(text)) {
      switch (token.kind()) {
        case KEYS, DASHES -> {
          was.add(column(token.from()));
          now.add(-1);
        }
        case END -> {
          was.remove(was.size() - 1);
          now.remove(now.size() - 1);
        }
        case KEY -> key = true;
        default -> stands(token);
      }
    }
  }

  private void stands(LayoutToken token) {
    String gap = text.substring(last.to(), token.from());
    if (token.kind() == Kind.LAST) {
      out.append(blanks(0)).append('\n').append("\n \n".repeat(random.nextInt(2)));
    } else if (gap.indexOf('\n') >= 0) {
      lines(gap, token);
    } else if (out.length() > 0) {
      out.append(between());
    }
    int top = now.size() - 1;
    if (top >= 0 && now.get(top) < 0 && brackets == 0) {
      now.set(top, out.length() - (out.lastIndexOf("\n") + 1));
    }
    words(token);
    brackets += token.opens() ? 1 : token.closes() ? -1 : 0;
    key = false;
    last = token;
    wasBefore = List.copyOf(was);
    nowBefore = List.copyOf(now);
  }

  private String blanks(int least) {
    return " ".repeat(least + (random.nextInt(3) == 0 ? random.nextInt(4) : 0));
  }

  private String between() {
    boolean need = last.kind() == Kind.COLON || last.kind() == Kind.DASH;
    return blanks(need ? 1 : 0);
  }

  private void lines(String gap, LayoutToken token) {
    int column = place(token);
    String[] lines = gap.split("\n", -1);
    boolean keeps = last.kind() == Kind.BELOW && LayoutToken.keeps(text, last.from());
    keeps |= out.charAt(Math.max(0, out.length() - 1)) == '\\';
    out.append(keeps ? "" : blanks(0)).append('\n');
    for (int i = 1; i < lines.length - 1; i++) {
      if (lines[i].isBlank()) {
        out.append(blanks(0)).append("\n".repeat(1 + random.nextInt(3)));
      } else {
        int remark = lines[i].indexOf('#');
        int level = remark == column(token.from()) ? -1 : wasBefore.lastIndexOf(remark);
        out.append(" ".repeat(level < 0 ? column : nowBefore.get(level)));
        out.append(lines[i].strip()).append(blanks(0)).append('\n');
      }
    }
    out.append(" ".repeat(column));
  }

  /** The column of what begins a line; that of new keys or dashes is chosen here. */
  private int place(LayoutToken token) {
    int top = now.size() - 1;
    if (brackets > 0) {
      return now.get(top) + 1 + random.nextInt(8);
    }
    boolean own = key || token.kind() == Kind.DASH;
    if (!own) {
      return now.get(top) + 1 + random.nextInt(5);
    }
    if (now.get(top) < 0) {
      int outer = top == 0 ? 0 : now.get(top - 1);
      boolean below = last.kind() == Kind.COLON && token.kind() == Kind.DASH;
      now.set(top, top == 0 ? 0 : outer + (below ? 0 : 1) + random.nextInt(5));
    }
    return now.get(top);
  }

  private void words(LayoutToken token) {
    String words = text.substring(token.from(), token.to());
    String[] lines = words.split("\n", -1);
    int outer = now.isEmpty() ? 0 : now.get(now.size() - 1);
    int step = 1 + random.nextInt(6);
    boolean below = token.kind() == Kind.BELOW;
    out.append(below ? lines[0].replace("2", String.valueOf(step)) : lines[0]);
    int canonical = was.isEmpty() ? 2 : was.get(was.size() - 1) + 2;
    for (int i = 1; i < lines.length; i++) {
      boolean meant = lines[i - 1].endsWith("\\") || (below && (i == 1 || lines[i - 1].isEmpty()));
      out.append(meant ? "" : blanks(0)).append('\n');
      if (!lines[i].isEmpty()) {
        String line = below ? lines[i].substring(canonical) : lines[i].stripLeading();
        out.append(" ".repeat(outer + step)).append(line);
      }
    }
  }

  private int column(int offset) {
    return offset - (offset == 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1);
  }
}
