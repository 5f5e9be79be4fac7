import Foundation

/// The files that change without a widget changing: those that builds and runs write, version control's
/// own, and those that editors write beside the one they save.
struct IgnoredFiles: Sendable {
  /// Whole paths.
  private let folders: Set<String>

  private static let folderNames: Set = [
    "DerivedData", "node_modules", "xcuserdata", "__pycache__",
  ]
  /// `4913` is what Vim tries whether it may write by.
  private static let fileNames: Set = ["4913", "Package.resolved"]
  private static let fileEndings = [
    "~", ".swp", ".swo", ".swx", ".tmp", ".part", ".bak", ".orig", "___jb_tmp___", "___jb_old___",
    ".crswap",
  ]

  /// - Parameter folders: whole paths, beside those that are ignored by their names.
  init(_ folders: [String]) {
    self.folders = Set(
      folders.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().standardizedFileURL.path })
  }

  /// `.build`, `.git`, `.swiftpm` and whatever else begins with a dot are among them.
  func folder(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return name.hasPrefix(".") || Self.folderNames.contains(name) || folders.contains(path)
  }

  func file(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return name.hasPrefix(".") || (name.hasPrefix("#") && name.hasSuffix("#"))
      || Self.fileNames.contains(name) || Self.fileEndings.contains { name.hasSuffix($0) }
  }
}
