package bicorne.rules;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostics;
import bicorne.model.StoryFile;

/** Something calls every scene. */
final class EverySceneIsCalled implements Rule {

  @Override
  public void check(Facts facts, Places places, Diagnostics problems) {
    for (StoryFile file : facts.story().files()) {
      if (file.scene() && !facts.links().called(file.number())) {
        problems.add(Code.SCENE_NOT_CALLED, places.file(file.number()), file.id());
      }
    }
  }
}
