import Foundation
import Typesetting

/// Sets one run; by default at 17 points and three pixels per point.
func set(
  _ text: String, size: CGFloat = 17, width: CGFloat? = nil, height: CGFloat? = nil,
  style: (inout ParagraphStyle) -> Void = { _ in },
  font: (inout FontDescriptor) -> Void = { _ in }, run: (inout TextRun) -> Void = { _ in }
) -> TextLayout {
  var descriptor = FontDescriptor(size: size)
  font(&descriptor)
  var textRun = TextRun(text, font: descriptor)
  run(&textRun)
  var paragraph = ParagraphStyle(pixelsPerPoint: 3)
  style(&paragraph)
  return Typesetter().layout([textRun], style: paragraph, width: width, height: height)
}
