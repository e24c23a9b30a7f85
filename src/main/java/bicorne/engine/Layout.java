package bicorne.engine;

import bicorne.model.Facts;
import bicorne.model.Story;
import bicorne.model.Type;
import bicorne.model.Variable;
import bicorne.model.Way;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What the bits of a {@link State} mean for one story.
 *
 * <p>A <i>position</i> says where play waits: at a node (for a choice, an outcome, a key, or at an
 * ending); about to enter a node, behind a page that is still to be turned; at a choice whose
 * outcomes are still to fall; or at a draw.
 */
final class Layout {

  /** No field of its own: number 0 is the position's. Fresh arrays are full of it, at no cost. */
  private static final int NONE = 0;

  final Story story;
  final Fields fields = new Fields();

  /** How many nodes there are. */
  final int nodes;

  private final int positionField;
  private final int positionWord;
  private final int positionShift;
  private final long positionMask;
  private final int[] frameFields;
  private final int[] variableFields;

  /** The field of each node's visits; {@link #NONE} where they are not counted. */
  private final int[] visitFields;

  private final int[] caps;
  private final int[] countedNodes;
  private final int[] keptOptions;

  /** The field of each option; {@link #NONE} where nobody asks whether it was taken. */
  private final int[] takenFields;

  private final int[] optionPositions;
  private final int[] positionOptions;
  private final int[][] ownVariables;
  private final int drawsFrom;

  Layout(Story story, Facts facts) {
    this.story = story;
    nodes = story.nodes().size();
    optionPositions = new int[story.options().size()];
    int next = 2 * nodes;
    positionOptions = facts.choicesWithOutcomes();
    for (int option : positionOptions) {
      optionPositions[option] = next++;
    }
    drawsFrom = next;
    positionField = fields.add(0, Math.max(1, drawsFrom + story.draws().size() - 1));
    positionWord = fields.word(positionField);
    positionShift = fields.shift(positionField);
    positionMask = fields.mask(positionField);
    frameFields = new int[facts.callDepth()];
    for (int i = 0; i < frameFields.length; i++) {
      frameFields[i] = fields.add(0, story.ways().size());
    }
    variableFields = new int[story.variables().size()];
    ownVariables = new int[story.files().size()][];
    Arrays.fill(ownVariables, new int[0]);
    for (Variable variable : story.variables()) {
      int field = -1;
      if (!variable.derived()) {
        Type type = variable.type();
        field = fields.add(type.min(), type.max());
        if (variable.file() >= 0) {
          int[] own = ownVariables[variable.file()];
          own = Arrays.copyOf(own, own.length + 1);
          own[own.length - 1] = variable.number();
          ownVariables[variable.file()] = own;
        }
      }
      variableFields[variable.number()] = field;
    }
    visitFields = new int[nodes];
    caps = new int[nodes];
    countedNodes = facts.countedNodes();
    int[] known = facts.caps();
    for (int i = 0; i < countedNodes.length; i++) {
      visitFields[countedNodes[i]] = fields.add(0, known[i]);
      caps[countedNodes[i]] = known[i];
    }
    takenFields = new int[story.options().size()];
    keptOptions = facts.keptOptions();
    for (int option : keptOptions) {
      takenFields[option] = fields.add(0, 1);
    }
  }

  int atNode(int node) {
    return node;
  }

  int entering(int node) {
    return nodes + node;
  }

  int atOption(int option) {
    return optionPositions[option];
  }

  int atDraw(int draw) {
    return drawsFrom + draw;
  }

  int position(long[] words) {
    return (int) ((words[positionWord] >>> positionShift) & positionMask);
  }

  void position(long[] words, int position) {
    words[positionWord] =
        (words[positionWord] & ~(positionMask << positionShift))
            | ((long) position << positionShift);
  }

  /** Whether a position is about to enter a node. */
  boolean isEntering(int position) {
    return position >= nodes && position < 2 * nodes;
  }

