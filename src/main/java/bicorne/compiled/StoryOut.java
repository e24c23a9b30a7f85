package bicorne.compiled;

import bicorne.model.Card;
import bicorne.model.Claim;
import bicorne.model.Ending;
import bicorne.model.Facts;
import bicorne.model.Header;
import bicorne.model.History;
import bicorne.model.Node;
import bicorne.model.Option;
import bicorne.model.Pool;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.model.Text;
import bicorne.model.Type;
import bicorne.model.Variable;
import bicorne.model.Way;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * Writes a story's compiled form.
 *
 * <p>Layout: the mark; the length and CRC-32 of the core; the core (label, head, what every play
 * needs); then what is read one by one: the parts, each with its place, length and CRC-32 in a
 * table, and the tables themselves, in {@link Blocks}, whose place alone stands in the core.
 */
@SuppressWarnings(
    "EnumOrdinal") // whatever changes an enum is another maker, whose files are not used
final class StoryOut {

  /** The first octets of a compiled form; the last is the version of its layout. */
  static final byte[] MARK = {'B', 'i', 'c', 'o', 'r', 'n', 'e', 3};

  private final Story story;
  private final IdentityHashMap<Text, Integer> shared = new IdentityHashMap<>();
  private final List<Text> sharedTexts = new ArrayList<>();
  private final Out parts = new Out();

  StoryOut(Story story) {
    this.story = story;
    for (StoryFile file : story.files()) {
      share(file.title());
      share(file.header());
    }
    for (Node node : story.nodes()) {
      share(node.header());
    }
  }

  private void share(Header header) {
    share(header.title());
    share(header.time());
  }

  private void share(@Nullable Text text) {
    if (text != null && !shared.containsKey(text)) {
      shared.put(text, sharedTexts.size());
      sharedTexts.add(text);
    }
  }

  byte[] write(String maker, List<CompiledStory.SourceFile> sources, String fingerprint) {
    PartsOut core = new PartsOut(shared);
    core.out.text(maker);
    core.out.number(sources.size());
    for (CompiledStory.SourceFile source : sources) {
      core.out.text(source.name());
      core.out.number(source.size());
      core.out.number(source.modified());
      core.out.number(source.content());
    }
    core.out.text(fingerprint);
    head(core.out);
    table(core.out, sharedTexts, (out, text) -> out.text(text));
    names(core);
    files(core);
    variables(core);
    facts(core.out);
    nodes(core.out);
    table(core.out, story.pools(), StoryOut::pool);
    table(core.out, story.people(), StoryOut::person);
    table(core.out, story.places(), StoryOut::place);
    table(core.out, story.sources(), StoryOut::source);
    table(core.out, story.pictures(), StoryOut::picture);
    table(core.out, story.claims(), StoryOut::claim);
    Out file = new Out();
    file.bytes(MARK);
    byte[] whole = core.out.toBytes();
    file.fixed(whole.length);
    file.fixed(crc(whole, 0, whole.length));
    file.bytes(whole);
    file.bytes(parts.toBytes());
    return file.toBytes();
  }

  static int crc(byte[] bytes, int from, int length) {
    CRC32 crc = new CRC32();
    crc.update(bytes, from, length);
    return (int) crc.getValue();
  }

  private void head(Out out) {
    out.number(story.files().size());
    out.number(story.variables().size());
    out.number(story.nodes().size());
    out.number(story.options().size());
    out.number(story.ways().size());
    out.number(story.draws().size());
    out.number(story.pools().size());
    out.number(story.people().size());
    out.number(story.places().size());
    out.number(story.sources().size());
    out.number(story.pictures().size());
    for (Way.Draw draw : story.draws()) {
      out.number(draw.node());
      out.number(draw.pool());
      out.number(draw.otherwise());
    }
  }

  /** Writes one thing of a list that is read one by one. */
  private interface Writer<T> {
    void write(PartsOut out, T thing);
  }

