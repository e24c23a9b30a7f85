package bicorne.text;

import java.util.Random;

/** Random texts for properties: the same text for the same seed, always. */
final class RandomText {
  private static final String[] LATIN = {
    "a", "the", "Emperor", "don’t", "ex-minister", "1814", "3.5", "x", "antidisestablishment", "rû"
  };
  private static final String[] CHINESE = {
    "中", "文", "皇帝", "元帅们", "長夜將至", "𠮷", "𡃁", "𪚥", "々", "カ", "한"
  };
  private static final String[] HAN = {"中", "文", "皇帝", "元帅们", "長夜將至", "𠮷", "𡃁", "𪚥"};
  private static final String[] MARKS = {
    "。", "，", "、", "；", "：", "？", "！", "」", "』", "）", "》", "”", "’", "……", "——", "·", "%", "℃", "「",
    "『", "（", "《", "“", "‘", ".", ",", "!", "(", ")", "\"", "'", "-", "—", "…", "/"
  };
  private static final String[] BLANKS = {" ", "  ", "\u3000", "\t", "       "};
  private static final String[] STRANGE = {
    "🍕",
    "⚠️",
    "➡️",
    "👨‍👩‍👧‍👦",
    "🇫🇷",
    "1️⃣",
    "e\u0301",
    "a\u0300\u0301",
    "\u0301",
    "क्षि",
    "각",
    "\u200D",
    "\uFE0F",
    "🇫",
    "\uD83C",
    "\uDF55",
    "\u0000",
    "\u001B",
    "\u202E",
    "\u200B",
    "\uFEFF",
    "\u00AD",
    "\u1161",
    "กำ",
    "\u00A0",
    "\u2060",
    "\uDBFF\uDFFF",
    "\r"
  };

  private final Random random;

  RandomText(long seed) {
    random = new Random(seed);
  }

  int number(int bound) {
    return random.nextInt(bound);
  }

  /** A mix of everything, line feeds included. */
  String any(int parts) {
    StringBuilder text = new StringBuilder();
    int count = random.nextInt(parts + 1);
    for (int part = 0; part < count; part++) {
      switch (random.nextInt(12)) {
        case 0, 1, 2 -> text.append(pick(LATIN));
        case 3, 4, 5 -> text.append(pick(CHINESE));
        case 6, 7 -> text.append(pick(MARKS));
        case 8, 9 -> text.append(pick(BLANKS));
        case 10 -> text.append(pick(STRANGE));
        default ->
            text.append(random.nextInt(4) == 0 ? "\n" : random.nextInt(8) == 0 ? "\r\n" : " ");
      }
    }
    return text.toString();
  }

  /** Chinese sentences with a mark after every few characters, and some English words. */
  String prose(int parts) {
    StringBuilder text = new StringBuilder();
    for (int part = 0; part < parts; part++) {
      switch (random.nextInt(8)) {
        case 0 -> text.append(pick(LATIN));
        case 1 -> text.append("“").append(pick(HAN)).append("。”");
        case 2 -> text.append("《").append(pick(HAN)).append("》");
        case 3 -> text.append(pick(HAN)).append("，");
        default -> text.append(pick(HAN));
      }
    }
    return text.toString();
  }

  private String pick(String[] some) {
    return some[random.nextInt(some.length)];
  }
}
