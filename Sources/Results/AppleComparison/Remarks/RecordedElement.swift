import Foundation

/// An element that Apple's system reported to assistive technology, as it was written down beside a picture.
package struct RecordedElement: Hashable, Sendable {
  /// Points.
  package var frame: CGRect
  package var label: String

  package init(frame: CGRect, label: String) {
    self.frame = frame
    self.label = label
  }

  private struct File: Decodable {
    struct Element: Decodable {
      var frame: [Double]
      var label: String?
    }
    var version: Int
    var elements: [Element]
  }

  /// The elements of a file that `Templates/compare-recorder.swift` wrote; nil for another file.
  package static func read(_ data: Data) -> [RecordedElement]? {
    guard let file = try? JSONDecoder().decode(File.self, from: data), file.version == 1 else {
      return nil
    }
    return file.elements.compactMap { element in
      guard element.frame.count == 4, element.frame.allSatisfy(\.isFinite),
        let label = element.label
      else { return nil }
      return RecordedElement(
        frame: CGRect(
          x: element.frame[0], y: element.frame[1], width: element.frame[2],
          height: element.frame[3]), label: label)
    }
  }
}

extension Difference {
  /// A distance of edges that is none: half a point.
  private static let elementLimit = 0.5

  /// Remarks about texts whose frames aren't where Apple's system reported them. A text that occurs several times, or
  /// not at all, isn't compared: what a label says may be more than a text.
  mutating func compare(_ elements: [RecordedElement], with views: [PlacedView]) {
    for element in elements {
      let own = views.filter { $0.kind == "Text" && $0.text == element.label }
      guard own.count == 1, elements.count(where: { $0.label == element.label }) == 1 else {
        continue
      }
      let frame = own[0].frame, apple = element.frame
      let distances = [
        frame.minX - apple.minX, frame.minY - apple.minY, frame.maxX - apple.maxX,
        frame.maxY - apple.maxY,
      ].map { abs(Double($0)) }
      let farthest = distances.max() ?? 0
      guard farthest > Self.elementLimit else { continue }
      func text(_ rect: CGRect) -> String {
        let numbers = [rect.width, rect.height, rect.minX, rect.minY].map {
          EdgeWords.points(Double($0))
        }
        return "\(numbers[0]) × \(numbers[1]) pt at \(numbers[2]), \(numbers[3])"
      }
      add(
        Remark(
          kind: "frame",
          sentence:
            "The frame of the text “\(element.label)” is \(text(frame)), and \(text(apple)) in Apple’s layout.",
          distance: farthest))
    }
  }
}
