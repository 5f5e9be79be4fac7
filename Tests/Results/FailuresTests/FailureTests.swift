import Testing

@testable import Failures

@Suite struct FailureTests {
  @Test func theDescriptionHasPlaceCauseAndRemedy() {
    let failure = Failure("It is no folder.", at: "--out", remedy: "Choose another.")
    #expect(failure.description == "--out: It is no folder. Choose another.")
    #expect(failure.status == .project)
    #expect(failure.asUsage.status == .usage)
    #expect(failure.asUsage.description == failure.description)
    #expect(Failure("Gone.").description == "Gone.")
  }

  @Test(arguments: [
    ("lihgt", ["light", "dark"], "There is no appearance “lihgt”. Known: light, dark."),
    ("x", [], "There is no appearance “x”. There are none."),
    ("a\u{1B}b", ["c"], "There is no appearance “a\u{FFFD}b”. Known: c."),
  ])
  func anUnknownValueIsNamedWithTheKnownOnes(value: String, known: [String], message: String) {
    let failure = Failure.unknown("appearance", value, among: known)
    #expect(failure.description == message)
    #expect(failure.status == .usage)
  }

  @Test func ofManyKnownValuesOnlyTheNearestAreNamed() {
    let known = (1...20).map { "iPhone \($0)" } + ["Mac"]
    #expect(
      Failure.unknown("device", "iPhone 1l", among: known).remedy
        == "Did you mean iPhone 1, iPhone 10, iPhone 11?")
    #expect(
      Failure.unknown("device", "zzzzzz", among: known).remedy
        == "There are 21, such as iPhone 1, iPhone 2, iPhone 3.")
    #expect(NearestName.of("mack", among: known) == ["Mac"])
    #expect(NearestName.of("zzzzzz", among: known).isEmpty)
  }

  @Test func theWorstOfSeveralExitStatusesCounts() {
    #expect(max(ExitStatus.findings, .frames) == .frames)
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func errorsOfWhatAnOptionNamesAreErrorsOfUsage() {
    let failure = #expect(throws: Failure.self) {
      let _: Int = try asUsage { throw Failure("Gone.") }
    }
    #expect(failure?.status == .usage)
  }
}
