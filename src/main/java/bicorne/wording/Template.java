package bicorne.wording;

import bicorne.text.Clean;
import java.util.ArrayList;
import java.util.List;

/** A saying with names in braces, and how values take their places. */
final class Template {

  private Template() {}

  /** The template with its values; a name without a value stays as it stands. */
  static String fill(String template, Object... values) {
    int open = template.indexOf('{');
    if (open < 0) {
      return template;
    }
    StringBuilder filled = new StringBuilder(template.length() + 32);
    int from = 0;
    while (open >= 0) {
      int close = template.indexOf('}', open);
      if (close < 0) {
        break;
      }
      filled.append(template, from, open);
      filled.append(value(template.substring(open + 1, close), values));
      from = close + 1;
      open = template.indexOf('{', from);
    }
    return filled.append(template, from, template.length()).toString();
  }

  private static String value(String inside, Object[] values) {
    String name = name(inside);
    for (int i = 0; i + 1 < values.length; i += 2) {
      if (name.equals(values[i])) {
        String value = Clean.line(String.valueOf(values[i + 1]));
        return name.length() == inside.length()
            ? value
            : number(inside.substring(name.length() + 1), value);
      }
    }
    return "{" + inside + "}";
  }

  private static String number(String forms, String value) {
    int bar = forms.indexOf('|');
    boolean one = value.equals("1") || value.equals("-1");
    return one ? forms.substring(0, bar) : forms.substring(bar + 1);
  }

  private static String name(String inside) {
    int colon = inside.indexOf(':');
    return colon < 0 ? inside : inside.substring(0, colon);
  }

  /** The names a template asks for, in order, each once. */
  static List<String> names(String template) {
    List<String> names = new ArrayList<>();
    int open = template.indexOf('{');
    while (open >= 0) {
      int close = template.indexOf('}', open);
      String name = name(template.substring(open + 1, close));
      if (!names.contains(name)) {
        names.add(name);
      }
      open = template.indexOf('{', close);
    }
    return names;
  }
}
