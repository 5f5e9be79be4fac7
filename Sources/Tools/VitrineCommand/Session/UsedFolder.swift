import Failures
import Foundation
import WidgetHost

/// A folder that a verb reads or writes as a whole: no other run writes to it meanwhile.
struct UsedFolder {
  /// The path as given: relative to the current folder.
  var path: String
  /// Whether the verb writes there; it is made then.
  var isWritten = true

  /// The rights to use folders, in their order, each once.
  static func lock(_ folders: [UsedFolder]) throws -> [FolderLock] {
    var seen: Set<String> = []
    return try folders.compactMap { folder in
      let path = URL(fileURLWithPath: folder.path, isDirectory: true).resolvingSymlinksInPath().path
      guard seen.insert(path).inserted else { return nil }
      if folder.isWritten { try asUsage { _ = try OutputWriter.makeFolder(path) } }
      return FolderLock(path, isShared: !folder.isWritten) { note in
        FileHandle.standardError.write(Data((PlainText.line(note) + "\n").utf8))
      }
    }
  }
}
