package bicorne.diagnostic;

import java.util.List;

/**
 * A problem as a value. Its sentence is made at the edge, from the code's template and the
 * arguments, in the reader's language.
 *
 * @param code what kind of problem
 * @param place where it stands
 * @param arguments what its sentence names, in the order of the template's {@code {0}}, {@code {1}}
 *     ...
 * @param near the nearest known name, or empty: the renderers ask "did you mean"
 * @param related other places that belong to it, such as the first of two equal keys
 */
public record Diagnostic(
    Code code, Place place, List<String> arguments, String near, List<Related> related) {

  public Diagnostic {
    arguments = List.copyOf(arguments);
    related = List.copyOf(related);
  }

  /** A problem with nothing but its arguments. */
  public static Diagnostic of(Code code, Place place, String... arguments) {
    return new Diagnostic(code, place, List.of(arguments), "", List.of());
  }

  /** The same with the nearest known name. */
  public Diagnostic near(String name) {
    return new Diagnostic(code, place, arguments, name, related);
  }

  /** The same with one more place. */
  public Diagnostic and(Code.Remark remark, Place other) {
    List<Related> more = new java.util.ArrayList<>(related);
    more.add(new Related(remark, other));
    return new Diagnostic(code, place, arguments, near, more);
  }

  /** Another place that belongs to a problem, and why. */
  public record Related(Code.Remark remark, Place place) {}

  /** How bad it is. */
  public Severity severity() {
    return code.severity();
  }
}
