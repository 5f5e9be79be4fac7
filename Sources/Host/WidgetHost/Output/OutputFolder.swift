import Foundation

/// The folder that a run writes to, and what an earlier run left there.
package struct OutputFolder: Sendable {
  package let path: String

  /// - Throws: a `Failure`, where the folder can't be written to.
  package init(_ path: String) throws {
    self.path = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.path
    try OutputWriter.check(self.path)
  }

  /// Writes `manifest.json`, and removes the frames that only the last one claims.
  package func finish(_ manifest: Manifest) throws {
    let claimed = Set(
      manifest.frames.flatMap(\.files.values) + (manifest.moments ?? []).flatMap(\.files.values))
    let stale = earlierFiles().filter { !claimed.contains($0) }
    try OutputWriter.write(try manifest.encoded(), to: path + "/manifest.json")
    for file in stale { remove(file, below: "frames") }
  }

  private func earlierFiles() -> [String] {
    struct Earlier: Decodable {
      struct Frame: Decodable { var files: [String: String] }
      var frames: [Frame]
      var moments: [Frame]?
    }
    guard let data = FileManager.default.contents(atPath: path + "/manifest.json"),
      let earlier = try? JSONDecoder().decode(Earlier.self, from: data)
    else { return [] }
    return (earlier.frames + (earlier.moments ?? [])).flatMap(\.files.values)
  }

  /// Removes a file, and the folders that it leaves empty; nothing outside `root`, whatever a manifest holds.
  package func remove(_ file: String, below root: String) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.first == root[...], !parts.contains(".."), !parts.contains("") else { return }
    try? FileManager.default.removeItem(atPath: "\(path)/\(file)")
    var folder = parts.dropLast()
    while folder.count > 1 {
      let place = "\(path)/\(folder.joined(separator: "/"))"
      guard let left = try? FileManager.default.contentsOfDirectory(atPath: place), left.isEmpty
      else { return }
      try? FileManager.default.removeItem(atPath: place)
      folder = folder.dropLast()
    }
  }
}
