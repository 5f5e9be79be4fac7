import Foundation
import TestSupport
import Testing
import WidgetHost

@testable import VitrineCommand

/// Verbs that write to one folder, in every order: none removes what another wrote.
@Suite(.blocking) struct VerbsInOneFolderTests {
  private let command = CommandLineTool(program: "FixtureWidgets") {
    [ProductExecutable(name: "FixtureWidgets", path: GoldenProject.executable)]
  }

  /// The files below a folder.
  private func files(_ folder: String) -> Set<String> {
    Set(
      (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        .filter { URL(fileURLWithPath: "\(folder)/\($0)").hasDirectoryPath == false })
  }

  /// Each chooses other frames than the others do. With the second half each runs before and after each other.
  @Test func noVerbRemovesWhatAnotherWrote() throws {
    let scratch = try ScratchFolder("verbs")
    let small = ["--kind", "edited", "--family", "systemSmall", "--appearance", "light"]
    let verbs: [[String]] = [
      ["gallery", "--format", "png,svg"] + small,
      ["render", "--format", "png", "--phase", "snapshot", "--kind", "edited"],
      ["audit", "--kind", "edited", "--family", "systemMedium", "--appearance", "dark"],
      ["timeline", "--hours", "1", "--kind", "edited", "--family", "systemSmall"],
      ["record", "--phase", "snapshot", "--goldens", scratch.path + "/Goldens"] + small,
      ["verify", "--phase", "snapshot", "--goldens", scratch.path + "/Goldens"] + small,
    ]
    var seen: Set<String> = []
    for verb in verbs + verbs.reversed() {
      #expect([0, 1].contains(command.run(verb + ["--out", scratch.path, "--quiet"])), "\(verb)")
      let now = files(scratch.path)
      #expect(seen.subtracting(now).sorted() == [], "\(verb[0]) removed files")
      seen = now
    }
    #expect(seen.contains("frames/edited/systemSmall/snapshot@3x.svg"))
    #expect(seen.contains("frames/edited/systemMedium/snapshot~dark@3x.png"))
    #expect(seen.contains("timeline/index.html") && seen.contains("report/index.html"))
  }

  @Test func anotherChoiceLeavesFramesAndAShorterTimelineDoesNot() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    let out = project.root + "/output"
    func render(_ edits: String, _ family: String) throws -> Int32 {
      let file = project.root + "/edits.json"
      try Data(#"{"group.example.edits": {"defaults": {"edit": "\#(edits)"}}}"#.utf8)
        .write(to: URL(fileURLWithPath: file))
      return command.run([
        "render", "--kind", "edited", "--family", family, "--appearance", "light", "--quiet",
        "--out", out, "--app-group", file,
      ])
    }
    let last = "frames/edited/systemSmall/timeline-001@3x.png"
    #expect(try render("", "systemSmall") == 0)
    #expect(try render("", "systemMedium") == 0)
    #expect(files(out).contains(last))
    // The widget makes one entry less.
    #expect(try render("shorter", "systemSmall") == 0)
    #expect(!files(out).contains(last))
    #expect(files(out).contains("frames/edited/systemMedium/timeline-001@3x.png"))
  }

  @Test func aUsageErrorLeavesFoldersAsTheyWere() throws {
    let scratch = try ScratchFolder("usage")
    func run(_ name: String) -> Int32 {
      command.run(["render", "--kind", "nothing", "--quiet", "--out", "\(scratch.path)/\(name)"])
    }
    func exists(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: "\(scratch.path)/\(path)")
    }
    #expect(run("new") == 2)
    #expect(!exists("new/frames"))
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/empty/frames", withIntermediateDirectories: true)
    #expect(run("empty") == 2)
    #expect(exists("empty/frames"))
    try scratch.write("old", to: "full/frames/old.png")
    #expect(run("full") == 2)
    #expect(exists("full/frames/old.png"))
  }

  @Test func aSecondRunWaitsForTheFirst() throws {
    let scratch = try ScratchFolder("waiting")
    var lock = FolderLock(scratch.path, isShared: false) { _ in }
    #expect(lock != nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: GoldenProject.executable)
    process.arguments = [
      "render", "--kind", "edited", "--family", "systemSmall", "--phase", "snapshot", "--quiet",
      "--out", scratch.path,
    ]
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let note = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
    #expect(note.hasPrefix("note: another run (process \(getpid())) is using \(scratch.path)."))
    #expect(process.isRunning)
    #expect(files(scratch.path).isEmpty)
    lock = nil
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(files(scratch.path).contains("frames/edited/systemSmall/snapshot@3x.png"))
  }

  /// The command in README: the placements add devices that the command doesn't name, and no preview fails on them.
  @Test func previewsAreDrawnWhereAPlacementsDeviceHasThem() throws {
    let scratch = try ScratchFolder("previews")
    let options = [
      "render", "--phase", "preview", "--kind", "well-behaved", "--family", "systemSmall",
      "--appearance",
      "light", "--quiet", "--out", scratch.path,
    ]
    #expect(command.run(options + ["--placement", "homeScreen,complication"]) == 0)
    let manifest = try JSONDecoder().decode(
      Manifest.self, from: Data(contentsOf: scratch.url.appendingPathComponent("manifest.json")))
    #expect(manifest.frames.allSatisfy { $0.device == "iPhone 16" && $0.family == "systemSmall" })
    #expect(!manifest.frames.isEmpty)
    #expect(
      Set(manifest.skipped.map(\.reason)).contains { $0.hasSuffix("has no systemSmall") })
    // A device that the command names is reported.
    #expect(command.run(options + ["--device", "Apple Watch 45mm"]) == 4)
  }

  private struct Manifest: Decodable {
    struct Frame: Decodable { var device: String, family: String }
    struct Skipped: Decodable { var what: String, reason: String }
    var frames: [Frame]
    var skipped: [Skipped]
  }
}
