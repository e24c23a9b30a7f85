package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** Where ways may lead: stricter than what an address may mean in a condition. */
final class Targets {

  private final Index index;
  private final Report report;

  Targets(Index index, Report report) {
    this.index = index;
    this.report = report;
  }

  /**
   * The node a way from {@code here} leads to; -1, and a report, where it may not.
   *
   * @param here the file, or null for the main file
   */
  int node(@Nullable FileEntry here, Written.Words words) {
    String address = Id.nfc(words.value());
    int slash = address.indexOf('/');
    if (slash < 0 && here != null) {
      int own = index.node(here.number(), address);
      if (own >= 0) {
        return own;
      }
    }
    FileEntry file = index.file(slash < 0 ? address : address.substring(0, slash));
    if (file == null && index.isMissing(slash < 0 ? address : address.substring(0, slash))) {
      return -1;
    }
    if (file == null) {
      unknown(here, words, slash);
      return -1;
    }
    if ((here == null || here.number() != file.number())
        && !mayLead(here, file, words, slash < 0)) {
      return -1;
    }
    if (slash < 0) {
      return index.start(file);
    }
    int node = index.node(file.number(), address.substring(slash + 1));
    if (node < 0 && file.draft() != null) {
      report.unknown(Code.NO_SUCH_NODE, words.place(), address, near(file));
    }
    return node;
  }

  /** Scenes are entered by a call and left by a return: no way leads in or out. */
  private boolean mayLead(
      @Nullable FileEntry here, FileEntry to, Written.Words words, boolean bare) {
    if (to.scene()) {
      if (bare) {
        report.add(Code.SCENE_BY_GOTO, words, to.id());
      } else {
        report.add(Code.NODE_OF_SCENE, words, words.value(), to.id());
      }
      return false;
    }
    if (here != null && here.scene()) {
      report.add(Code.LEAVES_SCENE, words, words.value());
      return false;
    }
    return true;
  }

  private void unknown(@Nullable FileEntry here, Written.Words words, int slash) {
    String address = Id.nfc(words.value());
    if (slash >= 0) {
      String file = address.substring(0, slash);
      report.unknown(Code.NO_SUCH_EPISODE, words.place(), file, index.fileIds());
      return;
    }
    Addresses all = new Addresses(index, here == null ? -1 : here.number());
    for (String node : report.counted(all.nodes())) {
      if (node.endsWith("/" + address)) {
        report.add(Diagnostic.of(Code.NO_SUCH_NODE, words.place(), address).near(node));
        return;
      }
    }
    report.unknown(Code.NO_SUCH_NODE, words.place(), address, all.nodes());
  }

  /** The nodes of one file by their full address. */
  private Iterable<String> near(FileEntry file) {
    return () -> {
      Iterator<String> names = index.nodeNames(file.number()).iterator();
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return names.hasNext();
        }

        @Override
        public String next() {
          return file.id() + "/" + names.next();
        }
      };
    };
  }
}
