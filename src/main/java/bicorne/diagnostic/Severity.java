package bicorne.diagnostic;

/** How bad a problem is. A story with an error is not played. */
public enum Severity {
  ERROR,
  WARNING,
  NOTE
}
