package bicorne.loading;

/**
 * Words over several lines, moved to where they belong: each line keeps what it says, and only its
 * blanks at either end change. Lines are never broken or joined.
 */
final class LayoutWords {

  private LayoutWords() {}

  /** Words beside their key; the lines after the first are indented. */
  static String beside(String words, int indentation) {
    StringBuilder out = new StringBuilder();
    String[] lines = words.split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      String line = i == lines.length - 1 ? lines[i] : withoutEnd(lines[i]);
      if (i > 0) {
        out.append('\n');
        line = line.stripLeading();
      }
      out.append(i == 0 || line.isEmpty() ? "" : " ".repeat(indentation)).append(line);
    }
    return out.toString();
  }

  /**
   * Words below their key.
   *
   * @param words with the line that begins them
   * @param outer the column of the key or dash they are for, in the file
   * @param indentation the column that their lines get; two more than that of the key
   */
  static String below(String words, int outer, int indentation) {
    int end = words.indexOf('\n');
    if (end < 0) {
      return header(words);
    }
    boolean folded = words.charAt(0) == '>';
    StringBuilder out = new StringBuilder(header(words.substring(0, end)));
    String[] lines = words.substring(end + 1).split("\n", -1);
    int was = indentation(words.substring(0, end), lines, outer);
    for (String line : lines) {
      out.append('\n');
      if (line.isBlank()) {
        // In folded words, blanks on an empty line part paragraphs that would else be one.
        boolean meant = folded && line.length() > was;
        out.append(meant ? " ".repeat(indentation) + line.substring(was) : "");
      } else {
        out.append(" ".repeat(indentation)).append(withoutEnd(line.substring(was)));
      }
    }
    return out.toString();
  }

  /** The sign, with what stands beside it; how far its lines are indented is always two. */
  private static String header(String line) {
    StringBuilder out = new StringBuilder();
    boolean signs = true;
    for (int at = 0; at < line.length(); at++) {
      signs &= line.charAt(at) != ' ';
      boolean number = signs && Character.isDigit(line.charAt(at));
      out.append(number ? '2' : line.charAt(at));
    }
    return out.toString().stripTrailing();
  }

  private static int indentation(String header, String[] lines, int outer) {
    for (int at = 1; at < header.length() && header.charAt(at) != ' '; at++) {
      if (Character.isDigit(header.charAt(at))) {
        return outer + header.charAt(at) - '0';
      }
    }
    for (String line : lines) {
      if (!line.isBlank()) {
        int blanks = 0;
        while (line.charAt(blanks) == ' ') {
          blanks++;
        }
        return blanks;
      }
    }
    return 0;
  }

  /** Without blanks at the end; one behind a {@code \} belongs to it. */
  private static String withoutEnd(String line) {
    String words = line.stripTrailing();
    int signs = 0;
    while (signs < words.length() && words.charAt(words.length() - 1 - signs) == '\\') {
      signs++;
    }
    return signs % 2 == 1 && words.length() < line.length()
        ? line.substring(0, words.length() + 1)
        : words;
  }
}
