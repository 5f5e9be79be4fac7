import Foundation
import InstalledFiles
import Typesetting

/// The check of an installed Swift SDK: whether its files are those that were packed, and whether another one that
/// is installed as well can be taken for it.
struct BundleCheck {
  /// The folder of the SDK in its bundle.
  let root: URL

  /// The list of the files with a SHA-256 of each, as `sha256sum` writes it.
  static let list = "share/vitrine/files.sha256"

  private static let repair =
    "Install it again: swift sdk remove vitrine, then swift sdk install FILE."

  /// One sentence or two each, with what to do; empty where all is well.
  func problems(installed folders: [URL] = Self.folders) -> [String] {
    (damage.map { [$0] } ?? []) + others(in: folders)
  }

  /// The compiler that the modules were made with, such as `6.3.1`.
  var compiler: String {
    let text = try? String(
      contentsOf: root.appendingPathComponent("share/vitrine/compiler"), encoding: .utf8)
    return text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "unknown"
  }

  // MARK: Files

  private var damage: String? {
    let list = root.appendingPathComponent(Self.list)
    guard let text = try? String(contentsOf: list, encoding: .utf8), !text.isEmpty else {
      return "The Swift SDK in \(root.path) is incomplete: it has no \(Self.list). \(Self.repair)"
    }
    var missing: [String] = [], different: [String] = []
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[1].drop { $0 == " " }
      switch SHA256.hexDigest(ofFileAt: root.appendingPathComponent(String(name)).path) {
      case nil: missing.append(String(name))
      case String(parts[0]): break
      default: different.append(String(name))
      }
    }
    let found = [
      Self.sentence("lacks", missing), Self.sentence("has other contents in", different),
    ].compactMap { $0 }
    if found.isEmpty { return nil }
    return "The Swift SDK in \(root.path) \(found.joined(separator: " and ")). \(Self.repair)"
  }

  private static func sentence(_ verb: String, _ names: [String]) -> String? {
    guard let first = names.first else { return nil }
    return names.count == 1
      ? "\(verb) \(first)" : "\(verb) \(first) and \(names.count - 1) files more"
  }

  // MARK: Other SDKs

  /// The folders that the package manager looks for Swift SDKs in.
  static var folders: [URL] {
    let home = FileManager.default.homeDirectoryForCurrentUser
    return [".swiftpm/swift-sdks", ".config/swiftpm/swift-sdks"].map {
      home.appendingPathComponent($0, isDirectory: true)
    }
  }

  private struct Description: Decodable {
    struct Artifact: Decodable { var version: String? }
    var artifacts: [String: Artifact]
  }

  private func others(in folders: [URL]) -> [String] {
    let own = root.deletingLastPathComponent().resolvingSymlinksInPath().path
    return folders.flatMap { folder -> [String] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().compactMap { name in
        let bundle = folder.appendingPathComponent(name).resolvingSymlinksInPath()
        guard name.hasSuffix(".artifactbundle"), bundle.path != own,
          let data = try? Data(contentsOf: bundle.appendingPathComponent("info.json")),
          let description = try? JSONDecoder().decode(Description.self, from: data),
          let artifact = description.artifacts["vitrine"]
        else { return nil }
        return
          "Another Swift SDK named vitrine (\(artifact.version ?? "of no version")) is installed in "
          + "\(bundle.path), and --swift-sdk vitrine may mean either. Remove that folder or this one, "
          + "\(own)."
      }
    }
  }
}
