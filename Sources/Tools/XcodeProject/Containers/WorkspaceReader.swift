import Foundation

/// A reader of `contents.xcworkspacedata`, which Xcode writes in one form: groups with references to files, each
/// relative to its group.
struct WorkspaceReader {
  /// The files that it refers to; absolute.
  private(set) var paths: [String] = []

  /// - Parameter folder: the one that the workspace lies in; absolute.
  /// - Returns: nil where the text is no workspace's.
  init?(_ text: String, folder: String) {
    var groups: [String] = []
    var isWorkspace = false
    for tag in text.matches(of: /<(\/?)(Workspace|Group|FileRef)\b([^>]*)>/) {
      let location = tag.3.firstMatch(of: /location\s*=\s*"([^"]*)"/).map { Self.decoded($0.1) }
      switch (tag.1.isEmpty, tag.2) {
      case (true, "Workspace"): isWorkspace = true
      case (true, "Group"):
        let path = Self.path(location ?? "group:", groups.last ?? folder, folder)
        if !tag.3.hasSuffix("/") { groups.append(path) }
      case (false, "Group"): _ = groups.popLast()
      case (true, "FileRef"):
        if let location { paths.append(Self.path(location, groups.last ?? folder, folder)) }
      default: break
      }
    }
    guard isWorkspace else { return nil }
  }

  /// `group:PATH`, `container:PATH`, `absolute:PATH`
  private static func path(_ location: String, _ group: String, _ folder: String) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.count > 1 ? String(parts[1]) : location
    switch parts.first {
    case "absolute": return ProjectRoot.found(path)
    case "group": return ProjectRoot.found("\(group)/\(path)")
    default: return ProjectRoot.found("\(folder)/\(path)")
    }
  }

  private static func decoded(_ text: Substring) -> String {
    String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
      "&quot;", with: "\""
    )
    .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }
}
