package bicorne.saves;

/** Journals as text, both ways. */
public final class JournalCodec {

  /** The version of the format that is written, and the latest that is read. */
  public static final int VERSION = 1;

  private JournalCodec() {}
}
