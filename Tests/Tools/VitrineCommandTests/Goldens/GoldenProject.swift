import Foundation
import Goldens
import TestSupport
import WidgetHost

@testable import VitrineCommand

/// A project with goldens in a folder of its own: the fixture widget whose source is edited.
struct GoldenProject {
  let root = NSTemporaryDirectory() + "vitrine-goldens-" + UUID().uuidString
  var kind = "edited"

  var goldens: String { root + "/Goldens" }
  var report: String { root + "/output/report" }

  init() throws {
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(atPath: root) }

  private let command = CommandLineTool(program: "FixtureWidgets") {
    [ProductExecutable(name: "FixtureWidgets", path: GoldenProject.executable)]
  }

  static let executable = Repository.built("FixtureWidgets")

  /// - Parameter edits: made to the widget's source, by their names.
  func run(_ verb: String, edits: String = "", _ arguments: [String] = []) throws -> Int32 {
    let frames = ["record", "verify", "prune"].contains(verb)
    return command.run(
      [verb] + arguments + ["--goldens", goldens, "--out", root + "/output"]
        + (frames
          ? ["--quiet", "--kind", kind, "--app-group", try fixture(edits)] : []))
  }

  private func fixture(_ edits: String) throws -> String {
    let file = root + "/edits.json"
    try Data(#"{"group.example.edits": {"defaults": {"edit": "\#(edits)"}}}"#.utf8)
      .write(to: URL(fileURLWithPath: file))
    return file
  }

  func verified() throws -> VerifyReport {
    let data = try Data(contentsOf: URL(fileURLWithPath: report + "/report.json"))
    return try JSONDecoder().decode(VerifyReport.self, from: data)
  }

  func entries() throws -> [VerifyReport.Entry] { try verified().entries }

  func notes() throws -> [String] { try verified().remarks }

  func entry(_ id: String) throws -> VerifyReport.Entry? { try entries().first { $0.id == id } }

  /// The statuses of the frames that aren't identical, by name.
  func differences() throws -> [String: FrameStatus] {
    Dictionary(
      uniqueKeysWithValues: try entries().filter { $0.status != .identical }
        .map { ($0.id, $0.status) })
  }

  /// Paths below the goldens' folder, sorted.
  func files() -> [String] {
    (FileManager.default.enumerator(atPath: goldens)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".png") || $0.hasSuffix(".json") }.sorted()
  }

  func bytes(_ file: String) -> Data? {
    FileManager.default.contents(atPath: "\(goldens)/\(file)")
  }
}
