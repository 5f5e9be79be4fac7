import CoreGraphics
import DisplayList
import Foundation
import Typesetting

extension TextLayout {
  /// The text as commands, its upper left corner at the origin.
  var commands: [Command] {
    var commands: [Command] = []
    for line in lines {
      for (rect, paint) in line.backgrounds { commands.append(.fill(.rect(rect), .nonZero, paint)) }
      for run in line.runs { commands.append(.glyphs(run)) }
      for (rect, paint) in line.decorations { commands.append(.fill(.rect(rect), .nonZero, paint)) }
    }
    return commands
  }
}

extension NSAttributedString {
  /// Draws the text into the current context, its upper left corner at the point; does nothing where there is none.
  public func draw(at point: CGPoint) {
    draw(TextMeasure().layout(of: self), at: point)
  }

  /// Draws the text in lines of the rectangle's width; those below its lower edge are left out.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    let width = options.contains(.usesLineFragmentOrigin) ? rect.width : nil
    let height = rect.height > 0 && width != nil ? rect.height : nil
    let layout = TextMeasure(width: width, height: height).layout(of: self)
    let style = length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
    var origin = rect.origin
    let rest = rect.width - layout.size.width
    if width != nil, rest > 0 {
      switch (style as? NSParagraphStyle)?.alignment {
      case .center: origin.x += rest / 2
      case .right: origin.x += rest
      default: break
      }
    }
    context?.totalBounds = CGRect(origin: .zero, size: layout.size)
    draw(layout, at: origin)
  }

  private func draw(_ layout: TextLayout, at point: CGPoint) {
    guard let canvas = UIGraphicsGetCurrentContext() else { return }
    canvas.draw(
      layout.commands, CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: point.x, ty: point.y))
  }
}

extension NSString {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(at: point)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self as String, attributes: attrs).draw(in: rect)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self as String, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

// Foundation's bridging gives a String the methods of NSString on Apple's systems.

extension String {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(at: point, withAttributes: attrs)
  }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(in: rect, withAttributes: attrs)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}
