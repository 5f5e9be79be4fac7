import Failures
import Foundation

/// Records answers into a HAR file or a folder. Several processes may do so at once.
struct FixtureRecorder: Sendable {
  /// A file, a new path that ends in `.har`, or a folder.
  let path: String

  private var isHAR: Bool {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      return !isFolder.boolValue
    }
    return path.lowercased().hasSuffix(".har")
  }

  /// Makes the file or folder, where there is none.
  func prepare() throws {
    guard isHAR else { return try FolderWriter(path: path).prepare() }
    // Else an empty file could take the place of one that another process has begun meanwhile.
    let writer = HARWriter(path: path)
    guard !writer.isThere else { return }
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
    } catch {
      // What is wrong with the folder is the writer's to say.
      return try writer.prepare()
    }
    try exclusively { try writer.prepare() }
  }

  /// - Returns: the file that was written.
  func write(_ fetch: RecordedFetch) throws -> String {
    if isHAR { return try HARWriter(path: path).write(fetch) }
    return try FolderWriter(path: path).write(fetch)
  }

  /// Does something while no other process records into the same folder.
  func exclusively<Value>(_ body: () throws -> Value) throws -> Value {
    let folder = isHAR ? URL(fileURLWithPath: path).deletingLastPathComponent().path : path
    let descriptor = open(folder, O_RDONLY)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
      throw Failure(
        "The folder can't be locked: \(String(cString: strerror(errno))).", at: folder,
        remedy: "Record into a folder of this machine.")
    }
    defer { close(descriptor) }
    return try body()
  }
}
