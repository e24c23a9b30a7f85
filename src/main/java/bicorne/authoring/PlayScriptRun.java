package bicorne.authoring;

import bicorne.authoring.PlayScript.Kind;
import bicorne.authoring.PlayScript.Line;
import bicorne.diagnostic.Code;
import bicorne.diagnostic.Diagnostic;
import bicorne.diagnostic.Diagnostics;
import bicorne.diagnostic.Place;
import bicorne.engine.Awaits;
import bicorne.engine.Dice;
import bicorne.engine.Engine;
import bicorne.engine.Moment;
import bicorne.engine.Piece;
import bicorne.engine.Road;
import bicorne.engine.State;
import bicorne.grammar.Phrase;
import bicorne.grammar.Reader;
import bicorne.model.Effect;
import bicorne.model.Expr;
import bicorne.model.Option;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.text.Nearest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Plays a story test and finds the first line where the story does otherwise.
 *
 * <p>Pages turn by themselves. Chance that no {@code ~} decides is drawn with the test's seed.
 * Words are compared between one decision and the next, and only where the test has any.
 */
final class PlayScriptRun {

  /**
   * What a story does where a test fails, as the lines of a test.
   *
   * @param said the words since the last decision
   * @param ways what is on offer, may fall, or how play has ended
   */
  record Instead(List<String> said, List<String> ways) {
    Instead {
      said = List.copyOf(said);
      ways = List.copyOf(ways);
    }
  }

  private final Story story;
  private final PlayScript script;
  private final Diagnostics problems;
  private final Map<Line, Expr> conditions = new LinkedHashMap<>();
  private final List<Effect> given = new ArrayList<>();
  private long seed;
  private int language;
  private String start = "";
  private Engine engine;
  private Said said;
  private Dice dice = Dice.seeded(0);
  private @Nullable Moment moment;
  private final List<Line> wanted = new ArrayList<>();
  private final List<String> heard = new ArrayList<>();
  private int heardPieces;

  /** What was said up to the last line at which words were compared. */
  private List<String> lastHeard = List.of();

  /** The lines that the story has outdated, each with what to write for it; null if none may be. */
  private @Nullable Map<Integer, List<String>> renewed;

  private PlayScriptRun(Story story, PlayScript script, Diagnostics problems) {
    this.story = story;
    this.script = script;
    this.problems = problems;
    readPhrases();
    List<Expr> asked = new ArrayList<>(conditions.values());
    engine = new Engine(story, asked);
    said = new Said(engine, language);
  }

  /**
   * Plays a test; adds the first thing that goes wrong, if anything does, and then gives what the
   * story does there.
   */
  static @Nullable Instead run(Story story, PlayScript script, Diagnostics problems) {
    int before = problems.errors();
    PlayScriptRun run = new PlayScriptRun(story, script, problems);
    if (problems.errors() == before && run.begin()) {
      run.play(before);
      return problems.errors() == before ? null : run.instead();
    }
    return null;
  }

  /**
   * Makes the same decisions, and gives the lines that say something else of what comes of them,
   * each with what to write for it; null where play cannot go the way of the test any more.
   */
  static @Nullable Map<Integer, List<String>> renewals(
      Story story, PlayScript script, Diagnostics problems) {
    int before = problems.errors();
    PlayScriptRun run = new PlayScriptRun(story, script, problems);
    Map<Integer, List<String>> renewed = new TreeMap<>();
    run.renewed = renewed;
    if (problems.errors() == before && run.begin()) {
      run.play(before);
    }
    return problems.errors() == before ? renewed : null;
  }

  private Instead instead() {
    Moment now = moment();
    List<String> ways = new ArrayList<>();
    if (now.awaits() instanceof Awaits.Choice choice) {
      for (Awaits.Offer offer : choice.offers()) {
        Option option = story.options().get(offer.option());
        ways.add(offer.open() ? "> " + option.id() : "! locked " + option.id() + reasoned(option));
      }
    } else if (now.awaits() instanceof Awaits.End || now.awaits() instanceof Awaits.Left) {
      ways.add(ended(now.awaits()));
    } else {
      for (String one : possible(now.awaits())) {
        ways.add("~ " + one.substring(1, one.length() - 1));
      }
    }
    return new Instead(heard.isEmpty() ? lastHeard : heard, ways);
  }

  private String reasoned(Option option) {
    String reason = reason(option);
    return reason.isEmpty() ? "" : ": " + reason;
  }

  private String ended(Awaits awaits) {
    if (awaits instanceof Awaits.End end) {
      return "= ending " + story.address(end.node());
    }
    return awaits instanceof Awaits.Left left ? "= left " + story.address(left.node()) : "";
  }

