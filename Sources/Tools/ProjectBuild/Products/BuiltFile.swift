import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Files of a build, written as a whole or not at all.
enum BuiltFile {
  /// Leaves a file as it is that has the text already: what was made of it needn't be made again.
  static func write(_ text: String, to path: String) throws(Failure) {
    try write(Data(text.utf8), to: path)
  }

  static func write(_ data: Data, to path: String) throws(Failure) {
    if FileManager.default.contents(atPath: path) == data { return }
    try makeFolder((path as NSString).deletingLastPathComponent)
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw unwritable(path)
    }
  }

  static func makeFolder(_ path: String) throws(Failure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw unwritable(path)
    }
  }

  static func replace(_ path: String, with new: String) throws(Failure) {
    guard rename(new, path) == 0 else { throw unwritable(path) }
  }

  /// Makes a symbolic link, or leaves one that leads there already.
  static func link(_ path: String, to destination: String) throws(Failure) {
    let manager = FileManager.default
    if (try? manager.destinationOfSymbolicLink(atPath: path)) == destination { return }
    try makeFolder((path as NSString).deletingLastPathComponent)
    unlink(path)
    guard symlink(destination, path) == 0 else { throw unwritable(path) }
  }

  private static func unwritable(_ path: String) -> Failure {
    Failure(
      "It can't be written: is the disk full, or the folder read-only?", at: path,
      remedy: "Name another folder for what is built by --build-folder.")
  }
}
