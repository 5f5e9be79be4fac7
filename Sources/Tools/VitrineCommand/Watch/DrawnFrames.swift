import Diagnostics
import Foundation

/// The frames of a run of `gallery`, and those of them that are new.
struct DrawnFrames: Equatable {
  var count: Int
  var changed: [DrawnFrame]
  /// Seconds.
  var duration: Double
  /// The frames' failures.
  var problems: [String] = []
  /// The diagnostics of the frames by their codes.
  var diagnostics: [DiagnosticGroup] = []

  /// - Parameter isFirst: nothing was there to compare with.
  func summary(isFirst: Bool) -> String {
    let frames = "\(count) frame\(count == 1 ? "" : "s") in \(Stopwatch.text(duration)) s"
    if isFirst { return frames }
    return changed.isEmpty ? "\(frames), none changed" : "\(frames), \(changed.count) changed"
  }

  /// The frames that a manifest lists; empty where it can't be read.
  static func frames(in manifest: String) -> [DrawnFrame] {
    struct Manifest: Decodable { var frames: [DrawnFrame] }
    guard let data = FileManager.default.contents(atPath: manifest),
      let read = try? JSONDecoder().decode(Manifest.self, from: data)
    else { return [] }
    return read.frames
  }

  /// The diagnostics that a manifest lists; empty where it can't be read.
  static func diagnostics(in manifest: String) -> [DiagnosticGroup] {
    struct Manifest: Decodable { var diagnostics: [DiagnosticGroup] }
    guard let data = FileManager.default.contents(atPath: manifest) else { return [] }
    return (try? JSONDecoder().decode(Manifest.self, from: data).diagnostics) ?? []
  }

  /// The lines on warnings that weren't there the last time, and the number of those that were.
  static func news(of new: [DiagnosticGroup], since old: [DiagnosticGroup]) -> [String] {
    let known = Set(old.flatMap(\.messages).map(\.text))
    let warnings = DiagnosticSummary(groups: new.filter { $0.level == .warning })
    let fresh = warnings.groups.filter { group in
      group.messages.contains { !known.contains($0.text) }
    }
    let rest = warnings.groups.count - fresh.count
    return DiagnosticSummary(groups: fresh).lines()
      + (rest == 0 ? [] : ["\(rest) \(rest == 1 ? "warning" : "warnings") as before"])
  }

  /// The frames of `new` that `old` hasn't, or has with other digests.
  static func changed(_ new: [DrawnFrame], since old: [DrawnFrame]) -> [DrawnFrame] {
    let digests = Dictionary(
      old.map { ($0.id, $0.digest) }, uniquingKeysWith: { first, _ in first })
    return new.filter { digests[$0.id] != $0.digest }
  }
}
