package bicorne.text;

/**
 * Which characters may not begin a line and which may not end one, in Chinese and Japanese setting
 * and in English. Curly quotes are here as closing and opening marks; where they are something
 * else, {@link Pieces} knows.
 */
final class Kinsoku {
  private Kinsoku() {}

  /** Whether no line may begin with this code point. */
  static boolean mayNotBegin(int codePoint) {
    if (codePoint >= 0x3400 && codePoint <= 0x9FFF) {
      return false;
    }
    return closesNarrow(codePoint)
        || closesWide(codePoint)
        || unit(codePoint)
        || dash(codePoint)
        || ellipsis(codePoint)
        || followsKana(codePoint);
  }

  /** Whether no line may end with this code point. */
  static boolean mayNotEnd(int codePoint) {
    return switch (codePoint) {
      case '(', '[', '{', '“', '‘', '„', '‚', '«', '‹', '¡', '¿' -> true;
      case '「', '『', '（', '《', '〈', '【', '〔', '〖', '〘', '〚', '〝', '［', '｛', '｟', '｢' -> true;
      case '︵', '︷', '︹', '︻', '︽', '︿', '﹁', '﹃', '﹇', '﹙', '﹛', '﹝' -> true;
      case '$', '£', '¥', '€', '￥', '￡', '＄', '№' -> true;
      default -> false;
    };
  }

  /** Latin closing punctuation, which is part of the word before it. */
  static boolean closesNarrow(int codePoint) {
    return switch (codePoint) {
      case '.', ',', ';', ':', '!', '?', ')', ']', '}' -> true;
      default -> false;
    };
  }

  /** A dash of which two in a row are one mark. */
  static boolean dash(int codePoint) {
    return switch (codePoint) {
      case '—', '―', '–', '⸺', '⸻', '～', '〜' -> true;
      default -> false;
    };
  }

  /** Dots of which two in a row are one mark. */
  static boolean ellipsis(int codePoint) {
    return codePoint == '…' || codePoint == '‥' || codePoint == '⋯';
  }

  /** A mark of quotation that closes; also the apostrophe. */
  static boolean closingQuote(int codePoint) {
    return codePoint == '”' || codePoint == '’' || codePoint == '»' || codePoint == '›';
  }

  private static boolean closesWide(int codePoint) {
    return switch (codePoint) {
      case '。', '，', '、', '；', '：', '？', '！', '．', '｡', '､', '‼', '⁇', '⁈', '⁉' -> true;
      case '」', '』', '）', '》', '〉', '】', '〕', '〗', '〙', '〛', '〞', '〟', '］', '｝', '｠', '｣' -> true;
      case '”', '’', '»', '›', '·', '・', '･', '•', '‧', '／' -> true;
      case '︐', '︑', '︒', '︓', '︔', '︕', '︖', '﹐', '﹑', '﹒', '﹔', '﹕', '﹖', '﹗' -> true;
      case '︶', '︸', '︺', '︼', '︾', '﹀', '﹂', '﹄', '﹈', '﹚', '﹜', '﹞' -> true;
      default -> false;
    };
  }

  private static boolean unit(int codePoint) {
    return switch (codePoint) {
      case '%', '‰', '°', '′', '″', '℃', '℉', '¢', '％', '￠' -> true;
      default -> false;
    };
  }

  private static boolean followsKana(int codePoint) {
    return switch (codePoint) {
      case '々', '〻', 'ゝ', 'ゞ', 'ヽ', 'ヾ', 'ー', 'ｰ', '゛', '゜' -> true;
      case 'ぁ', 'ぃ', 'ぅ', 'ぇ', 'ぉ', 'っ', 'ゃ', 'ゅ', 'ょ', 'ゎ', 'ゕ', 'ゖ' -> true;
      case 'ァ', 'ィ', 'ゥ', 'ェ', 'ォ', 'ッ', 'ャ', 'ュ', 'ョ', 'ヮ', 'ヵ', 'ヶ' -> true;
      default -> false;
    };
  }
}
