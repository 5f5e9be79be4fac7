import Foundation
import TestSupport
import Testing

@testable import VitrineCommand

@Suite(.blocking) struct VerifyWorkflowTests {
  private static let setups: [Setup] = [
    .sample(), .sample(VitrineLocation(path: ".build/checkouts/vitrine", source: .checkout)),
    .sample(
      VitrineLocation(
        path: "../vitrine",
        source: .beside(address: "https://example.org/vitrine", commit: "12ab"))),
    .sample(
      VitrineLocation(path: "../../vitrine", source: .beside(address: nil, commit: nil)),
      subfolder: "ios/My Widgets", shards: 1),
    .installed(), .installed(url: nil, checksum: nil, subfolder: "ios/My Widgets", shards: 2),
  ]

  /// The workflow as another program reads it.
  private func parsed(_ yaml: String) throws -> [String: Any] {
    try withScratchFolder { folder in
      try Data(yaml.utf8).write(to: URL(fileURLWithPath: folder + "/a.yml"))
      // YAML 1.1 takes the key "on" for true.
      let run = try ProgramRun(
        [
          "python3", "-c",
          "import yaml, json; d = yaml.safe_load(open('a.yml')); d['on'] = d.pop(True); "
            + "print(json.dumps(d))",
        ], in: folder)
      #expect(run.status == 0, "\(run.errors)")
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      return try #require(object as? [String: Any])
    }
  }

  @Test(.needsPythonYAML, arguments: setups)
  func workflowsAreYAML(_ setup: Setup) throws {
    for template in [SetupTemplate.verify, .shards, .approve] {
      let text = try template.text(for: setup)
      let jobs = try #require(try parsed(text)["jobs"] as? [String: [String: Any]])
      for (name, job) in jobs {
        #expect(job["runs-on"] as? String == "ubuntu-latest")
        let steps = try #require(job["steps"] as? [[String: Any]])
        #expect(!steps.isEmpty)
        for step in steps {
          #expect((step["uses"] == nil) != (step["run"] == nil), "\(name): \(step)")
        }
      }
    }
  }

