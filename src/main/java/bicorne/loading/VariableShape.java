package bicorne.loading;

import static bicorne.loading.Field.optional;
import static bicorne.loading.Field.required;

import bicorne.diagnostic.Code;
import bicorne.model.Type;
import bicorne.model.Variable.Show;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Declarations of variables, stored and derived. */
final class VariableShape {

  private VariableShape() {}

  private static final Field<Written.Words> RANGE =
      optional("range", new WordsShape(Form.Kind.RANGE), "The integers it can hold, `0..120`.");
  private static final Field<List<Named<TextDraft>>> VALUES =
      optional("values", ValuesShape.VALUES, "The values one of which it holds.");
  private static final Field<Boolean> FLAG =
      optional("flag", FixedShape.TRUTH, "Makes it a flag; whether it is set at the start.");
  private static final Field<List<Named<TextDraft>>> SET_OF =
      optional("set-of", ValuesShape.VALUES, "The values any number of which it holds.");
  private static final Field<Written> START =
      optional("start", new StartShape(), "What it holds at the start.");
  private static final Field<TextDraft> LABEL =
      optional("label", LineShape.LINE, "What it is called in print.");
  private static final Field<TextDraft> UNIT =
      optional("unit", LineShape.LINE, "What an integer counts.");
  private static final Field<Show> SHOW =
      optional(
          "show",
          new FixedShape<>(
              List.of("gauge", "number", "word"), List.of(Show.GAUGE, Show.NUMBER, Show.WORD)),
          "How the status line shows it.");

  private static final List<Field<?>> KINDS = List.of(RANGE, VALUES, FLAG, SET_OF);

  /** A stored variable. */
  static final KeysShape<VariableDraft> VARIABLE =
      new KeysShape<>(
          "variable",
          "A variable: exactly one of `range`, `values`, `flag` and `set-of` says what it holds.",
          List.of(RANGE, VALUES, FLAG, SET_OF, START, LABEL, UNIT, SHOW),
          KINDS,
          VariableShape::variable);

  private static final Field<Written.Words> IS =
      required("is", WordsShape.EXPRESSION, "How it is computed.", "is: army < 20");

  private static final KeysShape<DerivedDraft> DERIVED_KEYS =
      new KeysShape<>(
          "derived variable",
          "A variable computed from others, read-only.",
          List.of(IS, VALUES, LABEL, UNIT, SHOW),
          VariableShape::derived);

  /** A derived variable: an expression, or keys. */
  static final Shape<DerivedDraft> DERIVED =
      new Shape<>() {
        @Override
        public @Nullable DerivedDraft read(Written written, Report report) {
          return written instanceof Written.Words words
              ? new DerivedDraft(words, null, null, null, Show.NOT, null, null)
              : DERIVED_KEYS.read(written, report);
        }

        @Override
        public Form form() {
          return new Form.AnyOf(List.of(new Form.Value(Form.Kind.EXPRESSION), DERIVED_KEYS.form()));
        }
      };

  private static VariableDraft variable(KeysShape.Values values) {
    List<Named<TextDraft>> named = values.get(VALUES);
    if (named == null) {
      named = values.get(SET_OF);
    }
    Type type = onlyOneKind(values) ? type(values) : null;
    long start = type == null ? 0 : start(type, values);
    Show show = values.get(SHOW);
    if (type != null) {
      fits(type, show, values.key(SHOW), values.key(UNIT), values.report());
    }
    return new VariableDraft(
        type,
        start,
        named == null ? List.of() : named,
        values.get(LABEL),
        values.get(UNIT),
        show == null ? Show.NOT : show);
  }

  private static DerivedDraft derived(KeysShape.Values values) {
    Show show = values.get(SHOW);
    List<Named<TextDraft>> named = values.get(VALUES);
    if (named != null && ValuesShape.tooMany(named, Type.MOST_VALUES, values.report())) {
      named = null;
    }
    return new DerivedDraft(
        values.get(IS),
        named,
        values.get(LABEL),
        values.get(UNIT),
        show == null ? Show.NOT : show,
        values.key(SHOW),
        values.key(UNIT));
  }

  private static boolean onlyOneKind(KeysShape.Values values) {
    Field<?> first = null;
    for (Field<?> field : KINDS) {
      Written.Words key = values.key(field);
      if (key != null && first != null) {
        values.report().add(Code.NOT_BESIDE, key, field.name(), first.name());
        return false;
      }
      first = key != null ? field : first;
    }
    if (first == null && !values.meant(KINDS)) {
      values.report().add(Code.NO_KIND, values.entries());
    }
    return first != null;
  }

