package bicorne.cli;

import bicorne.authoring.Outlook;
import bicorne.authoring.Question;
import bicorne.diagnostic.Report;
import bicorne.explore.Limits;
import bicorne.model.Claim;
import bicorne.model.Expr;
import bicorne.model.Story;
import bicorne.model.StoryFile;
import bicorne.saves.Edition;
import bicorne.wording.ExploreWords;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code explore}: what can happen in a story, proved by going everywhere. */
final class ExploreCommand {

  private final Call call;

  private ExploreCommand(Call call) {
    this.call = call;
  }

  static ExitStatus run(Call call) {
    DiskFolder folder = new Stories(call.around()).find(call.arguments().operand());
    return run(call, folder, new StoryCache(call.around(), folder));
  }

  /** The same with another cache. */
  static ExitStatus run(Call call, DiskFolder folder, StoryCache cache) {
    Edition edition = PlayableStory.edition(call, folder, cache);
    return edition == null ? ExitStatus.FINDINGS : new ExploreCommand(call).explore(edition);
  }

  /** As many as the machine has, and no more than are of use; what is found is the same. */
  static int threads() {
    return Math.min(8, Runtime.getRuntime().availableProcessors());
  }

  private ExitStatus explore(Edition edition) {
    Story story = edition.story();
    Arguments arguments = call.arguments();
    int episode = episode(story);
    boolean asks = arguments.has(Flag.ASK);
    List<Claim> claims = asks ? asked(story) : claims(story, episode);
    boolean exact = arguments.has(Flag.EXACT);
    Limits limits = new Limits(limit(), Runtime.getRuntime().maxMemory() / 10 * 7);
    Outlook.Wanted wanted = new Outlook.Wanted(claims, episode, exact, !asks, limits, threads());
    try (Interruption interruption = new Interruption()) {
      Gauge gauge = new Gauge(call, interruption);
      Outlook outlook = Outlook.of(story, wanted, gauge);
      gauge.end();
      String saves = arguments.value(Flag.WITNESS);
      Witnesses witnesses =
          saves == null ? null : new Witnesses(call, outlook, edition, episode, saves);
      ExploreReport report = new ExploreReport(call, outlook, wanted, witnesses);
      call.out().print(arguments.has(Flag.JSON) ? report.json() : report.text());
      call.out().flush();
      return report.status();
    }
  }

  private int episode(Story story) {
    String asked = call.arguments().value(Flag.FROM);
    if (asked == null) {
      return -1;
    }
    for (StoryFile file : story.files()) {
      if (file.id().equals(asked) && !file.scene()) {
        return file.number();
      }
    }
    throw Trouble.usage(ExploreWords.NO_SUCH_EPISODE, "episode", asked);
  }

  private long limit() {
    String typed = call.arguments().value(Flag.LIMIT);
    if (typed == null) {
      return Long.MAX_VALUE;
    }
    try {
      long limit = Long.parseLong(typed);
      if (limit > 0) {
        return limit;
      }
    } catch (NumberFormatException e) {
      throw Trouble.usage(ExploreWords.LIMIT_NUMBER);
    }
    throw Trouble.usage(ExploreWords.LIMIT_NUMBER);
  }

  /** What can happen in a whole story need not in an episode by itself. */
  private static List<Claim> claims(Story story, int episode) {
    List<Claim> claims = new ArrayList<>();
    for (Claim claim : story.claims()) {
      if (episode < 0 || claim.kind() != Claim.Kind.REACHABLE) {
        claims.add(claim);
      }
    }
    return claims;
  }

  private List<Claim> asked(Story story) {
    String words = call.arguments().value(Flag.ASK, "");
    Question question = Question.of(story, Flag.ASK.written(), words);
    Expr condition = question.condition();
    if (condition == null) {
      call.err().print(Findings.renderer(call, 2).render(Report.of(question.problems())));
      throw Trouble.usage(ExploreWords.QUESTION_WRONG);
    }
    return List.of(new Claim(0, Claim.Kind.REACHABLE, condition, words, null));
  }

  /** How a claim begins in {@code story.yaml}. */
  static String kind(Claim claim) {
    return switch (claim.kind()) {
      case ALWAYS -> "always";
      case NEVER -> "never";
      case REACHABLE -> "reachable";
    };
  }

  /** How the person named the story, for commands that are told. */
  static @Nullable String named(Call call) {
    return call.arguments().operand();
  }
}
