import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Reads a golden's bytes.
enum GoldenBytes {
  /// The most bytes that a golden's file may have.
  static let limit = 1 << 27

  /// - Parameter count: the most bytes that are wanted; nil for all.
  /// - Returns: nil where there is no such file.
  /// - Throws: ``UnreadableGolden``.
  static func read(_ path: String, first count: Int? = nil) throws -> [UInt8]? {
    // A named pipe shall not hold the run up.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw UnreadableGolden.closed(String(cString: strerror(errno)))
    }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw UnreadableGolden.noFile
    }
    let size = Int(facts.st_size)
    guard size <= limit || count != nil else { throw UnreadableGolden.tooLarge("128 MB") }
    let wanted = min(size, count ?? size)
    var problem: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, used in
      while used < wanted {
        let count = Glibc.read(file, buffer.baseAddress! + used, wanted - used)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { problem = errno }
        guard count > 0 else { return }
        used += count
      }
    }
    guard problem == 0 else { throw UnreadableGolden.closed(String(cString: strerror(problem))) }
    return bytes
  }
}
