import Foundation

/// The temporary files of downloads.
enum DownloadFile {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var count = 0

  /// Writes a download's body; the name has CFNetwork's form.
  static func write(_ data: Data) throws -> URL {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = lock.withLock { unused(in: folder) }
    try data.write(to: file)
    return file
  }

  private static func unused(in folder: URL) -> URL {
    while true {
      count += 1
      let digits = String(count)
      let padded = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
      let file = folder.appendingPathComponent("CFNetworkDownload_\(padded).tmp")
      if !FileManager.default.fileExists(atPath: file.path) { return file }
    }
  }

  /// Moves a download's file to where it stays after its handler has returned.
  static func keep(_ file: URL?, _ error: (any Error)?) throws -> URL {
    guard let file else { throw error ?? CocoaError(.fileNoSuchFile) }
    let kept = lock.withLock { unused(in: file.deletingLastPathComponent()) }
    try FileManager.default.moveItem(at: file, to: kept)
    return kept
  }

  /// Removes the file, if it hasn't been moved.
  static func remove(_ file: URL) { try? FileManager.default.removeItem(at: file) }
}
