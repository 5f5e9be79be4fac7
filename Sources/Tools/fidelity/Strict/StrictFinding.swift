import InkComparison

/// A difference between Apple's picture and ours that the strict comparison refuses.
struct StrictFinding {
  enum Check: String, CaseIterable {
    /// The pictures have different sizes.
    case size
    /// An edge of a box is off by more than a pixel, or a box has no partner.
    case box
    /// Ink has no counterpart of its colour within two pixels.
    case ink
    /// A glyph isn't the same one, is missing or added.
    case glyph
    /// A line of text lies more than a pixel away.
    case place
    /// A text, a symbol or the ground of a box has another colour.
    case color
    /// A text has more or fewer separate strokes.
    case count
  }
  let check: Check
  /// The place of it, pixels.
  let box: InkBox
  let message: String
  /// Whether the lenient comparison overlooks it.
  var isSlight = false

  var line: String {
    "\(check.rawValue)\(isSlight ? " (slight)" : ""): \(message) "
      + "at \(box.left),\(box.top) \(box.width)×\(box.height)"
  }
}
