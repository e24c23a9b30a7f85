package bicorne.authoring;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Place;
import bicorne.diagnostic.Severity;
import bicorne.diagnostic.Source;
import bicorne.loading.Folder;
import bicorne.loading.Loaded;
import bicorne.loading.StoryLoader;
import bicorne.model.Story;
import bicorne.text.Names;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Gives something of a story another name, in every file that speaks of it.
 *
 * <p>Nothing here knows what a reference looks like. The declaration gets the new name, the story
 * is loaded again, and whatever the loader and the tests now miss under the old name is a
 * reference: it is rewritten where they point to, until they miss nothing. So a reference cannot be
 * overlooked that the loader would see, and nothing else is touched. In the end the story must be
 * the same up to the name, or the renaming is refused.
 */
public final class Renaming {

  /** Each round mends all that was found; few are ever needed but for tests, one a step. */
  private static final int MOST_ROUNDS = 2_000;

  private final Story before;
  private final StoryName what;
  private final String now;
  private final EditedFolder folder;
  private final List<Place> references = new ArrayList<>();
  private final Map<String, Boolean> passed;

  /** What was stale before, and stays so. */
  private final TreeSet<String> stale = new TreeSet<>();

  private Renaming(Folder folder, Story before, StoryName what, String now) throws IOException {
    this.before = before;
    this.what = what;
    this.now = Names.nfc(now);
    this.folder = new EditedFolder(folder);
    this.passed = passed(before);
    for (Diagnostic problem : StoryLoader.load(folder).problems()) {
      if (problem.code() == Code.STALE) {
        stale.add(problem.place().file() + " " + problem.arguments().get(0));
      }
    }
  }

  /**
   * What came of it.
   *
   * @param files the files to be rewritten, and their new texts; none where it was refused
   * @param references where the old name stood, in the order found
   * @param problems why it was refused; empty where it was not
   */
  public record Result(
      Map<String, String> files, List<Place> references, List<Diagnostic> problems) {
    public Result {
      references = List.copyOf(references);
      problems = List.copyOf(problems);
    }
  }

  /** The texts under the new name; nothing is written to the folder. */
  public static Result of(Folder folder, Story story, StoryName what, String now)
      throws IOException {
    return new Renaming(folder, story, what, now).result(true);
  }

  /** Where a name is spoken of, its declaration first. */
  public static List<Place> references(Folder folder, Story story, StoryName what)
      throws IOException {
    // A name of the same length that nobody uses: so the places found are those of the files.
    for (char letter : "zqxjkvwyuZQXJKVWY".toCharArray()) {
      String other = String.valueOf(letter).repeat(what.name().length());
      Result result = new Renaming(folder, story, what, other).result(false);
      if (result.problems().isEmpty()) {
        List<Place> places = new ArrayList<>(result.references());
        places.subList(1, places.size()).sort(Renaming::inOrder);
        return places;
      }
    }
    return List.of(what.place());
  }

  private static int inOrder(Place one, Place other) {
    int files = one.file().compareTo(other.file());
    int lines = files != 0 ? files : Integer.compare(one.line(), other.line());
    return lines != 0 ? lines : Integer.compare(one.column(), other.column());
  }

  private Result result(boolean lasting) throws IOException {
    if (!declare()) {
      return refused(List.of(Diagnostic.of(Code.NAME_TAKEN, what.place(), now)));
    }
    for (int round = 0; round < MOST_ROUNDS; round++) {
      Loaded loaded = StoryLoader.load(folder);
      List<Diagnostic> problems = problems(loaded);
      if (mend(problems)) {
        continue;
      }
      Story story = loaded.story();
      if (story == null) {
        return refused(problems);
      }
      if (!SameStory.upToName(before, story, what.name(), now)) {
        return refused(List.of(Diagnostic.of(Code.NAME_TAKEN, what.place(), now)));
      }
      if (lasting && !what.saved().isEmpty()) {
        remember();
        Loaded after = StoryLoader.load(folder);
        if (after.story() == null) {
          return refused(errors(after));
        }
      }
      return new Result(folder.edited(), references, List.of());
    }
    return refused(List.of());
  }

  private Result refused(List<Diagnostic> why) {
    List<Diagnostic> reasons =
        why.isEmpty() ? List.of(Diagnostic.of(Code.NAME_TAKEN, what.place(), now)) : why;
    return new Result(Map.of(), references, reasons);
  }

