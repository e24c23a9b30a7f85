package bicorne.loading;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * What the addresses of nodes and options mean in one file. Whether a way may lead there is asked
 * elsewhere ({@link Ways}).
 */
final class Addresses {

  /** Nothing is called so. */
  static final int NONE = -1;

  /** It would stand in a file that could not be read; that is reported, the address is not. */
  static final int NOT_JUDGED = Integer.MAX_VALUE;

  private final Index index;
  private final int here;

  /**
   * @param here the file the address stands in, or -1 for the main file
   */
  Addresses(Index index, int here) {
    this.index = index;
    this.here = here;
  }

  /** The node of an address. */
  int node(String written) {
    String address = Id.nfc(written);
    int slash = address.indexOf('/');
    if (slash < 0) {
      int own = here < 0 ? NONE : index.node(here, address);
      return own >= 0 ? own : index.isMissing(address) ? NOT_JUDGED : start(index.file(address));
    }
    FileEntry file = index.file(address.substring(0, slash));
    if (index.isMissing(address.substring(0, slash))) {
      return NOT_JUDGED;
    }
    return file == null
        ? NONE
        : file.draft() == null
            ? NOT_JUDGED
            : index.node(file.number(), address.substring(slash + 1));
  }

  private int start(@Nullable FileEntry file) {
    if (file == null) {
      return NONE;
    }
    int start = index.start(file);
    return start < 0 ? NOT_JUDGED : start;
  }

  /** The option of an address {@code NODE#ID}. */
  int option(String written) {
    String address = Id.nfc(written);
    int hash = address.indexOf('#');
    if (hash < 0) {
      return NONE;
    }
    int node = node(address.substring(0, hash));
    return node == NONE || node == NOT_JUDGED
        ? node
        : index.option(node, address.substring(hash + 1));
  }

  /** All addresses of nodes, shortest form: of this file, of files, of other files' nodes. */
  Iterable<String> nodes() {
    return () -> new Joined(List.of(own().iterator(), index.fileIds().iterator(), full()));
  }

  private Iterable<String> own() {
    return here < 0 ? List.of() : index.nodeNames(here);
  }

  private Iterator<String> full() {
    Iterator<FileEntry> files = index.files().iterator();
    return new Iterator<>() {
      private String file = "";
      private Iterator<String> names = List.<String>of().iterator();

      @Override
      public boolean hasNext() {
        while (!names.hasNext() && files.hasNext()) {
          FileEntry next = files.next();
          file = next.id();
          names = index.nodeNames(next.number()).iterator();
        }
        return names.hasNext();
      }

      @Override
      public String next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        return file + "/" + names.next();
      }
    };
  }

  /** All addresses of options: of this file's nodes, then all in full. */
  Iterable<String> options() {
    return () -> {
      Iterator<String> addresses = nodes().iterator();
      Addresses all = this;
      return new Iterator<>() {
        private String node = "";
        private Iterator<String> ids = List.<String>of().iterator();

        @Override
        public boolean hasNext() {
          while (!ids.hasNext() && addresses.hasNext()) {
            node = addresses.next();
            int number = all.node(node);
            ids =
                number == NONE || number == NOT_JUDGED
                    ? List.<String>of().iterator()
                    : index.optionIds(number).iterator();
          }
          return ids.hasNext();
        }

        @Override
        public String next() {
          if (!hasNext()) {
            throw new NoSuchElementException();
          }
          return node + "#" + ids.next();
        }
      };
    };
  }

  /** One after the other. */
  private static final class Joined implements Iterator<String> {
    private final List<Iterator<String>> parts;
    private int part;

    Joined(List<Iterator<String>> parts) {
      this.parts = parts;
    }

    @Override
    public boolean hasNext() {
      while (part < parts.size() && !parts.get(part).hasNext()) {
        part++;
      }
      return part < parts.size();
    }

    @Override
    public String next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return parts.get(part).next();
    }
  }
}