  /** Whether this line may be written anew; then it is. */
  private boolean renews(Line line, List<String> now) {
    Map<Integer, List<String>> lines = renewed;
    if (lines == null) {
      return false;
    }
    lines.put(line.number(), now);
    return true;
  }

  /** Whether the words of these lines may be written anew. */
  private boolean renewsWords(List<Line> lines, List<String> words) {
    if (renewed == null) {
      return false;
    }
    List<String> now = new ArrayList<>();
    for (String said : words) {
      now.add(PlayScriptReader.asWords(said));
    }
    for (Line line : lines) {
      renews(line, now);
      now = List.of();
    }
    return true;
  }

  private void readPhrases() {
    Reader reader = new Reader(new StoryScope(story), problems);
    for (Line line : script.lines()) {
      Phrase phrase = new Phrase(line.text(), (from, to) -> place(line, from, to));
      switch (line.kind()) {
        case HOLDS -> {
          Expr condition = reader.condition(phrase);
          if (condition != null) {
            conditions.put(line, condition);
          }
        }
        case GIVEN -> {
          Effect effect = reader.effect(phrase);
          if (effect != null) {
            given.add(effect);
          }
        }
        case SEED -> seed(line);
        case LANGUAGE -> language(line);
        case START -> start = line.text();
        default -> {}
      }
    }
  }

  private Diagnostic noNode(Line line) {
    Diagnostic problem = Diagnostic.of(Code.TEST_NODE, place(line), line.text());
    return Nearest.to(line.text(), new StoryScope(story).nodeNames())
        .map(problem::near)
        .orElse(problem);
  }

  private void seed(Line line) {
    try {
      seed = Long.parseLong(line.text());
    } catch (NumberFormatException e) {
      problems.add(Code.TEST_SEED, place(line));
    }
  }

  private void language(Line line) {
    language = story.language(line.text());
    if (language == 0 && !line.text().equals(story.languages().get(0))) {
      problems.add(Code.TEST_LANGUAGE, place(line), line.text());
    }
  }

  private boolean begin() {
    State from = engine.initial(story.start());
    if (!start.isEmpty()) {
      int node = new StoryScope(story).node(start);
      if (node < 0) {
        problems.add(noNode(settingLine(Kind.START)));
        return false;
      }
      from = from(node);
    }
    dice = Dice.seeded(seed);
    arrive(engine.enter(engine.apply(from, given)));
    return true;
  }

  /**
   * An episode's id plays it alone, from the state in which history's road enters it; a node begins
   * there.
   */
  private State from(int node) {
    for (StoryFile file : story.files()) {
      if (file.id().equals(start) && !file.scene()) {
        State entry = new Road(engine).entry(file.number());
        engine = engine.alone(file.number());
        said = new Said(engine, language);
        return entry != null ? entry : engine.initial(node);
      }
    }
    return engine.initial(node);
  }

  private Line settingLine(Kind kind) {
    for (Line line : script.lines()) {
      if (line.kind() == kind) {
        return line;
      }
    }
    return script.lines().get(0);
  }

  private void play(int errorsBefore) {
    List<Line> lines = script.lines();
    for (int i = 0; i < lines.size() && problems.errors() == errorsBefore; i++) {
      Line line = lines.get(i);
      if (line.setting()) {
        continue;
      }
      if (line.kind() == Kind.SAID || line.kind() == Kind.SKIP) {
        wanted.add(line);
        continue;
      }
      if (!nextDecisionFalls(lines, i)) {
        letFall();
      }
      if (line.decides() ? !compare(line) : !saidSoFar()) {
        return;
      }
      step(line);
    }
    if (problems.errors() == errorsBefore) {
      letFall();
      compare(null);
    }
  }

  private static boolean nextDecisionFalls(List<Line> lines, int from) {
    for (int i = from; i < lines.size(); i++) {
      if (lines.get(i).decides()) {
        return lines.get(i).kind() == Kind.FALL;
      }
    }
    return false;
  }

  private void step(Line line) {
    switch (line.kind()) {
      case CHOOSE -> choose(line);
      case FALL -> fall(line);
      case HOLDS -> holds(line);
      case STANDING -> standing(line);
      default -> ends(line);
    }
  }

  /** Where play stands. */
  private Moment moment() {
    if (moment == null) {
      throw new IllegalStateException("the test has not begun");
    }
    return moment;
  }

  private void arrive(Moment next) {
    Moment now = next;
    hear(now);
    while (now.awaits() instanceof Awaits.Turn) {
      now = engine.turn(now);
      heardPieces = 0;
      hear(now);
    }
    moment = now;
  }