  /** The choice whose outcomes are awaited at a position, or -1. */
  int optionAt(int position) {
    int first = 2 * nodes;
    return position >= first && position < drawsFrom ? positionOptions[position - first] : -1;
  }

  /** The draw awaited at a position, or -1. */
  int drawAt(int position) {
    return position >= drawsFrom ? position - drawsFrom : -1;
  }

  /** The node of a position: the one we are at, about to enter, or leaving. */
  int node(int position) {
    if (position < 2 * nodes) {
      return position % nodes;
    }
    int option = optionAt(position);
    return option >= 0
        ? story.options().get(option).node()
        : story.draws().get(drawAt(position)).node();
  }

  long value(long[] words, int variable) {
    return fields.get(words, variableFields[variable]);
  }

  int field(int variable) {
    return variableFields[variable];
  }

  /** The field that holds the position. */
  int positionField() {
    return positionField;
  }

  /** How many positions there are. */
  int positions() {
    return drawsFrom + story.draws().size();
  }

  /** The fields that hold the open calls, outermost first. */
  int[] frameFields() {
    return frameFields;
  }

  /** The variables a file owns. */
  int[] ownVariables(int file) {
    return ownVariables[file];
  }

  void closeFile(long[] words, int file) {
    for (int variable : ownVariables[file]) {
      fields.set(words, variableFields[variable], story.variables().get(variable).start());
    }
  }

  int visits(long[] words, int node) {
    return visitFields[node] == NONE ? 0 : (int) fields.get(words, visitFields[node]);
  }

  void visit(long[] words, int node) {
    int field = visitFields[node];
    if (field != NONE) {
      long count = fields.get(words, field);
      if (count < caps[node]) {
        fields.set(words, field, count + 1);
      }
    }
  }

  int visitField(int node) {
    return visitFields[node] == NONE ? -1 : visitFields[node];
  }

  boolean taken(long[] words, int option) {
    return takenFields[option] != NONE && fields.get(words, takenFields[option]) != 0;
  }

  void take(long[] words, int option) {
    if (takenFields[option] != NONE) {
      fields.set(words, takenFields[option], 1);
    }
  }

  int takenField(int option) {
    return takenFields[option] == NONE ? -1 : takenFields[option];
  }

  /** The ways that called the open scenes, outermost first. */
  List<Way> calls(long[] words) {
    List<Way> calls = new ArrayList<>();
    for (int field : frameFields) {
      int frame = (int) fields.get(words, field);
      if (frame == 0) {
        break;
      }
      calls.add(story.ways().get(frame - 1));
    }
    return calls;
  }

  void push(long[] words, Way way) {
    for (int field : frameFields) {
      if (fields.get(words, field) == 0) {
        fields.set(words, field, way.number() + 1L);
        return;
      }
    }
    throw new IllegalStateException("calls deeper than the story allows");
  }

  Way pop(long[] words) {
    for (int i = frameFields.length - 1; i >= 0; i--) {
      int frame = (int) fields.get(words, frameFields[i]);
      if (frame != 0) {
        fields.set(words, frameFields[i], 0);
        return story.ways().get(frame - 1);
      }
    }
    throw new IllegalStateException("a return outside a scene");
  }

  /** The beginning: about to enter {@code node}, everything as the story starts. */
  long[] initial(int node) {
    long[] words = new long[fields.words()];
    for (Variable variable : story.variables()) {
      if (!variable.derived()) {
        fields.set(words, variableFields[variable.number()], variable.start());
      }
    }
    position(words, entering(node));
    return words;
  }

  /** How far the visits of a node are counted; 0 where nothing asks. */
  int cap(int node) {
    return caps[node];
  }

  /** The nodes whose visits are counted, in order. */
  int[] countedNodes() {
    return countedNodes;
  }

  /** The options of which is kept whether they were taken, in order. */
  int[] keptOptions() {
    return keptOptions;
  }
}
