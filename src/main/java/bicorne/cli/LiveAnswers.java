package bicorne.cli;

import bicorne.plain.Answer;
import bicorne.plain.Answers;
import java.io.IOException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Lines that are typed while a story is written on: what comes first, a line or a save, is the
 * answer.
 *
 * <p>A thread of its own waits for lines, since no stream says beforehand that it is about to end.
 */
final class LiveAnswers implements Answers {

  /** Lines that wait; a stream that brings more is not read on until they are heard. */
  private static final int MOST_WAITING = 64;

  private final BlockingQueue<Answer> lines = new ArrayBlockingQueue<>(MOST_WAITING);
  private final LiveStory story;
  private boolean ended;

  LiveAnswers(Answers typed, LiveStory story) {
    this.story = story;
    Thread reader =
        new Thread("lines") {
          @Override
          public void run() {
            read(typed);
          }
        };
    reader.setDaemon(true);
    reader.start();
  }

  private void read(Answers typed) {
    try {
      Answer answer = typed.next();
      while (!(answer instanceof Answer.End)) {
        lines.put(answer);
        answer = typed.next();
      }
      lines.put(answer);
    } catch (IOException e) {
      // A terminal that is gone ends the play, as the end of a file does.
      ended(new Answer.End());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void ended(Answer end) {
    try {
      lines.put(end);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public Answer next() throws IOException {
    try {
      while (!ended) {
        Answer answer = lines.poll(StoryWatch.MILLIS, TimeUnit.MILLISECONDS);
        if (answer != null) {
          ended = answer instanceof Answer.End;
          return answer;
        }
        LiveStory.News news = story.news();
        if (news != null) {
          return new Answer.Revised(news.edition(), news.errors());
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return new Answer.End();
  }

  @Override
  public int dropTypedAhead() {
    int dropped = 0;
    while (!(lines.peek() instanceof Answer.End) && lines.poll() != null) {
      dropped++;
    }
    return dropped;
  }
}
