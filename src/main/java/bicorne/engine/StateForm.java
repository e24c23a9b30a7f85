package bicorne.engine;

import bicorne.model.Effect;
import bicorne.model.Story;

/**
 * What the words of a state mean: the fields they are packed from, and the positions where play can
 * wait. For whoever explores states by the million and must not unpack them.
 *
 * <p>A field's content is the distance of its value from the least one, so that a field at its low
 * end is all zeros.
 */
public final class StateForm {

  private final Layout layout;
  private final Program program;

  StateForm(Program program) {
    this.program = program;
    this.layout = program.layout;
  }

  /** The story. */
  public Story story() {
    return layout.story;
  }

  /** How many words a state takes. */
  public int words() {
    return layout.fields.words();
  }

  /** How many fields there are: position, open calls, variables, visits, options taken. */
  public int fields() {
    return layout.fields.count();
  }

  /** The word a field lies in. */
  public int word(int field) {
    return layout.fields.word(field);
  }

  /** How far from the word's low end it lies. */
  public int shift(int field) {
    return layout.fields.shift(field);
  }

  /** As many ones as it has bits. */
  public long mask(int field) {
    return layout.fields.mask(field);
  }

  /** The value that is stored as 0. */
  public long low(int field) {
    return layout.fields.low(field);
  }

  /** How far the value of a field is from the least. */
  public long distance(long[] words, int field) {
    return (words[layout.fields.word(field)] >>> layout.fields.shift(field))
        & layout.fields.mask(field);
  }

  /** The greatest value it holds, as a distance from the least. */
  public long span(int field) {
    return layout.fields.span(field);
  }

  /** Whether a field says where play stands: the position, or an open call. */
  public boolean control(int field) {
    if (field == layout.positionField()) {
      return true;
    }
    for (int frame : layout.frameFields()) {
      if (frame == field) {
        return true;
      }
    }
    return false;
  }

  /** The field that holds the position. */
  public int positionField() {
    return layout.positionField();
  }

  /** The field of a stored variable, or -1. */
  public int variable(int variable) {
    return layout.field(variable);
  }

  /** The field of a node's visits, or -1 where nothing asks. */
  public int visits(int node) {
    return layout.visitField(node);
  }

  /** How far the visits of a node are counted. */
  public int cap(int node) {
    return layout.cap(node);
  }

  /** The field of whether an option was taken, or -1 where nothing asks. */
  public int taken(int option) {
    return layout.takenField(option);
  }

  /** The variables a file owns: they are as at the start whenever it is not open. */
  public int[] own(int file) {
    return layout.ownVariables(file).clone();
  }

  /** How many positions there are. */
  public int positions() {
    return layout.positions();
  }

  /** The position of a state. */
  public int position(long[] words) {
    return layout.position(words);
  }

  /** The node of a position: the one we are at, about to enter, or leaving. */
  public int node(int position) {
    return layout.node(position);
  }

  /** Whether a position is about to enter its node. */
  public boolean entering(int position) {
    return layout.isEntering(position);
  }

  /** The choice whose outcomes are awaited at a position, or -1. */
  public int option(int position) {
    return layout.optionAt(position);
  }

  /** The draw awaited at a position, or -1. */
  public int draw(int position) {
    return layout.drawAt(position);
  }

  /** The value of a variable, stored or derived. */
  public long value(long[] words, int variable) {
    return layout.field(variable) >= 0
        ? layout.value(words, variable)
        : program.code(new bicorne.model.Expr.Read(variable)).eval(words, words);
  }

  /** Stores as an effect does. */
  public void run(Effect effect, long[] words) {
    Change.runAll(program.changes(java.util.List.of(effect)), words);
  }
}
