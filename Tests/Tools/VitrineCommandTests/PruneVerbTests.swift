import Failures
import Testing

@testable import Arguments
@testable import VitrineCommand

@Suite struct PruneVerbTests {
  /// Source: prune's status is that of its frames or of unclaimed goldens, never that of diagnostics.
  @Test(arguments: [["--strict"], ["--sarif", "found.sarif"]])
  func optionsOfDiagnosticsAreRefused(arguments: [String]) {
    let command = CommandLineTool.vitrine().description
    #expect(throws: Failure.self) {
      try ParsedArguments(arguments, of: PruneVerb.description, in: command)
    }
  }

  @Test func theOptionsThatItHasAreTaken() throws {
    let command = CommandLineTool.vitrine().description
    _ = try ParsedArguments(["--check", "--out", "made"], of: PruneVerb.description, in: command)
  }
}
