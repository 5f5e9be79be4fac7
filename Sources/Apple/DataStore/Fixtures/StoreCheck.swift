import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The check of a store's file before an app opens a copy of it, so that the message has the file's own path.
package enum StoreCheck {
  /// Reads a copy of the file: the file's folder stays as it is.
  ///
  /// - Throws: a ``StoreProblem`` with the file's path, where another program is writing to it, SQLite finds it damaged,
  ///   or it is no store of Core Data's.
  package static func check(_ path: String) throws(StoreProblem) {
    guard !isLocked(path) else { throw .locked(path) }
    let folder = NSTemporaryDirectory() + "store-check-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let copy = folder + "/store"
    for problem in StoreOpening.copyProblems(path, to: copy) {
      throw StoreProblem(.cannotOpen, problem)
    }
    do throws(StoreProblem) {
      try read(copy)
    } catch {
      throw error.naming(path, for: copy)
    }
  }

  private static func read(_ path: String) throws(StoreProblem) {
    let database = try Database(path)
    let result = try Statement(database, "PRAGMA quick_check(1)")
    if try result.step(), case .text(let text) = result.value(0), text != "ok" {
      let words = text.replacingOccurrences(of: "*** in database main ***", with: "")
      throw .damaged(path, words.split(separator: "\n").joined(separator: " "))
    }
    let file = try StoreFile(database)
    guard file.isEmpty || file.isCoreData else { throw file.notCoreData }
  }

  /// Whether another connection holds the lock under which SQLite writes to the file: the byte at 2^30, and the 511
  /// after it (https://www.sqlite.org/fileformat.html#the_lock_byte_page).
  private static func isLocked(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var lock = flock()
    lock.l_type = Int16(F_RDLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 0x4000_0000
    lock.l_len = 512
    // F_OFD_GETLK: locks of this process' other connections count as well.
    guard fcntl(file, 36, &lock) == 0 else { return false }
    return lock.l_type == Int16(F_WRLCK)
  }
}
