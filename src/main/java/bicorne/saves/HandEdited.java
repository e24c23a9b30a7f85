package bicorne.saves;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingEndEvent;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.events.SequenceEndEvent;
import org.yaml.snakeyaml.events.SequenceStartEvent;

/**
 * Reads a line that a person wrote in YAML of their own. Scalars are taken as they are written;
 * aliases, tags that ask for anything but text, and repeated keys are refused.
 */
final class HandEdited {

  private static final int DEEPEST = 8;
  private static final int MOST_EVENTS = 20_000;

  /** A YAML reader takes time by the square of a line's length: no line of more characters. */
  private static final int LONGEST_LINE = 64 * 1024;

  private static final int LONGEST = 1024 * 1024;

  private final Iterator<Event> events;
  private int count;

  private HandEdited(Iterator<Event> events) {
    this.events = events;
  }

  /** What a document that cannot be read gives. */
  static final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    Refused() {
      super(null, null, false, false);
    }
  }

  /** The keys of a document; null where there is nothing in it. */
  static @Nullable Map<String, Value> read(String document) throws Refused {
    if (document.length() > LONGEST || longestLine(document) > LONGEST_LINE) {
      throw new Refused();
    }
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(LONGEST);
    options.setNestingDepthLimit(DEEPEST);
    try {
      Iterable<Event> parsed = new Yaml(options).parse(new java.io.StringReader(document));
      return new HandEdited(parsed.iterator()).document();
    } catch (YAMLException e) {
      throw new Refused();
    }
  }

  private static int longestLine(String document) {
    int longest = 0;
    int from = 0;
    for (int i = 0; i <= document.length(); i++) {
      if (i == document.length() || document.charAt(i) == '\n') {
        longest = Math.max(longest, i - from);
        from = i + 1;
      }
    }
    return longest;
  }

  private @Nullable Map<String, Value> document() throws Refused {
    next(); // the stream
    Event start = next();
    if (start.is(Event.ID.StreamEnd)) {
      return null;
    }
    Event first = next();
    Map<String, Value> keys = null;
    if (first instanceof MappingStartEvent) {
      keys = keys();
    } else if (!(first instanceof ScalarEvent scalar) || !scalar.getValue().isEmpty()) {
      throw new Refused();
    }
    next(); // the document's end
    if (!next().is(Event.ID.StreamEnd)) {
      throw new Refused();
    }
    return keys;
  }

  private Event next() throws Refused {
    if (!events.hasNext() || ++count > MOST_EVENTS) {
      throw new Refused();
    }
    Event event = events.next();
    if (event.is(Event.ID.Alias)) {
      throw new Refused();
    }
    return event;
  }

  private Map<String, Value> keys() throws Refused {
    Map<String, Value> keys = new LinkedHashMap<>();
    for (Event event = next(); !(event instanceof MappingEndEvent); event = next()) {
      String key = scalar(event).getValue();
      if (keys.put(key, value(next())) != null) {
        throw new Refused();
      }
    }
    return keys;
  }

  private static ScalarEvent scalar(Event event) throws Refused {
    if (!(event instanceof ScalarEvent scalar)) {
      throw new Refused();
    }
    String tag = scalar.getTag();
    if (tag != null && !tag.equals("!") && !tag.equals("tag:yaml.org,2002:str")) {
      throw new Refused();
    }
    return scalar;
  }

  private Value value(Event event) throws Refused {
    if (event instanceof ScalarEvent) {
      ScalarEvent scalar = scalar(event);
      return new Value.Word(scalar.getValue(), !scalar.isPlain());
    }
    if (event instanceof MappingStartEvent) {
      Map<String, Value> inner = keys();
      Map<String, String> words = new LinkedHashMap<>();
      for (Map.Entry<String, Value> entry : inner.entrySet()) {
        if (!(entry.getValue() instanceof Value.Word word)) {
          return new Value.Other(flow(inner));
        }
        words.put(entry.getKey(), word.text());
      }
      return new Value.Words(words, flow(inner));
    }
    if (event instanceof SequenceStartEvent) {
      StringBuilder list = new StringBuilder("[");
      for (Event item = next(); !(item instanceof SequenceEndEvent); item = next()) {
        list.append(list.length() == 1 ? "" : ", ").append(flow(value(item)));
      }
      return new Value.Other(list.append(']').toString());
    }
    throw new Refused();
  }

  private static String flow(Map<String, Value> keys) {
    StringBuilder text = new StringBuilder("{");
    for (Map.Entry<String, Value> entry : keys.entrySet()) {
      text.append(text.length() == 1 ? "" : ", ");
      Scalars.text(text, entry.getKey());
      text.append(": ").append(flow(entry.getValue()));
    }
    return text.append('}').toString();
  }

  /** A value as YAML that fits into one line. */
  static String flow(Value value) {
    StringBuilder text = new StringBuilder();
    if (value instanceof Value.Other other) {
      text.append(other.yaml());
    } else if (value instanceof Value.Word word) {
      boolean asIs = !word.quoted() && (Scalars.isInteger(word.text()) || isBareWord(word.text()));
      if (asIs) {
        text.append(word.text());
      } else {
        Scalars.quote(text, word.text());
      }
    } else if (value instanceof Value.Words words && words.yaml() != null) {
      text.append(words.yaml());
    } else if (value instanceof Value.Words words) {
      text.append('{');
      for (Map.Entry<String, String> entry : words.byName().entrySet()) {
        text.append(text.length() == 1 ? "" : ", ");
        Scalars.text(text, entry.getKey());
        text.append(": ");
        Scalars.value(text, entry.getValue());
      }
      text.append('}');
    }
    return text.toString();
  }

  /** A word that was written without quotes stays without: {@code yes} stays a truth value. */
  private static boolean isBareWord(String text) {
    if (text.isEmpty()) {
      return false;
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!Character.isLetterOrDigit(c) && "-_./+".indexOf(c) < 0) {
        return false;
      }
    }
    return text.charAt(0) != '-' || text.length() > 1;
  }
}
