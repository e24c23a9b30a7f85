package bicorne.tui.lanterna;

import bicorne.tui.Look;
import com.googlecode.lanterna.TextColor;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;

/**
 * What each look is on this terminal with this theme: one sequence that sets it whatever was set
 * before.
 *
 * <p>A colour of letters never comes without one behind them. What can be chosen next is always
 * reversed, so it is seen without colours.
 */
final class Palette {
  private static final String RESET = "\u001b[0m";

  private final Theme theme;
  private final Colours colours;
  private final EnumMap<Look, String> sequences = new EnumMap<>(Look.class);

  Palette(Colours colours, Theme chosen) {
    this.colours = colours;
    theme = chosen;
    for (Look look : Look.values()) {
      sequences.put(look, sequence(look, effective(chosen)));
    }
  }

  /** The theme it was made for. */
  Theme theme() {
    return theme;
  }

  /** Whether blanks have a colour too, so that erasing is not enough. */
  boolean paintsBackground() {
    return switch (effective(theme)) {
      case DARK, LIGHT, HIGH_CONTRAST -> true;
      case TERMINAL, NONE -> false;
    };
  }

  String of(Look look) {
    return sequences.getOrDefault(look, RESET);
  }

  private Theme effective(Theme chosen) {
    return colours == Colours.NONE ? Theme.NONE : chosen;
  }

  private String sequence(Look look, Theme effective) {
    String colour =
        switch (effective) {
          case TERMINAL -> onTheTerminalsOwn(look);
          case DARK -> dark(look);
          case LIGHT -> light(look);
          case HIGH_CONTRAST -> contrast(look);
          case NONE -> "";
        };
    return "\u001b[0" + shape(look, effective, !colour.isEmpty()) + colour + "m";
  }

  /** What makes it differ without any colour; {@code coloured} says that a colour does so too. */
  private String shape(Look look, Theme effective, boolean coloured) {
    boolean rich = colours == Colours.MANY || colours == Colours.TRUE;
    return switch (look) {
      case TEXT, CHOICE, HISTORY -> "";
      case EMPHASIS -> rich ? ";3" : ";4";
      case STRONG, TITLE, NAME, KEY, DIFFERS, NOTICE -> ";1";
      // Faint is hard to read on some screens; a colour of its own is better.
      case QUIET, LOCKED, GAUGE_EMPTY -> rich && effective == Theme.TERMINAL ? ";2" : "";
      case LINK, FIELD -> ";4";
      case LINK_CHOSEN, CHOICE_CHOSEN -> ";1;7";
      case GAUGE_FULL -> coloured ? "" : ";1";
      case ERROR -> coloured ? ";1" : ";1;7";
    };
  }

  private String onTheTerminalsOwn(Look look) {
    return switch (look) {
      case GAUGE_FULL -> both(0xFFFFFF, 0x005FAF, 37, 44);
      case NOTICE -> both(0x000000, 0xFFD75F, 30, 43);
      case ERROR -> both(0xFFFFFF, 0xAF0000, 37, 41);
      case HISTORY -> both(0x000000, 0x87D7D7, 30, 46);
      case DIFFERS -> both(0x000000, 0xD7AF5F, 30, 43);
      default -> "";
    };
  }

  private String dark(Look look) {
    return switch (look) {
      case TITLE, NOTICE, CHOICE_CHOSEN -> onBlack(0xFFD787, 93);
      case NAME, HISTORY -> onBlack(0x87D7D7, 96);
      case LINK, LINK_CHOSEN -> onBlack(0x87AFFF, 94);
      case KEY -> onBlack(0xAFD787, 92);
      case GAUGE_FULL -> onBlack(0x87D787, 92);
      case QUIET, GAUGE_EMPTY -> onBlack(0x9E9E9E, 37);
      case LOCKED -> onBlack(0x949494, 37);
      case DIFFERS -> onBlack(0xD7AFFF, 95);
      case ERROR -> both(0xFFFFFF, 0xAF0000, 97, 41);
      case TEXT, EMPHASIS, STRONG, CHOICE, FIELD -> onBlack(0xD0D0D0, 37);
    };
  }

  private String light(Look look) {
    return switch (look) {
      case TITLE, NOTICE, CHOICE_CHOSEN -> onWhite(0x5F0000, 31);
      case NAME, HISTORY -> onWhite(0x005F5F, 34);
      case LINK, LINK_CHOSEN -> onWhite(0x0000AF, 34);
      case KEY, GAUGE_FULL -> onWhite(0x005F00, 30);
      case QUIET, LOCKED, GAUGE_EMPTY -> onWhite(0x5F5F5F, 30);
      case DIFFERS -> onWhite(0x870087, 35);
      case ERROR -> both(0xFFFFFF, 0xAF0000, 97, 41);
      case TEXT, EMPHASIS, STRONG, CHOICE, FIELD -> onWhite(0x1C1C1C, 30);
    };
  }

  private String contrast(Look look) {
    return switch (look) {
      case TITLE, NOTICE, CHOICE_CHOSEN, DIFFERS -> both(0xFFFF00, 0x000000, 93, 40);
      case LINK, LINK_CHOSEN, NAME, HISTORY -> both(0x00FFFF, 0x000000, 96, 40);
      case KEY, GAUGE_FULL -> both(0x00FF00, 0x000000, 92, 40);
      case ERROR -> both(0xFFFFFF, 0x870000, 97, 41);
      default -> both(0xFFFFFF, 0x000000, 97, 40);
    };
  }

  private String onBlack(int letters, int few) {
    return both(letters, 0x1C1C1C, few, 40);
  }

  private String onWhite(int letters, int few) {
    return both(letters, 0xEEEEEE, few, 47);
  }

  /** Letters and what is behind them, for many colours and for sixteen. */
  private String both(int letters, int behind, int fewLetters, int fewBehind) {
    if (colours == Colours.SIXTEEN) {
      return ";" + fewLetters + ";" + fewBehind;
    }
    return ";"
        + ascii(colour(letters).getForegroundSGRSequence())
        + ";"
        + ascii(colour(behind).getBackgroundSGRSequence());
  }

  private TextColor colour(int rgb) {
    int red = rgb >> 16 & 0xFF;
    int green = rgb >> 8 & 0xFF;
    int blue = rgb & 0xFF;
    return colours == Colours.TRUE
        ? new TextColor.RGB(red, green, blue)
        : TextColor.Indexed.fromRGB(red, green, blue);
  }

  private static String ascii(byte[] bytes) {
    return new String(bytes, StandardCharsets.US_ASCII);
  }
}
