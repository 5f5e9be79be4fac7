import Failures
import Foundation

/// Writes files under one folder: each to a temporary name first, then renamed, so that no reader
/// meets half a file; and not at all where the bytes are there already.
struct PageWriter {
  let root: URL
  private(set) var written: Set<String> = []

  init(root: URL) { self.root = root }

  /// - Parameter path: relative to ``root``, as on disk.
  mutating func write(_ data: Data, to path: String) throws {
    let target = root.appendingPathComponent(path)
    written.insert(path)
    if let old = try? Data(contentsOf: target), old == data { return }
    let folder = target.deletingLastPathComponent()
    let temporary = folder.appendingPathComponent(".\(PageName.hash(path)).part")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: temporary)
      guard rename(temporary.path, target.path) == 0 else {
        throw Failure(String(cString: strerror(errno)))
      }
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      let reason = (error as? Failure)?.description ?? error.localizedDescription
      throw Failure(
        "\(target.path) can't be written: \(reason). Choose a folder that can be with --out.")
    }
  }

  /// Removes scripts of an earlier run that this one hasn't written, and the folder that held only those.
  func removeStaleScripts(under folder: String) {
    let base = root.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base.path)) ?? []
    for name in names where name.hasSuffix(".js") && !written.contains("\(folder)/\(name)") {
      try? FileManager.default.removeItem(at: base.appendingPathComponent(name))
    }
    rmdir(base.path)
  }

  /// Removes pages of an earlier run that this one hasn't written: files under `folder` that end in
  /// `.html` and carry `mark`. Whatever else lies there stays.
  func removeStalePages(under folder: String, marked mark: String) {
    let base = root.appendingPathComponent(folder)
    let names = FileManager.default.subpaths(atPath: base.path) ?? []
    for name in names where name.hasSuffix(".html") && !written.contains("\(folder)/\(name)") {
      let file = base.appendingPathComponent(name)
      guard let data = try? Data(contentsOf: file), data.range(of: Data(mark.utf8)) != nil else {
        continue
      }
      try? FileManager.default.removeItem(at: file)
    }
  }
}
