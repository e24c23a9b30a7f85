package bicorne.cli;

import bicorne.play.Opened;
import bicorne.saves.Disk;
import bicorne.saves.Edition;
import bicorne.saves.Journal;
import bicorne.saves.JournalFile;
import bicorne.saves.Misfit;
import bicorne.saves.Reading;
import bicorne.saves.Saves;
import bicorne.wording.ErrandWords;
import bicorne.wording.Wording;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Plays many saves again on a story: a line each, how many fit, and the worst as status. Nothing is
 * changed in them.
 */
final class Verification {

  private final Call call;
  private final SaveReader reader;
  private final FitTrial trial;
  private final Json json = new Json();
  private final boolean asJson;
  private ExitStatus worst = ExitStatus.FINE;
  private int fit;
  private int revised;
  private int not;
  private int unread;

  /**
   * @param folder where what is found out is remembered, of the saves that lie there
   */
  Verification(Call call, SaveReader reader, Edition edition, @Nullable Path folder) {
    this.call = call;
    this.reader = reader;
    trial = new FitTrial(folder, edition);
    asJson = call.arguments().has(Flag.JSON);
  }

  ExitStatus of(List<SavesMeant.Meant> saves) {
    json.open('{').key("saves").open('[');
    for (SavesMeant.Meant save : saves) {
      json.open('{').key("save").text(save.typed());
      Path file = save.file();
      Trouble trouble = save.trouble();
      if (file != null) {
        json.key("file").text(file.toString());
        one(file);
      } else if (trouble != null) {
        unread("missing", trouble);
      }
      json.close('}');
    }
    json.close(']');
    summary(saves.size());
    trial.keep();
    return worst;
  }

  private void one(Path file) {
    Reading reading = JournalFile.read(Disk.real(), file);
    if (reading instanceof Reading.Whole whole) {
      one(file, whole.journal());
      return;
    }
    String verdict =
        reading instanceof Reading.Damaged
            ? "damaged"
            : reading instanceof Reading.Newer ? "newer" : "unreadable";
    unread(verdict, SaveTroubles.of(reading, Saves.nameOf(file), call.wording()));
  }

  private void unread(String verdict, Trouble trouble) {
    unread++;
    boolean outside = worst == ExitStatus.OUTSIDE || trouble.status() == ExitStatus.OUTSIDE;
    worst = outside ? ExitStatus.OUTSIDE : ExitStatus.SAVE;
    String told = trouble.told(call.wording());
    json.key("verdict").text(verdict).key("why").text(told);
    line(told);
  }

  private void one(Path file, Journal journal) {
    Opened opened = reader.open(journal);
    String save = Saves.nameOf(file);
    trial.found(file, opened);
    Wording wording = call.wording();
    String told = reader.told(opened);
    if (opened instanceof Opened.Ready ready) {
      int count = ready.sitting().decisions().size();
      fit += ready.revised() ? 0 : 1;
      revised += ready.revised() ? 1 : 0;
      json.key("verdict").text(ready.revised() ? "revised" : "fits");
      json.key("decisions").number(count);
      line(
          wording.say(
              ready.revised() ? ErrandWords.FITS_REVISED : ErrandWords.FITS,
              "save",
              save,
              "count",
              count));
      boolean news = !ready.differences().isEmpty() || !ready.elsewhere().isEmpty();
      if (news && !told.isEmpty()) {
        json.key("why").text(told);
        line("  " + told);
      }
      return;
    }
    not++;
    worst = worst == ExitStatus.OUTSIDE ? worst : ExitStatus.SAVE;
    misfit(opened, told);
    line(Trouble.ofSave(ErrandWords.FITS_NOT, "save", save, "why", told).told(wording));
  }

  private void misfit(Opened opened, String told) {
    Misfit misfit =
        opened instanceof Opened.Stopped stopped
            ? stopped.misfit()
            : ((Opened.Refused) opened).misfit();
    String verdict =
        opened instanceof Opened.Refused
            ? "refused"
            : misfit.reason() == Misfit.Reason.DIVERGED ? "diverges" : "stops";
    json.key("verdict").text(verdict);
    json.key("misfit").open('{');
    json.key("decision").number(misfit.entry());
    json.key("at").text(misfit.at());
    json.key("reason").text(misfit.reason().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    json.key("wanted").text(misfit.wanted());
    json.key("found").text(misfit.found());
    json.close('}').key("why").text(told);
  }

  private void line(String words) {
    if (!asJson) {
      call.out().println(words);
    }
  }

  private void summary(int count) {
    if (asJson) {
      json.key("summary").open('{');
      json.key("saves").number(count).key("fit").number(fit).key("revised").number(revised);
      json.key("not").number(not).key("unread").number(unread).close('}').close('}');
      call.out().println(json);
    } else if (count > 1) {
      call.out()
          .println(
              call.wording()
                  .say(
                      ErrandWords.VERIFIED,
                      "count",
                      count,
                      "fit",
                      fit,
                      "revised",
                      revised,
                      "not",
                      not,
                      "unread",
                      unread));
    }
  }
}
