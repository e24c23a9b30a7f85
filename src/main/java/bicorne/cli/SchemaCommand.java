package bicorne.cli;

import bicorne.authoring.StorySchema;
import bicorne.wording.ErrandWords;

/** {@code schema}: the JSON Schema of all files of a story, or of one kind. */
final class SchemaCommand {

  private SchemaCommand() {}

  static ExitStatus run(Call call) {
    String kind = call.arguments().operand();
    if (kind == null) {
      call.out().print(StorySchema.ofAll());
      return ExitStatus.FINE;
    }
    if (!StorySchema.kinds().contains(kind)) {
      throw Trouble.usage(
          ErrandWords.NO_KIND, "kind", kind, "kinds", String.join(", ", StorySchema.kinds()));
    }
    call.out().print(StorySchema.of(kind));
    return ExitStatus.FINE;
  }
}
