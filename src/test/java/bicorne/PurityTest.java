package bicorne;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.accessField;
import static com.tngtech.archunit.lang.conditions.ArchConditions.accessTargetWhere;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What code may touch: libraries, files, clocks, chance, unordered collections, streams. */
class PurityTest {

  /** Packages that compute: the same for the same arguments, everywhere and always. */
  private static final String[] PURE = {
    "bicorne.text",
    "bicorne.model",
    "bicorne.compiled",
    "bicorne.diagnostic",
    "bicorne.grammar",
    "bicorne.rules",
    "bicorne.loading",
    "bicorne.engine"
  };

  /** Packages in which the order of a collection can reach a save, a proof or a screen. */
  private static final String[] ORDERED = {
    "bicorne.text",
    "bicorne.model",
    "bicorne.compiled",
    "bicorne.diagnostic",
    "bicorne.grammar",
    "bicorne.rules",
    "bicorne.loading",
    "bicorne.engine",
    "bicorne.saves",
    "bicorne.play"
  };

  /** Packages of which classes are loaded before the first page is shown. */
  private static final String[] STARTED = {
    "bicorne.text",
    "bicorne.model",
    "bicorne.compiled",
    "bicorne.diagnostic",
    "bicorne.grammar",
    "bicorne.rules",
    "bicorne.loading",
    "bicorne.engine",
    "bicorne.saves",
    "bicorne.play",
    "bicorne.plain",
    "bicorne.wording"
  };

  @Test
  void onlyLoadingKnowsYaml() {
    noClasses()
        .that()
        .resideOutsideOfPackages("bicorne.loading", "bicorne.saves")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.yaml.snakeyaml..")
        .because("everything else works on a story, not on how it was written")
        .check(Layers.CLASSES);
  }

  @Test
  void oneClassOfSavesKnowsYaml() {
    Set<String> inSaves = new TreeSet<>();
    for (JavaClass javaClass : Layers.CLASSES) {
      if (javaClass.getPackageName().equals("bicorne.saves")
          && javaClass.getDirectDependenciesFromSelf().stream()
              .anyMatch(d -> d.getTargetClass().getPackageName().startsWith("org.yaml"))) {
        inSaves.add(outermost(javaClass));
      }
    }
    assertThat(inSaves)
        .as("classes of saves that know YAML: one reads journals edited by hand")
        .hasSizeLessThanOrEqualTo(1);
  }

  @Test
  void onlyTheCommandsKnowPicocli() {
    noClasses()
        .that()
        .resideOutsideOfPackage("bicorne.cli")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picocli..")
        .because("arguments are read in one place; everything else takes values")
        .check(Layers.CLASSES);
  }

  @Test
  void onlyOnePackageKnowsLanterna() {
    noClasses()
        .that()
        .resideOutsideOfPackage("bicorne.tui.lanterna")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("com.googlecode.lanterna..")
        .because("screens are values that can be tested without a terminal")
        .check(Layers.CLASSES);
  }

