import Foundation
import Goldens
import TestSupport
import Testing

@testable import VitrineCommand

#if canImport(Glibc)
  import Glibc
#endif

/// Runs that are killed leave goldens that are whole: the old ones or the new ones, and none lost.
@Suite(.blocking, .serialized) struct KilledRunsTests {
  /// Starts the fixture's own executable and kills it after a while.
  private func kill(_ project: GoldenProject, _ arguments: [String], after seconds: Double) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: GoldenProject.executable)
    process.arguments =
      arguments + ["--out", project.root + "/output"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(UInt32(seconds * 1e6))
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Moments over the time that a run takes, in no order.
  private func moments(_ count: Int, within seconds: Double) -> [Double] {
    var state: UInt64 = 20_260_109
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * seconds
    }
  }

  private func fixture(_ project: GoldenProject, _ edit: String) throws -> [String] {
    let file = "\(project.root)/\(edit).json"
    try Data(#"{"group.example.edits": {"defaults": {"edit": "\#(edit)"}}}"#.utf8)
      .write(to: URL(fileURLWithPath: file))
    return ["--kind", "edited", "--app-group", file, "--quiet"]
  }

  private func digests(_ project: GoldenProject) throws -> [String: String] {
    var found: [String: String] = [:]
    for file in project.files() {
      let path = "\(project.goldens)/\(file)"
      let golden = try GoldenReader.golden(at: path, format: .png)
      // A half-written file would have pixels that its header doesn't name.
      #expect(golden.header.digest != "", "\(file) isn't whole")
      #expect(golden.layout != nil, "\(file) has no layout")
      found[file] = golden.header.digest
    }
    return found
  }

  @Test func recordAndApprove() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record", edits: "color") == 0)
    let new = try digests(project)
    #expect(try project.run("record") == 0)
    let old = try digests(project)
    #expect(old.count == 16)
    let goldens = ["--goldens", project.goldens]
    let edits = try [fixture(project, "color"), fixture(project, "")]
    for (round, moment) in moments(12, within: 0.6).enumerated() {
      try kill(project, ["record"] + edits[round % 2] + goldens, after: moment)
      for (file, digest) in try digests(project) {
        #expect(digest == old[file] || digest == new[file])
      }
      #expect(project.files().count == 16)
    }
    #expect(try project.run("record") == 0)
    #expect(try digests(project) == old)
    #expect(try project.run("verify", edits: "color") == 1)
    for moment in moments(10, within: 0.1) {
      try kill(project, ["approve"] + goldens, after: moment)
      for (file, digest) in try digests(project) {
        #expect(digest == old[file] || digest == new[file])
      }
      #expect(project.files().count == 16)
    }
    #expect(try project.run("approve") == 0)
    #expect(try digests(project) == new)
    // What the killed ones left is swept away.
    let names = FileManager.default.enumerator(atPath: project.goldens)?.compactMap {
      $0 as? String
    }
    #expect(names?.contains { $0.hasSuffix(".part") } == false)
  }

  /// The rounds of `Tools/test-kills`, a few of them: after each kill also what a loss of power would leave.
  @Test func aLossOfPowerLosesNothing() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", Repository.root.appendingPathComponent("Tools/test-kills").path, "--rounds", "4",
      "--widgets", GoldenProject.executable,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
    #expect(text.hasSuffix("nothing lost\n"), "\(text)")
  }

  @Test func aKilledGalleryLeavesNoBrokenFile() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    let options = try fixture(project, "") + ["--format", "png,svg"]
    for moment in moments(20, within: 0.6) {
      try kill(project, ["gallery"] + options, after: moment)
      let files = FileManager.default.enumerator(atPath: project.root + "/output")
      while let name = files?.nextObject() as? String {
        guard name.hasSuffix(".png"), !name.contains("/.") else { continue }
        let bytes = FileManager.default.contents(atPath: "\(project.root)/output/\(name)")
        #expect(bytes?.suffix(8).starts(with: Data("IEND".utf8)) == true, "\(name) isn't whole")
      }
    }
  }
}
