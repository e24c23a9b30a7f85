package bicorne.plain;

import static bicorne.plain.Tale.both;

import bicorne.model.Expr;
import bicorne.model.Story;
import bicorne.model.Text;
import bicorne.model.Type;
import bicorne.model.Variable;
import java.util.List;

/** A story with everything that can go wrong only in play. */
final class Faults {

  private Faults() {}

  static Story story() {
    Tale tale = new Tale("en", "zh-Hans");
    int key = tale.variable("key", Type.FLAG, 0, null, null, Variable.Show.NOT, List.of());
    int file = tale.file("cellar");
    tale.node(file, "stairs")
        .says(both("Four doors.", "四扇门。"))
        .pick(new Tale.Pick("round", both("The round door.", "圆门。"), "ring"))
        .pick(new Tale.Pick("narrow", both("The narrow door.", "窄门。"), "closet"))
        .pick(new Tale.Pick("odd", both("The odd door.", "怪门。"), "dice"))
        .pick(new Tale.Pick("endless", both("The long door.", "长门。"), "left"));
    tale.node(file, "ring").goes("ring");
    tale.node(file, "closet")
        .says(both("It falls shut behind you.", "门在身后关上了。"))
        .pick(
            new Tale.Pick("out", both("Out again.", "出去。"), "stairs")
                .locked(new Expr.Read(key), both("You have no key.", "你没有钥匙。")));
    tale.node(file, "dice").falls(new Tale.Pick("never", Text.NONE, "stairs").weighs(0));
    tale.node(file, "left").says(both("Left.", "左。")).goes("right");
    tale.node(file, "right").says(both("Right.", "右。")).goes("left");
    return tale.build(both("The Cellar", "地窖"));
  }
}
