import Testing

@testable import VitrineTesting

@Suite struct ClaimsTests {
  private func identity(
    _ name: String, arguments: String = "", run: String = ""
  ) -> TestIdentity {
    TestIdentity(runner: .swiftTesting, name: name, arguments: arguments, run: run)
  }

  private func paths(_ number: Int) -> [String] { number > 1 ? ["a.\(number)"] : ["a"] }

  @Test func theSameTestCountsUp() throws {
    let claims = Claims()
    #expect(try claims.take(identity("M.S/t"), paths) == 1)
    #expect(try claims.take(identity("M.S/t"), paths) == 2)
    #expect(try claims.take(identity("M.S/t"), paths) == 3)
    #expect(try claims.take(identity("M.S/t")) { _ in ["b"] } == 1)
  }

  @Test func aRunThatBeginsAgainCountsAgain() throws {
    let claims = Claims()
    #expect(try claims.take(identity("M.S/t", run: "1"), paths) == 1)
    #expect(try claims.take(identity("M.S/t", run: "1"), paths) == 2)
    #expect(try claims.take(identity("M.S/t", run: "2"), paths) == 1)
    #expect(try claims.take(identity("M.S/t", run: "2"), paths) == 2)
  }

  @Test func anotherTestIsReported() throws {
    let claims = Claims()
    _ = try claims.take(identity("M.S/t"), paths)
    let error = #expect(throws: Claims.Conflict.self) {
      try claims.take(identity("M.R/t")) { _ in ["A"] }
    }
    #expect(
      error?.description
        == "M.S/t and M.R/t have the same golden, A: give one of them another name, as named: "
        + "\"second\".")
  }

  @Test func casesOfATestNeedNames() throws {
    let claims = Claims()
    _ = try claims.take(identity("M.S/t", arguments: "1"), paths)
    let error = #expect(throws: Claims.Conflict.self) {
      try claims.take(identity("M.S/t", arguments: "2"), paths)
    }
    #expect(
      error?.description.contains("give each its own name, as named: \"\\(argument)\"") == true)
  }
}
