import Foundation
import Goldens
import WidgetHost

@testable import VitrineCommand

/// A report's folder as somebody else may have made it, in a folder that is removed afterwards.
struct ForeignReport {
  static let id = "Steps/systemSmall/snapshot@3x"
  static let picture: [UInt8] = Array("a picture".utf8)
  /// Of the picture, as `sha256sum` says it.
  private static let digest = "92b2fa58028958317e408bd84ecfa70f5ee35b121991dbc232c49d166353708b"

  /// The folder around the report, its goldens, and a secret beside them.
  let root: String
  let name: String
  var report: VerifyReport

  var out: String { "\(root)/\(name)" }
  var goldens: String { root + "/Goldens" }

  /// A report of one new frame.
  init(in root: String, _ name: String = "output", shard: VerifyReport.Shard? = nil) {
    self.root = root
    self.name = name
    report = VerifyReport(
      generator: "Vitrine 0.9.0", engine: "cairo 1.16.0", goldens: "Goldens", format: .png,
      approveCommand: "swift run Steps approve", recordCommand: "swift run Steps record")
    var entry = VerifyReport.Entry(id: Self.id, status: .new)
    if let shard { entry.id = "Steps\(shard.index)/systemSmall/snapshot@3x" }
    entry.kind = "Steps"
    entry.family = "systemSmall"
    entry.golden = "actual/\(entry.id).png"
    entry.actual = entry.golden
    entry.goldenDigest = Self.digest
    report.entries = [entry]
    report.shard = shard
  }

  /// - Parameter json: changes the file's text.
  func write(json: (String) -> String = { $0 }) throws {
    let folder = out + "/report"
    for entry in report.entries {
      guard let golden = entry.golden else { continue }
      try OutputWriter.write(Self.picture, to: "\(folder)/\(golden)")
    }
    let text = json(String(decoding: try report.json(), as: UTF8.self))
    try OutputWriter.write(Array(text.utf8), to: folder + "/report.json")
    try OutputWriter.write(Array("secret".utf8), to: root + "/secret.png")
  }

  func run(_ arguments: String...) -> Int32 {
    CommandLineTool(program: "Steps") { [] }.run(arguments)
  }

  func approve() -> Int32 { run("approve", "--goldens", goldens, "--out", out) }

  /// Below the root, relative to it.
  func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.compactMap {
      $0 as? String
    }
    return (names ?? []).filter { $0.contains(".") }.sorted()
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(root)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func link(_ name: String, to target: String) throws {
    let path = "\(root)/\(name)"
    try OutputWriter.makeFolder((path as NSString).deletingLastPathComponent)
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }
}
