import CoreGraphics
import Foundation
import Typesetting

public struct CFRange: Hashable, Sendable {
  public var location: Int
  public var length: Int
  public init() { self.init(location: 0, length: 0) }
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
}
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange {
  CFRange(location: loc, length: len)
}

/// A line of text.
public final class CTLine: @unchecked Sendable {
  let text: NSAttributedString
  let layout: TextLayout
  /// The range in the text that it was made of.
  let range: CFRange

  init(_ text: NSAttributedString, range: CFRange? = nil) {
    self.text = text
    self.range = range ?? CFRange(location: 0, length: text.length)
    layout = TextMeasure(lineLimit: 1).layout(of: text)
  }
}

public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let excludeTypographicLeading = Self(rawValue: 1 << 0)
  public static let excludeTypographicShifts = Self(rawValue: 1 << 1)
  public static let useHangingPunctuation = Self(rawValue: 1 << 2)
  public static let useGlyphPathBounds = Self(rawValue: 1 << 3)
  public static let useOpticalBounds = Self(rawValue: 1 << 4)
}

public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }

public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
  CTLine(attrString)
}

/// - Returns: the width, in points.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let first = line.layout.lines.first
  ascent?.pointee = first.map { $0.baseline - $0.top } ?? 0
  descent?.pointee = first.map { $0.top + $0.height - $0.baseline } ?? 0
  leading?.pointee = 0
  return Double(line.layout.size.width)
}

/// The rectangle around the line, the origin on its baseline, its y up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  var descent: CGFloat = 0
  _ = CTLineGetTypographicBounds(line, nil, &descent, nil)
  return CGRect(
    x: 0, y: -descent, width: line.layout.size.width, height: line.layout.lines.first?.height ?? 0)
}

/// - Support: partly; the bounds are the typographic ones.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  CTLineGetBoundsWithOptions(line, [])
}

public func CTLineGetGlyphCount(_ line: CTLine) -> Int {
  line.layout.lines.first?.runs.reduce(0) { $0 + $1.glyphs.count } ?? 0
}
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.range }
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  Double(line.layout.size.width - (line.layout.lines.first?.width ?? 0))
}

/// Draws the line, its baseline at the context's text position.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  let baseline = line.layout.lines.first?.baseline ?? 0
  let position = context.textPosition
  context.draw(
    line.layout.commands,
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: position.x, ty: position.y + baseline))
}

/// - Returns: the line itself where it fits; nil where not even the token does.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  guard Double(line.layout.size.width) > width else { return line }
  let token =
    truncationToken?.text
    ?? NSAttributedString(
      string: "…",
      attributes: line.text.length > 0 ? line.text.attributes(at: 0, effectiveRange: nil) : nil)
  func shortened(_ count: Int) -> CTLine {
    let result = NSMutableAttributedString(string: "")
    let total = line.text.length
    func add(_ location: Int, _ length: Int) {
      result.append(
        line.text.attributedSubstring(from: NSRange(location: location, length: length)))
    }
    switch truncationType {
    case .start:
      result.append(token)
      add(total - count, count)
    case .end:
      add(0, count)
      result.append(token)
    case .middle:
      add(0, count - count / 2)
      result.append(token)
      add(total - count / 2, count / 2)
    }
    return CTLine(result, range: line.range)
  }
  var low = 0, high = line.text.length
  while low < high {
    let middle = (low + high + 1) / 2
    if Double(shortened(middle).layout.size.width) <= width {
      low = middle
    } else {
      high = middle - 1
    }
  }
  let result = shortened(low)
  return Double(result.layout.size.width) <= width ? result : nil
}
