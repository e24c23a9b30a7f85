package bicorne;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The main classes, and the plan of the house: which package may use which. */
final class Layers {

  /** All main classes, read once for all tests. */
  static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("bicorne");

  /**
   * Each package and those it may use besides the JDK, itself and what {@link PurityTest} says of
   * third parties. This is what the {@code package-info} files say in words; they change together.
   */
  static final Map<String, Set<String>> MAY_USE = plan();

  private Layers() {}

  private static Map<String, Set<String>> plan() {
    Map<String, Set<String>> plan = new LinkedHashMap<>();
    plan.put("bicorne.text", packages(""));
    plan.put("bicorne.model", packages(""));
    plan.put("bicorne.wording", packages("text"));
    plan.put("bicorne.diagnostic", packages("text"));
    plan.put("bicorne.compiled", packages("model"));
    plan.put("bicorne.grammar", packages("model diagnostic text"));
    plan.put("bicorne.rules", packages("model diagnostic text"));
    plan.put("bicorne.loading", packages("grammar rules model diagnostic text"));
    plan.put("bicorne.engine", packages("model text"));
    plan.put("bicorne.explore", packages("engine model"));
    plan.put("bicorne.saves", packages("engine model text"));
    plan.put("bicorne.play", packages("engine saves model text"));
    plan.put("bicorne.told", packages("play engine saves model text wording"));
    plan.put("bicorne.plain", packages("told play engine saves model text wording"));
    plan.put("bicorne.tui", packages("told play engine saves model text wording"));
    plan.put("bicorne.tui.lanterna", packages("tui told play engine saves model text wording"));
    plan.put(
        "bicorne.authoring",
        packages("loading rules grammar explore engine saves play model diagnostic text wording"));
    plan.put("bicorne.cli", new TreeSet<>(plan.keySet()));
    plan.put("bicorne", packages("cli"));
    return Collections.unmodifiableMap(plan);
  }

  private static Set<String> packages(String names) {
    Set<String> packages = new TreeSet<>();
    for (String name : names.split(" ", -1)) {
      if (!name.isEmpty()) {
        packages.add("bicorne." + name);
      }
    }
    return packages;
  }

  /** Whether a class is ours. */
  static boolean ours(JavaClass javaClass) {
    String name = javaClass.getPackageName();
    return name.equals("bicorne") || name.startsWith("bicorne.");
  }
}
