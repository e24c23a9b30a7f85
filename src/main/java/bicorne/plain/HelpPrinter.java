package bicorne.plain;

import bicorne.told.Paper;
import bicorne.wording.CommandWords;
import bicorne.wording.Wording;

/** Prints what can be typed. */
final class HelpPrinter {

  private final Paper paper;
  private final Wording wording;

  HelpPrinter(Paper paper, Wording wording) {
    this.paper = paper;
    this.wording = wording;
  }

  void print(boolean keyboard) {
    paper.gap();
    paper.line(wording.say(CommandWords.HELP_HEADING));
    paper.line(wording.say(CommandWords.HELP_NUMBER));
    if (keyboard) {
      paper.line(wording.say(CommandWords.HELP_ENTER));
    }
    for (Command command : Command.values()) {
      String argument =
          switch (command) {
            case GO -> wording.say(CommandWords.NUMBER_HERE);
            case NAME ->
                wording.say(CommandWords.NUMBER_HERE) + wording.say(CommandWords.NAME_HERE);
            case SAVE -> wording.say(CommandWords.NAME_HERE);
            case LANGUAGE -> wording.say(CommandWords.TAG_HERE);
            default -> "";
          };
      paper.item(command.typed(wording.chinese()) + argument, wording.say(command.what));
    }
    paper.line(wording.say(CommandWords.HELP_LAST));
    paper.gap();
  }
}
