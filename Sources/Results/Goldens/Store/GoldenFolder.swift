import DisplayList
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A folder of goldens in one format.
package struct GoldenFolder: Hashable, Sendable {
  /// Absolute.
  package let path: String
  package let format: GoldenFormat

  package init(_ path: String, format: GoldenFormat) {
    self.path = path
    self.format = format
  }

  /// The same folder, for what it holds in the other format.
  package var other: GoldenFolder {
    GoldenFolder(path, format: format == .png ? .digest : .png)
  }

  /// The file is a golden that this program, or another version of it, wrote.
  package func isGolden(_ id: String) -> Bool {
    do {
      return try GoldenReader.header(of: "\(path)/\(id).\(format.pathExtension)", format: format)
        != nil
    } catch {
      return false
    }
  }

  /// The names of the frames that have a golden, sorted; empty where the folder isn't there.
  package func ids() -> [String] {
    var ids: [String] = []
    forEachID { ids.append($0) }
    return ids.sorted()
  }

  /// - Parameter body: called with the name of each frame that has a golden, in no order. It must not remove goldens, since
  ///   their folder is still being read.
  package func forEachID(_ body: (String) throws -> Void) rethrows {
    let ending = "." + format.pathExtension
    try FolderWalk(path: path).forEach(endingWith: ending) { file in
      try body(String(file.dropLast(ending.utf8.count)))
    }
  }

  /// Bytes of all goldens, equal ones counted each.
  package var byteCount: Int {
    var count = 0
    forEachID { count += byteCount(of: $0) }
    return count
  }

  private func byteCount(of id: String) -> Int {
    var facts = stat()
    return stat("\(path)/\(id).\(format.pathExtension)", &facts) == 0 ? Int(facts.st_size) : 0
  }

  /// Bytes of all goldens that are different, by the folders of the frames: equal files are one in git and in archives.
  package func byteCounts() -> [String: Int] {
    var seen: Set<Digest> = []
    var counts: [String: Int] = [:]
    for id in ids() {
      let size = byteCount(of: id)
      let file = "\(path)/\(id).\(format.pathExtension)"
      let head = (try? GoldenReader.header(of: file, format: format)) ?? nil
      var content = DigestHasher()
      content.add(head.map { "\($0.pixels) \($0.layout) \(size)" } ?? id)
      guard seen.insert(content.finish()).inserted else { continue }
      let folder = id.lastIndex(of: "/").map { String(id[..<$0]) } ?? ""
      counts[folder, default: 0] += size
    }
    return counts
  }

  /// Removes a golden, and the folders that it leaves empty.
  /// - Throws: ``GoldenProblem``, where it can't be removed.
  package func remove(_ id: String) throws {
    let file = "\(path)/\(id).\(format.pathExtension)"
    guard unlink(file) == 0 || errno == ENOENT else {
      throw GoldenProblem("\(file) can't be removed: \(String(cString: strerror(errno))).")
    }
    var folder = id.split(separator: "/").dropLast()
    while !folder.isEmpty, rmdir("\(path)/\(folder.joined(separator: "/"))") == 0 {
      folder = folder.dropLast()
    }
  }

  /// The absolute paths of the files in the folder that were being written when a run was killed, or still are.
  package var partFiles: [String] {
    var files: [String] = []
    // The name, the writer's number and another: `.snapshot@3x.png.81-0.part`. A person's `.movie.part` is none.
    FolderWalk(path: path).forEach(endingWith: ".part") { file in
      let name = file.lastIndex(of: "/").map { file[file.index(after: $0)...] } ?? file[...]
      if name.wholeMatch(of: /\..+\.\d+(-\d+)?\.part/) != nil { files.append("\(path)/\(file)") }
    }
    return files.sorted()
  }
}
