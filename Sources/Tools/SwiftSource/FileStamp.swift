import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A record of files, by which it is known whether they are unchanged: their sizes and the times of their last change.
package enum FileStamp {
  /// A short text, another one for files that are others.
  package static func of(_ paths: [String], and texts: [String] = []) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    for text in texts {
      for byte in text.utf8 { add(byte) }
      add(0)
    }
    for path in paths {
      for byte in path.utf8 { add(byte) }
      add(0)
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      for number in [
        Int64(status.st_size), Int64(status.st_mtim.tv_sec), Int64(status.st_mtim.tv_nsec),
      ] {
        for shift in 0..<8 { add(UInt8(truncatingIfNeeded: number >> (Int64(shift) * 8))) }
      }
    }
    return String(hash, radix: 16)
  }
}