  /** Gives the declaration its new name. */
  private boolean declare() throws IOException {
    Place place = what.place();
    String file = place.file();
    String text = folder.text(file);
    int from = offset(text, place.line(), place.column());
    if (what.kind() != StoryName.Kind.VALUE) {
      return replace(file, text, from, offset(text, place.endLine(), place.endColumn()));
    }
    int to = entryEnd(text, from);
    int values = Math.max(text.indexOf("values", from), text.indexOf("set-of", from));
    values = values < 0 || values >= to ? from : values;
    for (int at = find(text, values, to); at >= 0; at = find(text, at + 1, to)) {
      int behind = at + what.name().length();
      while (behind < to && (text.charAt(behind) == ' ' || text.charAt(behind) == '"')) {
        behind++;
      }
      if (behind < text.length() && ":,]\r\n".indexOf(text.charAt(behind)) >= 0) {
        return replace(file, text, at, at + what.name().length());
      }
    }
    return false;
  }

  /** Where the entry that begins at an offset ends: its line, and those indented more. */
  private static int entryEnd(String text, int from) {
    int line = text.lastIndexOf('\n', from - 1) + 1;
    int indentation = from - line;
    int end = text.indexOf('\n', from);
    while (end >= 0) {
      int next = end + 1;
      int first = next;
      while (first < text.length() && text.charAt(first) == ' ') {
        first++;
      }
      boolean blank = first < text.length() && "\r\n".indexOf(text.charAt(first)) >= 0;
      if (!blank && first - next <= indentation) {
        return end;
      }
      end = text.indexOf('\n', next);
    }
    return text.length();
  }

  /** What is wrong under the new name: the loader's errors, else what a test that passed misses. */
  private List<Diagnostic> problems(Loaded loaded) throws IOException {
    List<Diagnostic> errors = errors(loaded);
    Story story = loaded.story();
    if (story != null) {
      for (StoryTests.Result test : StoryTests.run(story, tests())) {
        if (passed.getOrDefault(test.name(), false)) {
          errors.addAll(test.problems());
        }
      }
    }
    return errors;
  }

  private static List<Diagnostic> errors(Loaded loaded) {
    List<Diagnostic> errors = new ArrayList<>();
    for (Diagnostic problem : loaded.problems()) {
      if (problem.severity() == Severity.ERROR || problem.code() == Code.STALE) {
        errors.add(problem);
      }
    }
    errors.removeIf(problem -> problem.code() == Code.STALE && loaded.story() == null);
    return errors;
  }

  private Map<String, Boolean> passed(Story story) throws IOException {
    Map<String, Boolean> passes = new TreeMap<>();
    for (StoryTests.Result test : StoryTests.run(story, tests())) {
      passes.put(test.name(), test.passed());
    }
    return passes;
  }

  private List<Source> tests() throws IOException {
    List<Source> tests = new ArrayList<>();
    for (String file : folder.files()) {
      if (file.startsWith("tests/") && file.endsWith(".play")) {
        tests.add(new Source(file, folder.text(file)));
      }
    }
    return tests;
  }

  /** Rewrites the old name wherever a problem points to it; false where none does. */
  private boolean mend(List<Diagnostic> problems) throws IOException {
    TreeMap<String, TreeSet<Integer>> spots = new TreeMap<>();
    Map<String, NavigableMap<Integer, Diagnostic>> hashes = new TreeMap<>();
    for (Diagnostic problem : problems) {
      Place place = problem.place();
      if (place.line() == 0) {
        continue;
      }
      String text = folder.text(place.file());
      int from = offset(text, place.line(), place.column());
      int to = offset(text, place.endLine(), place.endColumn());
      if (problem.code() == Code.STALE) {
        hashes.computeIfAbsent(place.file(), f -> new TreeMap<>()).put(from, problem);
        continue;
      }
      int at = within(text, from, Math.min(to, text.length()));
      if (at < 0 && problem.code() == Code.VALUE_ALONE) {
        at = behindIn(text, to); // of `ney in council` without a council the value is told
      }
      if (at >= 0) {
        spots.computeIfAbsent(place.file(), f -> new TreeSet<>()).add(at);
      }
    }
    for (Map.Entry<String, TreeSet<Integer>> file : spots.entrySet()) {
      for (int at : file.getValue().descendingSet()) {
        replace(file.getKey(), folder.text(file.getKey()), at, at + what.name().length());
      }
    }
    return !spots.isEmpty() || refresh(hashes);
  }

  /** The name behind a value and {@code in} or {@code not in}; -1 where another word is there. */
  private int behindIn(String text, int from) {
    int line = text.indexOf('\n', from);
    String rest = text.substring(from, line < 0 ? text.length() : line);
    String asked = rest.stripLeading();
    if (!asked.startsWith("in ") && !asked.startsWith("not in ")) {
      return -1;
    }
    int at = from + rest.indexOf("in ") + "in ".length();
    return find(text, at, Math.min(text.length(), at + what.name().length()));
  }