  @Test
  void noOtherLibraryIsUsed() {
    classes()
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                "bicorne..",
                "java.io..",
                "java.lang..",
                "java.math..",
                "java.net..",
                "java.nio..",
                "java.security..",
                "java.text..",
                "java.time..",
                "java.util..",
                "org.jspecify.annotations..",
                "org.yaml.snakeyaml..",
                "picocli..",
                "com.googlecode.lanterna.."))
        .because("a library is a decision: write it down before using it; and no AWT, no logging")
        .check(Layers.CLASSES);
  }

  @Test
  void onlySavesAndCommandsTouchFiles() {
    noClasses()
        .that()
        .resideOutsideOfPackages("bicorne.cli", "bicorne.saves")
        .and()
        .doNotHaveFullyQualifiedName("bicorne.Main")
        .should()
        .dependOnClassesThat(
            describe(
                "open files",
                (JavaClass other) -> {
                  String name = other.getName();
                  boolean path = name.equals("java.nio.file.Path");
                  return (name.startsWith("java.nio.file.") && !path)
                      || name.startsWith("java.nio.channels.")
                      || name.startsWith("java.io.File")
                      || name.equals("java.io.RandomAccessFile");
                }))
        .because("what is untrusted, or can fail, comes in by two doors; loading asks its Folder")
        .check(Layers.CLASSES);
  }

  @Test
  void onlyTheirNeighboursNamePaths() {
    noClasses()
        .that()
        .resideOutsideOfPackages("bicorne.cli", "bicorne.saves", "bicorne.play")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("java.nio.file.Path")
        .because("only who opens files, or hands them to who does, names them")
        .check(Layers.CLASSES);
  }

  @Test
  void onlyDoorsReadAndWriteStreams() {
    noClasses()
        .that(
            describe(
                "are no door",
                (JavaClass here) ->
                    !Set.of("bicorne.cli", "bicorne.saves", "bicorne.plain", "bicorne.tui.lanterna")
                            .contains(here.getPackageName())
                        && !here.getName().equals("bicorne.Main")
                        && !readsOurResources(here)))
        .should()
        .dependOnClassesThat(
            describe(
                "are of java.io, exceptions aside",
                (JavaClass other) ->
                    other.getPackageName().equals("java.io")
                        && !other.isAssignableTo(Throwable.class)
                        && !other.getName().equals("java.io.Serializable")))
        .because("the inner packages take and give values, so that tests and tools can do the same")
        .check(Layers.CLASSES);
  }

  private static boolean readsOurResources(JavaClass here) {
    return here.getName().equals("bicorne.diagnostic.Messages")
        || here.getName().equals("bicorne.diagnostic.CodePage")
        || here.getPackageName().equals("bicorne.wording");
  }

  @Test
  void whatComputesKnowsNoClockAndNoChance() {
    noClasses()
        .that()
        .resideInAnyPackage(PURE)
        .should()
        .dependOnClassesThat(
            describe(
                "are clocks, chance, threads or networks",
                (JavaClass other) ->
                    List.of("java.time", "java.net", "java.util.concurrent")
                            .contains(other.getPackageName())
                        || List.of(
                                "java.util.Random",
                                "java.util.SplittableRandom",
                                "java.util.UUID",
                                "java.util.Date",
                                "java.util.TimeZone",
                                "java.security.SecureRandom")
                            .contains(other.getName())))
        .because("a story plays the same on every machine, and for ever")
        .check(Layers.CLASSES);
  }

  @Test
  void whatComputesDoesNotAskTheMachine() {
    noClasses()
        .that()
        .resideInAnyPackage(PURE)
        .should(
            accessTargetWhere(
                calls(
                    "ask the machine",
                    "java.lang.System.currentTimeMillis",
                    "java.lang.System.nanoTime",
                    "java.lang.System.getProperty",
                    "java.lang.System.getenv",
                    "java.lang.Math.random",
                    "java.lang.Runtime.getRuntime",
                    "java.lang.System.identityHashCode",
                    "java.util.Locale.getDefault",
                    "java.nio.charset.Charset.defaultCharset")))
        .because("a story plays the same on every machine, and for ever")
        .check(Layers.CLASSES);
  }

  @Test
  void noOrderIsLeftToTheMachine() {
    noClasses()
        .that()
        .resideInAnyPackage(ORDERED)
        .should(
            accessTargetWhere(
                calls(
                    "make a collection without an order",
                    "java.util.Map.of",
                    "java.util.Map.ofEntries",
                    "java.util.Map.copyOf",
                    "java.util.Set.of",
                    "java.util.Set.copyOf",
                    "java.util.HashMap.<init>",
                    "java.util.HashSet.<init>",
                    "java.util.Hashtable.<init>",
                    "java.util.WeakHashMap.<init>",
                    "java.util.concurrent.ConcurrentHashMap.<init>",
                    "java.util.stream.Collectors.toSet",
                    "java.util.stream.Collectors.toUnmodifiableSet",
                    "java.util.stream.Collectors.toMap",
                    "java.util.stream.Collectors.toUnmodifiableMap",
                    "java.util.stream.Collectors.groupingBy",
                    "*.parallel",
                    "*.parallelStream")))
        .because(
            "Map.of and its like iterate in another order on each run; take LinkedHashMap,"
                + " LinkedHashSet or TreeMap, behind Collections.unmodifiableMap")
        .check(Layers.CLASSES);
  }

  @Test
  void whatStartsWithPlayLeavesStreamsAndPatternsAlone() {
    noClasses()
        .that()
        .resideInAnyPackage(STARTED)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.util.stream..", "java.util.regex..")
        .because("they cost a tenth of a second before the first page; a loop does the same")
        .check(Layers.CLASSES);
  }

  @Test
  void whatStartsWithPlayLeavesFormatsAlone() {
    noClasses()
        .that()
        .resideInAnyPackage(STARTED)
        .should(
            accessTargetWhere(
                calls(
                    "use patterns or formats",
                    "java.lang.String.format",
                    "java.lang.String.formatted",
                    "java.lang.String.matches",
                    "java.lang.String.replaceAll",
                    "java.lang.String.replaceFirst")))
        .because("they cost a tenth of a second before the first page; and formats hide a locale")
        .check(Layers.CLASSES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"in", "out", "err"})
  void onlyMainHasTheStandardStreams(String stream) {
    noClasses()
        .that(areNotMain())
        .should(accessField(System.class, stream))
        .because("everything is given its streams, so that a test can give others")
        .check(Layers.CLASSES);
  }

  @Test
  void onlyMainEndsTheProgram() {
    noClasses()
        .that(areNotMain())
        .should(
            accessTargetWhere(
                calls(
                    "end the program",
                    "java.lang.System.exit",
                    "java.lang.Runtime.exit",
                    "java.lang.Runtime.halt")))
        .because("a command answers with its status; Main alone ends with it")
        .check(Layers.CLASSES);
  }

  @Test
  void noExceptionPrintsItself() {
    noClasses()
        .should(
            accessTargetWhere(
                describe(
                    "print an exception to the standard streams",
                    access -> access.getTarget().getFullName().endsWith(".printStackTrace()"))))
        .because("it goes to the standard streams behind everyone's back")
        .check(Layers.CLASSES);
  }

  private static DescribedPredicate<JavaClass> areNotMain() {
    return describe("are not Main", (JavaClass c) -> !outermost(c).equals("bicorne.Main"));
  }

  private static String outermost(JavaClass javaClass) {
    String name = javaClass.getName();
    int dollar = name.indexOf('$');
    return dollar < 0 ? name : name.substring(0, dollar);
  }

  /** Calls of, or references to, methods by their full names; {@code *} is any class. */
  private static DescribedPredicate<JavaAccess<?>> calls(String what, String... methods) {
    Set<String> names = new TreeSet<>(List.of(methods));
    return describe(
        what,
        access ->
            names.contains("*." + access.getTarget().getName())
                || names.contains(
                    access.getTargetOwner().getName() + "." + access.getTarget().getName()));
  }
}
