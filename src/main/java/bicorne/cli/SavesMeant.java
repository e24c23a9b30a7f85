package bicorne.cli;

import bicorne.saves.Saves;
import bicorne.wording.ErrandWords;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The saves that words mean: names, files, and folders with all the saves that lie in them. */
final class SavesMeant {

  private final Call call;
  private final SaveShelf shelf;

  SavesMeant(Call call, SaveShelf shelf) {
    this.call = call;
    this.shelf = shelf;
  }

  /** A save that was meant; {@code trouble} where it is not there. */
  record Meant(String typed, @Nullable Path file, @Nullable Trouble trouble) {}

  /** All of them in the order named, those of a folder by name. */
  List<Meant> all(List<String> words) {
    List<Meant> meant = new ArrayList<>();
    for (String word : words) {
      Path folder = folder(word);
      if (folder != null) {
        in(folder, word, meant);
      } else {
        meant.add(one(word));
      }
    }
    return meant;
  }

  private Meant one(String word) {
    try {
      return new Meant(word, shelf.find(word), null);
    } catch (Trouble trouble) {
      return new Meant(word, null, trouble);
    }
  }

  /** A folder of saves, unless a save has that very name. */
  private @Nullable Path folder(String word) {
    try {
      Path folder = call.around().here().resolve(word);
      return Files.isDirectory(folder) ? folder : null;
    } catch (InvalidPathException e) {
      return null;
    }
  }

  private static void in(Path folder, String word, List<Meant> meant) {
    TreeSet<Path> files = new TreeSet<>();
    try (var there = Files.newDirectoryStream(folder)) {
      for (Path file : there) {
        String name = String.valueOf(file.getFileName());
        if (name.endsWith(Saves.ENDING) && !name.startsWith(".")) {
          files.add(file);
        }
      }
    } catch (DirectoryIteratorException e) {
      throw Trouble.outside(
          ErrandWords.FOLDER_FORBIDDEN, "folder", word, "why", String.valueOf(e.getMessage()));
    } catch (IOException e) {
      meant.add(
          new Meant(
              word,
              null,
              Trouble.outside(ErrandWords.FOLDER_FORBIDDEN, "folder", word, "why", Reasons.of(e))));
      return;
    }
    if (files.isEmpty()) {
      meant.add(new Meant(word, null, Trouble.outside(ErrandWords.NO_SAVES_IN, "folder", word)));
    }
    for (Path file : files) {
      meant.add(new Meant(Saves.nameOf(file), file, null));
    }
  }
}
