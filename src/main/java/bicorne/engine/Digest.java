package bicorne.engine;

import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.model.Type;
import bicorne.model.Variable;
import bicorne.model.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The 64-bit check value of a state, by names and never by numbers or bits: every variable that
 * differs from its start, the remembered facts, the place and the call stack. A variable that a
 * later story adds changes no old digest.
 */
public final class Digest {

  private final Engine engine;
  private final List<String> variableNames = new ArrayList<>();

  /** Digests of one engine's states. */
  public Digest(Engine engine) {
    this.engine = engine;
    Story story = engine.story();
    for (Variable variable : story.variables()) {
      variableNames.add(name(story, variable));
    }
  }

  /** A variable's name in saves: a file's own is {@code file.variable}. */
  public static String name(Story story, Variable variable) {
    return variable.file() < 0
        ? variable.name()
        : story.files().get(variable.file()).id() + "." + variable.name();
  }

  /**
   * A value as saves write it: digits, {@code true} or {@code false}, a value's name, names joined
   * by {@code |}.
   */
  public static String print(Type type, long value) {
    return switch (type.kind()) {
      case INTEGER -> Long.toString(value);
      case FLAG -> value != 0 ? "true" : "false";
      case ENUMERATION -> type.values().get((int) value);
      case SET -> members(type, value);
    };
  }

  private static String members(Type type, long value) {
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < type.values().size(); i++) {
      if (((value >>> i) & 1) != 0) {
        names.append(names.length() == 0 ? "" : "|").append(type.values().get(i));
      }
    }
    return names.length() == 0 ? "empty" : names.toString();
  }

  /** The digest of a state. */
  public long of(State state) {
    Story story = engine.story();
    TreeMap<String, String> parts = new TreeMap<>();
    for (Variable variable : story.variables()) {
      if (!variable.derived()) {
        long value = engine.value(state, variable.number());
        if (value != variable.start()) {
          parts.put(
              "variable " + variableNames.get(variable.number()), print(variable.type(), value));
        }
      }
    }
    for (int node : engine.layout.countedNodes()) {
      int visits = engine.visits(state, node);
      if (visits > 0) {
        parts.put("visits " + story.address(node), Integer.toString(visits));
      }
    }
    for (int option : engine.layout.keptOptions()) {
      if (engine.taken(state, option)) {
        parts.put("taken " + story.optionAddress(option), "true");
      }
    }
    Hash hash = new Hash();
    for (Map.Entry<String, String> part : parts.entrySet()) {
      hash.add(part.getKey()).add(part.getValue());
    }
    hash.add("at").add(story.address(engine.node(state)));
    for (Way call : engine.calls(state)) {
      hash.add("call").add(callName(story, call));
    }
    return Hash.mix(hash.value());
  }

  /** Where a scene was called: a node, or one of its options. */
  private static String callName(Story story, Way call) {
    for (int number : story.optionsOf(call.node())) {
      Option option = story.options().get(number);
      if (call.equals(option.way())) {
        return story.optionAddress(number);
      }
      for (int outcome : option.outcomes()) {
        if (call.equals(story.options().get(outcome).way())) {
          return story.optionAddress(outcome);
        }
      }
    }
    return story.address(call.node());
  }
}
