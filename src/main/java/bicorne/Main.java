package bicorne;

import bicorne.cli.Cli;
import bicorne.cli.ExitStatus;
import bicorne.cli.Surroundings;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.util.List;

/** The front door of the process: hands everything to {@link Cli} and exits with what it says. */
public final class Main {

  private Main() {}

  /** Runs one command. The streams are the bare ones: encoding and failures are the command's. */
  public static void main(String[] args) {
    ExitStatus status =
        Cli.run(
            List.of(args),
            new FileInputStream(FileDescriptor.in),
            new FileOutputStream(FileDescriptor.out),
            new FileOutputStream(FileDescriptor.err),
            Surroundings.ofThisProcess());
    System.exit(status.code());
  }
}
