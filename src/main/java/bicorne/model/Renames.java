package bicorne.model;

import java.util.Map;

/** Follows a story's {@code renames:} from a name that an older story used to today's. */
public final class Renames {

  private final Map<String, String> table;

  /** Renames as the story lists them. */
  public Renames(Map<String, String> table) {
    this.table = table;
  }

  /**
   * Today's {@code episode/node} for an older one: the node's own rename first, then its episode's.
   */
  public String node(String address) {
    String now = address;
    for (int i = 0; i <= table.size(); i++) {
      String next = table.get(now);
      if (next == null) {
        int slash = now.indexOf('/');
        String file = slash < 0 ? null : table.get(now.substring(0, slash));
        next = file == null ? null : file + now.substring(slash);
      }
      if (next == null) {
        return now;
      }
      now = next;
    }
    return now;
  }

  /**
   * Today's option id for one that stood in a node, both as the older story wrote them. A chain is
   * followed: the option's rename may be written with the node's old or new name.
   */
  public String option(String node, String id) {
    String at = node;
    String now = id;
    for (int i = 0; i <= 2 * table.size(); i++) {
      String next = table.get(at + "#" + now);
      if (next != null) {
        int hash = next.indexOf('#');
        now = hash < 0 ? next : next.substring(hash + 1);
        at = hash < 0 ? at : next.substring(0, hash);
        continue;
      }
      String moved = oneStep(at);
      if (moved.equals(at)) {
        return now;
      }
      at = moved;
    }
    return now;
  }

  private String oneStep(String address) {
    String next = table.get(address);
    if (next != null) {
      return next;
    }
    int slash = address.indexOf('/');
    String file = slash < 0 ? null : table.get(address.substring(0, slash));
    return file == null ? address : file + address.substring(slash);
  }
}
