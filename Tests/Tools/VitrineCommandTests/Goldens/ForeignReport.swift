import Foundation
import Goldens
import WidgetHost

@testable import VitrineCommand

/// A report's folder as somebody else may have made it, in a folder that is removed afterwards.
struct ForeignReport {
  static let id = "Steps/systemSmall/snapshot@3x"
  /// A PNG of one pixel.
  static let picture =
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNQ"
        + "Slv1HwAEEgIyib5anQAAAABJRU5ErkJggg==") ?? Data()
  /// The picture's, as `sha256sum` says it.
  private static let digest = "65ef7d7539492e4aac75634e4fb1f0c0b399c5440e7ad21198df4212995fd43c"

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
      try OutputWriter.write([UInt8](Self.picture), to: "\(folder)/\(golden)")
    }
    let text = json(String(decoding: try report.json(), as: UTF8.self))
    try OutputWriter.write(Array(text.utf8), to: folder + "/report.json")
    try OutputWriter.write([UInt8](Self.picture), to: root + "/secret.png")
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

  func data(_ name: String) -> Data? {
    FileManager.default.contents(atPath: "\(root)/\(name)")
  }

  func text(_ name: String) -> String? { data(name).map { String(decoding: $0, as: UTF8.self) } }

  func link(_ name: String, to target: String) throws {
    let path = "\(root)/\(name)"
    try OutputWriter.makeFolder((path as NSString).deletingLastPathComponent)
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }
}
