import Glibc

/// An error with a message for the user.
struct FrontendError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// File access with the C library alone: loading Foundation would take longer than the rest of the program.
enum Files {
  /// The bytes of a file; nil where it can't be read.
  static func contents(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
    // One byte more, so that the first call reaches the end of a file of known size.
    var bytes = [UInt8](repeating: 0, count: max(0, Int(status.st_size)) + 1)
    var count = 0
    while true {
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let read = bytes.withUnsafeMutableBytes {
        Glibc.read(file, $0.baseAddress! + count, $0.count - count)
      }
      if read < 0 {
        if errno == EINTR { continue }
        return nil
      }
      if read == 0 { break }
      count += read
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
  static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Writes a file under another name and renames it, so that no process reads half a file.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let new = temporaryName(for: path)
    let file = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw failure("write", new) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress! + written, $0.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        let error = failure("write", new)
        close(file)
        unlink(new)
        throw error
      }
      written += count
    }
    guard close(file) == 0, rename(new, path) == 0 else {
      let error = failure("write", path)
      unlink(new)
      throw error
    }
  }

  /// A name beside a file that no other process uses.
  static func temporaryName(for path: String) -> String { "\(path).\(getpid()).new" }

  static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw failure("make the folder", path)
    }
    try makeFolder(String(path[..<slash]))
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw failure("make the folder", path) }
  }

  /// An absolute path without `.` and `..`, as the compiler's overlay compares them: by name, without
  /// asking where a symbolic link leads.
  static func absolute(_ path: String) -> String {
    var parts: [Substring] = []
    let whole = path.hasPrefix("/") ? path : "\(workingFolder)/\(path)"
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path with all symbolic links resolved; nil where no file exists.
  static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  static let workingFolder: String = {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }()

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func failure(_ verb: String, _ path: String) -> FrontendError {
    FrontendError("can't \(verb) \(path): \(String(cString: strerror(errno)))")
  }
}
