package bicorne.loading;

import static org.assertj.core.api.Assertions.assertThat;

import bicorne.diagnostic.Code;
import bicorne.testkit.MemoryFolder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The canonical layout, one rule after the other. */
class LayoutTest {

  private static String laidOut(String file, String text) {
    try {
      Layout layout = Layout.of(MemoryFolder.of(Map.of(file, text)));
      assertThat(layout.left()).isEmpty();
      assertThat(layout.files()).isEqualTo(1);
      String canonical = layout.texts().getOrDefault(file, text);
      Layout again = Layout.of(MemoryFolder.of(Map.of(file, canonical)));
      assertThat(again.texts()).isEmpty();
      return canonical;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static String episode(String text) {
    return laidOut("episodes/a.yaml", text);
  }

  @Test
  void eachStepIsTwoColumnsAndDashesStandBelowTheirKeyAStepFurther() {
    assertThat(
            episode(
                """
                nodes:
                    a:
                        text:
                        - One.
                        -   when: x
                            text: Two.
                        - - b
                          -    c
                        goto:
                         - { when: x, to: b }
                         - c
                """))
        .isEqualTo(
            """
            nodes:
              a:
                text:
                  - One.
                  - when: x
                    text: Two.
                  - - b
                    - c
                goto:
                  - { when: x, to: b }
                  - c
            """);
  }

  @Test
  void betweenSignsStandsOneBlankOrNone() {
    assertThat(
            episode(
                """
                nodes:
                  a :   {text:   "A.",goto : b ,  effects: [ x += 1,y -= 1 ,]}
                  b: { }
                  c: [  ]
                  d: {"text":A, when: [] }
                """))
        .isEqualTo(
            """
            nodes:
              a: { text: "A.", goto: b, effects: [x += 1, y -= 1,] }
              b: {}
              c: []
              d: { "text": A, when: [] }
            """);
  }

  @Test
  void oneBlankLinePartsNodesUnlessBothHaveOneLineOnly() {
    assertThat(
            episode(
                """


                start: a



                nodes:

                  a: { goto: b }
                  b: { goto: c }

                  c: { goto: d }
                  d:
                    goto: e
                    # The end of d.
                  # About e.
                  # More about e.
                  e:
                    goto: f



                  # About f.
                  f:

                    goto: a


                """))
        .isEqualTo(
            """
            start: a

            nodes:

              a: { goto: b }
              b: { goto: c }

              c: { goto: d }

              d:
                goto: e
                # The end of d.

              # About e.
              # More about e.
              e:
                goto: f

              # About f.
              f:

                goto: a
            """);
  }

  @Test
  void cardsArePartedLikeNodesAndNothingElseIs() {
    String cards = "a: { name: A }\nb:\n  name: B\nc:\n  name: C\n";
    String parted = "a: { name: A }\n\nb:\n  name: B\n\nc:\n  name: C\n";
    for (String file : new String[] {"people.yaml", "places.yaml", "lang/de/sources.yaml"}) {
      assertThat(laidOut(file, cards)).isEqualTo(parted);
    }
    assertThat(laidOut("story.yaml", cards)).isEqualTo(cards);
    assertThat(episode(cards)).isEqualTo(cards);
    assertThat(laidOut("lang/de/scenes/people.yaml", cards)).isEqualTo(cards);
  }

  @Test
  void remarksMoveWithWhatTheyStandAt() {
    assertThat(
            episode(
                """
                     # On top.
                nodes:
                      # About a.
                   a:
                       text: A.
                       # About the choices.
                       choices:
                            b: { goto: c }
                            # Below b.
                       # Below the choices.
                   # Below a.
                # At the end.
                """))
        .isEqualTo(
            """
            # On top.
            nodes:
              # About a.
              a:
                text: A.
                # About the choices.
                choices:
                  b: { goto: c }
                  # Below b.
                # Below the choices.
              # Below a.
            # At the end.
            """);
  }

  @Test
  void remarksBehindSomethingKeepTheirColumnAndStayBelowEachOther() {
    assertThat(
            episode(
                """
                bicorne: 1          # one
                id: tutorial        # two
                title:   The Clock  # three
                a: {b: c,d: e}# no
                f: {g: h,i: j}  # four
                k: {l: h,m: jj} # five
                n: o # six
                """))
        .isEqualTo(
            """
            bicorne: 1          # one
            id: tutorial        # two
            title: The Clock    # three
            a: { b: c, d: e } # no
            f: { g: h, i: j }  # four
            k: { l: h, m: jj } # five
            n: o # six
            """);
  }

  @Test
  void wordsBelowTheirKeyKeepTheirLines() {
    assertThat(
            episode(
                """
                nodes:
                    a:
                        text:   |-\s\s
                              One.\s\s

                                Further in.\s
                              A break\\
                              A blank\\\s
                              and so on.
                        note: |2   # why
                              Four.
                        reply: >+
                         Folded,
                         and folded.

                           Not folded.


                        goto: b
                """))
        .isEqualTo(
            """
            nodes:
              a:
                text: |-
                  One.

                    Further in.
                  A break\\
                  A blank\\\s
                  and so on.
                note: |2   # why
                      Four.
                reply: >+
                  Folded,
                  and folded.

                    Not folded.


                goto: b
            """);
  }

  @Test
  void wordsOverSeveralLinesAreNotBrokenAnew() {
    assertThat(
            episode(
                """
                title: One
                        and two\s\s

                     and three
                note: "Four
                  five \\
                      six \\\s
                  seven"
                episodes: [a,b
                , c,
                      {d: e,
                 f:
                  g}
                 # about h
                 ,h,
                ]
                """))
        .isEqualTo(
            """
            title: One
              and two

              and three
            note: "Four
              five \\
              six \\\s
              seven"
            episodes: [a, b
              , c,
              { d: e,
                f:
                g }
              # about h
              , h,
              ]
            """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "title: A\r\nstart: b\r\n",
        "\uFEFFtitle: A\nstart: b\n",
        "title: A\nstart: b",
        "title: A  \nstart: b\n\n\n",
        "\n \ntitle: A\nstart:    b\n   \n"
      })
  void linesEndWithALineFeedAndWithNothingBeforeIt(String text) {
    assertThat(episode(text)).isEqualTo("title: A\nstart: b\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n",
        "# Nothing yet.\n",
        "a: b\n\tc: d\n",
        "a: [b\n",
        "a: \"b\n",
        "a: b: c\n",
        "a:\n",
        "a: &x b\n",
        "a: b\n---\nc: d\n",
        "a: b\na: c\n"
      })
  void aFileThatCannotBeReadIsLeftAndToldOf(String text) throws IOException {
    Layout layout =
        Layout.of(MemoryFolder.of(Map.of("episodes/a.yaml", text, "people.yaml", "a:   b")));
    assertThat(layout.texts()).isEqualTo(Map.of("people.yaml", "a: b\n"));
    assertThat(layout.left()).isNotEmpty();
    assertThat(layout.left()).allMatch(left -> left.place().file().equals("episodes/a.yaml"));
  }

  @Test
  void whatIsNoTextIsLeft() throws IOException {
    byte[] latin = "title: Ch\u00E2teau\n".getBytes(StandardCharsets.ISO_8859_1);
    Layout layout = Layout.of(MemoryFolder.ofBytes(Map.of("people.yaml", latin)));
    assertThat(layout.texts()).isEmpty();
    assertThat(layout.left().get(0).code()).isEqualTo(Code.OTHER_ENCODING);
  }

  @Test
  void whatNoStoryReadsIsNotLookedAt() throws IOException {
    Map<String, String> files =
        Map.of("notes.yaml", "a:   b", "story.yml", "a:   b", "tests/a.play", ">   b");
    assertThat(Layout.of(MemoryFolder.of(files)).texts()).isEmpty();
  }
}
