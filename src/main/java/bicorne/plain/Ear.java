package bicorne.plain;

import bicorne.engine.Awaits;
import bicorne.model.Story;
import bicorne.text.Names;
import bicorne.text.Nearest;
import java.util.ArrayList;
import java.util.List;

/**
 * Understands what was typed. Only the exact number or id of an open choice ever takes it; what is
 * merely near is asked back.
 */
final class Ear {

  private final Story story;

  Ear(Story story) {
    this.story = story;
  }

  /** What {@code typed} means where these choices are in sight. */
  Understood hear(String typed, List<Awaits.Offer> offers) {
    String words = typed.strip();
    if (words.isEmpty()) {
      return new Understood.Blank();
    }
    int first = words.charAt(0);
    if (first == ':' || first == '：') {
      return order(words.substring(1).strip());
    }
    String number = number(words);
    int place = number.isEmpty() || number.length() > 9 ? -1 : Integer.parseInt(number);
    if (place >= 1 && place <= open(offers)) {
      return new Understood.Take(openAt(offers, place));
    }
    for (Awaits.Offer offer : offers) {
      if (Names.same(id(offer), words)) {
        return offer.open()
            ? new Understood.Take(offer.option())
            : new Understood.Locked(offer.option());
      }
    }
    if (!number.isEmpty()) {
      return new Understood.OutOfRange(number);
    }
    Command bare = Command.bare(words);
    return bare != null
        ? new Understood.Order(bare, "")
        : new Understood.NoAnswer(words, near(words, offers));
  }

  private static Understood order(String words) {
    int blank = 0;
    while (blank < words.length() && !Character.isWhitespace(words.charAt(blank))) {
      blank++;
    }
    String name = words.substring(0, blank);
    Command command = Command.named(name);
    return command != null
        ? new Understood.Order(command, words.substring(blank).strip())
        : new Understood.NoCommand(
            ":" + name, Nearest.to(":" + name, Command.suggestions()).orElse(""));
  }

  /** A whole number in the digits of any script as ASCII digits without leading zeros, or "". */
  static String number(String words) {
    StringBuilder digits = new StringBuilder();
    for (int i = 0; i < words.length(); i += Character.charCount(words.codePointAt(i))) {
      int digit = Character.digit(words.codePointAt(i), 10);
      if (digit < 0) {
        return "";
      }
      if (digit > 0 || !digits.isEmpty()) {
        digits.append((char) ('0' + digit));
      }
    }
    return digits.isEmpty() ? "0" : digits.toString();
  }

  private String near(String words, List<Awaits.Offer> offers) {
    List<String> ids = new ArrayList<>();
    for (Awaits.Offer offer : offers) {
      ids.add(id(offer));
    }
    return Nearest.to(words, ids).orElse("");
  }

  private String id(Awaits.Offer offer) {
    return story.options().get(offer.option()).id();
  }

  /** How many of these choices are open. */
  static int open(List<Awaits.Offer> offers) {
    int open = 0;
    for (Awaits.Offer offer : offers) {
      open += offer.open() ? 1 : 0;
    }
    return open;
  }

  private static int openAt(List<Awaits.Offer> offers, int place) {
    int at = 0;
    for (Awaits.Offer offer : offers) {
      if (offer.open() && ++at == place) {
        return offer.option();
      }
    }
    throw new IllegalArgumentException("so many are not open");
  }
}
