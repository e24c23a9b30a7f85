package bicorne.authoring;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Place;
import bicorne.diagnostic.Severity;
import bicorne.diagnostic.Source;
import bicorne.loading.Folder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Findings that a file allows, with a reason: {@code # bicorne: allow B643 because ...} on a line
 * of its own covers the line below and all that is indented more than that.
 *
 * <p>What allows nothing is a finding itself, so that no remark outlives its reason. Above the
 * first line of a file it also covers what concerns the file as a whole. Errors cannot be allowed.
 */
final class Allowed {

  private static final String WORD = "bicorne: allow";

  /** Files are read up to the size that loading takes. */
  private static final int MOST_BYTES = 8 << 20;

  private final Map<String, List<Remark>> remarks = new TreeMap<>();
  private final List<Diagnostic> kept = new ArrayList<>();

  private Allowed() {}

  /** One remark; {@code from} and {@code to} are the lines that it covers. */
  private static final class Remark {
    private final String code;
    private final Place place;
    private final int from;
    private final int to;
    private boolean used;

    Remark(String code, Place place, int from, int to) {
      this.code = code;
      this.place = place;
      this.from = from;
      this.to = to;
    }
  }

  /** The problems without those that are allowed, and with what is wrong with the remarks. */
  static List<Diagnostic> without(List<Diagnostic> problems, Folder folder) {
    Allowed allowed = new Allowed();
    try {
      for (String file : folder.files()) {
        if (file.endsWith(".yaml") && folder.size(file) <= MOST_BYTES) {
          allowed.read(file, folder.read(file, MOST_BYTES));
        }
      }
    } catch (IOException e) {
      return problems; // loading has said which file cannot be read
    }
    allowed.sift(problems);
    return allowed.kept;
  }

  private void read(String file, byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (!text.contains(WORD)) {
      return;
    }
    Source source = new Source(file, text);
    List<String> lines = source.lines();
    boolean top = true;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.startsWith("#")) {
        String words = line.substring(1).strip();
        if (words.startsWith(WORD)) {
          remark(source, lines, i, words.substring(WORD.length()).strip(), top);
        }
      } else if (!line.isEmpty()) {
        top = false;
      }
    }
  }

  private void remark(Source source, List<String> lines, int at, String words, boolean top) {
    String line = lines.get(at);
    Place place =
        Place.of(source, at + 1, indentation(line) + 1, line.stripTrailing().length() + 1);
    int space = words.indexOf(' ');
    String number = space < 0 ? words : words.substring(0, space);
    Code code = code(number);
    String reason = space < 0 ? "" : words.substring(space).strip();
    if (code != null && code.severity() == Severity.ERROR) {
      kept.add(Diagnostic.of(Code.ERROR_ALLOWED, place, number));
      return;
    }
    boolean reasoned = reason.startsWith("because ") && !reason.substring(8).isBlank();
    if (code == null || !reasoned) {
      kept.add(Diagnostic.of(Code.ALLOW_FORM, place, code == null ? "CODE" : number));
    }
    if (code != null) {
      int from = next(lines, at + 1);
      int to = end(lines, from);
      Remark remark = new Remark(number, place, top ? 0 : from + 1, to);
      remark.used = !reasoned;
      remarks.computeIfAbsent(source.name(), name -> new ArrayList<>()).add(remark);
    }
  }

  private static @Nullable Code code(String number) {
    for (Code code : Code.values()) {
      if (code.number().equals(number)) {
        return code;
      }
    }
    return null;
  }

  /** The next line that holds something, as an index. */
  private static int next(List<String> lines, int from) {
    int at = from;
    while (at < lines.size()
        && (lines.get(at).isBlank() || lines.get(at).strip().startsWith("#"))) {
      at++;
    }
    return at;
  }

  /** The last line, from 1, of what begins at an index. */
  private static int end(List<String> lines, int from) {
    int indentation = from < lines.size() ? indentation(lines.get(from)) : 0;
    int at = from + 1;
    while (at < lines.size()
        && (lines.get(at).isBlank() || indentation(lines.get(at)) > indentation)) {
      at++;
    }
    return at;
  }

  private static int indentation(String line) {
    int blanks = 0;
    while (blanks < line.length() && line.charAt(blanks) == ' ') {
      blanks++;
    }
    return blanks;
  }

  private void sift(List<Diagnostic> problems) {
    boolean errors = false;
    for (Diagnostic problem : problems) {
      errors |= problem.severity() == Severity.ERROR;
      if (!allows(problem)) {
        kept.add(problem);
      }
    }
    if (errors) {
      return; // a story with errors was not asked everything
    }
    for (List<Remark> each : remarks.values()) {
      for (Remark remark : each) {
        if (!remark.used) {
          kept.add(Diagnostic.of(Code.ALLOWED_IN_VAIN, remark.place, remark.code));
        }
      }
    }
  }

  private boolean allows(Diagnostic problem) {
    boolean allowed = false;
    for (Remark remark : remarks.getOrDefault(problem.place().file(), List.of())) {
      int line = problem.place().line();
      if (remark.code.equals(problem.code().number()) && remark.from <= line && line <= remark.to) {
        remark.used = true;
        allowed = true;
      }
    }
    return allowed;
  }
}
