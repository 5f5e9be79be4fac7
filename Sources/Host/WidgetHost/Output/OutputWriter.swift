internal import CHermetic
import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Writes files whole: to a temporary name beside them, then renamed. A file whose bytes are the
/// same already is left alone.
package enum OutputWriter {
  package static func write(_ bytes: [UInt8], to path: String) throws {
    try write(bytes, to: path, isKept: false)
  }

  /// Writes a file that people keep, such as a golden: its bytes are on the disk before they take the name of the
  /// file that was there, so that a loss of power leaves one of both. ``settle(_:)`` does the same for the name.
  package static func keep(_ bytes: [UInt8], at path: String) throws {
    try write(bytes, to: path, isKept: true)
  }

  private static func write(_ bytes: [UInt8], to path: String, isKept: Bool) throws {
    if isThere(bytes, path) { return }
    try write(to: path, isKept: isKept) { sink in try bytes.withUnsafeBytes { try sink($0) } }
  }

  /// Writes a file in parts, so that the whole needs no memory.
  ///
  /// - Parameters:
  ///   - isKept: as by ``keep(_:at:)``.
  ///   - body: calls what it is given with each part.
  package static func write(
    to path: String, isKept: Bool = false,
    _ body: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws {
    try makeFolder((path as NSString).deletingLastPathComponent)
    guard let temporary = PartFile(besides: path) else { throw failure(path) }
    let file = temporary.descriptor
    defer { close(file) }
    do {
      try body { part in try send(part, to: file, path) }
    } catch {
      unlink(temporary.path)
      throw error
    }
    // A file system without this, such as some of networks, says EINVAL.
    guard !isKept || fsync(file) == 0 || errno == EINVAL, rename(temporary.path, path) == 0 else {
      let error = failure(path)
      unlink(temporary.path)
      throw error
    }
  }

  /// Removes files of this writer that runs that were killed have left.
  ///
  /// - Parameter files: absolute paths; one that is still being written stays.
  package static func sweep(_ files: some Sequence<String>) {
    for file in files { PartFile.removeIfUnclaimed(file) }
  }

  private static func send(_ part: UnsafeRawBufferPointer, to file: Int32, _ path: String) throws {
    var sent = 0
    while sent < part.count {
      let count = Glibc.write(file, part.baseAddress! + sent, part.count - sent)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw failure(path) }
      sent += count
    }
  }

  /// Puts the names of files on the disk: those in the files' folders, and those of the folders themselves.
  ///
  /// - Parameter files: absolute paths; what isn't there is left out.
  package static func settle(_ files: some Sequence<String>) {
    var folders: Set<String> = []
    var last = Substring()
    for file in files {
      let around = file.lastIndex(of: "/").map { file[..<$0] } ?? Substring()
      // Files mostly come folder by folder.
      if around == last { continue }
      last = around
      var folder = String(around)
      while !folder.isEmpty, folder != "/", folders.insert(folder).inserted {
        folder = (folder as NSString).deletingLastPathComponent
      }
    }
    // The innermost first: a folder's own name is settled by the one around it.
    for folder in folders.sorted(by: { ($1.utf8.count, $0) < ($0.utf8.count, $1) }) {
      let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard file >= 0 else { continue }
      fsync(file)
      close(file)
    }
  }

  /// Whether a file has these bytes already. What isn't a file, or is of another size, isn't read.
  private static func isThere(_ bytes: [UInt8], _ path: String) -> Bool {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      Int(facts.st_size) == bytes.count
    else { return false }
    // An iterator of Data gives a byte a call, which takes longer than to read the file.
    return FileManager.default.contents(atPath: path)?.withUnsafeBytes { there in
      bytes.withUnsafeBytes { here in
        guard there.count == here.count else { return false }
        guard let a = there.baseAddress, let b = here.baseAddress else { return true }
        return memcmp(a, b, here.count) == 0
      }
    } ?? false
  }

  /// Makes a folder, with those above it.
  ///
  /// - Returns: whether it wasn't there.
  @discardableResult
  package static func makeFolder(_ path: String) throws -> Bool {
    var made = path.hasPrefix("/") ? "" : "."
    var isNew = false
    for part in path.split(separator: "/") {
      made += "/" + part
      isNew = mkdir(made, 0o755) == 0
      if isNew || errno == EEXIST { continue }
      let problem = errno
      // A folder above may be there and not ours to make.
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: made, isDirectory: &isFolder), isFolder.boolValue {
        continue
      }
      throw Failure(
        "The folder \(path) can't be made: \(String(cString: strerror(problem))). "
          + "Choose another by --out.")
    }
    return isNew
  }

  /// Checks before the first frame is drawn that a folder can be written to.
  package static func check(_ folder: String) throws {
    try makeFolder(folder)
    let probe = "\(folder)/.vitrine.\(machine_process()).probe"
    let file = open(probe, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      throw Failure(
        "The folder \(folder) can't be written to: \(String(cString: strerror(errno))). "
          + "Choose another by --out.")
    }
    close(file)
    unlink(probe)
  }

  private static func failure(_ path: String) -> Failure {
    Failure("\(path) can't be written: \(String(cString: strerror(errno))).")
  }
}
