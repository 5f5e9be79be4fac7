import Foundation
import LayoutDiff

/// The differences that a frame may have from its golden; none by default.
package struct Tolerance: Hashable, Sendable, Codable {
  /// Pixels that may differ.
  package var pixels = 0
  /// The share of all pixels that may differ, 0…1; the larger of the two counts.
  package var share = 0.0
  /// Pixels whose colours are no further apart than this count as equal: CIE ΔE 2000, where 1 is about
  /// what an eye can see.
  package var deltaE = 0.0
  package var masks: [Mask] = []

  package init() {}

  package var isExact: Bool { pixels == 0 && share == 0 && deltaE == 0 && masks.isEmpty }

  /// - Parameter total: the picture's pixels.
  func allows(_ difference: PixelDifference, of total: Int) -> Bool {
    guard difference.sizes == nil else { return false }
    return difference.count <= pixels || Double(difference.count) <= share * Double(total)
  }

  /// The tolerances in force, a sentence each; empty where nothing but equality passes.
  package var sentences: [String] {
    var sentences: [String] = []
    if pixels > 0 { sentences.append("Up to \(pixels) pixels of a frame may differ.") }
    if share > 0 {
      sentences.append("Up to \(Self.text(share * 100)) % of a frame's pixels may differ.")
    }
    if deltaE > 0 {
      sentences.append("Colors may differ by a ΔE of \(Self.text(deltaE)).")
    }
    return sentences + masks.map(\.sentence)
  }

  static func text(_ value: Double) -> String {
    let rounded = (value * 10000).rounded() / 10000
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}

/// A part of some frames that isn't compared.
package struct Mask: Hashable, Sendable, Codable {
  /// A frame's name, with `*` for any characters.
  package var frames: String
  /// The rectangle, in points; nil for the frames of the views.
  package var rect: CGRect?
  /// The `accessibilityIdentifier` of the views that aren't compared.
  package var identifier: String?
  /// The reason, which is printed wherever the mask is in force.
  package var reason: String

  package init(
    frames: String, rect: CGRect? = nil, identifier: String? = nil, reason: String
  ) {
    self.frames = frames
    self.rect = rect
    self.identifier = identifier
    self.reason = reason
  }

  var sentence: String {
    let area =
      rect.map { r in
        "\([r.minX, r.minY, r.width, r.height].map { Tolerance.text($0) }.joined(separator: ", "))"
      } ?? "the view “\(identifier ?? "")”"
    return "Of \(frames), \(area) isn't compared: \(reason)"
  }

  func applies(to id: String) -> Bool { FrameFilter(frames).matches(id) }

  func rectangles(in tree: LayoutTree?) -> [CGRect] {
    if let rect { return [rect] }
    guard let identifier, let tree else { return [] }
    var found: [CGRect] = []
    var open = tree.roots
    while let node = open.popLast() {
      if node.identifier == identifier { found.append(node.frame) }
      open += node.children
    }
    return found
  }
}
