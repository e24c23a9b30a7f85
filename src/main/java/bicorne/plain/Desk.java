package bicorne.plain;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.told.PagePrinter;
import bicorne.told.Paper;
import bicorne.told.ReckoningPrinter;
import bicorne.told.SheetPrinter;
import bicorne.told.StoryWords;
import bicorne.wording.LineWords;
import bicorne.wording.Wording;
import java.util.List;

/** All that prints in one language, and what is answered there to a line that chose nothing. */
final class Desk {

  private final Paper paper;
  private final StoryWords words;
  private final PagePrinter pages;
  private final ReckoningPrinter reckonings;
  private final CardPrinter cards;
  private final TimelinePrinter timelines;
  private final StatePrinter states;

  private Desk(Paper paper, StoryWords words) {
    this.paper = paper;
    this.words = words;
    pages = new PagePrinter(paper, words);
    reckonings = new ReckoningPrinter(paper, words, pages);
    cards = new CardPrinter(paper, words, pages);
    timelines = new TimelinePrinter(paper, words);
    states = new StatePrinter(paper, words);
  }

  static Desk in(Paper paper, Engine engine, String tag) {
    return new Desk(paper, StoryWords.in(engine, tag));
  }

  StoryWords words() {
    return words;
  }

  PagePrinter pages() {
    return pages;
  }

  ReckoningPrinter reckonings() {
    return reckonings;
  }

  CardPrinter cards() {
    return cards;
  }

  TimelinePrinter timelines() {
    return timelines;
  }

  StatePrinter states() {
    return states;
  }

  SheetPrinter sheets() {
    return new SheetPrinter(paper, words);
  }

  HelpPrinter help() {
    return new HelpPrinter(paper, words.wording());
  }

  /** What is asked for where something is awaited. */
  String prompt(Awaits awaits, int open) {
    Wording wording = words.wording();
    if (awaits instanceof Awaits.Choice) {
      return switch (open) {
        case 1 -> wording.say(LineWords.PROMPT_ONE);
        case 2 -> wording.say(LineWords.PROMPT_TWO);
        default -> wording.say(LineWords.PROMPT_MANY, "last", open);
      };
    }
    if (awaits instanceof Awaits.Turn) {
      return wording.say(LineWords.PROMPT_TURN);
    }
    return wording.say(
        awaits instanceof Awaits.Fault ? LineWords.PROMPT_STUCK : LineWords.PROMPT_END);
  }

  /** What can be typed where something is awaited, as a sentence. */
  private String can(Awaits awaits, int open) {
    Wording wording = words.wording();
    if (awaits instanceof Awaits.Choice) {
      return switch (open) {
        case 1 -> wording.say(LineWords.CAN_TYPE_ONE);
        case 2 -> wording.say(LineWords.CAN_TYPE_TWO);
        default -> wording.say(LineWords.CAN_TYPE_MANY, "last", open);
      };
    }
    if (awaits instanceof Awaits.Turn) {
      return wording.say(LineWords.CAN_TYPE_TURN);
    }
    return wording.say(
        awaits instanceof Awaits.Fault ? LineWords.CAN_TYPE_STUCK : LineWords.CAN_TYPE_END);
  }

  /** The answer to a line that chose nothing: what was understood, and what can be typed. */
  String reply(Understood understood, Moment moment, List<Awaits.Offer> offers) {
    int open = Ear.open(offers);
    return words
        .wording()
        .sentences(List.of(what(understood, moment, open), can(moment.awaits(), open)));
  }

  private String what(Understood understood, Moment moment, int open) {
    Wording wording = words.wording();
    if (understood instanceof Understood.Locked locked) {
      String reason =
          words.line(words.story().options().get(locked.option()).locked(), moment.state());
      return wording.say(LineWords.IS_LOCKED, "reason", reason);
    }
    if (understood instanceof Understood.OutOfRange number) {
      return outOfRange(Brief.of(number.number()), open);
    }
    if (understood instanceof Understood.NoCommand command) {
      return wording.sentences(
          List.of(
              wording.say(LineWords.UNKNOWN_COMMAND, "typed", Brief.of(command.typed())),
              near(command.near())));
    }
    if (understood instanceof Understood.NoAnswer answer) {
      return wording.sentences(
          List.of(
              open == 0
                  ? wording.say(LineWords.NOTHING_TO_CHOOSE)
                  : wording.say(LineWords.UNKNOWN_ANSWER, "typed", Brief.of(answer.typed())),
              near(answer.near())));
    }
    throw new AssertionError(understood);
  }

  private String outOfRange(String number, int open) {
    Wording wording = words.wording();
    return switch (open) {
      case 0 -> wording.say(LineWords.NOTHING_TO_CHOOSE);
      case 1 -> wording.say(LineWords.OUT_OF_RANGE_ONE, "number", number);
      default -> wording.say(LineWords.OUT_OF_RANGE, "number", number, "last", open);
    };
  }

  private String near(String near) {
    return near.isEmpty() ? "" : words.wording().say(LineWords.NEAR, "near", near);
  }
}
