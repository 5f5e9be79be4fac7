import Testing

@testable import WidgetHost

/// The addresses of a backtrace that Swift 6.3's runtime printed without names.
struct CrashFramesTests {
  private let output = """
    *** Program crashed: Illegal instruction at 0x000056107b636086 ***

    Thread 0 "Harbor" crashed:

    0      0x000056107b636086
    1 [ra] 0x000056107b636140
    2 [ra] 0x00007f0a11112222
    3      ...


    Images (12 omitted):

    0x000056107b635000–0x000056107b6364c8 0faec11e469976012d18e572d92c933ffeaa7807 Harbor          /tmp/my widgets/Harbor
    0x00007f0a11111000–0x00007f0a11119000 bbe2057ad9a7c4b7122ec47d2500ff98e0395cef libFoundation.so /usr/lib/libFoundation.so
    """

  @Test func addressesAreDistancesInTheirFiles() {
    let found = CrashFrames(output) { _ in true }
    #expect(
      found.frames == [
        .init(image: "/tmp/my widgets/Harbor", offset: 0x1086),
        .init(image: "/tmp/my widgets/Harbor", offset: 0x113F),
        .init(image: "/usr/lib/libFoundation.so", offset: 0x1221),
      ])
  }

  @Test func filesOfOthersAreLeftOut() {
    let found = CrashFrames(output) { $0.hasPrefix("/tmp/") }
    #expect(found.frames.map(\.offset) == [0x1086, 0x113F])
  }

  @Test(arguments: ["", "0 0xzz", "0x2–0x1 abc name /a\n0 0x1", "0 0xffffffffffffffffff"])
  func whatIsNoBacktraceHasNoFrames(output: String) {
    #expect(CrashFrames(output) { _ in true }.frames.isEmpty)
  }

  @Test func functionsAreNamedAsInSource() {
    #expect(
      CrashSymbolizer.name("$s14FixtureWidgets12TrappingBodyV7ContentV4bodyQrvg")
        == "TrappingBody.Content.body.getter")
    #expect(CrashSymbolizer.name("main") == "main")
  }
}