  private <T> void table(Out core, List<T> things, Writer<T> writer) {
    Out table = new Out();
    for (T thing : things) {
      PartsOut out = new PartsOut(shared);
      writer.write(out, thing);
      byte[] bytes = out.out.toBytes();
      table.fixed(parts.size());
      table.fixed(bytes.length);
      table.fixed(crc(bytes, 0, bytes.length));
      parts.bytes(bytes);
    }
    blocks(core, things.size(), table.toBytes());
  }

  /** Entries of one length, behind the core. */
  private void blocks(Out core, int count, byte[] entries) {
    core.number(count);
    core.fixed(parts.size());
    for (int from = 0; from < entries.length; from += Blocks.LENGTH) {
      int length = Math.min(Blocks.LENGTH, entries.length - from);
      parts.bytes(Arrays.copyOfRange(entries, from, from + length));
      parts.fixed(crc(entries, from, length));
    }
  }

  private void names(PartsOut core) {
    core.out.text(story.id());
    core.text(story.title());
    core.out.number(story.languages().size());
    story.languages().forEach(core.out::text);
    core.out.number(story.start());
    core.out.number(story.renames().size());
    story
        .renames()
        .forEach(
            (gone, present) -> {
              core.out.text(gone);
              core.out.text(present);
            });
  }

  private void files(PartsOut core) {
    for (StoryFile file : story.files()) {
      core.out.text(file.id());
      core.out.flag(file.scene());
      core.sharedText(file.title());
      core.out.number(file.start());
      core.out.number(file.status().size());
      file.status().forEach(core.out::number);
      header(core, file.header());
    }
  }

  static void header(PartsOut out, Header header) {
    out.sharedText(header.title());
    optional(out.out, header.date());
    out.sharedText(header.time());
    out.out.number(header.place());
    out.out.number(header.as());
  }

  private static void optional(Out out, @Nullable String text) {
    out.flag(text != null);
    if (text != null) {
      out.text(text);
    }
  }

  private void variables(PartsOut core) {
    for (Variable variable : story.variables()) {
      core.out.text(variable.name());
      core.out.number(variable.file());
      Type type = variable.type();
      core.out.octet(type.kind().ordinal());
      core.out.number(type.min());
      core.out.number(type.max());
      core.out.number(type.values().size());
      type.values().forEach(core.out::text);
      core.out.number(variable.start());
      core.expr(variable.derivation());
      core.text(variable.label());
      core.text(variable.unit());
      core.out.octet(variable.show().ordinal());
      core.out.number(variable.labels().size());
      variable.labels().forEach(core::text);
    }
  }

  private void facts(Out out) {
    Facts facts = story.facts();
    numbers(out, facts.countedNodes());
    numbers(out, facts.caps());
    numbers(out, facts.keptOptions());
    numbers(out, facts.choicesWithOutcomes());
    out.number(facts.callDepth());
    numbers(out, facts.endings());
  }

  private static void numbers(Out out, int[] numbers) {
    out.number(numbers.length);
    for (int number : numbers) {
      out.number(number);
    }
  }

  /**
   * The nodes' table, where the options and ways stand, and the addresses as an open hash table.
   */
  private void nodes(Out core) {
    List<List<Option>> optionsOf = new ArrayList<>();
    List<List<Way>> waysOf = new ArrayList<>();
    for (int i = 0; i < story.nodes().size(); i++) {
      optionsOf.add(new ArrayList<>(4));
      waysOf.add(new ArrayList<>(4));
    }
    Out nodeOfOption = new Out();
    for (Option option : story.options()) {
      optionsOf.get(option.node()).add(option);
      nodeOfOption.fixed(option.node());
    }
    Out nodeOfWay = new Out();
    for (Way way : story.ways()) {
      waysOf.get(way.node()).add(way);
      nodeOfWay.fixed(way.node());
    }
    int slots = Integer.highestOneBit(story.nodes().size()) << 2;
    int[] index = new int[slots];
    for (Node node : story.nodes()) {
      int slot = StoryIn.slot(story.address(node.number()), slots);
      while (index[slot] != 0) {
        slot = (slot + 1) & (slots - 1);
      }
      index[slot] = node.number() + 1;
    }
    Out addresses = new Out();
    for (int entry : index) {
      addresses.fixed(entry);
    }
    blocks(core, story.options().size(), nodeOfOption.toBytes());
    blocks(core, story.ways().size(), nodeOfWay.toBytes());
    blocks(core, slots, addresses.toBytes());
    table(
        core,
        story.nodes(),
        (out, node) -> {
          node(out, node);
          out.out.number(optionsOf.get(node.number()).size());
          optionsOf.get(node.number()).forEach(option -> option(out, option));
          out.out.number(waysOf.get(node.number()).size());
          waysOf.get(node.number()).forEach(out::way);
        });
  }

