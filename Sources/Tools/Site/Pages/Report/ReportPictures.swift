import DisplayList
import Foundation
import Goldens

/// The pictures of a report, each distinct one once.
struct ReportPictures {
  /// The bytes of PNG files.
  private(set) var pictures: [Data] = []
  /// The paths that were left out for the page's size.
  private(set) var leftOut: Set<String> = []
  private var indices: [String: Int] = [:]

  /// Takes frames of all groups in turn, so that each cause has pictures where not all fit.
  ///
  /// - Parameter limit: of all together, bytes.
  init(of report: VerifyReport, in groups: [ReportGroup], folder: URL, limit: Int) {
    var byDigest: [Digest: Int] = [:]
    var total = 0
    for entry in Self.inTurns(groups).map({ report.entries[$0] }) {
      for path in [entry.expected, entry.actual].compactMap({ $0 }) where indices[path] == nil {
        // A report comes from elsewhere: nothing outside its folder is read.
        guard !path.hasPrefix("/"), !path.split(separator: "/").contains(".."),
          let data = try? Data(contentsOf: folder.appendingPathComponent(path)),
          data.starts(with: [0x89, 0x50, 0x4E, 0x47])
        else { continue }
        var hasher = DigestHasher()
        data.withUnsafeBytes { hasher.add(bytes: $0) }
        let digest = hasher.finish()
        if let index = byDigest[digest] {
          indices[path] = index
        } else if total + data.count > limit {
          leftOut.insert(path)
        } else {
          total += data.count
          byDigest[digest] = pictures.count
          indices[path] = pictures.count
          pictures.append(data)
        }
      }
    }
  }

  /// The number of the picture of a path; nil where there is none.
  func index(of path: String?) -> Int? { path.flatMap { indices[$0] } }

  private static func inTurns(_ groups: [ReportGroup]) -> [Int] {
    var order: [Int] = []
    var seen: Set<Int> = []
    for turn in 0..<(groups.map(\.places.count).max() ?? 0) {
      for group in groups where turn < group.places.count {
        if seen.insert(group.places[turn]).inserted { order.append(group.places[turn]) }
      }
    }
    return order
  }
}
