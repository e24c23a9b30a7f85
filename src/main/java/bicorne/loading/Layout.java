package bicorne.loading;

import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The canonical layout of a story's YAML files: how far things are indented, what parts them, and
 * which blanks are left out.
 *
 * <p>Only blanks, line breaks without words and the columns of remarks change. The order of things,
 * their words, how those are quoted or wrapped, and what stands on one line are the author's.
 *
 * @param texts the files that are laid out otherwise, with what they would be; by their paths
 * @param files how many files were looked at
 * @param left why some files cannot be read as YAML; those are left as they are
 */
public record Layout(Map<String, String> texts, int files, List<Diagnostic> left) {

  /** The layout of all that a story's folder holds. */
  public static Layout of(Folder folder) throws IOException {
    Diagnostics problems = new Diagnostics();
    StoryFolder files = new StoryFolder(folder, new Report(problems));
    List<String> names = files.files();
    Map<String, String> texts = new LinkedHashMap<>();
    int count = 0;
    if (names != null) {
      for (String name : yaml(FilePlan.of(names, new Report(new Diagnostics())))) {
        count++;
        int before = problems.errors();
        SourceText text = files.text(name);
        String canonical = text == null ? "" : canonical(text, new Report(problems));
        if (problems.errors() == before && differs(folder, name, canonical)) {
          texts.put(name, canonical);
        }
      }
    }
    return new Layout(texts, count, problems.sorted());
  }

  private static boolean differs(Folder folder, String file, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return !Arrays.equals(bytes, folder.read(file, Limits.FILE_BYTES));
  }

  private static List<String> yaml(FilePlan plan) {
    List<String> files = new ArrayList<>();
    for (String name :
        List.of(FilePlan.STORY, FilePlan.PEOPLE, FilePlan.PLACES, FilePlan.SOURCES)) {
      String file = plan.top(name);
      if (file != null) {
        files.add(file);
      }
    }
    files.addAll(plan.episodes().values());
    files.addAll(plan.scenes().values());
    for (FilePlan language : plan.languages().values()) {
      files.addAll(yaml(language));
    }
    return files;
  }

  /** A file in the canonical layout; nothing of worth where something is reported. */
  private static String canonical(SourceText file, Report report) {
    int errors = report.problems().errors();
    Written written = YamlReader.read(file, new PartCount(Limits.ALL_PARTS), report);
    if (written == null || report.problems().errors() > errors) {
      return "";
    }
    String name = file.name().substring(file.name().lastIndexOf('/') + 1);
    boolean inFolder = file.name().contains("episodes/") || file.name().contains("scenes/");
    boolean cards = !inFolder && !name.equals(FilePlan.STORY);
    String canonical = LayoutWriter.written(file.text().replace("\r\n", "\n"), cards);
    Report again = new Report(new Diagnostics());
    Written after =
        YamlReader.read(
            new SourceText(file.name(), canonical), new PartCount(Limits.ALL_PARTS), again);
    if (after == null || again.problems().anyErrors() || !same(written, after)) {
      throw new IllegalStateException("Another layout would change what is in " + file.name());
    }
    return canonical;
  }

  /** Whether two files say the same, in the same styles. */
  private static boolean same(Written one, Written other) {
    if (one instanceof Written.Words words) {
      return other instanceof Written.Words others
          && words.style() == others.style()
          && said(words).equals(said(others));
    }
    if (one instanceof Written.Items items) {
      return other instanceof Written.Items others
          && items.brackets() == others.brackets()
          && same(items.items(), others.items());
    }
    Written.Entries entries = (Written.Entries) one;
    return other instanceof Written.Entries others
        && entries.braces() == others.braces()
        && same(parts(entries), parts(others));
  }

  private static boolean same(List<Written> some, List<Written> others) {
    boolean same = some.size() == others.size();
    for (int i = 0; same && i < some.size(); i++) {
      same = same(some.get(i), others.get(i));
    }
    return same;
  }

  private static List<Written> parts(Written.Entries entries) {
    List<Written> parts = new ArrayList<>();
    for (Written.Entry entry : entries.entries()) {
      parts.add(entry.key());
      parts.add(entry.value());
    }
    return parts;
  }

  /** The words; of those below their key, blanks at the ends of lines are nothing. */
  private static String said(Written.Words words) {
    boolean below = words.style() == Written.Style.LITERAL || words.style() == Written.Style.FOLDED;
    return below ? withoutBlanks(words.value()) : words.value();
  }

  /** One blank for each stretch of them, and none at the end of a line or behind all. */
  private static String withoutBlanks(String words) {
    StringBuilder said = new StringBuilder(words.length());
    boolean blank = false;
    for (int i = 0; i < words.length(); i++) {
      char c = words.charAt(i);
      if (c == ' ' || c == '\t') {
        blank = true;
        continue;
      }
      said.append(blank && c != '\n' ? " " : "").append(c);
      blank = false;
    }
    return said.toString().stripTrailing();
  }
}
