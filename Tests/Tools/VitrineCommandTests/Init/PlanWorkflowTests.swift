import Foundation
import TestSupport
import Testing

@testable import VitrineCommand

/// The run whose times all shards use. `Tools/test-workflows` tests the same step with many more untrusted runs.
@Suite(.blocking) struct PlanWorkflowTests {
  private static let none = "{\"frames\": []}\n"
  private static let ours = #"{"frames":[{"id":"a/b/snapshot@3x","draw":1,"write":2}]}"# + "\n"

  /// The API's answers: `artifact` is the text of the archive's file.
  private struct Answers {
    var event = "push"
    var branch = "main"
    var repository = 1
    var digest: String?
    var artifact =
      #"{"seconds": 1, "frames": [{"id": "a/b/snapshot@3x", "draw": 1, "write": 2, "more": "x"}]}"#
  }

  /// - Returns: what the shards get.
  private func times(_ answers: Answers?) throws -> String? {
    try withScratchFolder { folder in
      func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      }
      let found = answers ?? Answers()
      try write(found.artifact, "timings.json")
      let zip = try ProgramRun(
        ["python3", "-m", "zipfile", "-c", "kept", "timings.json"], in: folder)
      #expect(zip.status == 0, "\(zip.errors)")
      try FileManager.default.removeItem(atPath: folder + "/timings.json")
      let sum = try ProgramRun(["sha256sum", "kept"], in: folder).output.prefix(64)
      let run = """
        {"id": 7, "event": "\(found.event)", "head_branch": "\(found.branch)",
         "repository": {"id": 1}, "head_repository": {"id": \(found.repository)}}
        """
      try write(#"{"workflow_runs": [\#(answers == nil ? "" : run)]}"#, "runs.json")
      try write(
        """
        {"artifacts": [{"id": 9, "name": "widgets-timings", "expired": false, "size_in_bytes": 99,
          "digest": "\(found.digest ?? "sha256:\(sum)")",
          "workflow_run": {"id": 7, "repository_id": 1, "head_repository_id": \(found.repository)}}]}
        """, "artifacts.json")
      let gh = """
        case "$*" in
          *widgets.yml/runs*event=push*branch=main*) cat runs.json ;;
          *runs/7/artifacts*) cat artifacts.json ;;
          *artifacts/9/zip) cat kept ;;
          *) exit 1 ;;
        esac
        """
      let step = try ScriptStep.named(
        "Find how long frames took", in: try SetupTemplate.shards.text(for: .sample()))
      let done = try step.run(
        in: folder, environment: ["BRANCH": "main", "REPOSITORY": "o/r"], tools: ["gh": gh])
      #expect(done.status == 0, "\(done.output)")
      return FileManager.default.contents(atPath: folder + "/timings.json").map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }

  @Test(.needsJQ, .needsUnzip) func aPushToThisRepositoryCounts() throws {
    #expect(try times(Answers()) == Self.ours)
    #expect(try times(nil) == Self.none)
  }

  @Test(.needsJQ, .needsUnzip) func aForksBranchOfTheSameNameDoesNot() throws {
    #expect(try times(Answers(repository: 2)) == Self.none)
    #expect(try times(Answers(event: "pull_request")) == Self.none)
    #expect(try times(Answers(branch: "other")) == Self.none)
  }

  @Test(.needsJQ, .needsUnzip) func onlyTheArchiveOfTheDigestCounts() throws {
    let other = String(repeating: "0", count: 64)
    #expect(try times(Answers(digest: "sha256:" + other)) == Self.none)
    #expect(try times(Answers(digest: "")) == Self.none)
  }

  @Test(
    .needsJQ, .needsUnzip,
    arguments: [
      #"{"frames": [{"id": "a", "draw": 1e300, "write": 1}]}"#,
      #"{"frames": [{"id": "a", "draw": 1, "write": -1}]}"#,
      #"{"frames": [{"id": 1, "draw": 1, "write": 1}]}"#, #"{"frames": {}}"#, "", "x", "[]",
      #"{"frames": []} {"frames": []}"#,
    ])
  func whatNoRunTakesDoesNotCount(_ text: String) throws {
    #expect(try times(Answers(artifact: text)) == Self.none)
  }
}