  private void hear(Moment next) {
    List<Piece> pieces = next.page().pieces();
    heard.addAll(said.lines(pieces.subList(Math.min(heardPieces, pieces.size()), pieces.size())));
    heardPieces = pieces.size();
  }

  private void letFall() {
    while (true) {
      Moment now = moment();
      String node = story.address(engine.node(now.state()));
      if (now.awaits() instanceof Awaits.Chance chance) {
        fallTo(Dice.pick(chance.outcomes(), dice.roll(node)).number());
      } else if (now.awaits() instanceof Awaits.Draw draw) {
        drawTo(Dice.pick(draw.nodes(), dice.roll(node)).number());
      } else {
        return;
      }
    }
  }

  private void fallTo(int outcome) {
    dice = dice.after("fell " + story.optionAddress(outcome));
    arrive(engine.fall(moment(), outcome));
  }

  private void drawTo(int node) {
    dice = dice.after("drew " + story.address(node));
    arrive(engine.draw(moment(), node));
  }

  private void choose(Line line) {
    Moment now = moment();
    if (!(now.awaits() instanceof Awaits.Choice choice)) {
      otherwise(line, now.awaits());
      return;
    }
    List<String> open = new ArrayList<>();
    for (Awaits.Offer offer : choice.offers()) {
      Option option = story.options().get(offer.option());
      if (option.id().equals(line.text())) {
        if (offer.open()) {
          dice = dice.after("choose " + story.optionAddress(option.number()));
          heardPieces = 0;
          arrive(engine.choose(now, option.number()));
        } else {
          problems.add(Code.TEST_LOCKED, place(line), line.text(), reason(option));
        }
        return;
      }
      if (offer.open()) {
        open.add("`" + option.id() + "`");
      }
    }
    problems.add(Code.TEST_NO_OPTION, place(line), line.text(), String.join(", ", open));
  }

  private void fall(Line line) {
    Awaits awaits = moment().awaits();
    if (awaits instanceof Awaits.Chance chance) {
      for (Awaits.Possible one : chance.outcomes()) {
        if (story.options().get(one.number()).id().equals(line.text())) {
          fallTo(one.number());
          return;
        }
      }
    } else if (awaits instanceof Awaits.Draw draw) {
      int wantedNode = new StoryScope(story).node(line.text());
      for (Awaits.Possible one : draw.nodes()) {
        if (one.number() == wantedNode) {
          drawTo(wantedNode);
          return;
        }
      }
    } else {
      otherwise(line, awaits);
      return;
    }
    problems.add(
        Code.TEST_NO_OPTION, place(line), line.text(), String.join(", ", possible(awaits)));
  }

  /** What is awaited instead of what a line wants. */
  private void otherwise(Line line, Awaits awaits) {
    if (awaits instanceof Awaits.End end) {
      problems.add(Code.TEST_OVER, place(line), story.address(end.node()));
    } else if (awaits instanceof Awaits.Left left) {
      problems.add(Code.TEST_GONE_ON, place(line), story.address(left.node()));
    } else if (awaits instanceof Awaits.Fault fault) {
      problems.add(Code.TEST_FAULT, place(line), story.address(fault.node()));
    } else if (awaits instanceof Awaits.Choice choice) {
      List<String> open = new ArrayList<>();
      for (Awaits.Offer offer : choice.offers()) {
        if (offer.open()) {
          open.add("`" + story.options().get(offer.option()).id() + "`");
        }
      }
      problems.add(Code.TEST_CHOICE_AWAITED, place(line), String.join(", ", open));
    } else {
      problems.add(Code.TEST_CHANCE_AWAITED, place(line), String.join(", ", possible(awaits)));
    }
  }

  private List<String> possible(Awaits awaits) {
    List<String> possible = new ArrayList<>();
    if (awaits instanceof Awaits.Chance chance) {
      for (Awaits.Possible one : chance.outcomes()) {
        possible.add("`" + story.options().get(one.number()).id() + "`");
      }
    } else if (awaits instanceof Awaits.Draw draw) {
      for (Awaits.Possible one : draw.nodes()) {
        possible.add("`" + story.address(one.number()) + "`");
      }
    }
    return possible;
  }

  private void holds(Line line) {
    Expr condition = conditions.get(line);
    if (condition != null && engine.eval(condition, moment().state()) == 0) {
      String values = new Values(engine).of(condition, moment().state());
      String now = values.replace(", ", " and ");
      if (!readable(now) || !renews(line, List.of("? " + now))) {
        problems.add(Code.TEST_CONDITION, place(line), values);
      }
    }
  }

  /** Whether what a condition looked at can stand in its place. */
  private boolean readable(String values) {
    Diagnostics trial = new Diagnostics();
    return new Reader(new StoryScope(story), trial)
                .condition(new Phrase(values, (from, to) -> Place.of("")))
            != null
        && !trial.anyErrors();
  }

