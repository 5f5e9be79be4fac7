import Failures
import Foundation
import SwiftSource

/// The reader of packages' manifests: the package manager evaluates each once, and again where it changed.
struct ManifestReader: Sendable {
  /// The folder for what was evaluated.
  let cache: String

  /// - Parameter folder: that of a package.
  func manifest(in folder: String) throws(Failure) -> PackageManifest {
    let stamp = FileStamp.of(Self.files(in: folder))
    let file = "\(cache)/\(stamp).json"
    if let manifest = Self.decoded(FileManager.default.contents(atPath: file)) { return manifest }
    try BuiltFile.makeFolder(cache)
    let run = try Compiler.run(
      [
        "swift", "package", "--package-path", folder, "--scratch-path", "\(cache)/scratch",
        "--cache-path", "\(cache)/scratch", "dump-package",
      ], in: cache)
    let data = Data(run.output.utf8)
    guard run.status == 0, let manifest = Self.decoded(data) else {
      let message = run.errors.split(whereSeparator: \.isNewline).first { $0.contains("error:") }
      throw Failure(
        "The package's manifest can't be read: \(PlainText.line(String(message ?? "no message"))).",
        at: folder)
    }
    try BuiltFile.write(data, to: file)
    return manifest
  }

  /// `Package.swift`, and those for versions of the tools.
  private static func files(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  private static func decoded(_ data: Data?) -> PackageManifest? {
    data.flatMap { try? JSONDecoder().decode(PackageManifest.self, from: $0) }
  }
}
