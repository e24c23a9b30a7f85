package bicorne.tui;

import bicorne.engine.Paragraph;
import bicorne.engine.State;
import bicorne.model.Card;
import bicorne.text.Clean;
import bicorne.text.Graphemes;
import bicorne.text.Wrap;
import bicorne.told.Paper;
import bicorne.told.StoryWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The paper of a screen: what is printed on it becomes the rows of a {@link Body}.
 *
 * <p>All words pass {@link Clean} here and nowhere later, and every row fits its column, so that no
 * frame made of them can be too wide. A row begins with its margin as a piece of its own.
 */
final class Leaf implements Paper {

  /** How far a speech hangs behind its speaker's name, where there is room. */
  private static final int HANG = 8;

  /** How far documents are set in, and the words behind a short mark. */
  private static final int INDENT = 4;

  private final int left;
  private final int width;
  private final List<Frame.Row> rows = new ArrayList<>();
  private final List<Integer> blocks = new ArrayList<>();
  private final List<Body.Item> items = new ArrayList<>();
  private final List<Body.Spot> spots = new ArrayList<>();
  private int block;
  private int links;
  private boolean gap;
  private int speaker = -1;
  private Look own = Look.TEXT;

  Leaf(Margins margins) {
    this.left = margins.left();
    this.width = margins.width();
  }

  /** Words of one look up to an offset, and the card they name. */
  private record Stretch(int end, Look look, Card.@Nullable Ref link) {}

  Body body() {
    return new Body(rows, items, spots, blocks);
  }

  int width() {
    return width;
  }

  /** From here on the program's own words have this look. */
  Leaf in(Look look) {
    own = look;
    return this;
  }

  @Override
  public void gap() {
    gap = true;
    speaker = -1;
  }

  @Override
  public void end() {}

  @Override
  public void heading(int level, String words) {
    gap();
    plain(words, 0, 0, level <= 2 ? Look.TITLE : Look.NAME);
    if (level <= 2) {
      gap();
    }
  }

  @Override
  public void paragraph(String words) {
    gap();
    plain(words, 0, 0, own);
    gap();
  }

  @Override
  public void line(String words) {
    plain(words, 0, 0, own);
  }

  @Override
  public void entry(String words) {
    plain(words, 0, INDENT, own);
  }

  /** A line of some look, close to its neighbours. */
  void line(String words, Look look) {
    plain(words, 0, 0, look);
  }

  @Override
  public void item(String mark, String words, boolean strong) {
    marked(mark, words, strong ? Look.STRONG : mark.equals("-") ? Look.LOCKED : own, Look.QUIET);
  }

  /** What can be chosen, behind its mark. */
  void choice(String mark, String words, Look look) {
    begin();
    int first = rows.size();
    marked(mark, words, look, Look.KEY);
    items.add(new Body.Item(first, rows.size()));
  }

  /** What can be chosen on a road of a tree: {@code rest} stands before its further lines. */
  void road(String front, String rest, String words, Look look) {
    begin();
    int first = rows.size();
    roads(front, rest, words, look);
    items.add(new Body.Item(first, rows.size()));
  }

  /** Further words about it, on lines of their own. */
  void roadDetail(String rest, String words, Look look) {
    begin();
    roads(rest, rest, words, look);
    grown();
  }

  /** Words beside the roads of a tree that cannot be chosen. */
  void roadHeading(String front, String words, Look look) {
    begin();
    roads(front, front, words, look);
  }

  private void roads(String front, String rest, String words, Look look) {
    String clean = Clean.line(words);
    int indent = Math.min(Math.max(Cells.of(front), Cells.of(rest)), width / 2);
    String before = front;
    for (Wrap.Line line : Wrap.lines(clean, width, indent, indent)) {
      put(
          List.of(
              new Frame.Piece(Cells.blank(left), Look.TEXT),
              new Frame.Piece(Cells.filled(Cells.cut(before, indent), indent), Look.KEY),
              new Frame.Piece(line.of(clean), look)));
      before = rest;
    }
  }

  /** Further words about what can be chosen; they are chosen with it. */
  void detail(String words, Look look) {
    boolean parted = gap;
    begin();
    plain(words, parted ? 0 : INDENT, parted ? 0 : INDENT, look);
    grown();
  }

