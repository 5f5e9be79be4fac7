import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A walk through the files of a folder and of those below it, one at a time, so that a folder of very many files needs
/// no memory. Symbolic links aren't followed.
struct FolderWalk {
  /// Absolute.
  let path: String

  /// - Parameters:
  ///   - ending: the end of the files' names, before which there is something.
  ///   - body: called with each file's path relative to the folder, in no order.
  func forEach(endingWith ending: String, _ body: (String) throws -> Void) rethrows {
    try forEach(below: "", endingWith: Array(ending.utf8), body)
  }

  /// - Parameter prefix: empty, or a relative path with a slash at its end.
  private func forEach(
    below prefix: String, endingWith ending: [UInt8], _ body: (String) throws -> Void
  ) rethrows {
    guard let folder = opendir("\(path)/\(prefix)") else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let type = entry.pointee.d_type
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let start = UnsafeRawPointer(entry).advanced(by: offset)
      let bytes = UnsafeRawBufferPointer(
        start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
      if bytes.elementsEqual([UInt8(ascii: ".")])
        || bytes.elementsEqual([UInt8(ascii: "."), UInt8(ascii: ".")])
      {
        continue
      }
      let isWanted = bytes.count > ending.count && bytes.suffix(ending.count).elementsEqual(ending)
      guard isWanted || type == DT_DIR || type == DT_UNKNOWN else { continue }
      let file = prefix + String(decoding: bytes, as: UTF8.self)
      if isFolder(file, type) {
        try forEach(below: file + "/", endingWith: ending, body)
      } else if isWanted {
        try body(file)
      }
    }
  }

  private func isFolder(_ file: String, _ type: UInt8) -> Bool {
    if type != DT_UNKNOWN { return type == DT_DIR }
    // Some file systems don't say.
    var facts = stat()
    return lstat("\(path)/\(file)", &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}
