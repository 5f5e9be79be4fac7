/// A difference between Apple's picture and ours that the strict comparison refuses.
package struct StrictFinding {
  package enum Check: String, CaseIterable {
    /// The pictures have different sizes.
    case size
    /// An edge of a box is off by more than a pixel, or a box has no partner.
    case box
    /// Ink has no counterpart of its colour within a pixel, in texts within a little more.
    case ink
    /// A glyph isn't the same one, is missing or added.
    case glyph
    /// The distance between a line of text and Apple's is more than a pixel.
    case place
    /// A text, a symbol or the ground of a box has another colour.
    case color
    /// A text has more or fewer separate strokes.
    case count
  }
  package enum Subject: Sendable {
    case boxes(BoxPair)
    case text(TextRegion)
    /// The ground of a text.
    case ground(TextRegion)
    /// A text and the distance of ours from Apple's, pixels.
    case movedText(TextRegion, x: Int, y: Int)
    /// A symbol and the box of Apple's in its place.
    case symbol(SymbolRegion, theirs: InkBox?)
    /// Ink of one picture, or the picture as a whole.
    case place
  }
  /// A color of Apple's picture and the one of ours in its place, 0xRRGGBB.
  package struct Colors: Hashable, Sendable {
    package let apple: UInt32
    package let ours: UInt32

    /// The distance as ``LabColor/distance(_:)`` has it.
    package var distance: Double { LabColor(apple).distance(LabColor(ours)) }
  }
  package let check: Check
  /// The place of it, pixels.
  package let box: InkBox
  package let message: String
  package var subject = Subject.place
  /// The colors of a text or a symbol that differ; nil where others than these do.
  package var colors: Colors?
  /// Whether the lenient comparison overlooks it.
  package var isSlight = false

  package var line: String {
    "\(check.rawValue)\(isSlight ? " (slight)" : ""): \(message) "
      + "at \(box.left),\(box.top) \(box.width)×\(box.height)"
  }
}
