package bicorne.plain;

import bicorne.engine.Awaits;
import bicorne.play.Decided;
import bicorne.play.Keeper;
import bicorne.play.Reckoning;
import bicorne.play.Sitting;
import bicorne.play.Transcript;
import bicorne.play.Tried;
import bicorne.text.Names;
import bicorne.wording.CommandWords;
import bicorne.wording.LanguageNames;
import bicorne.wording.LineWords;
import bicorne.wording.ReckoningWords;
import bicorne.wording.ReplayWords;
import bicorne.wording.Wording;
import java.util.ArrayList;
import java.util.List;

/** Does what commands ask for. */
final class Orders {

  /** So many pages are told again if nobody says how many. */
  private static final int BACKLOG = 5;

  private final PlainPlayer player;
  private final Copies copies;

  Orders(PlainPlayer player, Keeper keeper) {
    this.player = player;
    copies = new Copies(player, keeper);
  }

  /** Whether it was asked to leave. */
  boolean obey(Understood.Order order) {
    Command command = order.command();
    String argument = order.argument();
    copies.before(order);
    if (argument.isEmpty() && command.argument == Command.Argument.NEEDED) {
      player.tell(
          LineWords.MISSING_ARGUMENT, "command", typed(command), "example", example(command));
      return false;
    }
    if (!argument.isEmpty() && command.argument == Command.Argument.NONE) {
      player.tell(LineWords.EXTRA_ARGUMENT, "command", typed(command));
      return false;
    }
    Sitting here = player.sitting();
    Desk desk = player.desk();
    switch (command) {
      case BACK -> back(here);
      case FORWARD -> forward(here);
      case TIMELINE -> desk.timelines().print(here);
      case TREE -> tree(desk);
      case GO -> go(here, argument);
      case NAME -> name(here, argument);
      case AGAIN -> player.again();
      case BACKLOG -> backlog(here, argument);
      case STATE -> desk.states().print(here);
      case PEOPLE, PLACES, SOURCES -> desk.cards().print(here, command, argument);
      case HISTORY -> history(here);
      case RECKONING -> reckoning(here);
      case SAVE -> copies.save(here, argument);
      case LANGUAGE -> language(here, argument);
      case RESTART -> restart(here);
      case HELP -> desk.help().print(player.keyboard());
      case QUIT -> {
        return true;
      }
    }
    return false;
  }

  private String typed(Command command) {
    return command.typed(player.desk().words().wording().chinese());
  }

  private String example(Command command) {
    return typed(command)
        + switch (command) {
          case GO -> " 3";
          case NAME -> " 3 A";
          default -> " A";
        };
  }

  private void back(Sitting here) {
    if (!here.canGoBack()) {
      player.tell(LineWords.NO_BACK);
      return;
    }
    player.tell(LineWords.WENT_BACK);
    player.leap(here.back());
  }

  private void forward(Sitting here) {
    if (!here.canGoForward()) {
      player.tell(LineWords.NO_FORWARD);
      return;
    }
    player.tell(LineWords.WENT_FORWARD);
    player.leap(here.forward());
  }

  private void restart(Sitting here) {
    player.tell(LineWords.RESTARTED);
    player.leap(here.to(0));
  }

  private void tree(Desk desk) {
    Tried tried = player.tried();
    if (tried == null) {
      player.tell(CommandWords.TREE_NOWHERE);
    } else {
      desk.timelines().print(tried);
    }
  }

  private void go(Sitting here, String argument) {
    String number = Ear.number(argument);
    if (number.isEmpty()) {
      player.tell(CommandWords.NUMBER_NEEDED, "command", typed(Command.GO));
      return;
    }
    int entry = number.length() > 9 ? -1 : Integer.parseInt(number);
    boolean there = entry == 0 || (entry > 0 && here.journal().decision(entry) != null);
    if (!there) {
      player.tell(
          LineWords.NO_SUCH_DECISION,
          "number",
          Brief.of(number),
          "command",
          typed(Command.TIMELINE));
    } else if (!here.canGoTo(entry)) {
      player.tell(LineWords.DOES_NOT_FIT, "number", entry);
    } else {
      if (entry == 0) {
        player.tell(LineWords.WENT_TO_START);
      } else {
        player.tell(LineWords.WENT_TO, "number", entry);
      }
      player.leap(here.to(entry));
    }
  }

