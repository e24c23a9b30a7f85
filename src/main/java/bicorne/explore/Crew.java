package bicorne.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Some threads that share tasks; with one, all is done by the caller. */
final class Crew implements AutoCloseable {

  /** One of many tasks; none depends on who does it, or when. */
  interface Task {
    void run(int worker, int task);
  }

  private final int workers;
  private final @Nullable ExecutorService pool;

  Crew(int workers) {
    this.workers = Math.max(1, workers);
    pool =
        this.workers == 1
            ? null
            : Executors.newFixedThreadPool(
                this.workers,
                work -> {
                  Thread thread = new Thread(work, "explorer");
                  thread.setDaemon(true);
                  return thread;
                });
  }

  int workers() {
    return workers;
  }

  /** Does so many tasks and comes back when all are done. */
  void each(int tasks, Task task) {
    ExecutorService some = pool;
    if (some == null || tasks == 1) {
      for (int i = 0; i < tasks; i++) {
        task.run(0, i);
      }
      return;
    }
    AtomicInteger next = new AtomicInteger();
    List<Callable<Boolean>> work = new ArrayList<>();
    for (int w = 0; w < workers; w++) {
      int worker = w;
      work.add(
          () -> {
            for (int i = next.getAndIncrement(); i < tasks; i = next.getAndIncrement()) {
              task.run(worker, i);
            }
            return true;
          });
    }
    try {
      for (Future<Boolean> done : some.invokeAll(work)) {
        done.get();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while exploring", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  @Override
  public void close() {
    ExecutorService some = pool;
    if (some != null) {
      some.shutdownNow();
    }
  }
}