  private static @Nullable Type type(KeysShape.Values values) {
    Report report = values.report();
    Written.Words range = values.get(RANGE);
    if (range != null) {
      return range(range, report);
    }
    List<Named<TextDraft>> named = values.get(VALUES);
    if (named != null) {
      return ValuesShape.tooMany(named, Type.MOST_VALUES, report)
          ? null
          : Type.enumeration(ValuesShape.names(named));
    }
    List<Named<TextDraft>> members = values.get(SET_OF);
    if (members != null) {
      return ValuesShape.tooMany(members, Type.MOST_MEMBERS, report)
          ? null
          : Type.set(ValuesShape.names(members));
    }
    return values.get(FLAG) != null ? Type.FLAG : null;
  }

  private static @Nullable Type range(Written.Words words, Report report) {
    String range = words.value();
    int dots = range.indexOf("..");
    if (dots < 0) {
      report.add(Code.NO_RANGE, words, range);
      return null;
    }
    Long low = IntegerShape.read(range.substring(0, dots).strip(), words, report);
    Long high = IntegerShape.read(range.substring(dots + 2).strip(), words, report);
    if (low == null || high == null) {
      return null;
    }
    if (low > high) {
      report.add(Code.RANGE_TURNED, words, low.toString(), high.toString());
      return null;
    }
    return Type.integer(low, high);
  }

  /** A value that a variable of this type could begin with. */
  private static String first(Type type) {
    return switch (type.kind()) {
      case INTEGER -> String.valueOf(type.min());
      case SET -> "[]";
      default -> type.values().get(0);
    };
  }

  private static long start(Type type, KeysShape.Values values) {
    if (type.kind() == Type.Kind.FLAG) {
      Written.Words key = values.key(START);
      if (key != null) {
        values.report().add(Code.NOT_BESIDE, key, START.name(), FLAG.name());
      }
      return Boolean.TRUE.equals(values.get(FLAG)) ? 1 : 0;
    }
    if (!values.has(START)) {
      values
          .report()
          .add(Code.MISSING_KEY, values.entries(), START.name(), START.name() + ": " + first(type));
      return 0;
    }
    Written start = values.get(START);
    return start == null ? 0 : start(type, start, values.report());
  }

  private static long start(Type type, Written start, Report report) {
    if (type.kind() == Type.Kind.SET) {
      return set(type, start, report);
    }
    Written.Words words = WordsShape.NAME.read(start, report);
    if (words == null) {
      return 0;
    }
    if (type.kind() == Type.Kind.ENUMERATION) {
      return Math.max(0, value(type, words, report));
    }
    Long number = IntegerShape.read(words.value(), words, report);
    if (number != null && (number < type.min() || number > type.max())) {
      report.add(
          Code.NUMBER_OUTSIDE,
          words,
          words.value(),
          String.valueOf(type.min()),
          String.valueOf(type.max()));
    }
    return number == null ? 0 : number;
  }

  private static long set(Type type, Written start, Report report) {
    if (start instanceof Written.Words words) {
      if (!words.value().equals("empty")) {
        report.add(Code.WANTS_LIST, words);
      }
      return 0;
    }
    long mask = 0;
    for (Written item : ((Written.Items) start).items()) {
      Written.Words words = item.settled() ? null : WordsShape.NAME.read(item, report);
      int value = words == null ? -1 : value(type, words, report);
      if (words != null && value >= 0) {
        if ((mask & 1L << value) != 0) {
          report.add(Code.TWICE_IN_LIST, words, words.value());
        }
        mask |= 1L << value;
      }
    }
    return mask;
  }

  private static int value(Type type, Written.Words words, Report report) {
    int value = type.indexOf(Id.nfc(words.value()));
    if (value < 0) {
      report.unknown(Code.NO_SUCH_VALUE, words.place(), words.value(), type.values());
    }
    return value;
  }

  /** Reports a {@code show} or a {@code unit} that has no meaning for a type. */
  static void fits(
      Type type,
      @Nullable Show show,
      Written.@Nullable Words shown,
      Written.@Nullable Words unit,
      Report report) {
    boolean integer = type.kind() == Type.Kind.INTEGER;
    if (shown != null && show != null && show != Show.NOT) {
      boolean number = show == Show.GAUGE || show == Show.NUMBER;
      if (type.kind() == Type.Kind.FLAG) {
        report.add(Code.FLAG_SHOWN, shown);
      } else if (number != integer) {
        report.add(number ? Code.SHOWN_AS_NUMBER : Code.SHOWN_AS_WORD, shown);
      }
    }
    if (unit != null && !integer) {
      report.add(Code.UNIT_OF_NO_NUMBER, unit);
    }
  }

  /** The start of a variable: a number or a value's name, or a list of values. */
  private static final class StartShape implements Shape<Written> {
    @Override
    public @Nullable Written read(Written written, Report report) {
      if (written instanceof Written.Entries) {
        report.add(Code.WANTS_WORDS, written);
        return null;
      }
      return written;
    }

    @Override
    public Form form() {
      Form value = new Form.Value(Form.Kind.STARTING_VALUE);
      return new Form.AnyOf(List.of(value, new Form.Listed(value, false)));
    }
  }
}
