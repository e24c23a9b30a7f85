package bicorne.tui.lanterna;

import com.googlecode.lanterna.input.CharacterPattern;
import com.googlecode.lanterna.input.KeyDecodingProfile;
import com.googlecode.lanterna.terminal.ansi.ANSITerminal;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;

/**
 * Lanterna's terminal, writing into {@link Bytes}: private mode, cursor, clearing, bell.
 *
 * <p>What Lanterna has beyond that is left alone. It writes text by UTF-16 units and with a table
 * of widths of its own, reads keys without knowing time, looks for {@code stty} at one place and
 * runs it five times, and reports the mouse in a form that ends at column 223.
 */
final class Device extends ANSITerminal {
  private final Bytes bytes;

  private Device(Bytes bytes) {
    super(InputStream.nullInputStream(), bytes, StandardCharsets.UTF_8);
    this.bytes = bytes;
  }

  static Device writingTo(Bytes bytes) {
    return new Device(bytes);
  }

  /** What takes over the terminal, whatever state it is in. */
  static byte[] entering(boolean mouse) {
    Bytes bytes = new Bytes();
    try {
      new Device(bytes).enterPrivateMode();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    // Nothing wraps at the right margin; pasted text is marked as such.
    bytes.write("\u001b[?7l\u001b[?2004h");
    if (mouse) {
      bytes.write("\u001b[?1000h\u001b[?1006h");
    }
    return bytes.copy();
  }

  /** What undoes it: every mode that {@link #entering} sets, a half-sent frame, and colours. */
  static String leaving() {
    Bytes bytes = new Bytes();
    Device device = new Device(bytes);
    try {
      device.enterPrivateMode();
      bytes.clear();
      bytes.write("\u001b[?2026l\u001b[?1006l\u001b[?1000l\u001b[?2004l\u001b[?7h\u001b[0m");
      // For a terminal that has no screen to go back to.
      device.clearScreen();
      device.setCursorPosition(0, 0);
      device.exitPrivateMode();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new String(bytes.copy(), StandardCharsets.US_ASCII);
  }

  void moveTo(int column, int row) {
    try {
      setCursorPosition(column, row);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void showCursor(boolean visible) {
    try {
      setCursorVisible(visible);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void clear() {
    try {
      clearScreen();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void ring() {
    try {
      bell();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Bytes bytes() {
    return bytes;
  }

  /** Keys are decoded by {@link Decoder}. */
  @Override
  protected KeyDecodingProfile getDefaultKeyDecodingProfile() {
    return new KeyDecodingProfile() {
      @Override
      public Collection<CharacterPattern> getPatterns() {
        return new ArrayList<>();
      }
    };
  }
}
