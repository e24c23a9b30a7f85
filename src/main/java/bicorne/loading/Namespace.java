package bicorne.loading;

import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.text.Names;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Names that live beside each other: none stands twice, none differ only in case. */
final class Namespace {

  private final Map<String, Named<?>> byFold = new LinkedHashMap<>();
  private final Report report;

  Namespace(Report report) {
    this.report = report;
  }

  /** Reports names of one table that clash; the same key written twice is reported on reading. */
  static void check(List<? extends Named<?>> names, Report report) {
    Namespace namespace = new Namespace(report);
    for (Named<?> name : names) {
      namespace.add(name);
    }
  }

  /** Adds a name; false, and a report, where it clashes with one that is there. */
  boolean add(Named<?> named) {
    Named<?> before = byFold.putIfAbsent(Names.fold(named.name()), named);
    if (before == null) {
      return true;
    }
    Diagnostic clash =
        before.name().equals(named.name())
            ? Diagnostic.of(Code.NAME_TAKEN, named.key().place(), named.name())
            : Diagnostic.of(Code.DIFFERS_IN_CASE, named.key().place(), named.name(), before.name());
    report.add(clash.and(Code.Remark.FIRST_HERE, before.key().place()));
    return false;
  }
}
