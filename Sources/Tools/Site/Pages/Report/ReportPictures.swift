import DisplayList
import Foundation
import Goldens

/// The pictures of frames of a report that are in one file, each distinct one once, and the reasons of their layouts.
struct ReportPictures {
  /// The bytes of PNG files.
  private(set) var pictures: [Data] = []
  /// The paths that were left out, as all would be too much.
  private(set) var leftOut: Set<String> = []
  /// The explanations of layouts as JSON, by the ids of frames.
  private(set) var reasons: [String: String] = [:]
  /// The bytes of all together, as text of a page.
  private(set) var size = 0
  private var indices: [String: Int] = [:]
  private var byDigest: [Digest: Int] = [:]

  /// Takes the pictures of a frame; those that can't be read are left away.
  ///
  /// - Parameters:
  ///   - folder: the report's.
  ///   - limit: of all together, as text of a page, in bytes.
  /// - Returns: nil where it took them, else the bytes that they would have added.
  mutating func take(_ entry: VerifyReport.Entry, from folder: URL, within limit: Int) -> Int? {
    var found: [(path: String, data: Data, digest: Digest)] = []
    var fresh: Set<Digest> = []
    var more = 0
    for path in [entry.expected, entry.actual].compactMap({ $0 }) where indices[path] == nil {
      guard let data = Self.read(path, in: folder) else { continue }
      var hasher = DigestHasher()
      data.withUnsafeBytes { hasher.add(bytes: $0) }
      let digest = hasher.finish()
      if byDigest[digest] == nil, fresh.insert(digest).inserted { more += data.count * 4 / 3 }
      found.append((path, data, digest))
    }
    let reasons = Self.reasons(entry.reasons, in: folder)
    more += reasons?.utf8.count ?? 0
    guard more == 0 || size + more <= limit else { return more }
    size += more
    self.reasons[entry.id] = reasons
    for (path, data, digest) in found {
      if let index = byDigest[digest] {
        indices[path] = index
      } else {
        byDigest[digest] = pictures.count
        indices[path] = pictures.count
        pictures.append(data)
      }
    }
    return nil
  }

  /// Notes that a frame's pictures are left out.
  mutating func leaveOut(_ entry: VerifyReport.Entry) {
    for path in [entry.expected, entry.actual].compactMap({ $0 }) where indices[path] == nil {
      leftOut.insert(path)
    }
  }

  /// The number of the picture of a path; nil where there is none.
  func index(of path: String?) -> Int? { path.flatMap { indices[$0] } }

  private static func read(_ path: String, in folder: URL) -> Data? {
    guard let data = contents(of: path, in: folder), data.starts(with: [0x89, 0x50, 0x4E, 0x47])
    else { return nil }
    return data
  }

  /// The most bytes of one explanation; a longer one is left away.
  private static let mostReasons = 1 << 20

  private static func reasons(_ path: String?, in folder: URL) -> String? {
    guard let path, let data = contents(of: path, in: folder), data.count <= mostReasons else {
      return nil
    }
    return String(data: data, encoding: .utf8)
  }

  /// A report comes from elsewhere: nothing outside its folder is read.
  private static func contents(of path: String, in folder: URL) -> Data? {
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return nil }
    return try? Data(contentsOf: folder.appendingPathComponent(path))
  }
}
