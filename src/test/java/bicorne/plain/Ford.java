package bicorne.plain;

import static bicorne.plain.Tale.add;
import static bicorne.plain.Tale.atLeast;
import static bicorne.plain.Tale.blocks;
import static bicorne.plain.Tale.both;
import static bicorne.plain.Tale.document;
import static bicorne.plain.Tale.say;
import static bicorne.plain.Tale.set;

import bicorne.model.Block;
import bicorne.model.Card;
import bicorne.model.Header;
import bicorne.model.History;
import bicorne.model.Inline;
import bicorne.model.Story;
import bicorne.model.Text;
import bicorne.model.Type;
import bicorne.model.Variable;
import java.util.List;

/** A story that shows one of everything, in English and Chinese. */
final class Ford {

  private Ford() {}

  static Story story() {
    Tale tale = new Tale("en", "zh-Hans");
    int army =
        tale.variable(
            "army",
            Type.integer(0, 12),
            8,
            both("Army", "兵力"),
            both("divisions", "个师"),
            Variable.Show.GAUGE,
            List.of());
    int corps =
        tale.variable(
            "corps",
            Type.enumeration(List.of("loyal", "wavering")),
            0,
            both("VI Corps", "第六军"),
            null,
            Variable.Show.WORD,
            List.of(both("loyal", "忠诚"), both("wavering", "动摇")));
    int secret = tale.variable("secret", Type.FLAG, 0, null, null, Variable.Show.NOT, List.of());
    int napoleon =
        tale.person(
            "napoleon", both("Napoleon", "拿破仑"), both("Emperor of the French", "法国皇帝"), null);
    int ney =
        tale.person(
            "ney",
            both("Ney", "内伊"),
            both("marshal", "元帅"),
            both("The bravest of the brave.", "勇士中的勇士。"));
    int ford = tale.place("old-ford", both("The old ford", "旧渡口"), 48.4, -4.529);
    int petre = tale.source("petre-1814", "Petre", both("Napoleon at Bay", "困兽拿破仑"), "1914");

    Header eve =
        new Header(both("The ford", "渡口"), "1814-01-29", both("at dusk", "黄昏"), ford, napoleon);
    Header night = new Header(both("The ford", "渡口"), "1814-01-30", null, ford, napoleon);

    int first = tale.file("ford");
    tale.node(first, "bank")
        .header(eve)
        .says(
            blocks(
                List.of(
                    new Block.Prose(
                        List.of(
                            List.of(
                                new Inline.Words("The Marne runs high and brown. "),
                                new Inline.Emphasis(false, List.of(new Inline.Words("Nobody"))),
                                new Inline.Words(" sings any more, and "),
                                new Inline.Link(
                                    new Card.Ref(Card.Kind.PERSON, ney),
                                    List.of(new Inline.Words("the marshal"))),
                                new Inline.Words(
                                    " has not slept since Tuesday. On the far side the fires of"
                                        + " the Silesian army go up the hill in rows.")),
                            List.of(new Inline.Words("A boy holds your horse.")))),
                    say(
                        ney,
                        "They have not posted a single picket on the garden side. Give me two"
                            + " hours of dark and I will be in their kitchens."),
                    document("Order of the day", "Soldiers!", "To-night we cross."),
                    new Block.Picture(
                        0, List.of(new Inline.Words("the Marne, the ford, and the hill behind")))),
                List.of(
                    new Block.Prose(
                        List.of(
                            List.of(
                                new Inline.Words("马恩河涨得又高又浑。"),
                                new Inline.Emphasis(true, List.of(new Inline.Words("没有人"))),
                                new Inline.Words("再唱歌了，"),
                                new Inline.Link(
                                    new Card.Ref(Card.Kind.PERSON, ney),
                                    List.of(new Inline.Words("元帅"))),
                                new Inline.Words("从星期二起就没有合过眼。对岸，西里西亚军团的篝火一排排爬上山坡。")),
                            List.of(new Inline.Words("一个少年牵着你的马。")))),
                    say(ney, "“花园那一面，他们连一个哨兵都没有放。给我两个钟头的黑夜，我就能坐进他们的厨房。”"),
                    document("当日命令", "士兵们！", "今夜渡河。"),
                    new Block.Picture(0, List.of(new Inline.Words("马恩河、渡口，以及背后的山"))))))
        .account(
            both("He crossed at once, in the dark.", "他趁着夜色立刻渡了河。"), History.Certainty.SOLID, petre)
        .pick(
            new Tale.Pick("cross-now", both("“Now, in the dark.”", "“现在，趁黑。”"), "water")
                .main()
                .does(add(army, -1)))
        .pick(
            new Tale.Pick(
                    "wait-for-the-guns",
                    both("Wait until morning for the guns to come up.", "等到天亮，让炮跟上来。"),
                    "morning")
                .does(set(corps, 1), set(secret, 1))
                .replies(both("The men lie down where they stand.", "士兵们就地躺倒。")))
        .pick(
            new Tale.Pick("bridge", both("Take the bridge at Lesmont.", "去夺莱蒙的桥。"), "morning")
                .locked(
                    atLeast(army, 10),
                    both("With fewer than ten divisions there is no taking it.", "不到十个师，拿不下那座桥。")));
    tale.node(first, "water")
        .header(night)
        .says(both("The water is at your stirrups.", "水没到了马镫。"))
        .goes("shore");
    tale.node(first, "shore")
        .header(night)
        .account(both("Half of them drifted.", "有一半人被冲走了。"), null)
        .falls(
            new Tale.Pick("drift", Text.NONE, "elba")
                .replies(both("The current takes the left files.", "水流卷走了左边的几列。"))
                .does(add(army, -3))
                .main());
    tale.node(first, "elba")
        .header(night)
        .says(both("On the other side they are waiting for you.", "对岸早有人等着。"))
        .ends(both("King of Elba", "厄尔巴之王"), true, Text.NONE)
        .account(both("He was given an island.", "他得到了一座岛。"), History.Certainty.TRADITION, petre);
    tale.node(first, "morning")
        .header(
            new Header(
                both("The ford", "渡口"),
                "1814-01-30",
                both("at first light", "天刚亮"),
                ford,
                napoleon))
        .says(both("There is nobody on the hill.", "山上空无一人。"))
        .account(both("Nothing like it happened.", "没有这样的事。"), History.Certainty.UNCERTAIN)
        .pick(new Tale.Pick("follow", both("Follow them.", "追上去。"), "far"))
        .pick(new Tale.Pick("home", both("Go home.", "回家。"), "peace").also());
    tale.node(first, "peace")
        .says(both("The road to Paris is empty and dry.", "去巴黎的路空旷而干燥。"))
        .ends(
            both("The old frontiers", "旧疆界"),
            false,
            both("The peace was signed in March.", "三月，和约签了字。"))
        .account(both("There was no such peace.", "并没有这样的和平。"), null);
    int second = tale.file("chase");
    tale.node(second, "far").says(both("The tracks go north.", "车辙往北去了。")).goes("elba");
    return tale.build(both("The Ford", "渡口"));
  }
}
