package bicorne.cli;

import bicorne.text.Nearest;
import bicorne.wording.ErrandWords;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a person typed behind a command, understood.
 *
 * <p>Options stand anywhere; {@code --name value} and {@code --name=value} are one; behind {@code
 * --} nothing is an option.
 */
final class Arguments {

  private final Command command;
  private final Map<Flag, String> values = new EnumMap<>(Flag.class);
  private final List<String> operands = new ArrayList<>();

  private Arguments(Command command) {
    this.command = command;
  }

  /** Reads what stands behind a command; {@link Trouble} says what cannot be understood. */
  static Arguments read(Command command, List<String> words) {
    Arguments arguments = new Arguments(command);
    int at = 0;
    while (at < words.size()) {
      String word = words.get(at++);
      if (word.equals("--")) {
        arguments.operands.addAll(words.subList(at, words.size()));
        break;
      } else if (word.length() < 2 || word.charAt(0) != '-') {
        arguments.operands.add(word);
      } else {
        at = arguments.option(word, words, at);
      }
    }
    if (!arguments.has(Flag.HELP)) {
      arguments.count();
    }
    return arguments;
  }

  /** The command. */
  Command command() {
    return command;
  }

  /** Whether an option was given. */
  boolean has(Flag flag) {
    return values.containsKey(flag);
  }

  /** The value of an option, or null where it was not given. */
  @Nullable String value(Flag flag) {
    return values.get(flag);
  }

  /** The value of an option. */
  String value(Flag flag, String otherwise) {
    return values.getOrDefault(flag, otherwise);
  }

  /** The words that are no options. */
  List<String> operands() {
    return operands;
  }

  /** The first word that is no option, or null. */
  @Nullable String operand() {
    return operands.isEmpty() ? null : operands.get(0);
  }

  private int option(String word, List<String> words, int next) {
    int equals = word.indexOf('=');
    String name = equals < 0 ? word : word.substring(0, equals);
    Flag flag = flag(name);
    int at = next;
    String value = "";
    if (flag.value().isEmpty()) {
      if (equals >= 0) {
        throw Trouble.usage(ErrandWords.TAKES_NO_VALUE, "option", name);
      }
    } else if (equals >= 0) {
      value = word.substring(equals + 1);
    } else if (at < words.size() && !isOption(words.get(at))) {
      value = words.get(at++);
    }
    if (!flag.value().isEmpty() && value.isEmpty()) {
      throw Trouble.usage(
          ErrandWords.NO_VALUE, "option", name, "example", name + " " + flag.value());
    }
    if (!flag.only().isEmpty() && !flag.only().contains(value)) {
      throw Trouble.usage(
          ErrandWords.OTHER_VALUE,
          "option",
          name,
          "value",
          value,
          "values",
          String.join(", ", flag.only()));
    }
    if (values.put(flag, value) != null) {
      throw Trouble.usage(ErrandWords.TWICE, "option", name);
    }
    return at;
  }

  private boolean isOption(String word) {
    int equals = word.indexOf('=');
    String name = equals < 0 ? word : word.substring(0, equals);
    return word.equals("--") || known().contains(name);
  }

  private Flag flag(String name) {
    for (Flag flag : command.flags()) {
      if (flag.written().equals(name) || (flag == Flag.HELP && name.equals("-h"))) {
        return flag;
      }
    }
    Trouble trouble =
        Trouble.usage(
            ErrandWords.UNKNOWN_OPTION, "option", name, "command", "bicorne " + command.written());
    String near = Nearest.to(name, known()).orElse("");
    throw near.isEmpty()
        ? trouble.and(ErrandWords.SEE_HELP, "command", "bicorne help " + command.written())
        : trouble.and(ErrandWords.DID_YOU_MEAN, "near", near);
  }

  private List<String> known() {
    List<String> known = new ArrayList<>();
    for (Flag flag : command.flags()) {
      known.add(flag.written());
    }
    return known;
  }

  private void count() {
    String usage = "bicorne " + command.written() + " " + command.operands();
    if (operands.size() < command.fewest()) {
      throw Trouble.usage(ErrandWords.TOO_FEW, "usage", usage);
    }
    if (operands.size() > command.most()) {
      throw Trouble.usage(
          ErrandWords.TOO_MANY,
          "word",
          operands.get(command.most()),
          "usage",
          usage.stripTrailing());
    }
  }
}
