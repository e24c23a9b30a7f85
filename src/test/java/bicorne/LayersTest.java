package bicorne;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaPackage;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who may know whom. */
class LayersTest {

  static Stream<String> packages() {
    return Layers.MAY_USE.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("packages")
  void aPackageUsesOnlyThoseBelowIt(String name) {
    Set<String> allowed = new TreeSet<>(Layers.MAY_USE.getOrDefault(name, Set.of()));
    allowed.add(name);
    noClasses()
        .that()
        .resideInAPackage(name)
        .should()
        .dependOnClassesThat(
            describe(
                "are of another package of ours than " + allowed,
                (JavaClass other) ->
                    Layers.ours(other) && !allowed.contains(other.getPackageName())))
        .because(
            "the arrows between packages point one way, as their package-info files say; turn the"
                + " dependency round, or move the class to where what it needs is allowed")
        .allowEmptyShould(true)
        .check(Layers.CLASSES);
  }

  @Test
  void packagesDoNotUseEachOtherInACircle() {
    slices()
        .matching("bicorne.(**)")
        .should()
        .beFreeOfCycles()
        .because("of two packages that use each other neither can be read, tested or changed alone")
        .check(Layers.CLASSES);
  }

  @Test
  void everyClassLivesInAListedPackage() {
    classes()
        .should()
        .resideInAnyPackage(packages().toArray(String[]::new))
        .because(
            "a package that the plan in Layers does not list would escape all rules; list it there"
                + " with those it may use")
        .check(Layers.CLASSES);
  }

  @Test
  void everyPackageIsNullMarked() {
    Set<String> unmarked = new TreeSet<>();
    for (JavaClass javaClass : Layers.CLASSES) {
      JavaPackage home = javaClass.getPackage();
      if (home.tryGetPackageInfo().isEmpty() || !home.isAnnotatedWith(NullMarked.class)) {
        unmarked.add(home.getName());
      }
    }
    assertThat(unmarked)
        .as("packages whose package-info lacks @NullMarked: NullAway does not look at them")
        .isEmpty();
  }

  @Test
  void theClassesWereFound() {
    assertThat(Layers.CLASSES.size())
        .as("main classes found; with none every rule would hold")
        .isGreaterThan(150);
    for (String name : new String[] {"text", "model", "engine", "diagnostic", "rules"}) {
      assertThat(Layers.CLASSES.containPackage("bicorne." + name)).as(name).isTrue();
    }
  }
}
