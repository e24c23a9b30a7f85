package bicorne.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The description of the format that schema and manual are made from. */
class FormatTest {

  @Test
  void everyKeyIsDescribedInOneSentence() {
    for (Form.Keys keys : groups()) {
      assertThat(keys.sentence()).as(keys.name()).matches("[A-Z`].*[^.]\\.");
      assertThat(keys.keys()).isNotEmpty();
      for (Form.Key key : keys.keys()) {
        assertThat(key.sentence()).as(keys.name() + "." + key.name()).matches("[A-Z`].*[^.]\\.");
      }
    }
  }

  @Test
  void noKeyIsDescribedTwiceInOneGroup() {
    for (Form.Keys keys : groups()) {
      assertThat(keys.keys().stream().map(Form.Key::name)).doesNotHaveDuplicates();
    }
  }

  @Test
  void theKeysAreThoseOfTheFormat() {
    assertThat(keysOf("story"))
        .containsExactlyInAnyOrder(
            "bicorne",
            "id",
            "title",
            "language",
            "translations",
            "start",
            "episodes",
            "variables",
            "derived",
            "renames",
            "always",
            "never",
            "reachable");
    assertThat(keysOf("claim")).containsExactlyInAnyOrder("when", "note");
    assertThat(keysOf("episode"))
        .containsExactlyInAnyOrder(
            "title",
            "date",
            "time",
            "place",
            "as",
            "start",
            "status",
            "variables",
            "derived",
            "nodes",
            "pools");
    assertThat(keysOf("node"))
        .containsExactlyInAnyOrder(
            "title",
            "date",
            "time",
            "place",
            "as",
            "effects",
            "text",
            "run-on",
            "otherwise",
            "history",
            "tags",
            "note",
            "call",
            "choices",
            "goto",
            "outcomes",
            "return",
            "ending");
    assertThat(keysOf("choice"))
        .containsExactlyInAnyOrder(
            "text",
            "when",
            "locked",
            "visible",
            "once",
            "effects",
            "reply",
            "history",
            "note",
            "call",
            "goto",
            "outcomes",
            "return");
    assertThat(keysOf("outcome"))
        .containsExactlyInAnyOrder(
            "weight", "effects", "text", "history", "note", "call", "goto", "return");
  }

  private static List<String> keysOf(String group) {
    for (Form.Keys keys : groups()) {
      if (keys.name().equals(group)) {
        return keys.keys().stream().map(Form.Key::name).toList();
      }
    }
    throw new AssertionError("no group " + group);
  }

  private static List<Form.Keys> groups() {
    List<Form.Keys> groups = new ArrayList<>();
    Set<String> named = new LinkedHashSet<>();
    for (Format.File file : Format.files()) {
      collect(file.form(), groups, named);
    }
    return groups;
  }

  private static void collect(Form form, List<Form.Keys> groups, Set<String> named) {
    if (form instanceof Form.Keys keys) {
      if (named.add(keys.name())) {
        groups.add(keys);
        keys.keys().forEach(key -> collect(key.form(), groups, named));
      }
    } else if (form instanceof Form.Table table) {
      collect(table.value(), groups, named);
    } else if (form instanceof Form.Listed listed) {
      collect(listed.item(), groups, named);
    } else if (form instanceof Form.AnyOf any) {
      any.forms().forEach(each -> collect(each, groups, named));
    } else if (form instanceof Form.Named self && named.add("=" + self.name())) {
      collect(self.form().get(), groups, named);
    }
  }
}
