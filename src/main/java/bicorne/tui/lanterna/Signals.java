package bicorne.tui.lanterna;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The process's signals, by reflection: the compiler's warning about {@code sun.misc.Signal} cannot
 * be switched off. Where there is no such class, nothing is caught, and the shutdown hook has to
 * do.
 */
final class Signals implements InvocationHandler {
  private static final String[] NAMES = {"HUP", "INT", "TERM", "WINCH", "TSTP", "CONT"};
  private static final int[] RAISED = {
    Switchboard.HANG_UP,
    Switchboard.INTERRUPTED,
    Switchboard.TERMINATED,
    Switchboard.RESIZED,
    Switchboard.SUSPEND,
    Switchboard.CONTINUED
  };

  private final Switchboard board;
  private final List<@Nullable Object> before = new ArrayList<>();
  private @Nullable Object handler;

  private Signals(Switchboard board) {
    this.board = board;
  }

  /** Catches what concerns a terminal. Costs some milliseconds: better after the first frame. */
  static Signals catching(Switchboard board) {
    Signals signals = new Signals(board);
    try {
      Class<?> type = Class.forName("sun.misc.SignalHandler");
      signals.handler =
          Proxy.newProxyInstance(Signals.class.getClassLoader(), new Class<?>[] {type}, signals);
    } catch (ClassNotFoundException | RuntimeException e) {
      return signals;
    }
    for (String name : NAMES) {
      signals.before.add(handle(name, signals.handler));
    }
    return signals;
  }

  /** Gives every signal back to whoever had it. */
  void release() {
    for (int index = 0; index < before.size(); index++) {
      Object old = before.get(index);
      if (old != null) {
        handle(NAMES[index], old);
      }
    }
    before.clear();
  }

  /** Leaves {@code SIGTSTP} to the system, which then stops the process. */
  void letStop() {
    handle("TSTP", usual());
  }

  /** Catches {@code SIGTSTP} again. */
  void catchStop() {
    handle("TSTP", handler);
  }

  /** Leaves a signal to the system, which then ends the process with nothing in between. */
  static void letEnd(String name) {
    handle(name, usual());
  }

  @Override
  public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments) {
    if (method.getDeclaringClass() == Object.class) {
      return switch (method.getName()) {
        case "equals" -> arguments != null && arguments[0] == proxy;
        case "hashCode" -> 0;
        default -> "the terminal's signals";
      };
    }
    String name = arguments == null ? "" : String.valueOf(arguments[0]);
    for (int index = 0; index < NAMES.length; index++) {
      if (name.equals("SIG" + NAMES[index])) {
        board.raise(RAISED[index]);
      }
    }
    return null;
  }

  private static @Nullable Object usual() {
    try {
      return Class.forName("sun.misc.SignalHandler").getField("SIG_DFL").get(null);
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }

  /** Sets a handler; gives the one before, or null where the signal cannot be caught. */
  private static @Nullable Object handle(String name, @Nullable Object handler) {
    if (handler == null) {
      return null;
    }
    try {
      Class<?> type = Class.forName("sun.misc.Signal");
      Object signal = type.getConstructor(String.class).newInstance(name);
      return type.getMethod("handle", type, Class.forName("sun.misc.SignalHandler"))
          .invoke(null, signal, handler);
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      return null;
    }
  }
}
