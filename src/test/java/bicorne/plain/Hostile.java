package bicorne.plain;

import static bicorne.plain.Tale.blocks;
import static bicorne.plain.Tale.both;
import static bicorne.plain.Tale.document;
import static bicorne.plain.Tale.prose;
import static bicorne.plain.Tale.say;

import bicorne.model.Block;
import bicorne.model.Expr;
import bicorne.model.Header;
import bicorne.model.History;
import bicorne.model.Inline;
import bicorne.model.Story;
import bicorne.model.Type;
import bicorne.model.Variable;
import java.util.List;

/** A story in which every text tries to steer the terminal or to become mark-up. */
public final class Hostile {

  /** Clears the screen, rings, reverses, sets a title, hides, and starts a line. */
  static final String NASTY =
      "x\u001b[2J\u0007\u202e\u009b31m\u001b]0;t\u0007\u200b\r1  yes\u0000 {name} %s $1";

  private static final String MARKUP =
      "# no *list* _em_ `code` <script>alert(1)</script> [a](javascript:b) ![i](c) | ~~x~~ &amp;";

  private Hostile() {}

  /** The story. */
  public static Story story() {
    Tale tale = new Tale("en", "zh-Hans");
    int person = tale.person("p", both(NASTY, NASTY), both(MARKUP, NASTY), both(NASTY, MARKUP));
    int place = tale.place("q", both(NASTY, NASTY), Double.NaN, Double.NaN);
    int source = tale.source("s", NASTY, both(MARKUP, NASTY), NASTY);
    tale.variable(
        "v",
        Type.enumeration(List.of("a")),
        0,
        both(NASTY, NASTY),
        both(MARKUP, NASTY),
        Variable.Show.WORD,
        List.of(both(NASTY, NASTY)));
    int file = tale.file("f");
    List<Block> all =
        List.of(
            prose(NASTY, MARKUP, "- dash", "+ plus", "12. twelve", "12) twelve", "=== rule"),
            prose("one\n- two\n# three", "    code?", "> quote", "---", "***", "1814"),
            new Block.Prose(
                List.of(
                    List.of(
                        new Inline.Emphasis(true, List.of(new Inline.Words("“进攻。”"))),
                        new Inline.Words("他说"),
                        new Inline.Emphasis(false, List.of(new Inline.Words("*stars*"))),
                        new Inline.Emphasis(false, List.of(new Inline.Words("plain")))))),
            say(person, NASTY),
            document(NASTY, MARKUP, "> inner", "- item"),
            new Block.Picture(0, List.of(new Inline.Words(MARKUP))));
    tale.node(file, "n")
        .header(new Header(both(NASTY, NASTY), NASTY, both(NASTY, NASTY), place, person))
        .says(blocks(all, all))
        .account(blocks(all, all), History.Certainty.REPORTED, source)
        .pick(new Tale.Pick("go", both(MARKUP, NASTY), "end").main().replies(both(NASTY, NASTY)))
        .pick(
            new Tale.Pick("locked", both(NASTY, NASTY), "end")
                .locked(Expr.FALSE, both(NASTY, MARKUP)));
    tale.node(file, "end")
        .ends(both(NASTY, NASTY), false, blocks(all, all))
        .account(both(NASTY, NASTY), null, source);
    return tale.build(both(NASTY, NASTY));
  }
}