  /** All that was put down since belongs to the item before it. */
  void grown() {
    Body.Item last = items.remove(items.size() - 1);
    items.add(new Body.Item(last.first(), rows.size()));
  }

  /** Two texts side by side, chosen with the item before them. */
  void columns(String one, Look looksOne, String other, Look looksOther) {
    begin();
    int half = (width - INDENT - 2) / 2;
    String cleanOne = Clean.text(one);
    String cleanOther = Clean.text(other);
    List<Wrap.Line> ones = Wrap.lines(cleanOne, half);
    List<Wrap.Line> others = Wrap.lines(cleanOther, half);
    for (int i = 0; i < Math.max(ones.size(), others.size()); i++) {
      String here = i < ones.size() ? ones.get(i).of(cleanOne) : "";
      String there = i < others.size() ? others.get(i).of(cleanOther) : "";
      put(
          List.of(
              new Frame.Piece(Cells.blank(left), Look.TEXT),
              new Frame.Piece(Cells.blank(INDENT), Look.TEXT),
              new Frame.Piece(Cells.filled(here, half) + "  ", looksOne),
              new Frame.Piece(there, looksOther)));
    }
  }

  private void marked(String mark, String words, Look look, Look markLook) {
    begin();
    String clean = Clean.text(words);
    int indent = Math.min(Math.max(Cells.of(mark) + 1, 3), width / 2);
    if (mark.isEmpty()) {
      indent = 0;
    }
    String front = indent == 0 ? "" : Cells.filled(Cells.cut(mark, indent - 1), indent);
    for (Wrap.Line line : Wrap.lines(clean, width, indent, indent)) {
      List<Frame.Piece> pieces = new ArrayList<>(3);
      pieces.add(new Frame.Piece(Cells.blank(left), Look.TEXT));
      if (!front.isEmpty()) {
        pieces.add(new Frame.Piece(front, markLook));
      }
      pieces.add(new Frame.Piece(line.of(clean), look));
      put(pieces);
      front = Cells.blank(indent);
    }
  }

  @Override
  public void told(Paragraph paragraph, StoryWords words, State state) {
    switch (paragraph.kind()) {
      case NARRATION -> {
        gap();
        styled("", paragraph, 0, 0, 0);
        gap();
      }
      case SPEECH -> speech(paragraph, words, state);
      case DOCUMENT -> document(paragraph);
      case PICTURE -> picture(paragraph, words);
    }
  }

  private void speech(Paragraph paragraph, StoryWords words, State state) {
    int person = paragraph.person();
    boolean goesOn = person == speaker;
    gap();
    int hang = width >= 2 * INDENT + 24 ? HANG : INDENT;
    String name =
        Clean.line(
            words.name(new Card.Ref(Card.Kind.PERSON, person), state).toUpperCase(Locale.ROOT));
    int cells = Cells.of(name);
    if (goesOn) {
      styled("", paragraph, hang, hang, 0);
    } else if (cells + 2 <= width / 2) {
      styled(name, paragraph, Math.max(hang, cells + 2), hang, 0);
    } else {
      plain(name, 0, 0, Look.NAME);
      styled("", paragraph, hang, hang, 0);
    }
    gap();
    speaker = person;
  }

  private void document(Paragraph paragraph) {
    gap();
    String heading = paragraph.heading();
    int indent = Math.min(INDENT, width / 4);
    if (heading != null) {
      plain(heading, indent, indent, Look.NAME);
    }
    styled("", paragraph, indent, indent, indent);
    gap();
  }

  private void picture(Paragraph paragraph, StoryWords words) {
    gap();
    List<String> lines =
        paragraph.picture() < 0
            ? List.of()
            : words.story().pictures().get(paragraph.picture()).lines();
    int widest = 0;
    for (String line : lines) {
      widest = Math.max(widest, Cells.of(Clean.line(line)));
    }
    if (lines.isEmpty() || widest > width) {
      plain(words.pictured() + paragraph.words(), 0, 0, Look.QUIET);
    } else {
      begin();
      for (String line : lines) {
        put(
            List.of(
                new Frame.Piece(Cells.blank(left + (width - widest) / 2), Look.TEXT),
                new Frame.Piece(Clean.line(line), Look.TEXT)));
      }
    }
    gap();
  }

