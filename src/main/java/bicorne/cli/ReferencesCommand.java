package bicorne.cli;

import bicorne.authoring.Renaming;
import bicorne.diagnostic.Place;
import bicorne.diagnostic.Source;
import bicorne.text.Clean;
import bicorne.wording.ErrandWords;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** {@code references}: every place where a story speaks of something, a line each. */
final class ReferencesCommand {

  private ReferencesCommand() {}

  static ExitStatus run(Call call) {
    NamedThing thing = NamedThing.of(call, call.arguments().operands().get(0));
    try {
      for (Place place : Renaming.references(thing.folder(), thing.story(), thing.name())) {
        String line = new Source(place.file(), text(thing.folder(), place)).line(place.line());
        call.out()
            .println(
                Clean.line(place.file())
                    + ":"
                    + place.line()
                    + ":"
                    + place.column()
                    + ": "
                    + Clean.line(line.strip()));
      }
    } catch (IOException e) {
      throw Trouble.outside(
          ErrandWords.FOLDER_FORBIDDEN, "folder", thing.folder().name(), "why", Reasons.of(e));
    }
    return ExitStatus.FINE;
  }

  private static String text(DiskFolder folder, Place place) throws IOException {
    return new String(folder.read(place.file(), 8 << 20), StandardCharsets.UTF_8);
  }
}