  private void name(Sitting here, String argument) {
    int blank = 0;
    while (blank < argument.length() && !Character.isWhitespace(argument.charAt(blank))) {
      blank++;
    }
    String number = Ear.number(argument.substring(0, blank));
    int entry = number.isEmpty() || number.length() > 9 ? -1 : Integer.parseInt(number);
    if (entry <= 0 || here.journal().decision(entry) == null) {
      player.tell(
          LineWords.NO_SUCH_DECISION,
          "number",
          Brief.of(argument.substring(0, blank)),
          "command",
          typed(Command.TIMELINE));
      return;
    }
    String name = argument.substring(blank).strip();
    player.settle(here.roadNamed(entry, name));
    if (name.isEmpty()) {
      player.tell(ReplayWords.ROAD_HAS_NO_NAME, "number", entry);
    } else {
      player.tell(ReplayWords.ROAD_IS_NAMED, "number", entry, "name", name);
    }
  }

  private void backlog(Sitting here, String argument) {
    String number = argument.isEmpty() ? Integer.toString(BACKLOG) : Ear.number(argument);
    if (number.isEmpty()) {
      player.tell(CommandWords.NUMBER_NEEDED, "command", typed(Command.BACKLOG));
      return;
    }
    int most = number.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(number);
    List<Transcript.Sheet> sheets = Transcript.of(here).sheets();
    int last = sheets.size() - 1;
    if (last <= 0 || most == 0) {
      player.tell(CommandWords.BACKLOG_EMPTY);
      return;
    }
    player.desk().sheets().print(sheets.subList(Math.max(0, last - most), last));
  }

  private void history(Sitting here) {
    List<Decided> decisions = here.decisions();
    if (decisions.isEmpty()) {
      player.tell(CommandWords.HISTORY_NOT_YET);
      return;
    }
    int last = decisions.get(decisions.size() - 1).entry();
    for (Reckoning.Row row : player.reckoned().rows()) {
      if (row.entry() == last && row.yours() >= 0) {
        player.desk().reckonings().row(row);
        return;
      }
    }
    player.tell(CommandWords.HISTORY_NONE);
  }

  private void reckoning(Sitting here) {
    Awaits awaits = here.moment().awaits();
    if (awaits instanceof Awaits.End || awaits instanceof Awaits.Left) {
      player.reckoning();
    } else {
      player.tell(ReckoningWords.NOT_YET);
    }
  }

  private void language(Sitting here, String argument) {
    List<String> languages = here.engine().story().languages();
    String tag = LanguageNames.tag(argument);
    String found = languages.get(here.engine().story().language(tag));
    boolean told = !tag.isEmpty() && LanguageNames.same(tag, found);
    if (told || LanguageNames.interfaceIn(tag)) {
      player.language(tag);
    }
    if (told) {
      player.tell(LineWords.SAID_IN, "language", LanguageNames.of(found));
    } else if (tag.isEmpty()) {
      player.tell(LineWords.LANGUAGES, "languages", names(languages));
      return;
    } else {
      player.tell(
          LineWords.LANGUAGE_MISSING, "tag", Brief.of(argument), "languages", names(languages));
      if (!LanguageNames.interfaceIn(tag)) {
        return;
      }
    }
    player.again();
  }

  private String names(List<String> languages) {
    Wording wording = player.desk().words().wording();
    List<String> names = new ArrayList<>();
    for (String language : languages) {
      String name = LanguageNames.of(language);
      names.add(
          Names.same(name, language)
              ? name
              : wording.say(LineWords.LANGUAGE_NAMED, "name", name, "tag", language));
    }
    return wording.list(names);
  }
}
