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
    let ending = "." + format.pathExtension
    return files { $0.hasSuffix(ending) && $0.utf8.count > ending.utf8.count }.map {
      String($0.dropLast(ending.utf8.count))
    }
  }

  /// Bytes of all that are different: equal files are one in git and in archives.
  package func sizes() -> [(id: String, bytes: Int)] {
    var seen: Set<String> = []
    return ids().map { id in
      let file = "\(path)/\(id).\(format.pathExtension)"
      let size = (try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int) ?? 0
      let head = (try? GoldenReader.header(of: file, format: format)) ?? nil
      let name = head.map { "\($0.pixels) \($0.layout) \(size)" } ?? id
      return (id, seen.insert(name).inserted ? size : 0)
    }
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
    // The name, the writer's number and another: `.snapshot@3x.png.81-0.part`. A person's `.movie.part` is none.
    files { $0.hasSuffix(".part") && $0.wholeMatch(of: /\..+\.\d+(-\d+)?\.part/) != nil }
      .map { "\(path)/\($0)" }
  }

  /// The paths of files in the folder and those below it, relative to it, sorted.
  ///
  /// - Parameter isWanted: chooses by the name.
  private func files(_ isWanted: (Substring) -> Bool) -> [String] {
    guard let files = FileManager.default.enumerator(atPath: path) else { return [] }
    var found: [String] = []
    while let file = files.nextObject() as? String {
      let name = file.lastIndex(of: "/").map { file[file.index(after: $0)...] } ?? file[...]
      if isWanted(name) { found.append(file) }
    }
    return found.sorted()
  }
}
