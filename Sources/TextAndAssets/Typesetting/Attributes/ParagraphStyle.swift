import DisplayList
import Foundation

/// The breaking, truncation and alignment of a text's lines.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }
  package enum Truncation: Hashable, Sendable { case head, middle, tail }

  /// The rounding of line heights to whole pixels or points.
  package enum LineRounding: Hashable, Sendable {
    /// The whole, up to the next pixel, and each line's top, while what lies between lines stays as
    /// it is: on iOS. Four lines of 16 points with a line spacing of 2 are 43, 42 and 42 pixels
    /// apart at two a point and are 165 high together (gonzalezreal/swift-markdown-ui @8371aeb,
    /// `testTableBackground`); three of 13 points 47 and 47 at three (home-assistant/iOS @d722d78,
    /// energy widget, `noConnection`).
    case text
    /// The ascent and the descent of a line, each up to the next pixel: on macOS 26. A line of
    /// 10 points is 10 + 3 points high at @1x. Where a line has another font than the system's both are the nearest
    /// whole points: Montserrat's 11.616 + 3.012 at 12 points are 15, its 13.552 + 3.514 at 14 points are 18
    /// (isamercan/ThemeKit @4e8b7f2, `StatusDot`, `Anchor`).
    case parts
    /// The line is as high as its style's pitch, with the baseline at the nearest point: on macOS before.
    /// A line of 22 points has 21 of its 26 points above the baseline.
    case points
  }

  package var alignment: Alignment
  /// The most lines; nil for no limit.
  package var lineLimit: Int?
  /// Whether space for `lineLimit` lines is reserved even where the text has fewer.
  package var reservesSpace: Bool
  package var truncation: Truncation
  /// Points added between lines.
  package var lineSpacing: CGFloat
  /// The smallest factor that the font may be scaled by so that the text fits; 1 for none.
  package var minimumScaleFactor: CGFloat
  package var allowsTightening: Bool
  package var isRightToLeft: Bool
  /// BCP 47, such as `zh-Hans`: picks the forms of Han characters and the rules of line breaks.
  package var language: String
  /// Device pixels per point: sizes are rounded up to whole pixels.
  package var pixelsPerPoint: CGFloat
  package var lineRounding = LineRounding.text

  package init(
    alignment: Alignment = .leading, lineLimit: Int? = nil, reservesSpace: Bool = false,
    truncation: Truncation = .tail, lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1,
    allowsTightening: Bool = false, isRightToLeft: Bool = false, language: String = "en",
    pixelsPerPoint: CGFloat = 3
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.reservesSpace = reservesSpace
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.pixelsPerPoint = pixelsPerPoint
  }
}

extension ParagraphStyle {
  /// The left edge of a line of a width within the box, in points.
  package func left(of width: Double, in box: Double) -> Double {
    switch alignment {
    case .center: (box - width) / 2
    case .leading: isRightToLeft ? box - width : 0
    case .trailing: isRightToLeft ? 0 : box - width
    }
  }

  /// The points between two lines: `lineSpacing`, or the font's own leading where that is more. Two lines of body at
  /// the type size medium, 16 points with a leading of 1.9, lie 69 pixels apart at three a point with a spacing of
  /// 3.68, and so do those of a system font of 16 points, which has no leading (gonzalezreal/textual @01b5187,
  /// decimalList and lowerRomanList).
  package func gap(leading: Double) -> Double { max(leading, Double(lineSpacing)) }

  /// The traits of a text's record: what differs from the standard style.
  package var traits: [ViewTrait] {
    var traits: [ViewTrait] = []
    if let lineLimit { traits.append(ViewTrait(.lineLimit, CGFloat(lineLimit))) }
    if lineSpacing > 0 { traits.append(ViewTrait(.lineSpacing, lineSpacing)) }
    if minimumScaleFactor < 1 { traits.append(ViewTrait(.minimumScaleFactor, minimumScaleFactor)) }
    switch alignment {
    case .leading: break
    case .center: traits.append(ViewTrait(.multilineTextAlignment, "center"))
    case .trailing: traits.append(ViewTrait(.multilineTextAlignment, "trailing"))
    }
    return traits
  }
}
