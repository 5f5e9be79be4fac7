import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A path as a project of Xcode states it. A Mac's file system finds a file whose name differs in case, or in how a
/// letter with a mark is encoded; here the name on disk has to be found.
enum MacPath {
  /// The path of what a Mac would find: the same path where something is there or nothing fits.
  ///
  /// - Parameter path: absolute, without `.` and `..`.
  static func onDisk(_ path: String) -> String {
    if isThere(path) { return path }
    var found = ""
    for part in path.split(separator: "/") {
      let next = "\(found)/\(part)"
      if isThere(next) {
        found = next
      } else if let name = name(like: part, in: found.isEmpty ? "/" : found) {
        found += "/\(name)"
      } else {
        return path
      }
    }
    return found
  }

  /// The name on disk, the first in order where several differ in case only.
  private static func name(like part: Substring, in folder: String) -> String? {
    let wanted = folded(String(part))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { folded($0) == wanted }.min()
  }

  private static func folded(_ name: String) -> String {
    name.precomposedStringWithCanonicalMapping.lowercased()
  }

  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }
}
