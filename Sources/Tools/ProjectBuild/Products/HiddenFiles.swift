import Foundation
import XcodeProject

/// The Swift files of a target that its repository doesn't hold: those that the project names and that aren't there,
/// and those that Git ignores by name, as files with keys are.
struct HiddenFiles {
  /// The names of the files, without their folders; in order.
  let names: [String]

  init(of target: XcodeTarget) {
    let missing = target.missing.filter { $0.kind == .swift }.map { Self.name($0.path) }
    let folders = Set([target.root.path, (target.project as NSString).deletingLastPathComponent])
    let ignored = folders.sorted().flatMap { folder in
      let list = FileManager.default.contents(atPath: "\(folder)/.gitignore") ?? Data()
      return Self.ignored(String(decoding: list, as: UTF8.self))
    }
    let there = Set(target.swiftFiles.map(Self.name))
    names = Set(missing + ignored).subtracting(there).sorted()
  }

  /// The Swift files that a list of ignored files names without wildcards in their names.
  static func ignored(_ list: String) -> [String] {
    list.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.hasPrefix("#") && !$0.hasPrefix("!") && $0.hasSuffix(".swift") }
      .map(Self.name)
      .filter { !$0.contains { "*?[".contains($0) } }
  }

  private static func name(_ path: String) -> String { (path as NSString).lastPathComponent }
}
