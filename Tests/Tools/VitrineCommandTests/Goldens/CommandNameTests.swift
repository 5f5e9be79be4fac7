import Testing

@testable import VitrineCommand

@Suite struct CommandNameTests {
  @Test(arguments: [
    ("swift run W approve --out output/shards/1", "output", "swift run W approve"),
    (
      "swift run W approve --out 'a b'\\''c' --goldens G", "x y",
      "swift run W approve --out 'x y' --goldens G"
    ),
    ("vitrine approve --goldens G", "other", "vitrine approve --out other --goldens G"),
    ("vitrine approve", "output", "vitrine approve"),
    ("vitrine approve --out a\\", "output", "vitrine approve"),
  ])
  func aMergedReportIsApprovedWhereItIs(_ command: String, _ out: String, _ expected: String) {
    #expect(CommandName.redirected(command, to: out) == expected)
  }
}
