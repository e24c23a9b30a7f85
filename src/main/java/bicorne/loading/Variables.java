package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.model.Variable;
import bicorne.text.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All variables with their numbers: the story's, then each file's own; in each the stored before
 * the derived. A variable is null as long as its type is not known, and for ever where it has none,
 * which is reported.
 */
final class Variables {

  /** One declared variable; exactly one of the drafts is there, or none where it is unusable. */
  record Declared(
      String name,
      int file,
      Written.Words key,
      @Nullable VariableDraft stored,
      @Nullable DerivedDraft derived) {}

  private final List<Declared> declared = new ArrayList<>();
  private final List<@Nullable Variable> bare = new ArrayList<>();
  private int unknown;
  private final Map<String, Integer> story = new LinkedHashMap<>();
  private final List<Map<String, Integer>> own = new ArrayList<>();
  private final Report report;

  /** Names by how they look without case, with what they name. */
  private final Map<String, Named<?>> storyNames = new LinkedHashMap<>();

  private final Map<String, Named<?>> storyValues = new LinkedHashMap<>();

  Variables(Drafts drafts, SourceMap map, Report report) {
    this.report = report;
    if (drafts.story() != null) {
      add(drafts.story().variables(), drafts.story().derived(), -1, story, map);
    }
    for (FileEntry file : drafts.files()) {
      Map<String, Integer> numbers = new LinkedHashMap<>();
      own.add(numbers);
      if (file.draft() != null) {
        add(file.draft().variables(), file.draft().derived(), file.number(), numbers, map);
      }
    }
  }

  private void add(
      List<Named<VariableDraft>> variables,
      List<Named<DerivedDraft>> derived,
      int file,
      Map<String, Integer> numbers,
      SourceMap map) {
    Map<String, Named<?>> names = file < 0 ? storyNames : new LinkedHashMap<>();
    Map<String, Named<?>> values = file < 0 ? storyValues : new LinkedHashMap<>();
    for (Named<VariableDraft> variable : variables) {
      VariableDraft draft = variable.value();
      add(new Declared(variable.name(), file, variable.key(), draft, null), numbers, map);
      if (draft != null) {
        keepValues(draft.values(), values);
      }
      unique(variable, names);
    }
    for (Named<DerivedDraft> variable : derived) {
      DerivedDraft draft = variable.value();
      add(new Declared(variable.name(), file, variable.key(), null, draft), numbers, map);
      if (draft != null && draft.values() != null) {
        keepValues(draft.values(), values);
      }
      unique(variable, names);
    }
    apart(names, values);
    if (file >= 0) {
      apart(names, storyValues);
      apart(storyNames, values);
    }
  }

  private void add(Declared variable, Map<String, Integer> numbers, SourceMap map) {
    if (variable.file() < 0 || !story.containsKey(variable.name())) {
      numbers.putIfAbsent(variable.name(), declared.size());
    }
    map.variables.add(variable.key());
    declared.add(variable);
    VariableDraft draft = variable.stored();
    unknown += draft == null || draft.type() == null ? 1 : 0;
    bare.add(
        draft == null || draft.type() == null
            ? null
            : new Variable(
                declared.size() - 1,
                variable.name(),
                variable.file(),
                draft.type(),
                draft.start(),
                null,
                null,
                null,
                draft.show(),
                List.of()));
  }

  private static void keepValues(List<Named<TextDraft>> from, Map<String, Named<?>> values) {
    for (Named<TextDraft> value : from) {
      values.putIfAbsent(value.name(), value);
    }
  }

  /** A variable's name is no other's: of this file, or of the story. */
  private void unique(Named<?> variable, Map<String, Named<?>> names) {
    String fold = Names.fold(variable.name());
    Named<?> before = names.putIfAbsent(fold, variable);
    before = before == null && names != storyNames ? storyNames.get(fold) : before;
    if (before != null) {
      Diagnostic clash =
          before.name().equals(variable.name())
              ? Diagnostic.of(Code.NAME_TAKEN, variable.key().place(), variable.name())
              : Diagnostic.of(
                  Code.DIFFERS_IN_CASE, variable.key().place(), variable.name(), before.name());
      report.add(clash.and(Code.Remark.FIRST_HERE, before.key().place()));
    }
  }

  /** No name is both a variable and a value. The shorter list is gone through. */
  private void apart(Map<String, Named<?>> names, Map<String, Named<?>> values) {
    boolean fewNames = names.size() < values.size();
    for (Named<?> one : fewNames ? names.values() : values.values()) {
      Named<?> variable = fewNames ? one : names.get(Names.fold(one.name()));
      Named<?> value = fewNames ? values.get(one.name()) : one;
      if (variable != null && value != null && variable.name().equals(value.name())) {
        report.add(
            Diagnostic.of(Code.VARIABLE_AND_VALUE, value.key().place(), value.name())
                .and(Code.Remark.DECLARED_HERE, variable.key().place()));
      }
    }
  }

  int size() {
    return declared.size();
  }

  Declared declared(int number) {
    return declared.get(number);
  }

  /** The variable without its printed names; null where its type is not known. */
  @Nullable Variable bare(int number) {
    return bare.get(number);
  }

  /** Keeps a derived variable whose type was found. */
  void know(Variable variable) {
    bare.set(variable.number(), variable);
    unknown--;
  }

  /** Whether every variable's type is known. */
  boolean allKnown() {
    return unknown == 0;
  }

  /** The number of a name in a file (-1: the story); -1 where nothing is called so. */
  int number(int file, String name) {
    Integer number = file < 0 ? null : own.get(file).get(name);
    return number != null ? number : story.getOrDefault(name, -1);
  }

  /** The names that can be written in a file, the story's first. */
  List<String> names(int file) {
    List<String> names = new ArrayList<>(story.keySet());
    if (file >= 0) {
      names.addAll(own.get(file).keySet());
    }
    return names;
  }
}
