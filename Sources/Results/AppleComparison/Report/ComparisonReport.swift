import Foundation

/// `compare.json`: pictures of Apple's beside our frames.
package struct ComparisonReport: Codable, Sendable, Equatable {
  package enum Status: String, Codable, Sendable, CaseIterable {
    /// Nothing differs but the shapes of letters and symbols.
    case alike
    case different
    /// A picture for which no frame was found.
    case unpaired
    /// The file is no picture that can be read.
    case unreadable
  }

  package struct Box: Codable, Sendable, Equatable {
    /// Points, from the frame's corner.
    package var x: Double, y: Double, width: Double, height: Double
    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  package struct Remark: Codable, Sendable, Equatable {
    package var kind: String
    package var sentence: String
    package var theirs: Box?
    package var ours: Box?
    /// Points.
    package var distance: Double
    /// Whether it counts: a symbol's box alone doesn't, since symbols are substitutes.
    package var counts: Bool
    package init(
      kind: String, sentence: String, theirs: Box?, ours: Box?, distance: Double, counts: Bool
    ) {
      self.kind = kind
      self.sentence = sentence
      self.theirs = theirs
      self.ours = ours
      self.distance = distance
      self.counts = counts
    }
  }

  package struct Entry: Codable, Sendable, Equatable {
    /// The path in the folder of pictures.
    package var picture: String
    package var status: Status
    /// The id of our frame.
    package var frame: String?
    package var device: String?
    /// The reason for the pair, or why there is none.
    package var reason: String
    /// The frame's size in points, and its pixels per point.
    package var width: Double?, height: Double?, scale: Double?
    /// The frame's corner in the picture, pixels; nil where the picture is the frame's alone.
    package var at: [Int]?
    package var remarks: [Remark] = []
    /// The boxes that count; all are in place and ``otherDifferences`` is 0 where the status is `alike`.
    package var boxes = 0
    package var boxesInPlace = 0
    /// The number of differences that are not a box's: of the background, letters, places of lines, colors, ink of one
    /// picture, edges, and what the recorder wrote down.
    package var otherDifferences = 0
    /// The structural similarity, 0…1.
    package var similarity: Double?
    /// The paths of the files beside the page: the part of Apple's picture, ours.
    package var theirs: String?
    package var ours: String?
    package init(picture: String, status: Status, reason: String) {
      self.picture = picture
      self.status = status
      self.reason = reason
    }

    /// The counts in words, such as `3 of 3 boxes in place, 1 other difference`.
    package var counts: String {
      ComparisonReport.counts(boxes: boxes, inPlace: boxesInPlace, others: otherDifferences)
    }
  }

  package var version = 1
  package var generator: String
  /// The folder of pictures as given.
  package var folder: String
  package var entries: [Entry]
  /// Frames of the pictures' widgets and families that no picture shows.
  package var framesWithoutPicture: [String]

  package init(
    generator: String, folder: String, entries: [Entry], framesWithoutPicture: [String]
  ) {
    self.generator = generator
    self.folder = folder
    self.entries = entries
    self.framesWithoutPicture = framesWithoutPicture
  }

  package func count(_ status: Status) -> Int { entries.count { $0.status == status } }

  /// The counts of all pictures, such as `1 of 2 compared pictures alike, 1 of 3 boxes in place, 1 other difference`.
  package var headline: String {
    let compared = count(.alike) + count(.different)
    var parts = ["\(count(.alike)) of \(compared) compared pictures alike"]
    if count(.unpaired) > 0 { parts.append("\(count(.unpaired)) without a frame") }
    if count(.unreadable) > 0 { parts.append("\(count(.unreadable)) unreadable") }
    let boxes = entries.reduce(0) { $0 + $1.boxes }
    let met = entries.reduce(0) { $0 + $1.boxesInPlace }
    let others = entries.reduce(0) { $0 + $1.otherDifferences }
    if boxes + others > 0 { parts.append(Self.counts(boxes: boxes, inPlace: met, others: others)) }
    return parts.joined(separator: ", ")
  }

  private static func counts(boxes: Int, inPlace: Int, others: Int) -> String {
    var parts: [String] = []
    if boxes > 0 { parts.append("\(inPlace) of \(boxes) boxes in place") }
    if others > 0 {
      let other = boxes > 0 ? "other " : ""
      parts.append("\(others) \(other)difference\(others == 1 ? "" : "s")")
    }
    return parts.isEmpty ? "no box to compare" : parts.joined(separator: ", ")
  }

  /// Sorted keys, so that equal reports are equal bytes.
  package func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [10]
  }
}