  /** The hashes of originals that hold the name: they were not stale, and must not become so. */
  private boolean refresh(Map<String, NavigableMap<Integer, Diagnostic>> hashes)
      throws IOException {
    boolean any = false;
    for (Map.Entry<String, NavigableMap<Integer, Diagnostic>> file : hashes.entrySet()) {
      for (Map.Entry<Integer, Diagnostic> stale : file.getValue().descendingMap().entrySet()) {
        List<String> said = stale.getValue().arguments();
        String text = folder.text(file.getKey());
        int at = text.indexOf(said.get(0), stale.getKey());
        if (!wasStale(file.getKey(), said.get(0)) && at >= 0) {
          String fresh = text.substring(0, at) + said.get(1);
          folder.rewrite(file.getKey(), fresh + text.substring(at + said.get(0).length()));
          any = true;
        }
      }
    }
    return any;
  }

  private boolean wasStale(String file, String hash) {
    return stale.contains(file + " " + hash);
  }

  private boolean replace(String file, String text, int from, int to) throws IOException {
    int at = within(text, from, to);
    if (at < 0) {
      return false;
    }
    int line = (int) text.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
    int column = at - (text.lastIndexOf('\n', at - 1) + 1) + 1;
    Source source = new Source(file, text);
    references.add(Place.of(source, line, column, column + what.name().length()));
    folder.rewrite(file, text.substring(0, at) + now + text.substring(at + what.name().length()));
    return true;
  }

  /** Where the name stands in a stretch, at the part of an address that is this kind of thing. */
  private int within(String text, int from, int to) {
    int found = -1;
    for (int at = find(text, from, to); at >= 0; at = find(text, at + 1, to)) {
      boolean behindHash = at > from && text.charAt(at - 1) == '#';
      int end = at + what.name().length();
      boolean beforeSlash = end < to && text.charAt(end) == '/';
      boolean beforeHash = end < to && text.charAt(end) == '#';
      boolean option = what.kind() == StoryName.Kind.OPTION;
      if (!beforeSlash && (option ? !beforeHash : !behindHash)) {
        if (option && behindHash) {
          return at;
        }
        found = found < 0 ? at : found;
      }
    }
    return found;
  }

  /** The next place where the name stands as a whole word. */
  private int find(String text, int from, int to) {
    String name = what.name();
    for (int at = text.indexOf(name, from);
        at >= 0 && at + name.length() <= to;
        at = text.indexOf(name, at + 1)) {
      boolean begins = at == 0 || !part(text.codePointBefore(at));
      int end = at + name.length();
      if (begins && (end >= text.length() || !part(text.codePointAt(end)))) {
        return at;
      }
    }
    return -1;
  }

  private static boolean part(int codePoint) {
    return Character.isLetterOrDigit(codePoint) || codePoint == '_' || codePoint == '-';
  }

  private static int offset(String text, int line, int column) {
    int at = 0;
    for (int n = 1; n < line; n++) {
      at = text.indexOf('\n', at) + 1;
    }
    return Math.min(text.length(), at + column - 1);
  }

  /** Writes the change down in the table of renames, by which old saves follow it. */
  private void remember() throws IOException {
    String file = "story.yaml";
    String text = folder.text(file);
    String end = text.contains("\r\n") ? "\r\n" : "\n";
    String own = what.saved().substring(0, what.saved().length() - what.name().length());
    String entry = what.saved() + ": " + own + now;
    int key = text.startsWith("renames:") ? 0 : text.indexOf("\nrenames:") + 1;
    if (key == 0 && !text.startsWith("renames:")) {
      String whole = text.endsWith("\n") || text.isEmpty() ? text : text + end;
      folder.rewrite(file, whole + "renames:" + end + "  " + entry + end);
      return;
    }
    int behind = key + "renames:".length();
    int lineEnd = text.indexOf('\n', behind);
    int brace = text.indexOf('{', behind);
    if (brace >= 0 && (lineEnd < 0 || brace < lineEnd)) {
      boolean empty = text.substring(brace + 1).stripLeading().startsWith("}");
      String comma = empty ? " " : ", ";
      folder.rewrite(
          file,
          text.substring(0, brace + 1) + " " + entry + comma.strip() + text.substring(brace + 1));
      return;
    }
    int first = lineEnd + 1;
    int blanks = 0;
    while (first + blanks < text.length() && text.charAt(first + blanks) == ' ') {
      blanks++;
    }
    String line = " ".repeat(Math.max(1, blanks)) + entry + end;
    folder.rewrite(file, text.substring(0, first) + line + text.substring(first));
  }
}
