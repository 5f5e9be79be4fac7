import DisplayList
import Failures
import Foundation

/// The digest of the contents of files, whatever their dates.
struct FileDigest: CustomStringConvertible {
  private var hasher = DigestHasher()

  mutating func add(text: String) { hasher.add(text) }

  /// - Throws: a ``Failure``, where it can't be read.
  mutating func add(file: String) throws {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: file), options: .alwaysMapped)
    else { throw Failure("\(file) can't be read, so what depends on it can't be cached.") }
    var contents = DigestHasher()
    data.withUnsafeBytes { contents.add(bytes: $0) }
    let digest = contents.finish()
    hasher.add(digest.high)
    hasher.add(digest.low)
  }

  /// Adds all files of the folder and of the folders in it, in the order of their names.
  mutating func add(folder: String) throws {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for name in names.sorted() {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      hasher.add(name)
      try add(file: "\(folder)/\(name)")
    }
  }

  var description: String { hasher.finish().description }
}
