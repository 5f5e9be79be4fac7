import Foundation

/// `timings.json`, which a run writes to its output folder.
struct TimingsFile: Codable, Hashable {
  struct Frame: Codable, Hashable {
    var id: String
    /// Milliseconds.
    var draw: Double
    var write: Double
  }

  /// The duration of the whole run.
  var seconds: Double
  var frames: [Frame]

  /// The timings of several shards together, which ran side by side.
  ///
  /// - Parameter reports: the reports' folders.
  /// - Returns: nil where one of them has no such file beside it.
  static func joined(beside reports: [String]) throws -> [UInt8]? {
    let parts = reports.compactMap { report -> TimingsFile? in
      let folder = (report as NSString).deletingLastPathComponent
      guard let data = FileManager.default.contents(atPath: folder + "/timings.json") else {
        return nil
      }
      return try? JSONDecoder().decode(TimingsFile.self, from: data)
    }
    guard parts.count == reports.count else { return nil }
    return try TimingsFile(
      seconds: parts.map(\.seconds).max() ?? 0,
      frames: parts.flatMap(\.frames).sorted { $0.id < $1.id }
    ).encoded()
  }

  func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [10]
  }
}
