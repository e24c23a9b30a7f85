package bicorne.tui.lanterna;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * Reads the terminal and does nothing else, so that what is typed is noticed whatever everything
 * else is doing; notes when it came.
 */
final class Input implements Runnable {
  private static final int MOST = 4096;

  /** Two ends in a row are an end; one may be a Ctrl-D typed before raw mode. */
  private static final int ENDS = 2;

  private static final long PAUSE_MILLIS = 100;

  private final InputStream in;
  private final Switchboard board;

  Input(InputStream in, Switchboard board) {
    this.in = in;
    this.board = board;
  }

  @Override
  public void run() {
    try {
      read();
    } catch (IOException e) {
      board.raise(Switchboard.LOST);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error e) {
      board.failed(e);
    }
  }

  private void read() throws IOException, InterruptedException {
    byte[] buffer = new byte[MOST];
    int ends = 0;
    while (ends < ENDS) {
      int count = in.read(buffer);
      if (count < 0) {
        ends++;
        Thread.sleep(PAUSE_MILLIS);
      } else {
        ends = 0;
        board.arrived(new Chunk(Arrays.copyOf(buffer, count), System.nanoTime()));
      }
    }
    board.raise(Switchboard.LOST);
  }
}
