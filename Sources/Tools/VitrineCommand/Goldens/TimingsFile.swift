import Foundation

/// `timings.json`, as runs leave it beside their report.
struct TimingsFile: Codable, Hashable {
  struct Frame: Codable, Hashable {
    var id: String
    /// Milliseconds.
    var draw: Double
    var write: Double
  }

  /// Of the whole run.
  var seconds: Double
  var frames: [Frame]

  /// One of several shards, which ran side by side.
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
    let whole = TimingsFile(
      seconds: parts.map(\.seconds).max() ?? 0,
      frames: parts.flatMap(\.frames).sorted { $0.id < $1.id })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(whole)) + [10]
  }
}
