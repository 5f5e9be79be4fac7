import Failures
import Foundation
import Goldens
import WidgetHost

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

  /// The length that a file may have, in bytes.
  static let limit = 64 << 20

  /// Whether these are times that a run can have, under names that frames can have.
  static func areValid(_ frames: [Frame]) -> Bool {
    frames.count <= 500_000
      && frames.allSatisfy { frame in
        (0...1e9).contains(frame.draw) && (0...1e9).contains(frame.write)
          && (1...4096).contains(frame.id.utf8.count)
      }
  }

  /// The timings of several shards together, which ran side by side.
  ///
  /// - Parameter reports: the reports' folders.
  /// - Returns: nil where one of them has no such file beside it, or none that is valid.
  /// - Throws: a ``Failure`` of usage, where a file is a link.
  static func joined(beside reports: [String]) throws -> [UInt8]? {
    var parts: [TimingsFile] = []
    for report in reports {
      let folder = (report as NSString).deletingLastPathComponent
      guard let bytes = try ConfinedFolder(folder).contents(of: "timings.json", limit: limit) else {
        return nil
      }
      guard let timings = try? JSONDecoder().decode(TimingsFile.self, from: Data(bytes)),
        areValid(timings.frames), (0...1e9).contains(timings.seconds)
      else {
        let file = PlainText.line("\(folder)/timings.json")
        let message = "warning: \(file) isn't a run's timings, so none are written for the whole.\n"
        FileHandle.standardError.write(Data(message.utf8))
        return nil
      }
      parts.append(timings)
    }
    return try TimingsFile(
      seconds: parts.map(\.seconds).max() ?? 0,
      frames: parts.flatMap(\.frames).sorted { $0.id < $1.id }
    ).encoded()
  }

  func encoded() throws -> [UInt8] {
    var bytes: [UInt8] = []
    try Self.write(seconds: seconds, frames) { bytes += $0 }
    return bytes
  }

  /// Writes a file frame by frame, so that one of many frames needs no memory for all of them.
  ///
  /// - Parameter sink: takes the bytes in parts.
  static func write(
    seconds: Double, _ frames: some Sequence<Frame>, to sink: (Data) throws -> Void
  ) throws {
    try JSONList.write(
      frames, named: "frames", of: TimingsFile(seconds: seconds, frames: []), to: sink)
  }
}
