package bicorne.loading;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the YAML that stories are mostly written in, in one walk over the text: keys and dashes on
 * lines of their own, literal texts, plain and quoted words of one line, lists in brackets and keys
 * in braces of one line.
 *
 * <p>It never reports and never guesses. Where it meets anything else, right or wrong, it has read
 * nothing, and {@link YamlReader} reads the file as if this had not been tried: what it gives is
 * exactly what that would give without a problem.
 */
final class YamlSubset {

  /** Something this does not read. */
  private static final class Beyond extends RuntimeException {
    private static final long serialVersionUID = 1;

    Beyond() {
      super(null, null, false, false);
    }
  }

  /** YAML allows keys twice as long. */
  private static final int LONGEST_KEY = 500;

  /** Signs that begin no plain words. */
  private static final String SIGNS = ",[]{}#&*!|>'\"%@`";

  private static final String FLOW_SIGNS = ",[]{}";

  private final SourceText file;
  private final String text;
  private int parts;

  /** Where the content of the line to be read next begins, and its column; -1 behind the last. */
  private int at;

  private int column;

  /** Where what was read last in brackets, braces or quotes ended. */
  private int end;

  private YamlSubset(SourceText file) {
    this.file = file;
    this.text = file.text();
  }

  /** What a file says; null where this cannot tell, and then nothing was taken from the folder. */
  static @Nullable Written read(SourceText file, PartCount inFolder) {
    String text = file.text();
    if (!text.endsWith("\n") || text.indexOf('\t') >= 0 || text.indexOf('\r') >= 0) {
      return null;
    }
    try {
      YamlSubset subset = new YamlSubset(file);
      Written written = subset.document();
      return inFolder.take(subset.parts) ? written : null;
    } catch (Beyond beyond) {
      return null;
    }
  }

  private Written document() {
    toLine(0);
    if (column != 0) {
      throw new Beyond();
    }
    Written written = entries(0, 1);
    if (column >= 0) {
      throw new Beyond();
    }
    return written;
  }

  /** Goes to the next line from {@code line} on that is neither blank nor a remark. */
  private void toLine(int line) {
    int from = line;
    while (from < text.length()) {
      int begins = behindSpaces(from);
      char c = text.charAt(begins);
      if (c != '\n' && c != '#') {
        at = begins;
        column = begins - from;
        if (column == 0 && (c == '-' || c == '.') && text.startsWith("" + c + c + c, from)) {
          throw new Beyond();
        }
        return;
      }
      from = lineEnd(begins) + 1;
    }
    column = -1;
  }

  private int behindSpaces(int from) {
    int behind = from;
    while (text.charAt(behind) == ' ') {
      behind++;
    }
    return behind;
  }

  /** The line break behind an offset: the text ends with one. */
  private int lineEnd(int from) {
    return text.indexOf('\n', from);
  }

  private void part() {
    if (++parts > Limits.PARTS) {
      throw new Beyond();
    }
  }

  private void collection(int level) {
    part();
    if (level > Limits.LEVELS) {
      throw new Beyond();
    }
  }

  private Written.Words words(int from, int to, Written.Style style) {
    part();
    return new Written.Words(file, from, to, style);
  }

  // Lines

  private Written block(int level) {
    return dash() ? items(column, level) : entries(column, level);
  }

  private boolean dash() {
    return text.charAt(at) == '-' && text.charAt(at + 1) == ' ';
  }

  private Written.Entries entries(int indent, int level) {
    collection(level);
    int from = at;
    List<Written.Entry> entries = new ArrayList<>();
    do {
      Written.Words key = words(at, colon(at), Written.Style.PLAIN);
      entries.add(new Written.Entry(key, value(key.to() + 1, indent, level + 1)));
    } while (column == indent);
    noDeeper(indent);
    return entries(from, entries.get(entries.size() - 1).value().to(), false, entries);
  }

  private Written.Entries entries(int from, int to, boolean braces, List<Written.Entry> entries) {
    if (anyTwice(entries)) {
      throw new Beyond();
    }
    return new Written.Entries(file, from, to, braces, entries);
  }

