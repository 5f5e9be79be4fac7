import Foundation
import Testing
import WidgetHost

@testable import VitrineCommand

/// Small pictures of a gallery, and which runs remove them.
@Suite(.blocking) struct SmallPicturesTests {
  private let project: GoldenProject
  private let product = ProductExecutable(name: "FixtureWidgets", path: GoldenProject.executable)

  init() throws { project = try GoldenProject() }

  /// The files of each frame that a run made, by its manifest.
  private func frames(
    above limit: Int?, edits: String = "", _ arguments: [String] = []
  ) throws -> [[String: String]] {
    let edit = project.root + "/edits.json"
    try Data(#"{"group.example.edits": {"defaults": {"edit": "\#(edits)"}}}"#.utf8)
      .write(to: URL(fileURLWithPath: edit))
    let verb = try parsed(
      GalleryVerb.self,
      [
        "--kind", "edited", "--family", "systemSmall", "--appearance", "light", "--quiet",
        "--out", project.root + "/output", "--app-group", edit,
      ] + arguments)
    let written = try WrittenFrames.make(
      [product], verb.frames, verb.run, owner: "FixtureWidgets gallery", formats: [.png],
      explanation: .script, smallPicturesAbove: limit)
    return written.report.manifest.frames.map(\.files)
  }

  /// The names of the files of frames in the output, sorted.
  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: project.root + "/output/frames/edited/systemSmall"
    ).sorted()
  }

  private static func names(_ endings: [String], scale: String) -> [String] {
    ["placeholder", "snapshot", "timeline-000", "timeline-001"].flatMap { phase in
      endings.map { "\(phase)@\(scale).\($0)" }
    }
  }

  @Test(arguments: ["3", "2.5"])
  func aLaterRunWithoutThemRemovesThem(scale: String) throws {
    defer { project.remove() }
    let with = try frames(above: 0, ["--scale", scale])
    #expect(with.count == 4)
    #expect(
      with.compactMap { $0["small.png"] }.sorted()
        == Self.names(["small.png"], scale: scale + "x").map { "frames/edited/systemSmall/\($0)" })
    #expect(
      try names() == Self.names(["explain.js", "png", "small.png"], scale: scale + "x"))
    let without = try frames(above: nil, ["--scale", scale])
    #expect(without.count == 4)
    #expect(without.compactMap { $0["small.png"] } == [])
    #expect(try names() == Self.names(["explain.js", "png"], scale: scale + "x"))
  }

  /// Three planned frames, since a timeline is one, whatever it holds.
  @Test func aTimelineIsCountedOnce() throws {
    defer { project.remove() }
    #expect(try frames(above: 3).compactMap { $0["small.png"] } == [])
    #expect(try frames(above: 2).compactMap { $0["small.png"] }.count == 4)
  }

  @Test func aFrameThatFailsKeepsAllItsFiles() throws {
    defer { project.remove() }
    #expect(try frames(above: 0).count == 4)
    #expect(try frames(above: 0, edits: "broken").count == 3)
    #expect(try names() == Self.names(["explain.js", "png", "small.png"], scale: "3x"))
  }
}
