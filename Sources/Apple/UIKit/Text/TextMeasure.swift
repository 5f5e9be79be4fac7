import DisplayList
import Foundation
import SystemDesigns
import Typesetting

/// The lines of a text that UIKit and Core Text would draw.
struct TextMeasure {
  /// Points, as many lines as fit; without end where ``CGFloat/greatestFiniteMagnitude`` is.
  var width: CGFloat?
  /// Points; lines that don't fit are left out.
  var height: CGFloat?
  var lineLimit: Int?

  private static let lock = NSLock()
  /// One at a time uses it.
  private nonisolated(unsafe) static let typesetter = Typesetter()

  /// The size of a text, in points. As Apple's, it isn't rounded to whole points; the height is that of SF's lines.
  func size(of text: NSAttributedString) -> CGSize {
    guard text.length > 0 else {
      return CGSize(width: 0, height: UIFont.systemFont(ofSize: 12).lineHeight)
    }
    return layout(of: text).size
  }

  func layout(of text: NSAttributedString) -> TextLayout {
    var runs: [TextRun] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      runs.append(TextRun(text.attributedSubstring(from: range).string, attributes))
    }
    var style = ParagraphStyle(pixelsPerPoint: 1000)
    let given = text.length > 0 ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
    if let given = given as? NSParagraphStyle { style.use(given) }
    if let lineLimit { style.lineLimit = lineLimit }
    return Self.lock.withLock {
      Self.typesetter.layout(runs, style: style, width: width, height: height)
    }
  }

  /// The metrics of a font, and the name of its face's family where it isn't the system's.
  static func metrics(of font: UIFont) -> FontMetrics {
    lock.withLock { typesetter.metrics(of: FontDescriptor(font)) }
  }
}

extension ParagraphStyle {
  fileprivate mutating func use(_ style: NSParagraphStyle) {
    switch style.alignment {
    case .center: alignment = .center
    case .right: alignment = .trailing
    default: alignment = .leading
    }
    lineSpacing = max(style.lineSpacing, 0)
    switch style.lineBreakMode {
    case .byTruncatingHead: (truncation, lineLimit) = (.head, 1)
    case .byTruncatingMiddle: (truncation, lineLimit) = (.middle, 1)
    case .byTruncatingTail: (truncation, lineLimit) = (.tail, 1)
    default: break
    }
  }
}

extension TextRun {
  fileprivate init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    // Source: Apple, “NSAttributedString.Key.font”: Helvetica of 12 points where there is none.
    let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    func paint(_ key: NSAttributedString.Key) -> Paint? {
      switch attributes[key] {
      case let color as UIColor: .color(color.rgba(ColorTraits()))
      case let color as CGColor: .color(color.rgba)
      default: nil
      }
    }
    func isSet(_ key: NSAttributedString.Key) -> Bool {
      switch attributes[key] {
      case let style as NSUnderlineStyle: style.rawValue != 0
      case let number as NSNumber: number.intValue != 0
      case let number as Int: number != 0
      default: false
      }
    }
    func length(_ key: NSAttributedString.Key) -> CGFloat {
      switch attributes[key] {
      case let number as NSNumber: CGFloat(number.doubleValue)
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Int: CGFloat(number)
      default: 0
      }
    }
    let ink = paint(.foregroundColor) ?? .color(.black)
    self.init(
      text, font: FontDescriptor(font), paint: ink, tracking: length(.tracking),
      kerning: length(.kern), baselineOffset: length(.baselineOffset),
      underline: isSet(.underlineStyle) ? paint(.underlineColor) ?? ink : nil,
      strikethrough: isSet(.strikethroughStyle) ? paint(.strikethroughColor) ?? ink : nil)
    background = paint(.backgroundColor)
  }
}

extension UIFont.Width {
  /// Per cent of the normal width: compressed 60, condensed 75, expanded 132, and between them in proportion.
  package var percentage: Double {
    switch rawValue {
    case ..<(-0.2): 75 + (Double(rawValue) + 0.2) * 150
    case ..<0: 100 + Double(rawValue) * 125
    default: 100 + Double(rawValue) * 160
    }
  }
}

extension FontDescriptor {
  init(_ font: UIFont) {
    let design: Design =
      switch font.design {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    self.init(
      size: font.pointSize, weight: font.weightNumber, width: font.width.percentage, design: design,
      isItalic: font.isItalic, family: font.fontName.hasPrefix(".") ? nil : font.fontName)
    for feature in font.features { apply(feature) }
  }
}
