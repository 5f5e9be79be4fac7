import Arguments
import Foundation
import Goldens

/// A JSON file with parts of frames that aren't compared:
///
///     [{ "frames": "Clock/*", "rect": [0, 0, 40, 20], "reason": "The clock." },
///      { "frames": "*", "view": "avatar", "reason": "Comes from the network." }]
///
/// Rectangles are in points; a view is named by its `accessibilityIdentifier`.
enum MaskFile {
  private struct Entry: Decodable {
    var frames: String
    var rect: [Double]?
    var view: String?
    var reason: String
  }

  /// - Throws: a ``Failure`` of usage, with what is wrong in the file.
  static func read(_ option: OptionValues) throws -> [Mask] {
    let path = try option.last()
    guard let data = FileManager.default.contents(atPath: path) else {
      throw option.failure("there is no file \(path) that can be read.")
    }
    let entries: [Entry]
    do {
      entries = try JSONDecoder().decode([Entry].self, from: data)
    } catch {
      throw option.failure(
        "\(path) isn't a list of masks, as "
          + #"[{"frames": "Clock/*", "rect": [0, 0, 40, 20], "reason": "The clock."}]."#)
    }
    return try entries.enumerated().map { number, entry in
      let rect = entry.rect.flatMap { r in
        r.count == 4 && r.allSatisfy({ abs($0) <= 1e6 }) && r[2] > 0 && r[3] > 0
          ? CGRect(x: r[0], y: r[1], width: r[2], height: r[3]) : nil
      }
      let isOne = (rect != nil) != (entry.view != nil) && (entry.rect == nil) == (rect == nil)
      guard isOne, !entry.frames.isEmpty else {
        throw option.failure(
          "mask \(number + 1) of \(path) wants “frames”, and one of “rect” (x, y, width, "
            + "height in points, none beyond a million) and “view”.")
      }
      guard !entry.reason.trimmingCharacters(in: .whitespaces).isEmpty else {
        throw option.failure("mask \(number + 1) of \(path) wants a “reason”.")
      }
      return Mask(
        frames: entry.frames, rect: rect, identifier: entry.view, reason: entry.reason)
    }
  }
}
