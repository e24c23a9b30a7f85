package bicorne.bench;

/** The yardstick of starts: what any program on this Java and this machine costs at least. */
final class Hello {

  private Hello() {}

  public static void main(String[] arguments) {
    System.out.println("hello");
  }
}