  private void begin() {
    if (gap && !rows.isEmpty()) {
      rows.add(Frame.Row.EMPTY);
      blocks.add(block);
    }
    gap = false;
    block++;
  }

  private void put(List<Frame.Piece> pieces) {
    List<Frame.Piece> seen = new ArrayList<>(pieces.size());
    for (Frame.Piece piece : pieces) {
      if (!piece.words().isEmpty()) {
        seen.add(piece);
      }
    }
    rows.add(new Frame.Row(seen));
    blocks.add(block);
  }

  /** Words of one look. */
  private void plain(String words, int first, int rest, Look look) {
    begin();
    String clean = Clean.text(words);
    for (Wrap.Line line : Wrap.lines(clean, width, first, rest)) {
      put(
          List.of(
              new Frame.Piece(Cells.blank(left), Look.TEXT),
              new Frame.Piece(Cells.blank(line.indent()), Look.TEXT),
              new Frame.Piece(line.of(clean), look)));
    }
  }

  /** A paragraph with its looks; a name may stand before its first line, in the indent. */
  private void styled(String name, Paragraph paragraph, int first, int rest, int right) {
    begin();
    String words = paragraph.words();
    String clean = Clean.text(words);
    List<Stretch> stretches = stretches(paragraph, clean.equals(words) ? -1 : clean.length());
    boolean named = !name.isEmpty();
    int from = 0;
    int link = links - 1;
    for (Wrap.Line line : Wrap.lines(clean, width - right, first, rest)) {
      List<Frame.Piece> pieces = new ArrayList<>(4);
      pieces.add(new Frame.Piece(Cells.blank(left), Look.TEXT));
      if (named) {
        pieces.add(new Frame.Piece(Cells.filled(name, line.indent()), Look.NAME));
      } else if (line.indent() > 0) {
        pieces.add(new Frame.Piece(Cells.blank(line.indent()), Look.TEXT));
      }
      named = false;
      for (int at = line.start(); at < line.end(); ) {
        while (stretches.get(from).end() <= at) {
          from++;
        }
        Stretch stretch = stretches.get(from);
        int end = whole(clean, at, Math.min(stretch.end(), line.end()), line.end());
        if (stretch.link() != null) {
          link = links(from, stretches);
          spots.add(new Body.Spot(rows.size(), pieces.size(), link, stretch.link()));
        }
        pieces.add(new Frame.Piece(clean.substring(at, end), stretch.look()));
        at = end;
      }
      put(pieces);
    }
    links = Math.max(links, link + 1);
  }

  /** The number of the link that a stretch is: stretches of one link are one. */
  @SuppressWarnings("ReferenceEquality") // two links to the same card are two
  private int links(int stretch, List<Stretch> stretches) {
    int number = links;
    for (int i = 0; i < stretch; i++) {
      Card.Ref link = stretches.get(i).link();
      boolean last =
          i + 1 == stretches.size() || !Objects.equals(stretches.get(i + 1).link(), link);
      number += link != null && last ? 1 : 0;
    }
    return number;
  }

  /** The end of the perceived character in which {@code end} lies, so that no glyph is parted. */
  private static int whole(String text, int from, int end, int most) {
    if (end >= most) {
      return most;
    }
    int at = from;
    while (at < end) {
      at = Graphemes.next(text, at);
    }
    return Math.min(at, most);
  }

  /**
   * The looks of a paragraph.
   *
   * @param unsafe the length of its words where they had to be cleaned, and looks are lost; else -1
   */
  private static List<Stretch> stretches(Paragraph paragraph, int unsafe) {
    if (unsafe >= 0) {
      return List.of(new Stretch(Math.max(1, unsafe), Look.TEXT, null));
    }
    List<Stretch> stretches = new ArrayList<>(paragraph.runs().size());
    int end = 0;
    for (Paragraph.Run run : paragraph.runs()) {
      end += run.words().length();
      Card.Ref link = run.link();
      Look look =
          link != null
              ? Look.LINK
              : run.strong() ? Look.STRONG : run.emphasis() ? Look.EMPHASIS : Look.TEXT;
      stretches.add(new Stretch(end, look, link));
    }
    return stretches;
  }
}
