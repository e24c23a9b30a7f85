package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Place;
import bicorne.text.Clean;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.parser.Parser;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * From a file's text to what is written in it.
 *
 * <p>Reads the parser's events rather than its nodes: events still show every tag, anchor and
 * alias, nothing is ever resolved (so {@code no} stays {@code no} and no alias can explode), and
 * limits apply while reading. What YAML allows and a story does not is reported here, once for all
 * fields.
 */
final class YamlReader {

  /** Reading of this file cannot go on; why is reported. */
  private static final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1;

    Stop() {
      super(null, null, false, false);
    }
  }

  private final SourceText file;
  private final CodePoints offsets;
  private final Report report;
  private final Parser parser;
  private final PartCount inFolder;
  private int parts;

  /** Where the braces begin that were read last, if a word without a value was all in them. */
  private int aloneInBraces = -1;

  private YamlReader(SourceText file, PartCount inFolder, Report report) {
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(Integer.MAX_VALUE);
    this.file = file;
    this.offsets = new CodePoints(file.text());
    this.report = report;
    this.inFolder = inFolder;
    this.parser = new ParserImpl(new StreamReader(file.text()), options);
  }

  /** What a file says; null where it cannot be read as a whole. */
  static @Nullable Written read(SourceText file, PartCount inFolder, Report report) {
    Written usual = YamlSubset.read(file, inFolder);
    return usual != null ? usual : fully(file, inFolder, report);
  }

  /** The same for any YAML, and with all its problems. */
  static @Nullable Written fully(SourceText file, PartCount inFolder, Report report) {
    try {
      return new YamlReader(file, inFolder, report).document();
    } catch (Stop reported) {
      return null;
    }
  }

  private @Nullable Written document() {
    next();
    if (next().getEventId() == Event.ID.StreamEnd) {
      report.add(Code.EMPTY_FILE, Place.of(file.name()));
      return null;
    }
    Written written = written(next(), 1);
    next();
    Event after = next();
    if (after.getEventId() != Event.ID.StreamEnd) {
      report.add(Code.SECOND_DOCUMENT, file.line(start(after)));
      return null;
    }
    if (written != null && missing(written)) {
      report.add(Code.EMPTY_FILE, Place.of(file.name()));
      return null;
    }
    return written;
  }

  private Event next() {
    try {
      return parser.getEvent();
    } catch (MarkedYAMLException mistake) {
      YamlMistake.explain(mistake, file, offsets, aloneInBraces, report);
    } catch (YAMLException | IllegalArgumentException | IndexOutOfBoundsException mistake) {
      report.add(Code.NOT_UNDERSTOOD, file.top());
    }
    throw new Stop();
  }

  /** What begins with an event; null where it is an alias. */
  private @Nullable Written written(Event event, int level) {
    if (++parts > Limits.PARTS) {
      report.add(Code.TOO_MANY_PARTS, file.line(start(event)), String.valueOf(Limits.PARTS));
      throw new Stop();
    }
    if (!inFolder.takeOne()) {
      report.add(
          Code.FOLDER_OF_TOO_MANY_PARTS, Place.of(file.name()), String.valueOf(Limits.ALL_PARTS));
      throw new Stop();
    }
    if (event instanceof AliasEvent) {
      report.add(Code.ALIAS, file.place(start(event), end(event)));
      return null;
    }
    decorated((NodeEvent) event);
    if (event instanceof ScalarEvent scalar) {
      return words(scalar);
    }
    if (level > Limits.LEVELS) {
      report.add(Code.TOO_DEEP, file.line(start(event)), String.valueOf(Limits.LEVELS));
      throw new Stop();
    }
    CollectionStartEvent start = (CollectionStartEvent) event;
    return start instanceof MappingStartEvent ? entries(start, level) : items(start, level);
  }

  /** Reports an anchor or a tag. */
  private void decorated(NodeEvent event) {
    String anchor = event.getAnchor();
    String tag =
        event instanceof ScalarEvent scalar
            ? scalar.getTag()
            : ((CollectionStartEvent) event).getTag();
    if (anchor == null && tag == null) {
      return;
    }
    int from = start(event);
    int to = from;
    while (to < file.text().length() && !Character.isWhitespace(file.text().charAt(to))) {
      to++;
    }
    if (tag != null) {
      report.add(Code.TAG, file.place(from, to), "!");
    } else {
      report.add(Code.ANCHOR, file.place(from, to));
    }
  }

  private Written.Words words(ScalarEvent scalar) {
    Written.Words words =
        new Written.Words(
            file, scalar.getValue(), start(scalar), end(scalar), style(scalar.getScalarStyle()));
    if (words.style() == Written.Style.DOUBLE_QUOTED) {
      escapes(words);
    }
    return words;
  }

  /** An escape must not bring in what the file itself may not hold. */
  private void escapes(Written.Words words) {
    int escape = file.text().indexOf('\\', words.from());
    if (escape < 0 || escape >= words.to()) {
      return;
    }
    Optional<Clean.Unsafe> unsafe = Clean.firstUnsafe(words.value());
    if (unsafe.isPresent()) {
      int at = unsafe.get().offset();
      int end = at + Character.charCount(unsafe.get().codePoint());
      report.add(Code.UNSAFE_CHARACTER, Stretch.of(words).place(at, end), unsafe.get().name());
    }
  }

  private Written.Items items(CollectionStartEvent start, int level) {
    List<Written> items = new ArrayList<>();
    Event event = next();
    while (event.getEventId() != Event.ID.SequenceEnd) {
      Written item = written(event, level + 1);
      if (item != null && missing(item)) {
        report.add(Code.EMPTY_ITEM, file.line(item.from()));
        item = settled(item);
      }
      items.add(item == null ? settled(event) : item);
      event = next();
    }
    boolean brackets = start.isFlow();
    List<Written> whole =
        brackets && items.size() > 1 ? new SplitAtComma(report).mend(items) : items;
    int to = brackets || items.isEmpty() ? end(event) : items.get(items.size() - 1).to();
    return new Written.Items(file, start(start), to, brackets, whole);
  }

  private Written.Entries entries(CollectionStartEvent start, int level) {
    boolean braces = start.isFlow();
    List<Written.Entry> entries = new ArrayList<>();
    Event event = next();
    while (event.getEventId() != Event.ID.MappingEnd) {
      Written.Words key = key(written(event, level + 1), event);
      Event begins = next();
      Written value = written(begins, level + 1);
      if (key != null) {
        entries.add(new Written.Entry(key, value == null ? settled(begins) : value));
      }
      event = next();
    }
    List<Written.Entry> whole = braces ? new SplitAtComma(report).mendKeys(entries) : entries;
    // A single key in square brackets has no braces of its own.
    boolean closed = braces && file.text().startsWith("{", start(start));
    int to =
        closed || entries.isEmpty() ? end(event) : entries.get(entries.size() - 1).value().to();
    List<Written.Entry> once = once(withValues(whole, braces));
    aloneInBraces =
        braces && whole.size() == 1 && missing(whole.get(0).value()) ? start(start) : -1;
    return new Written.Entries(file, start(start), to, braces, once);
  }

  private Written.@Nullable Words key(@Nullable Written key, Event event) {
    if (!(key instanceof Written.Words words)) {
      if (key != null) {
        report.add(Code.KEY_IS_NO_WORD, file.line(start(event)));
      }
      return null;
    }
    if (words.plain() && words.to() - words.from() == 2 && words.value().equals("<<")) {
      report.add(Code.MERGE_KEY, words);
      return null;
    }
    return words;
  }

  /** Reports keys without a value; they stay, settled, so that nobody calls them missing too. */
  private List<Written.Entry> withValues(List<Written.Entry> entries, boolean braces) {
    List<Written.Entry> whole = new ArrayList<>(entries.size());
    for (int i = 0; i < entries.size(); i++) {
      Written.Entry entry = entries.get(i);
      int wide = missing(entry.value()) ? wideColon(entry.key()) : -1;
      if (wide >= 0) {
        report.add(Code.FULL_WIDTH_COLON, file.place(wide, wide + 1));
        whole.add(new Written.Entry(upTo(wide, entry.key()), settled(entry.value())));
      } else if (missing(entry.value())) {
        report.add(without(i, entries, braces), entry.key(), entry.key().value());
        whole.add(new Written.Entry(entry.key(), settled(entry.value())));
      } else {
        whole.add(entry);
      }
    }
    return whole;
  }

  /** Where a colon stands in a key that is wide, so that YAML took its value for a part of it. */
  private int wideColon(Written.Words key) {
    int wide = key.plain() ? file.text().indexOf('：', key.from()) : -1;
    return wide < key.to() ? wide : -1;
  }

  private Written.Words upTo(int end, Written.Words key) {
    String name = file.text().substring(key.from(), end);
    return new Written.Words(file, name, key.from(), end, key.style());
  }

  /** What it probably is that a key has no value. */
  private static Code without(int number, List<Written.Entry> entries, boolean braces) {
    if (braces && entries.size() == 1) {
      return Code.KEY_ALONE_IN_BRACES;
    }
    boolean behindWords =
        braces
            && number > 0
            && entries.get(number - 1).value() instanceof Written.Words before
            && before.plain();
    return behindWords ? Code.NO_VALUE_AFTER_COMMA : Code.NO_VALUE;
  }

  /** Reports repeated keys and keeps the first of each. */
  private List<Written.Entry> once(List<Written.Entry> entries) {
    if (!YamlSubset.anyTwice(entries)) {
      return entries;
    }
    Map<String, Written.Words> first = new LinkedHashMap<>();
    List<Written.Entry> once = new ArrayList<>(entries.size());
    for (Written.Entry entry : entries) {
      Written.Words before = first.putIfAbsent(Id.nfc(entry.key().value()), entry.key());
      if (before == null) {
        once.add(entry);
      } else {
        report.add(
            Diagnostic.of(Code.REPEATED_KEY, entry.key().place(), entry.key().value())
                .and(Code.Remark.FIRST_HERE, before.place()));
      }
    }
    return once;
  }

  private static boolean missing(Written written) {
    return written instanceof Written.Words words
        && words.plain()
        && words.isEmpty()
        && words.from() == words.to();
  }

  private static Written settled(Written written) {
    return new Written.Words(
        written.file(), "", written.from(), written.to(), Written.Style.SETTLED);
  }

  private Written settled(Event event) {
    return new Written.Words(file, "", start(event), end(event), Written.Style.SETTLED);
  }

  private int start(Event event) {
    return offsets.offset(event.getStartMark().getIndex());
  }

  private int end(Event event) {
    return offsets.offset(event.getEndMark().getIndex());
  }

  private static Written.Style style(ScalarStyle style) {
    return switch (style) {
      case SINGLE_QUOTED -> Written.Style.SINGLE_QUOTED;
      case DOUBLE_QUOTED -> Written.Style.DOUBLE_QUOTED;
      case LITERAL -> Written.Style.LITERAL;
      case FOLDED -> Written.Style.FOLDED;
      default -> Written.Style.PLAIN;
    };
  }
}
