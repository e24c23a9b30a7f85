package bicorne.model;

import java.util.List;

/**
 * What values a variable or an expression can have.
 *
 * <p>Two enumerations (or sets) are the same type when they list the same values in the same order.
 *
 * @param kind integer, flag, enumeration or set
 * @param min for an integer the least value, else 0
 * @param max for an integer the greatest value; for a flag 1; for an enumeration the number of its
 *     last value; for a set the mask of all its values
 * @param values the values' names, in order; empty for integers and flags
 */
public record Type(Kind kind, long min, long max, List<String> values) {

  /** The most values an enumeration may list. */
  public static final int MOST_VALUES = 1000;

  /** The most values a set may range over: they are bits of one {@code long}. */
  public static final int MOST_MEMBERS = 60;

  /** The greatest size of a declared range's ends. */
  public static final long RANGE_LIMIT = 1_000_000_000L;

  /** The greatest size of any number on the way. */
  public static final long EXACT_LIMIT = 1_000_000_000_000_000L;

  /** The four kinds of value. */
  public enum Kind {
    INTEGER,
    FLAG,
    ENUMERATION,
    SET
  }

  /** The type of flags and conditions. */
  public static final Type FLAG = new Type(Kind.FLAG, 0, 1, List.of());

  public Type {
    values = List.copyOf(values);
  }

  /** The integers from {@code min} to {@code max}. */
  public static Type integer(long min, long max) {
    return new Type(Kind.INTEGER, min, max, List.of());
  }

  /** One of {@code values}. */
  public static Type enumeration(List<String> values) {
    return new Type(Kind.ENUMERATION, 0, values.size() - 1L, values);
  }

  /** Any number of {@code values}. */
  public static Type set(List<String> values) {
    return new Type(Kind.SET, 0, (1L << values.size()) - 1, values);
  }

  /** The number of a value's name, or -1. */
  public int indexOf(String value) {
    return values.indexOf(value);
  }

  /**
   * Whether values of {@code other} may be compared with or stored as this: ranges do not matter.
   */
  public boolean matches(Type other) {
    return kind == other.kind && values.equals(other.values);
  }
}
