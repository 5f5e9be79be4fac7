import Foundation

/// The folder that a run writes to, and the files in it that its earlier runs own.
package struct OutputFolder: Sendable {
  package let path: String

  /// - Throws: a `Failure`, where the folder can't be written to.
  package init(_ path: String) throws {
    self.path = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.path
    try OutputWriter.check(self.path)
  }

  /// Writes `manifest.json`, and removes the owner's frames that aren't made any more.
  ///
  /// - Parameters:
  ///   - owner: the program and its verb: `MyWidgets gallery`.
  ///   - isGone: whether a frame of an earlier run, by its id, was asked for again and wasn't made. What wasn't asked
  ///     for stays.
  package func finish(
    _ manifest: Manifest, of owner: String, isGone: (String) -> Bool
  ) throws {
    try OutputWriter.write(try manifest.encoded(), to: path + "/manifest.json")
    let files =
      manifest.frames.flatMap(\.files.values)
      + (manifest.moments ?? []).flatMap(\.files.values)
    let made = Set(files.map(Self.id))
    try claim(Set(files), of: owner, below: "frames") { file in
      let id = Self.id(of: file)
      // No option asks for small pictures: those of an earlier run show what the frame was then.
      return isGone(id) || file.hasSuffix(".small.png") && made.contains(id)
    }
  }

  /// The id of the frame that a file is of, which ends with its scale: `K/systemSmall/snapshot@2.5x` of
  /// `frames/K/systemSmall/snapshot@2.5x.small.png`.
  private static func id(of file: String) -> String {
    let name = file.dropFirst("frames/".count)
    guard let at = name.lastIndex(of: "@"), let end = name[at...].firstIndex(of: "x") else {
      return (String(name) as NSString).deletingPathExtension
    }
    return String(name[...end])
  }

  /// Makes a run the owner of its files, and removes files of its owner's earlier runs.
  ///
  /// - Parameters:
  ///   - files: paths relative to the folder.
  ///   - root: the folder in this one that all of them are in.
  ///   - isGone: whether an earlier file is removed that isn't among the new ones. Others' files never are.
  package func claim(
    _ files: Set<String>, of owner: String, below root: String, isGone: (String) -> Bool
  ) throws {
    var owners = FileOwners(in: path)
    let earlier = owners.files(of: owner).subtracting(files)
    let stale = earlier.filter(isGone)
    let kept = earlier.subtracting(stale).filter {
      FileManager.default.fileExists(atPath: "\(path)/\($0)")
    }
    // A run that is killed here owns what it hasn't removed.
    owners.set(files.union(earlier), of: owner)
    try owners.write(in: path)
    guard !stale.isEmpty || kept != earlier else { return }
    let shared = owners.files(ofOthersThan: owner)
    for file in stale.subtracting(shared).sorted() { remove(file, below: root) }
    owners.set(files.union(kept), of: owner)
    try owners.write(in: path)
  }

  /// Removes a file, and the folders that it leaves empty; nothing outside `root`, whatever a manifest holds.
  private func remove(_ file: String, below root: String) {
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