  private Written.Items items(int indent, int level) {
    collection(level);
    int from = at;
    List<Written> items = new ArrayList<>();
    do {
      int item = behindSpaces(at + 1);
      if (text.charAt(item) != '"' && text.charAt(item) != '\'' && keyed(item)) {
        column += item - at;
        at = item;
        items.add(entries(column, level + 1));
      } else {
        items.add(content(item, indent, level + 1));
      }
    } while (column == indent && dash());
    noDeeper(indent);
    return new Written.Items(file, from, items.get(items.size() - 1).to(), false, items);
  }

  private void noDeeper(int indent) {
    if (column > indent) {
      throw new Beyond();
    }
  }

  /** Where the plain key ends that begins there. */
  private int colon(int from) {
    begins(from);
    int to = lineEnd(from);
    int colon = colonWithGap(from, to);
    if (colon < 0 || colon - from > LONGEST_KEY || text.charAt(colon - 1) == ' ') {
      throw new Beyond();
    }
    if (find('#', from, colon) >= 0) {
      throw new Beyond();
    }
    return colon;
  }

  /** The first colon in a stretch with a gap behind it; -1 for none. */
  private int colonWithGap(int from, int to) {
    int colon = find(':', from, to);
    while (colon >= 0 && !gap(colon + 1)) {
      colon = find(':', colon + 1, to);
    }
    return colon;
  }

  /** Where a sign first stands in a stretch; -1 where it does not. */
  private int find(char sign, int from, int to) {
    for (int i = from; i < to; i++) {
      if (text.charAt(i) == sign) {
        return i;
      }
    }
    return -1;
  }

  /** Whether plain words could begin there; else this is beyond us. */
  private void begins(int from) {
    char c = text.charAt(from);
    boolean alone = c == '-' || c == '?' || c == ':';
    boolean sign = alone ? gap(from + 1) : SIGNS.indexOf(c) >= 0;
    if (sign || c == '\n' || (c == '<' && text.charAt(from + 1) == '<')) {
      throw new Beyond();
    }
  }

  private boolean gap(int offset) {
    return text.charAt(offset) == ' ' || text.charAt(offset) == '\n';
  }

  /** Whether a line holds a key, if what it begins with is plain. */
  private boolean keyed(int from) {
    char first = text.charAt(from);
    if (first == '[' || first == '{' || first == '|') {
      return false;
    }
    return colonWithGap(from, lineEnd(from)) >= 0;
  }

  private Written value(int from, int indent, int level) {
    int begins = behindSpaces(from);
    char c = text.charAt(begins);
    if (c != '\n' && c != '#') {
      return content(begins, indent, level);
    }
    toLine(lineEnd(begins) + 1);
    if (column <= indent) {
      throw new Beyond();
    }
    return block(level);
  }

  /** What begins behind a key or a dash on its own line, and goes on to the line behind. */
  private Written content(int from, int indent, int level) {
    Written content;
    switch (text.charAt(from)) {
      case '|' -> {
        return literal(from, indent);
      }
      case '[', '{', '\'', '"' -> content = inLine(from, level);
      default -> content = plain(from);
    }
    int behind = behindSpaces(content.to());
    boolean remark = text.charAt(behind) == '#' && behind > content.to();
    if (text.charAt(behind) != '\n' && !remark) {
      throw new Beyond();
    }
    toLine(lineEnd(behind) + 1);
    noDeeper(indent);
    return content;
  }

  private Written.Words plain(int from) {
    begins(from);
    int to = lineEnd(from);
    for (int i = find('#', from, to); i >= 0; i = find('#', i + 1, to)) {
      if (text.charAt(i - 1) == ' ') {
        to = i;
      }
    }
    if (colonWithGap(from, to) >= 0) {
      throw new Beyond();
    }
    return words(from, trimmed(to), Written.Style.PLAIN);
  }

  private int trimmed(int to) {
    int end = to;
    while (text.charAt(end - 1) == ' ') {
      end--;
    }
    return end;
  }

