package bicorne.saves;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Lines of a journal as text. How they are read is {@link JournalReader}'s affair. */
public final class JournalCodec {

  /** The version of the format that is written, and the latest that is read. */
  public static final int VERSION = 1;

  private JournalCodec() {}

  /** The first line. */
  public static String write(JournalHeader header) {
    Writer line = new Writer();
    line.bare("bicorne-save", Integer.toString(VERSION));
    line.text("story", header.story());
    line.quoted("logic", header.logic());
    if (!header.bicorne().isEmpty()) {
      line.quoted("bicorne", header.bicorne());
    }
    line.bare("seed", Long.toString(header.seed()));
    line.text("start", header.start());
    if (header.alone()) {
      line.bare("alone", "true");
    }
    line.text("language", header.language());
    if (!header.name().isEmpty()) {
      line.text("name", header.name());
    }
    if (!header.created().isEmpty()) {
      line.quoted("created", header.created());
    }
    if (header.copy()) {
      line.bare("copy", "true");
    }
    for (Map.Entry<String, String> more : header.more().entrySet()) {
      line.bare(quotedKey(more.getKey()), more.getValue());
    }
    line.words("begin", header.begin());
    return line.end();
  }

  /** A line behind {@code previous}, or behind the header where that is null. */
  public static String write(Line line, @Nullable Line previous) {
    Writer to = new Writer();
    to.bare("n", Integer.toString(line.n()));
    if (line instanceof Line.Move move) {
      to.bare("move", Integer.toString(move.to()));
      if (move.page() > 0) {
        to.bare("page", Integer.toString(move.page()));
      }
      if (move.ending() != null) {
        to.text("ending", move.ending());
      }
      if (move.names() > 0) {
        to.bare("names", Integer.toString(move.names()));
        to.text("name", move.name());
      }
      return to.end();
    }
    Line.Decision decision = (Line.Decision) line;
    boolean goesOn =
        previous == null ? decision.from() == 0 : isDecision(previous, decision.from());
    if (!goesOn) {
      to.bare("from", Integer.toString(decision.from()));
    }
    to.text("at", decision.at());
    to.optional("choose", decision.choose());
    to.optional("fell", decision.fell());
    to.optional("drew", decision.drew());
    to.words("set", decision.set());
    to.optional("ending", decision.ending());
    if (decision.logic() != null) {
      to.quoted("logic", decision.logic());
    }
    to.quoted("state", decision.state());
    return to.end();
  }

  private static String quotedKey(String key) {
    StringBuilder quoted = new StringBuilder();
    Scalars.text(quoted, key);
    return quoted.toString();
  }

  private static boolean isDecision(Line line, int n) {
    return line instanceof Line.Decision && line.n() == n;
  }

  private static final class Writer {

    private final StringBuilder line = new StringBuilder("--- {");

    private StringBuilder key(String key) {
      return line.append(line.length() == 5 ? "" : ", ").append(key).append(": ");
    }

    void bare(String key, String value) {
      key(key).append(value);
    }

    void text(String key, String value) {
      Scalars.text(key(key), value);
    }

    void quoted(String key, String value) {
      Scalars.quote(key(key), value);
    }

    void optional(String key, @Nullable String value) {
      if (value != null) {
        text(key, value);
      }
    }

    void words(String key, Map<String, String> words) {
      if (words.isEmpty()) {
        return;
      }
      key(key).append('{');
      String separator = "";
      for (Map.Entry<String, String> word : words.entrySet()) {
        line.append(separator);
        Scalars.text(line, word.getKey());
        line.append(": ");
        Scalars.value(line, word.getValue());
        separator = ", ";
      }
      line.append('}');
    }

    String end() {
      return line.append("}\n").toString();
    }
  }
}
