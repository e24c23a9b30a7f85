package bicorne.tui;

/**
 * How the rows of a screen are dealt out, from the top: a header, a rule, the body, notes, a rule,
 * the status, the keys. The less room there is the less stands around the body.
 *
 * @param head rows of the header
 * @param rule rows of each rule
 * @param body rows of the body
 * @param notes rows of what is to be told
 * @param status rows of the status
 * @param keys rows of the keys
 */
record Plan(int head, int rule, int body, int notes, int status, int keys) {

  /** Below this a page says only that there is too little room. */
  static final Size LEAST = new Size(20, 6);

  private static final int RULED = 12;
  private static final int WITH_STATUS = 8;

  static boolean fits(Size size) {
    return size.columns() >= LEAST.columns() && size.rows() >= LEAST.rows();
  }

  /** The rows of a screen on which so many rows of notes, status and keys are wanted. */
  static Plan of(Size size, int notes, int status, int keys) {
    int rows = size.rows();
    int rule = rows >= RULED ? 1 : 0;
    int below = rows >= WITH_STATUS ? status : 0;
    int room = rows - 1 - keys - 2 * rule - below;
    int told = Math.min(notes, room - 1);
    return new Plan(1, rule, room - told, told, below, keys);
  }

  /** The first row of the body. */
  int top() {
    return head + rule;
  }

  /** The first row of the keys. */
  int last() {
    return head + 2 * rule + body + notes + status;
  }
}
