import DisplayList
import Foundation
import Typesetting

/// The size of a text that UIKit would draw.
struct TextMeasure {
  /// Points, as many lines as fit; without end where ``CGFloat/greatestFiniteMagnitude`` is.
  var width: CGFloat?

  private static let lock = NSLock()
  /// One at a time uses it.
  private nonisolated(unsafe) static let typesetter = Typesetter()

  /// Not rounded to whole points, as Apple's isn't: the height is that of SF's lines.
  func size(of text: NSAttributedString) -> CGSize {
    guard text.length > 0 else {
      return CGSize(width: 0, height: UIFont.systemFont(ofSize: 12).lineHeight)
    }
    var runs: [TextRun] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      // Source: Apple, “NSAttributedString.Key.font”: Helvetica of 12 points where there is none.
      let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
      var run = TextRun(
        text.attributedSubstring(from: range).string, font: FontDescriptor(font))
      run.kerning = (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
      runs.append(run)
    }
    let layout = Self.lock.withLock {
      Self.typesetter.layout(
        runs, style: ParagraphStyle(pixelsPerPoint: 1000), width: width, height: nil)
    }
    return layout.size
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
      size: font.pointSize, weight: font.weightNumber, design: design, isItalic: font.isItalic,
      family: font.fontName.hasPrefix(".") ? nil : font.fontName)
  }
}
