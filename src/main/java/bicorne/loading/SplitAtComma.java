package bicorne.loading;

import bicorne.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds what YAML cut in two at a comma: {@code [army = clamp(army, 0, 9)]} arrives as three items.
 * An open parenthesis gives it away.
 */
final class SplitAtComma {

  private final Report report;

  SplitAtComma(Report report) {
    this.report = report;
  }

  /** The items of a list in brackets; what was cut is reported and settled. */
  List<Written> mend(List<Written> items) {
    List<Written> whole = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      Written item = items.get(i);
      int last = i;
      for (int open = open(item); open > 0 && last + 1 < items.size(); ) {
        open += open(items.get(++last));
        if (open <= 0) {
          item = cut(item, items.get(last));
          i = last;
        }
      }
      whole.add(item);
    }
    return whole;
  }

  /** The keys in braces; a value that was cut is reported and settled, its rest left out. */
  List<Written.Entry> mendKeys(List<Written.Entry> entries) {
    List<Written.Entry> whole = new ArrayList<>(entries.size());
    for (int i = 0; i < entries.size(); i++) {
      Written.Entry entry = entries.get(i);
      int last = i;
      for (int open = open(entry.value()); open > 0 && last + 1 < entries.size(); ) {
        Written.Entry next = entries.get(++last);
        if (next.value().from() != next.value().to()) {
          break;
        }
        open += open(next.key());
        if (open <= 0) {
          entry = new Written.Entry(entry.key(), cut(entry.value(), next.key()));
          i = last;
        }
      }
      whole.add(entry);
    }
    return whole;
  }

  private Written cut(Written first, Written last) {
    SourceText file = first.file();
    String all = file.text().substring(first.from(), last.to());
    report.add(Code.SPLIT_AT_COMMA, file.place(first.from(), last.to()), all);
    return new Written.Words(file, "", first.from(), last.to(), Written.Style.SETTLED);
  }

  /** Parentheses opened and not closed in unquoted words. */
  private static int open(Written written) {
    int open = 0;
    if (written instanceof Written.Words words && words.plain()) {
      for (int i = 0; i < words.value().length(); i++) {
        char c = words.value().charAt(i);
        open += c == '(' ? 1 : c == ')' ? -1 : 0;
      }
    }
    return open;
  }
}
