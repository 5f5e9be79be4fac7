import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The folder outside of which nothing of a project is read: that of its repository, or the one given.
package struct ProjectRoot: Hashable, Sendable {
  /// Absolute, without symbolic links.
  package let path: String

  /// - Parameter folder: one that is there.
  package init(_ folder: String) { path = Self.resolved(folder) ?? folder }

  /// The root of a project in a folder: the nearest folder above it with `.git`; without one, as in a downloaded
  /// archive, the highest of a few above it that has what lies at the top of repositories; else the folder itself.
  package init(ofProjectIn folder: String) {
    let start = Self.resolved(folder) ?? folder
    var above = start
    var top = start
    var levels = 0
    while above != "/", !above.isEmpty {
      if Self.has([".git"], above) {
        self.init(above)
        return
      }
      if levels < Self.levelsWithoutGit, Self.has(Self.topFiles, above) { top = above }
      levels += 1
      above = (above as NSString).deletingLastPathComponent
    }
    self.init(top)
  }

  private static let levelsWithoutGit = 5
  private static let topFiles = [
    ".gitignore", ".github", ".gitattributes", "LICENSE", "LICENSE.md", "LICENSE.txt",
    "package.json", "pubspec.yaml",
  ]

  private static func has(_ names: [String], _ folder: String) -> Bool {
    names.contains { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
  }

  /// Whether a path that is there lies inside, with its links followed.
  package func contains(_ file: String) -> Bool {
    guard let resolved = Self.resolved(file) else { return false }
    return resolved == path || resolved.hasPrefix(path == "/" ? "/" : path + "/")
  }

  /// - Returns: nil where nothing is there.
  static func resolved(_ path: String) -> String? {
    guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The path with `.` and `..` taken out, links not followed: as it is shown.
  package static func standardized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path of a file that a project names, without `.` and `..`, as it is on disk.
  static func found(_ path: String) -> String { MacPath.onDisk(standardized(path)) }

  /// The result of looking for a file.
  enum Presence { case inside, outside, absent }

  func presence(of path: String) -> Presence {
    guard Self.resolved(path) != nil else { return .absent }
    return contains(path) ? .inside : .outside
  }

  func outside(_ path: String) -> ProjectProblem {
    ProjectProblem(
      .outside, "It leads outside \(self.path), and isn't read.", at: path,
      remedy: "Name a folder that holds both by --project-root.")
  }
}
