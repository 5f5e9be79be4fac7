import Failures
import Foundation
import Typesetting
import WidgetHost

/// A package's manifest as Swift reads it, kept by its content: Swift compiles it each time, which takes a second.
struct ManifestCache {
  /// The package's folder.
  let folder: String

  /// The folder for what Vitrine keeps of a package.
  static func kept(in folder: String) -> String { "\(folder)/.build/vitrine" }

  /// - Throws: a ``Failure``, where Swift can't read the manifest.
  func manifest() throws -> SetupManifest {
    let path = digest().map { "\(Self.kept(in: folder))/manifest-\($0).json" }
    if let path, let data = FileManager.default.contents(atPath: path),
      let manifest = try? SetupManifest(dump: data)
    {
      return manifest
    }
    let dump = try SetupManifest.dumped(in: folder)
    let manifest: SetupManifest
    do {
      manifest = try SetupManifest(dump: dump)
    } catch {
      throw Failure(
        "The output of swift package dump-package in \(folder) isn't understood: \(error)")
    }
    // A package that can't be written to is read again each time.
    if let path { try? OutputWriter.write(Array(dump), to: path) }
    return manifest
  }

  /// The digest of what the manifest depends on; nil where it asks for more than its own text.
  private func digest() -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var bytes = Array((Self.compiler() ?? "").utf8)
    for name in names.sorted() where name.hasPrefix("Package") && name.hasSuffix(".swift") {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { return nil }
      let text = String(decoding: data, as: UTF8.self)
      guard !text.contains("Context."), !text.contains("import Foundation") else { return nil }
      bytes += Array(name.utf8) + [0] + Array(data) + [0]
    }
    return SHA256.hexDigest(of: bytes)
  }

  /// The compiler that would read it, with its date.
  private static func compiler() -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    for folder in folders {
      let path = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath().path
      guard FileManager.default.isExecutableFile(atPath: path) else { continue }
      let date =
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      return "\(path) \(date?.timeIntervalSince1970 ?? 0)"
    }
    return nil
  }
}
