package bicorne.loading;

import java.util.concurrent.atomic.AtomicInteger;

/** One key of a {@link KeysShape}: its name, its meaning and the shape of its value. */
final class Field<T> {

  private static final AtomicInteger MADE = new AtomicInteger();

  private final int number = MADE.getAndIncrement();
  private final String name;
  private final boolean required;
  private final String sentence;
  private final Shape<T> shape;
  private final String example;

  private Field(String name, boolean required, Shape<T> shape, String sentence, String example) {
    this.example = example;
    this.name = name;
    this.required = required;
    this.sentence = sentence;
    this.shape = shape;
  }

  /**
   * A key that must be there. The sentence says what it is for, the example how it may be written.
   */
  static <T> Field<T> required(String name, Shape<T> shape, String sentence, String example) {
    return new Field<>(name, true, shape, sentence, example);
  }

  /** A key that can be left out. */
  static <T> Field<T> optional(String name, Shape<T> shape, String sentence) {
    return new Field<>(name, false, shape, sentence, "");
  }

  /** A number that no other field has. */
  int number() {
    return number;
  }

  String name() {
    return name;
  }

  /** A line that would do where the key is missing; empty where it may be. */
  String example() {
    return example;
  }

  boolean isRequired() {
    return required;
  }

  Shape<T> shape() {
    return shape;
  }

  Form.Key key() {
    return new Form.Key(name, required, sentence, shape.form());
  }
}
