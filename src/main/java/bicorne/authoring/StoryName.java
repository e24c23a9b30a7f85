package bicorne.authoring;

import bicorne.diagnostic.Place;
import bicorne.model.Card;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.model.Type;
import bicorne.model.Variable;
import bicorne.rules.Places;
import bicorne.text.Names;
import java.util.ArrayList;
import java.util.List;

/**
 * Something of a story that has a name of the author's.
 *
 * @param kind what it is
 * @param name its own name: the last part of the address
 * @param address how it is told from others: {@code node:brienne/eve}, {@code value:corps=gone}
 * @param saved how saves and the table of renames know it; empty where they do not
 * @param place where it is declared; of a value, its variable
 */
public record StoryName(Kind kind, String name, String address, String saved, Place place) {

  /** What can be renamed. */
  public enum Kind {
    NODE,
    OPTION,
    VARIABLE,
    VALUE,
    PERSON,
    PLACE,
    SOURCE;

    String word() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /** The address without the kind. */
  public String plain() {
    return address.substring(address.indexOf(':') + 1);
  }

  /** All that is meant by what somebody typed; one of several has to be chosen by its address. */
  public static List<StoryName> meant(Story story, Places places, String typed) {
    List<StoryName> meant = new ArrayList<>();
    for (StoryName each : all(story, places)) {
      if (Names.nfc(typed).equals(each.address) || fits(each.plain(), Names.nfc(typed))) {
        meant.add(each);
      }
    }
    return meant;
  }

  /** A shorter way to write an address: the end of it, from a slash on. */
  private static boolean fits(String address, String typed) {
    return address.equals(typed)
        || address.endsWith("/" + typed)
        || (address.endsWith("#" + typed) && !typed.isEmpty());
  }

  /** Everything that has a name. */
  public static List<StoryName> all(Story story, Places places) {
    List<StoryName> all = new ArrayList<>();
    for (Node node : story.nodes()) {
      String address = story.address(node.number());
      all.add(named(Kind.NODE, node.name(), address, address, places.node(node.number())));
    }
    for (Option option : story.options()) {
      String address = story.optionAddress(option.number());
      all.add(named(Kind.OPTION, option.id(), address, address, places.option(option.number())));
    }
    for (Variable variable : story.variables()) {
      String file = variable.file() < 0 ? "" : story.files().get(variable.file()).id() + "/";
      String address = file + variable.name();
      Place place = places.variable(variable.number());
      all.add(named(Kind.VARIABLE, variable.name(), address, "", place));
      if (variable.type().kind() == Type.Kind.ENUMERATION
          || variable.type().kind() == Type.Kind.SET) {
        for (String value : variable.type().values()) {
          all.add(named(Kind.VALUE, value, address + "=" + value, "", place));
        }
      }
    }
    cards(story, places, all);
    return all;
  }

  private static void cards(Story story, Places places, List<StoryName> all) {
    for (int i = 0; i < story.people().size(); i++) {
      String id = story.people().get(i).id();
      all.add(named(Kind.PERSON, id, id, "", places.card(new Card.Ref(Card.Kind.PERSON, i))));
    }
    for (int i = 0; i < story.places().size(); i++) {
      String id = story.places().get(i).id();
      all.add(named(Kind.PLACE, id, id, "", places.card(new Card.Ref(Card.Kind.PLACE, i))));
    }
    for (int i = 0; i < story.sources().size(); i++) {
      String id = story.sources().get(i).id();
      all.add(named(Kind.SOURCE, id, id, "", places.card(new Card.Ref(Card.Kind.SOURCE, i))));
    }
  }

  private static StoryName named(
      Kind kind, String name, String address, String saved, Place place) {
    return new StoryName(kind, name, kind.word() + ":" + address, saved, place);
  }
}
