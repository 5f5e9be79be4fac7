import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A folder of the tool's answers about files, so that unchanged files aren't parsed again by a later run.
package struct KnownAnswers: Sendable {
  package let folder: String

  /// - Parameter folder: It is made with the first answer; where that fails, nothing is kept.
  package init(folder: String) { self.folder = folder }

  /// The path of an answer's file.
  func file(_ arguments: [String], _ files: [String], tool: String) -> String {
    "\(folder)/\(FileStamp.of([tool] + files, and: arguments)).json"
  }

  /// - Returns: nil where the answer isn't known.
  func answer(_ file: String) -> Data? {
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    // Used now, so that it isn't old.
    utimensat(AT_FDCWD, file, nil, 0)
    return data
  }

  func keep(_ answer: Data, _ file: String) {
    let manager = FileManager.default
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard (try? answer.write(to: URL(fileURLWithPath: file), options: .atomic)) != nil else {
      return
    }
    removeOld()
  }

  /// Removes what no run has used for a week.
  private func removeOld() {
    let now = time(nil)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let path = "\(folder)/\(name)"
      var status = stat()
      if lstat(path, &status) == 0, now - status.st_mtim.tv_sec > Self.week { unlink(path) }
    }
  }

  private static let week = 7 * 86_400
}
