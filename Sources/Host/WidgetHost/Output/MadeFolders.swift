import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// The folders that this process made for files which may not come.
enum MadeFolders {
  /// Absolute paths.
  private static let paths = Mutex<Set<String>>([])

  /// Makes a folder, if it can be made.
  static func make(_ folder: String) {
    if (try? OutputWriter.makeFolder(folder)) == true {
      _ = paths.withLock { $0.insert(whole(folder)) }
    }
  }

  /// Removes a folder if it was made here and is empty.
  static func removeIfEmpty(_ folder: String) {
    if paths.withLock({ $0.remove(whole(folder)) }) != nil { rmdir(folder) }
  }

  private static func whole(_ path: String) -> String {
    URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.path
  }
}

extension OutputSpec {
  /// Removes the folders in the output folder that this process made and that are empty: they are made before it is
  /// known whether there is a frame to make.
  package func removeEmptyFolders() {
    for folder in ownFolders { MadeFolders.removeIfEmpty(folder) }
  }
}
