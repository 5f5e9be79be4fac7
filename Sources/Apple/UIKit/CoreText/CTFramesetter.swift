import CoreGraphics
import Foundation
import Typesetting

/// Breaks a text into lines.
public final class CTFramesetter: @unchecked Sendable {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = text }
}

/// The lines of a text in a rectangle.
public final class CTFrame: @unchecked Sendable {
  let text: NSAttributedString
  let layout: TextLayout
  let rect: CGRect
  init(_ text: NSAttributedString, _ rect: CGRect) {
    self.text = text
    self.rect = rect
    layout = TextMeasure(width: rect.width, height: rect.height).layout(of: text)
  }
}

public func CTFramesetterCreateWithAttributedString(
  _ attrString: NSAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }

private func part(_ text: NSAttributedString, _ range: CFRange) -> NSAttributedString {
  let start = min(max(range.location, 0), text.length)
  let length = range.length <= 0 ? text.length - start : min(range.length, text.length - start)
  return text.attributedSubstring(from: NSRange(location: start, length: length))
}

/// The size of the text in lines of a width, in points.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: NSDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let text = part(framesetter.text, stringRange)
  fitRange?.pointee = CFRange(location: stringRange.location, length: text.length)
  let width = constraints.width > 0 && constraints.width < 1_000_000 ? constraints.width : nil
  return TextMeasure(width: width).size(of: text)
}

/// - Support: partly; a path counts by the rectangle around it.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: NSDictionary?
) -> CTFrame { CTFrame(part(framesetter.text, stringRange), path.boundingBox) }

/// Draws the lines from the rectangle's upper edge down, where the context's y points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  context.draw(
    frame.layout.commands,
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: frame.rect.minX, ty: frame.rect.maxY))
}

public func CTFrameGetLines(_ frame: CTFrame) -> NSArray {
  frame.layout.lines.map { line in
    let attributes =
      frame.text.length > 0 ? frame.text.attributes(at: 0, effectiveRange: nil) : nil
    return CTLine(NSAttributedString(string: line.text, attributes: attributes))
  } as NSArray
}
