package bicorne.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Source;
import bicorne.loading.Folder;
import bicorne.loading.StoryLoader;
import bicorne.testkit.DiskFolder;
import bicorne.testkit.Golden;
import bicorne.testkit.MemoryFolder;
import bicorne.testkit.Mutilation;
import bicorne.testkit.RandomStory;
import bicorne.testkit.TextStory;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.composer.Composer;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;
import org.yaml.snakeyaml.resolver.Resolver;

/** The schema and the loader agree on what may stand where, in both directions. */
class StorySchemaTest {

  /** What both say: unknown and missing keys, wrong forms, other words, nothing in it. */
  private static final List<String> STRUCTURAL =
      List.of(
          "B123", "B201", "B202", "B203", "B204", "B205", "B206", "B208", "B210", "B214", "B220",
          "B222", "B240", "B242");

  private static final int GENERATED = 40;

  private static final int MUTILATED = Integer.getInteger("bicorne.seeds", 300);

  private static final Map<String, JsonSchema> SCHEMAS = schemas();

  private static Map<String, JsonSchema> schemas() {
    JsonSchemaFactory factory = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012);
    Map<String, JsonSchema> schemas = new TreeMap<>();
    for (String kind : StorySchema.kinds()) {
      schemas.put(kind, factory.getSchema(StorySchema.of(kind)));
    }
    return schemas;
  }

  static List<Path> stories() throws IOException {
    List<Path> folders = new ArrayList<>();
    folders.add(Golden.project().resolve("story/1814"));
    folders.add(Golden.resources().resolve("diagnostic/example"));
    for (String kind : List.of("loading/good", "loading/bad")) {
      try (Stream<Path> each = Files.list(Golden.resources().resolve(kind))) {
        each.sorted().forEach(folders::add);
      }
    }
    return folders;
  }

  @ParameterizedTest
  @MethodSource("stories")
  void schemaAndLoaderAgreeOnEveryFile(Path story) throws IOException {
    agree(new DiskFolder(story), story.toString());
  }

  @Test
  void theyAgreeOnGeneratedStories() throws IOException {
    int agreed = 0;
    for (int seed = 0; seed < GENERATED; seed++) {
      TextStory story = RandomStory.of(RandomStory.Knobs.small(seed));
      agreed += agree(MemoryFolder.of(story.files()), "seed " + seed);
    }
    assertThat(agreed).isGreaterThan(2 * GENERATED);
  }

  /** Of damage done to what stands inside what, to lines and to words. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "src/test/resources/loading/good/everything",
        "src/test/resources/faults/courier",
        "src/test/resources/diagnostic/example"
      })
  void theyAgreeOnMutilatedStories(String name) throws IOException {
    DiskFolder folder = new DiskFolder(Golden.project().resolve(name));
    Map<String, byte[]> files = new TreeMap<>();
    for (String file : folder.files()) {
      files.put(file, folder.read(file, 1 << 20));
    }
    for (int seed = 0; seed < MUTILATED; seed++) {
      agree(MemoryFolder.ofBytes(Mutilation.of(files, seed).files()), name + ", seed " + seed);
    }
  }

  /** Checks each file, and says of how many it could be asked. */
  private static int agree(Folder folder, String name) throws IOException {
    int asked = 0;
    Map<String, TreeSet<String>> codes = new TreeMap<>();
    for (Diagnostic problem : StoryLoader.load(folder).problems()) {
      if (besideAnother(problem)) {
        continue;
      }
      codes
          .computeIfAbsent(problem.place().file(), file -> new TreeSet<>())
          .add(problem.code().number());
    }
    for (String file : folder.files()) {
      String kind = kind(file);
      JsonNode value = kind == null ? null : value(folder, file);
      TreeSet<String> told = codes.getOrDefault(file, new TreeSet<>());
      boolean readable = told.stream().noneMatch(c -> c.startsWith("B1") && !c.equals("B123"));
      if (value == null || kind == null || !readable) {
        continue;
      }
      asked++;
      boolean structural = told.stream().anyMatch(STRUCTURAL::contains);
      var says = Objects.requireNonNull(SCHEMAS.get(kind)).validate(value);
      if (structural) {
        assertThat(says).as("%s: %s has %s", name, file, told).isNotEmpty();
      } else if (told.stream().noneMatch(c -> c.startsWith("B2") || c.startsWith("B30"))) {
        assertThat(says).as("%s: %s has only %s", name, file, told).isEmpty();
      }
    }
    return asked;
  }

  /**
   * Whether a variable needs a start, and which, or a piece of text an alt, depends on the key
   * beside it: of that the schema says nothing.
   */
  private static boolean besideAnother(Diagnostic problem) {
    Source source = problem.place().source();
    return switch (problem.code()) {
      case MISSING_KEY ->
          (problem.arguments().get(0).equals("start") && problem.place().column() > 1)
              || problem.arguments().get(0).equals("alt");
      case NO_INTEGER ->
          source != null
              && source
                  .line(problem.place().line())
                  .substring(0, problem.place().column() - 1)
                  .matches(".*start: *['\"]?");
      default -> false;
    };
  }

  @Test
  void theSchemaOfAllIsOneThatAnyFileFits() throws IOException {
    JsonSchema all =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(StorySchema.ofAll());
    Folder folder = new DiskFolder(Golden.resources().resolve("diagnostic/example"));
    for (String file : folder.files()) {
      assertThat(all.validate(value(folder, file))).as(file).isEmpty();
    }
    ObjectNode wrong = JsonNodeFactory.instance.objectNode();
    wrong.put("titel", "x");
    assertThat(all.validate(wrong)).isNotEmpty();
  }

  /** Every key that is offered says what it is for: an editor shows that. */
  @Test
  void everyKeyHasADescription() throws IOException {
    for (String kind : StorySchema.kinds()) {
      JsonNode schema = new ObjectMapper().readTree(StorySchema.of(kind));
      for (JsonNode properties : schema.findValues("properties")) {
        properties
            .fields()
            .forEachRemaining(
                key ->
                    assertThat(key.getValue().path("description").asText())
                        .as(kind + " " + key.getKey())
                        .isNotEmpty());
      }
    }
  }

  @Test
  void theCampaignCarriesTodaysSchemas() throws IOException {
    Path story = Golden.project().resolve("story/1814");
    Map<String, String> there = new TreeMap<>();
    for (Map.Entry<String, String> file : EditorFiles.all().entrySet()) {
      Path path = story.resolve(file.getKey());
      there.put(file.getKey(), Files.exists(path) ? Files.readString(path) : "");
      if (Boolean.getBoolean("bicorne.update")) {
        Files.createDirectories(path.resolve("..").normalize());
        Files.writeString(path, file.getValue());
      }
    }
    assertThat(there).containsExactlyInAnyOrderEntriesOf(EditorFiles.all());
  }

  private static @Nullable String kind(String file) {
    for (String kind : StorySchema.kinds()) {
      if (file.matches(StorySchema.glob(kind).replace(".", "\\.").replace("*", "[^/]+"))) {
        return kind;
      }
    }
    return null;
  }

  /** A file as an editor's YAML reads it; null where it is none. */
  private static @Nullable JsonNode value(Folder folder, String file) throws IOException {
    String text = new String(folder.read(file, 1 << 23), StandardCharsets.UTF_8);
    try {
      LoaderOptions options = new LoaderOptions();
      Node node =
          new Composer(
                  new ParserImpl(new StreamReader(new StringReader(text)), options),
                  new Resolver(),
                  options)
              .getSingleNode();
      return node == null ? null : value(node);
    } catch (YAMLException e) {
      return null;
    }
  }

  private static JsonNode value(Node node) {
    if (node instanceof MappingNode mapping) {
      ObjectNode object = JsonNodeFactory.instance.objectNode();
      for (NodeTuple entry : mapping.getValue()) {
        String key = entry.getKeyNode() instanceof ScalarNode scalar ? scalar.getValue() : "?";
        object.set(key, value(entry.getValueNode()));
      }
      return object;
    }
    if (node instanceof SequenceNode sequence) {
      ArrayNode array = JsonNodeFactory.instance.arrayNode();
      sequence.getValue().forEach(item -> array.add(value(item)));
      return array;
    }
    ScalarNode scalar = (ScalarNode) node;
    String value = scalar.getValue();
    if (!scalar.isPlain()) {
      return JsonNodeFactory.instance.textNode(value);
    }
    if (value.isEmpty()) {
      return JsonNodeFactory.instance.nullNode();
    }
    if (value.matches("true|false")) {
      return JsonNodeFactory.instance.booleanNode(value.equals("true"));
    }
    if (value.matches("[-+]?[0-9]{1,15}")) {
      return JsonNodeFactory.instance.numberNode(Long.parseLong(value));
    }
    return value.matches("[-+]?[0-9]+\\.[0-9]+")
        ? JsonNodeFactory.instance.numberNode(Double.parseDouble(value))
        : JsonNodeFactory.instance.textNode(value);
  }
}
