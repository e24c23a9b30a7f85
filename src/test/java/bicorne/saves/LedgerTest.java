package bicorne.saves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LedgerTest {

  @Test
  void everyVersionStaysAsItWas() {
    SplittableRandom random = new SplittableRandom(7);
    List<Ledger<Integer>> versions = new ArrayList<>();
    List<List<Integer>> expected = new ArrayList<>();
    versions.add(Ledger.empty());
    expected.add(List.of());
    for (int i = 0; i < 4_000; i++) {
      int from = random.nextInt(500) == 0 ? random.nextInt(versions.size()) : versions.size() - 1;
      List<Integer> list = new ArrayList<>(expected.get(from));
      Ledger<Integer> ledger = versions.get(from);
      if (!list.isEmpty() && random.nextInt(4) == 0) {
        int at = random.nextInt(list.size());
        list.set(at, i);
        ledger = ledger.with(at, i);
      } else {
        list.add(i);
        ledger = ledger.and(i);
      }
      versions.add(ledger);
      expected.add(list);
    }
    assertThat(versions.get(4_000).size()).isGreaterThan(32 * 32);
    for (int i = 0; i < versions.size(); i += 13) {
      assertThat(versions.get(i)).isEqualTo(expected.get(i));
    }
    for (int i = 0; i < 2_000; i++) {
      int a = random.nextInt(versions.size());
      int b = random.nextInt(versions.size());
      List<Integer> longer = expected.get(a);
      List<Integer> start = expected.get(b);
      boolean starts =
          start.size() <= longer.size() && longer.subList(0, start.size()).equals(start);
      assertThat(versions.get(a).startsWith(versions.get(b))).isEqualTo(starts);
    }
  }

  @Test
  void thereIsNothingBeyondItsEnd() {
    Ledger<String> one = Ledger.<String>empty().and("a");
    assertThatThrownBy(() -> one.get(1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> one.with(1, "b")).isInstanceOf(IndexOutOfBoundsException.class);
  }
}