  @Test(.needsPythonYAML, arguments: [Setup.sample(), .installed()])
  func oneJobDoesItAll(_ setup: Setup) throws {
    let workflow = try parsed(try SetupTemplate.verify.text(for: setup))
    #expect((workflow["permissions"] as? [String: String])?.isEmpty == true)
    let jobs = try #require(workflow["jobs"] as? [String: [String: Any]])
    #expect(Set(jobs.keys) == ["widgets"])
    #expect(jobs["widgets"]?["permissions"] as? [String: String] == ["contents": "read"])
    let steps = try #require(jobs["widgets"]?["steps"] as? [[String: Any]])
    let names = steps.compactMap { $0["name"] as? String }
    let isInstalled = setup.package == nil
    #expect(
      names
        == (isInstalled
          ? ["Find the SDK of an earlier run", "Install Vitrine"]
          : ["Find an earlier build", "Install libraries, fonts and icons", "Build"])
        + ["Find what earlier runs drew", "Verify", "Test"])
    let uploads = steps.filter { ($0["uses"] as? String)?.contains("/upload-artifact@") == true }
    #expect(uploads.count == 1)
    #expect(
      try (uploads.element(0)["with"] as? [String: Any])?["name"] as? String == "widgets-report")
    #expect(try uploads.element(0)["if"] as? String == "always()")
    // Whatever the verdicts are, but not where there is nothing to test with.
    let test = try #require(steps.first { $0["name"] as? String == "Test" })
    #expect(test["if"] as? String == "${{ !cancelled() && steps.ready.outcome == 'success' }}")
    #expect(steps.count { $0["id"] as? String == "ready" } == 1)
    let script = try #require(test["run"] as? String)
    #expect(script == (isInstalled ? "swift test --swift-sdk vitrine\n" : "swift test\n"))
  }

  /// Artifacts are known by ids, which a later upload of the same name doesn't have.
  @Test(.needsPythonYAML) func shardsAreHandedOnByID() throws {
    let workflow = try parsed(try SetupTemplate.shards.text(for: .installed(shards: 2)))
    let jobs = try #require(workflow["jobs"] as? [String: [String: Any]])
    #expect(
      jobs["verify"]?["outputs"] as? [String: String] == [
        "shard-1": "${{ steps.kept.outputs.shard-1 }}",
        "shard-2": "${{ steps.kept.outputs.shard-2 }}",
      ])
    var ids: [String] = []
    for job in jobs.values {
      for step in job["steps"] as? [[String: Any]] ?? []
      where (step["uses"] as? String)?.contains("/download-artifact@") == true {
        let inputs = try #require(step["with"] as? [String: Any])
        #expect(inputs["digest-mismatch"] as? String == "error")
        ids.append(try #require(inputs["artifact-ids"] as? String))
      }
    }
    #expect(
      ids.sorted() == [
        "${{ needs.build.outputs.artifact }}", "${{ needs.build.outputs.artifact }}",
        "${{ needs.plan.outputs.artifact }}",
        "${{ needs.verify.outputs.shard-1 }},${{ needs.verify.outputs.shard-2 }}",
      ])
    // Built by one job, and by no other.
    let builders = jobs.filter { _, job in
      (job["steps"] as? [[String: Any]] ?? []).contains {
        ($0["run"] as? String)?.contains("swift build") == true
      }
    }
    #expect(Set(builders.keys) == ["build"])
  }

  @Test(.needsPythonYAML) func shardsGoOnAndTheReportAlwaysComes() throws {
    let workflow = try parsed(try SetupTemplate.shards.text(for: .sample(shards: 4)))
    let jobs = try #require(workflow["jobs"] as? [String: [String: Any]])
    let strategy = try #require(jobs["verify"]?["strategy"] as? [String: Any])
    #expect(strategy["fail-fast"] as? Bool == false)
    #expect((strategy["matrix"] as? [String: [Int]])?["shard"] == [1, 2, 3, 4])
    #expect(jobs["report"]?["if"] as? String == "always()")
    #expect(jobs["report"]?["needs"] as? [String] == ["build", "verify", "tests"])
    // Anybody's code runs here.
    #expect((workflow["permissions"] as? [String: String])?.isEmpty == true)
    #expect(jobs["plan"]?["permissions"] as? [String: String] == ["actions": "read"])
    #expect(jobs["verify"]?["permissions"] as? [String: String] == ["contents": "read"])
    #expect(jobs["report"]?["permissions"] as? [String: String] == ["contents": "read"])
  }

  @Test(.needsPythonYAML) func onlyWhatRunsNoForeignCodeMayWrite() throws {
    let workflow = try parsed(try SetupTemplate.approve.text(for: .sample()))
    #expect((workflow["permissions"] as? [String: String])?.isEmpty == true)
    let jobs = try #require(workflow["jobs"] as? [String: [String: Any]])
    let writers = jobs.filter { _, job in
      (job["permissions"] as? [String: String])?.values.contains("write") == true
    }
    #expect(Set(writers.keys) == ["push", "answer"])
    for job in writers.values {
      let steps = try #require(job["steps"] as? [[String: Any]])
      for step in steps {
        let script = step["run"] as? String ?? ""
        #expect(!script.contains("swift") && !script.contains(".build"))
      }
    }
    #expect(
      jobs["approve"]?["permissions"] as? [String: String]
        == ["actions": "read", "contents": "read"])
  }

  @Test(arguments: setups) func noScriptHoldsAnExpression(_ setup: Setup) throws {
    for template in [SetupTemplate.verify, .shards, .approve] {
      let text = try template.text(for: setup)
      let steps = ScriptStep.all(in: text)
      #expect(steps.count >= 3)
      for step in steps { #expect(!step.script.contains("${{"), "\(step.name)") }
    }
  }

  // MARK: What the scripts do

  private func step(_ name: String) throws -> ScriptStep {
    try ScriptStep.named(name, in: try SetupTemplate.shards.text(for: .sample()))
  }

  /// A product that notes its arguments and leaves with a status.
  private func product(_ status: Int, in folder: String) throws {
    let text = """
      #!/bin/bash
      printf '%s\\n' "$@" >args
      printf '%s' "${GITHUB_ACTIONS-unset}" >annotated
      while [ $# -gt 0 ]; do
        if [ "$1" = --out ]; then mkdir -p "$2"; fi
        shift
      done
      exit \(status)
      """
    try ScriptFile.write(text, to: folder + "/.build/debug/Steps")
  }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [(0, 0, "0\n"), (1, 0, "1\n"), (4, 0, "4\n"), (2, 2, nil), (3, 3, nil)])
  func aShardWithAReportPasses(_ status: Int, _ expected: Int32, _ noted: String?) throws {
    try withScratchFolder { folder in
      try product(status, in: folder)
      let run = try step("Verify").run(
        in: folder,
        environment: [
          "PRODUCT": "Steps", "SHARD": "2", "SHARDS": "3", "GITHUB_ACTIONS": "true",
        ])
      #expect(run.status == expected, "\(run.output)")
      #expect(text(folder + "/output/shards/2/status") == noted)
      #expect(text(folder + "/args")?.contains("--shard\n2/3\n") == true)
      #expect(text(folder + "/annotated") == "unset")
    }
  }

  @Test(arguments: [
    (0, ["0", "0"], 0), (1, ["1", "0"], 1), (1, ["0", "4"], 4), (0, ["0", "1"], 1), (2, [], 2),
    // No shard writes these.
    (0, ["0", "3"], 2), (0, ["-1", "0"], 2), (0, ["99999999999999999999", "0"], 2),
    (0, ["0", "x[$(touch pwned)]"], 2), (0, ["", "0"], 2),
  ])
  func theReportFailsByTheWorst(_ merged: Int, _ shards: [String], _ expected: Int32) throws {
    try withScratchFolder { folder in
      try product(merged, in: folder)
      for (index, status) in shards.enumerated() {
        let part = "\(folder)/output/shards/\(index + 1)"
        try FileManager.default.createDirectory(atPath: part, withIntermediateDirectories: true)
        try Data("\(status)\n".utf8).write(to: URL(fileURLWithPath: part + "/status"))
      }
      let run = try step("Merge").run(in: folder, environment: ["PRODUCT": "Steps"])
      #expect(run.status == expected, "\(run.output)")
      #expect(text(folder + "/pwned") == nil)
      if !shards.isEmpty {
        #expect(
          text(folder + "/args")?.hasPrefix("merge\noutput/shards/1/\noutput/shards/2/\n") == true)
      }
    }
  }
}