  private static void node(PartsOut out, Node node) {
    out.out.number(node.file());
    out.out.text(node.name());
    header(out, node.header());
    out.effects(node.effects());
    out.text(node.text());
    out.out.flag(node.runOn());
    exit(out, node.exit());
    History history = node.history();
    out.out.flag(history != null);
    if (history != null) {
      out.text(history.text());
      out.out.number(history.sources().size());
      history.sources().forEach(out.out::number);
      out.out.number(history.certainty() == null ? -1 : history.certainty().ordinal());
    }
    out.out.number(node.tags().size());
    node.tags().forEach(out.out::text);
    optional(out.out, node.note());
  }

  private static void exit(PartsOut out, Node.Exit exit) {
    if (exit instanceof Node.Choices choices) {
      out.out.octet(0);
      out.out.number(choices.options().size());
      choices.options().forEach(out.out::number);
      out.way(choices.otherwise());
    } else if (exit instanceof Node.Chance chance) {
      out.out.octet(1);
      out.out.number(chance.options().size());
      chance.options().forEach(out.out::number);
    } else if (exit instanceof Node.Onward onward) {
      out.out.octet(2);
      out.way(onward.way());
    } else if (exit instanceof Node.Ends ends) {
      Ending ending = ends.ending();
      out.out.octet(3);
      out.text(ending.title());
      out.out.flag(ending.historical());
      out.text(ending.aftermath());
    }
  }

  private static void option(PartsOut out, Option option) {
    out.out.number(option.number());
    out.out.text(option.id());
    out.out.flag(option.outcome());
    out.text(option.text());
    out.expr(option.visible());
    out.expr(option.when());
    out.text(option.locked());
    out.out.flag(option.once());
    out.expr(option.weight());
    out.effects(option.effects());
    out.text(option.reply());
    out.out.octet(option.history().ordinal());
    out.out.number(option.outcomes().size());
    option.outcomes().forEach(out.out::number);
    out.way(option.way());
    optional(out.out, option.note());
  }

  private static void pool(PartsOut out, Pool pool) {
    out.out.number(pool.file());
    out.out.text(pool.name());
    out.out.number(pool.entries().size());
    for (Pool.Entry entry : pool.entries()) {
      out.out.number(entry.node());
      out.expr(entry.when());
      out.expr(entry.weight());
      out.out.number(entry.priority());
      out.out.flag(entry.repeat());
    }
  }

  private static void person(PartsOut out, Card.Person person) {
    out.out.text(person.id());
    out.text(person.name());
    out.text(person.role());
    optional(out.out, person.born());
    optional(out.out, person.died());
    out.text(person.text());
  }

  private static void place(PartsOut out, Card.Place place) {
    out.out.text(place.id());
    out.text(place.name());
    out.out.number(Double.doubleToLongBits(place.latitude()));
    out.out.number(Double.doubleToLongBits(place.longitude()));
    out.text(place.text());
  }

  private static void source(PartsOut out, Card.Source source) {
    out.out.text(source.id());
    optional(out.out, source.author());
    out.text(source.name());
    optional(out.out, source.year());
    out.text(source.note());
  }

  private static void picture(PartsOut out, Story.Picture picture) {
    out.out.text(picture.id());
    out.out.number(picture.lines().size());
    picture.lines().forEach(out.out::text);
  }

  private static void claim(PartsOut out, Claim claim) {
    out.out.octet(claim.kind().ordinal());
    out.expr(claim.condition());
    out.out.text(claim.words());
    optional(out.out, claim.note());
  }
}