  private void standing(Line line) {
    int node = engine.node(moment().state());
    if (story.optionOf(node, line.text()) == null) {
      List<String> ids = new ArrayList<>();
      for (int option : story.optionsOf(node)) {
        ids.add("`" + story.options().get(option).id() + "`");
      }
      problems.add(Code.TEST_NO_OPTION, place(line), line.text(), String.join(", ", ids));
      return;
    }
    Awaits awaits = moment().awaits();
    List<Awaits.Offer> offers =
        awaits instanceof Awaits.Choice choice ? choice.offers() : List.of();
    String standing = "gone";
    String reason = "";
    for (Awaits.Offer offer : offers) {
      Option option = story.options().get(offer.option());
      if (option.id().equals(line.text())) {
        standing = offer.open() ? "open" : "locked";
        reason = offer.open() ? "" : reason(option);
      }
    }
    boolean other = !standing.equals(line.word());
    boolean told = !line.reason().isEmpty();
    if (!other && (!told || Said.flat(line.reason()).equals(reason))) {
      return;
    }
    String why = told && !reason.isEmpty() ? ": " + reason : "";
    if (renews(line, List.of("! " + standing + " " + line.text() + why))) {
      return;
    }
    if (other) {
      problems.add(Code.TEST_STANDING, place(line), line.text(), standing);
    } else {
      problems.add(Code.TEST_REASON, place(line), reason);
    }
  }

  private String reason(Option option) {
    return Said.flat(engine.telling().line(option.locked(), moment().state(), language));
  }

  private void ends(Line line) {
    Awaits awaits = moment().awaits();
    int node = new StoryScope(story).node(line.text());
    boolean right =
        line.kind() == Kind.ENDING
            ? awaits instanceof Awaits.End end && end.node() == node
            : awaits instanceof Awaits.Left left && left.node() == node;
    if (right) {
      return;
    }
    String ended = ended(awaits);
    if (!ended.isEmpty() && renews(line, List.of(ended))) {
      return;
    }
    if (node < 0) {
      problems.add(noNode(line));
    } else {
      otherwise(line, awaits);
    }
  }

  /**
   * Compares what was said since the last decision with what the test wants, if it wants anything.
   */
  private boolean compare(@Nullable Line until) {
    List<Line> lines = new ArrayList<>(wanted);
    List<String> words = new ArrayList<>(heard);
    lastHeard = words;
    wanted.clear();
    heard.clear();
    if (lines.isEmpty()) {
      return true;
    }
    Diagnostic difference = difference(lines, words, until);
    if (difference == null || renewsWords(lines, words)) {
      return true;
    }
    problems.add(difference);
    return false;
  }

  /** Words that differ above a line that only asks are told before what it asks. */
  private boolean saidSoFar() {
    Diagnostic difference = renewed == null ? difference(wanted, heard, null) : null;
    if (difference != null) {
      problems.add(difference);
    }
    return difference == null;
  }

  private @Nullable Diagnostic difference(
      List<Line> lines, List<String> words, @Nullable Line until) {
    int at = 0;
    boolean skipping = false;
    for (Line line : lines) {
      if (line.kind() == Kind.SKIP) {
        skipping = true;
        continue;
      }
      String want = Said.flat(line.text());
      int found = at;
      while (skipping && found < words.size() && !words.get(found).equals(want)) {
        found++;
      }
      if (found >= words.size()) {
        return unsaid(
            line,
            skipping && at < words.size() ? Code.TEST_WORDS : Code.TEST_SILENCE,
            at < words.size() ? words.get(at) : "");
      }
      if (!words.get(found).equals(want)) {
        return unsaid(line, Code.TEST_WORDS, words.get(found));
      }
      at = found + 1;
      skipping = false;
    }
    // A test that stops in the middle of a page has said enough.
    return at < words.size() && !skipping && until != null
        ? Diagnostic.of(Code.TEST_UNSAID, place(until), words.get(at))
        : null;
  }

  /** Words that are not said; where they are a bare id, its mark was probably forgotten. */
  private Diagnostic unsaid(Line line, Code code, String instead) {
    Diagnostic problem = Diagnostic.of(code, place(line), instead);
    for (Option option : story.options()) {
      if (option.id().equals(line.text())) {
        return problem.near((option.outcome() ? "~ " : "> ") + line.text());
      }
    }
    return problem;
  }

  private Place place(Line line) {
    return place(line, 0, line.text().length());
  }

  private Place place(Line line, int from, int to) {
    return Place.of(script.source(), line.number(), line.column() + from, line.column() + to);
  }
}
