package bicorne.tui;

import bicorne.engine.Awaits;
import bicorne.engine.Engine;
import bicorne.model.Story;
import bicorne.play.Sitting;
import bicorne.saves.Edition;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;

/** A theatre with its errands in memory, and whoever sits before it. */
final class House {

  private final Errands errands;
  private Theatre theatre;
  private Command.@org.jspecify.annotations.Nullable Leave left;

  House(Theatre theatre, Errands errands) {
    this.theatre = theatre;
    this.errands = errands;
    errands(theatre);
  }

  static House of(Story story, String tag, Size size) {
    return of(story, tag, size, new MemoryErrands());
  }

  static House of(Story story, String tag, Size size, Errands errands) {
    Playbill bill = Playbill.of(Edition.of(new Engine(story)), "1.0.0");
    if (errands instanceof MemoryErrands memory) {
      memory.edition = bill.edition();
    }
    House house = new House(Theatre.of(bill, Settings.USUAL, tag, ReadPages.NONE), errands);
    house.hear(new Message.Resized(size));
    return house;
  }

  MemoryErrands memory() {
    return (MemoryErrands) errands;
  }

  Theatre theatre() {
    return theatre;
  }

  /** How it was left; null while it is on. */
  Command.@org.jspecify.annotations.Nullable Leave left() {
    return left;
  }

  Sitting sitting() {
    return Objects.requireNonNull(theatre.sitting());
  }

  ReadingPage reading() {
    return (ReadingPage) theatre.model().page();
  }

  /**
   * As the loop does: commands are done before the next message, and what comes of them is heard.
   */
  void hear(Message message) {
    if (left == null) {
      theatre = theatre.hear(message);
      errands(theatre);
    }
  }

  private void errands(Theatre now) {
    Deque<Command> commands = new ArrayDeque<>(now.commands());
    while (!commands.isEmpty() && left == null) {
      Command command = commands.poll();
      if (command instanceof Command.Leave leave) {
        left = leave;
      }
      for (Message answer : errands.run(command)) {
        theatre = theatre.hear(answer);
        commands.addAll(theatre.commands());
      }
    }
  }

  void press(Key key) {
    hear(new Message.Pressed(key, false));
  }

  void press(Key.Kind kind) {
    press(Key.of(kind));
  }

  void press(char character) {
    press(Key.of(character));
  }

  void type(String words) {
    words.codePoints().forEach(point -> press(Key.of(point)));
  }

  void burst(Key key) {
    hear(new Message.Pressed(key, true));
  }

  /** Takes the open choice with a number, however little of it can be seen. */
  void take(int number) {
    turn();
    int item = reading().layout().item(number);
    List<Awaits.Offer> offers = reading().layout().offers();
    for (int i = 0; i < 500 && reading().choice().chosen() != item; i++) {
      press(reading().choice().chosen() < item ? Key.Kind.DOWN : Key.Kind.UP);
    }
    if (reading().layout().offers() != offers) {
      throw new AssertionError("an arrow has left the page");
    }
    if (!reading().pointed()) {
      press(Key.Kind.DOWN);
      press(Key.Kind.UP);
    }
    press(Key.Kind.ENTER);
  }

  /** Turns pages until something is awaited that a turn is no answer to. */
  void turn() {
    for (int i = 0; i < 500 && sitting().moment().awaits() instanceof Awaits.Turn; i++) {
      press(Key.Kind.ENTER);
    }
  }
}