  private Written.Words literal(int from, int indent) {
    if (text.charAt(from + 1) != '\n') {
      throw new Beyond();
    }
    part();
    int line = from + 2;
    int block = line < text.length() ? behindSpaces(line) - line : 0;
    if (block <= indent || text.charAt(line + block) == '\n') {
      throw new Beyond();
    }
    StringBuilder value = new StringBuilder();
    int whole = 0;
    while (line < text.length()) {
      int begins = line;
      while (begins < line + block && text.charAt(begins) == ' ') {
        begins++;
      }
      if (text.charAt(begins) == '\n') {
        value.append('\n');
        line = begins + 1;
      } else if (begins == line + block) {
        line = lineEnd(begins) + 1;
        value.append(text, begins, line);
        whole = value.length();
      } else {
        break;
      }
    }
    value.setLength(whole);
    toLine(line);
    noDeeper(indent);
    return new Written.Words(file, value.toString(), from, line, Written.Style.LITERAL);
  }

  // Within a line

  private Written inLine(int from, int level) {
    return switch (text.charAt(from)) {
      case '[' -> brackets(from, level);
      case '{' -> braces(from, level);
      case '"', '\'' -> quoted(from);
      default -> inFlow(from);
    };
  }

  private Written.Items brackets(int from, int level) {
    collection(level);
    List<Written> items = new ArrayList<>();
    int next = behindSpaces(from + 1);
    while (text.charAt(next) != ']' || !items.isEmpty()) {
      items.add(inLine(next, level + 1));
      next = behindSpaces(end);
      if (text.charAt(next) == ']') {
        break;
      }
      next = behindComma(next);
    }
    end = next + 1;
    return new Written.Items(file, from, end, true, items);
  }

  private Written.Entries braces(int from, int level) {
    collection(level);
    List<Written.Entry> entries = new ArrayList<>();
    int next = behindSpaces(from + 1);
    while (text.charAt(next) != '}' || !entries.isEmpty()) {
      Written.Words key = words(next, flowColon(next), Written.Style.PLAIN);
      entries.add(new Written.Entry(key, inLine(behindSpaces(key.to() + 1), level + 1)));
      next = behindSpaces(end);
      if (text.charAt(next) == '}') {
        break;
      }
      next = behindComma(next);
    }
    end = next + 1;
    return entries(from, end, true, entries);
  }

  private int behindComma(int comma) {
    if (text.charAt(comma) != ',') {
      throw new Beyond();
    }
    return behindSpaces(comma + 1);
  }

  private int flowColon(int from) {
    int colon = colon(from);
    for (int i = from; i < colon; i++) {
      char c = text.charAt(i);
      if (c == ':' || c == '?' || FLOW_SIGNS.indexOf(c) >= 0) {
        throw new Beyond();
      }
    }
    return colon;
  }

  /** Plain words in brackets or braces. Where parentheses are cut by a comma, it is a mistake. */
  private Written.Words inFlow(int from) {
    begins(from);
    int open = 0;
    int to = from;
    for (char c = text.charAt(to); FLOW_SIGNS.indexOf(c) < 0; c = text.charAt(++to)) {
      if (c == '\n' || c == ':' || c == '?' || c == '#') {
        throw new Beyond();
      }
      open += c == '(' ? 1 : c == ')' ? -1 : 0;
    }
    if (open != 0) {
      throw new Beyond();
    }
    end = trimmed(to);
    return words(from, end, Written.Style.PLAIN);
  }

  private Written.Words quoted(int from) {
    char quote = text.charAt(from);
    boolean twice = quote == '"';
    int to = find(quote, from + 1, lineEnd(from));
    if (to < 0 || text.charAt(to + 1) == quote || (twice && find('\\', from, to) >= 0)) {
      throw new Beyond();
    }
    end = to + 1;
    return words(from, end, twice ? Written.Style.DOUBLE_QUOTED : Written.Style.SINGLE_QUOTED);
  }

  // Keys

  /** So many keys are compared one by one. */
  private static final int FEW = 12;

  /** Whether any key stands twice, in Unicode form C. */
  static boolean anyTwice(List<Written.Entry> entries) {
    if (entries.size() > FEW) {
      Set<String> keys = new LinkedHashSet<>();
      for (Written.Entry entry : entries) {
        if (!keys.add(Id.nfc(entry.key().value()))) {
          return true;
        }
      }
      return false;
    }
    String[] keys = new String[entries.size()];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = Id.nfc(entries.get(i).key().value());
      for (int before = 0; before < i; before++) {
        if (keys[before].equals(keys[i])) {
          return true;
        }
      }
    }
    return false;
  }
}
