package bicorne.cli;

import bicorne.engine.State;
import bicorne.model.Node;
import bicorne.saves.Edition;
import bicorne.saves.JournalHeader;
import bicorne.saves.Reading;
import bicorne.saves.Saves;
import bicorne.text.Clean;
import bicorne.text.DisplayWidth;
import bicorne.text.Wrap;
import bicorne.told.StoryWords;
import bicorne.wording.ErrandWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A save as it stands in a list: its name on a line, and under it where it stands. */
final class SaveLines {

  private static final int WIDEST = 80;
  private static final int INDENT = 4;

  private final Call call;
  private final @Nullable Edition edition;
  private final @Nullable StoryWords words;

  /**
   * @param edition of the story whose places are told by their titles and dates; null for none
   */
  SaveLines(Call call, @Nullable Edition edition) {
    this.call = call;
    this.edition = edition;
    words = edition == null ? null : StoryWords.in(edition.engine(), call.language());
  }

  /** The lines of a save. */
  List<String> of(Saves.Entry entry) {
    int width = Math.min(WIDEST, call.columns());
    String name = Clean.line(entry.name());
    int end = DisplayWidth.fit(name, width - 1);
    List<String> lines = new ArrayList<>();
    lines.add(end < name.length() ? name.substring(0, end) + "…" : name);
    lines.addAll(Wrap.strings(Clean.line(told(entry)), width, INDENT, INDENT));
    return lines;
  }

  private String told(Saves.Entry entry) {
    Wording wording = call.wording();
    JournalHeader header = entry.header();
    Reading trouble = entry.trouble();
    if (trouble != null) {
      Trouble told = SaveTroubles.of(trouble, entry.name(), wording);
      return header == null
          ? told.told(wording)
          : told.and(
                  ErrandWords.READABLE_PART,
                  "command",
                  "bicorne saves copy '" + entry.name() + "' NAME")
              .told(wording);
    }
    if (header == null) {
      return "";
    }
    List<String> sentences = new ArrayList<>();
    sentences.add(
        wording.say(
            ErrandWords.LISTED,
            "story",
            title(header),
            "place",
            entry.at().isEmpty()
                ? wording.say(ErrandWords.LISTED_START)
                : place(header, entry.at())));
    List<String> clauses = new ArrayList<>();
    clauses.add(wording.say(ErrandWords.LISTED_COUNT, "count", entry.choices()));
    clauses.add(wording.say(ErrandWords.LISTED_WHEN, "when", Instants.local(entry.lastPlayed())));
    clauses.add(fit(entry));
    sentences.add(wording.clauses(clauses));
    if (!entry.endings().isEmpty()) {
      sentences.add(
          wording.say(
              ErrandWords.LISTED_ENDINGS,
              "count",
              entry.endings().size(),
              "endings",
              wording.list(endings(header, entry.endings()))));
    }
    return wording.sentences(sentences);
  }

  /** The title of our story; the id of another. */
  private String title(JournalHeader header) {
    StoryWords told = words;
    Edition known = edition;
    if (told == null || known == null || !known.story().id().equals(header.story())) {
      return header.story();
    }
    String title = told.line(known.story().title(), known.engine().initial(known.story().start()));
    return title.isEmpty() ? header.story() : title;
  }

  /** The title and the date of a place of our story; the address of one of another. */
  private String place(JournalHeader header, String address) {
    StoryWords told = words;
    Edition known = edition;
    if (told == null || known == null || !known.story().id().equals(header.story())) {
      return address;
    }
    int node = known.story().nodeAt(known.renames().node(address));
    State state = known.engine().initial(known.story().start());
    return node < 0 ? address : told.where(node, state);
  }

  /** The titles of endings of our story; the addresses of another's. */
  private List<String> endings(JournalHeader header, List<String> addresses) {
    StoryWords told = words;
    Edition known = edition;
    if (told == null || known == null || !known.story().id().equals(header.story())) {
      return addresses;
    }
    State state = known.engine().initial(known.story().start());
    List<String> titles = new ArrayList<>();
    for (String address : addresses) {
      int node = known.story().nodeAt(known.renames().node(address));
      String title =
          node >= 0 && known.story().nodes().get(node).exit() instanceof Node.Ends ends
              ? told.line(ends.ending().title(), state)
              : "";
      titles.add(title.isEmpty() ? address : title);
    }
    return titles;
  }

  private String fit(Saves.Entry entry) {
    Edition known = edition;
    if (known == null) {
      return "";
    }
    return switch (entry.fit().on(known.logic())) {
      case UNKNOWN -> "";
      case FITS -> call.wording().say(ErrandWords.LISTED_FITS);
      case REVISED -> call.wording().say(ErrandWords.LISTED_REVISED);
      case NOT -> call.wording().say(ErrandWords.LISTED_NOT);
    };
  }
}
