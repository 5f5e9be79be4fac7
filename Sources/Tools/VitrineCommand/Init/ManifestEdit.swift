import Foundation
import WidgetHost

/// The addition of a test target to a package's manifest, where that is safe: Swift reads the same from
/// the new text as from the old, and the target.
struct ManifestEdit {
  let target: String
  /// The target's lines in a manifest, without indentation.
  let lines: [String]

  /// - Parameters:
  ///   - target: the test target.
  ///   - tested: the target whose widgets it tests.
  ///   - package: Vitrine's name in the manifest; nil where the SDK has the module for tests.
  init(target: String, tested: String, package: String?) {
    self.target = target
    guard let package else {
      lines = [".testTarget(name: \"\(target)\", dependencies: [\"\(tested)\"])"]
      return
    }
    lines = [
      ".testTarget(",
      "  name: \"\(target)\",",
      "  dependencies: [\"\(tested)\", .product(name: \"VitrineTesting\", package: \"\(package)\")])",
    ]
  }

  enum Outcome: Hashable {
    case isThere
    /// The manifest's new text.
    case text(String)
    /// An edit that must be made by hand.
    case unsafe
  }

  /// - Parameter dump: of the manifest as it is.
  func outcome(_ manifest: SetupManifest, dump: Data, in folder: String) -> Outcome {
    if manifest.targets.contains(where: { $0.name == target }) { return .isThere }
    guard let data = FileManager.default.contents(atPath: "\(folder)/Package.swift"),
      let edited = ManifestText(String(decoding: data, as: UTF8.self)).adding(target: lines),
      addsOnlyTheTarget(edited, dump, folder)
    else { return .unsafe }
    return .text(edited)
  }

  /// Whether Swift reads the new text as the old one with the target.
  private func addsOnlyTheTarget(_ edited: String, _ dump: Data, _ folder: String) -> Bool {
    // Beside the package, so that relative paths lead where they did.
    let parent = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
      .deletingLastPathComponent().path
    let probe = "\(parent)/.vitrine-init-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: probe) }
    do {
      try OutputWriter.write(Array(edited.utf8), to: "\(probe)/Package.swift")
      let new = try SetupManifest.dumped(in: probe)
      guard var read = try JSONSerialization.jsonObject(with: new) as? [String: Any],
        let old = try JSONSerialization.jsonObject(with: dump) as? [String: Any],
        var targets = read["targets"] as? [[String: Any]],
        let added = targets.firstIndex(where: { $0["name"] as? String == target }),
        targets.remove(at: added)["type"] as? String == "test"
      else { return false }
      read["targets"] = targets
      let location = ["packageKind"]
      let moved = Self.moved(read.filter { !location.contains($0.key) }, from: probe, to: folder)
      return NSDictionary(dictionary: moved as? [String: Any] ?? [:])
        .isEqual(to: old.filter { !location.contains($0.key) })
    } catch {
      return false
    }
  }

  /// JSON whose paths within one folder are within another.
  private static func moved(_ json: Any, from old: String, to new: String) -> Any {
    switch json {
    case let text as String where text == old || text.hasPrefix(old + "/"):
      new + text.dropFirst(old.count)
    case let list as [Any]: list.map { moved($0, from: old, to: new) }
    case let object as [String: Any]: object.mapValues { moved($0, from: old, to: new) }
    default: json
    }
  }
}
