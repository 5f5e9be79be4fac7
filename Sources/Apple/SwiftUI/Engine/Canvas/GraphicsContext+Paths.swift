import CoreGraphics
import DisplayList
import Foundation

extension GraphicsContext {
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path.figure.expanded, style.rule, shading)
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(path.strokedPath(style).figure, .nonZero, shading)
  }

  /// - Parameter lineWidth: points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func draw(_ figure: Figure, _ rule: FillRule, _ shading: Shading) {
    // A line's gradient reaches across its path, as a stroked shape's does.
    let box = figure.withoutStroke.tightBox
    guard !figure.isEmpty, !box.isNull, let (ink, rect) = ink(shading, in: box) else { return }
    var drawing = DrawContext(scale: sheet.scale)
    if transform.isMove {
      let offset = CGPoint(x: transform.tx, y: transform.ty)
      let moved = rect.offsetBy(dx: offset.x, dy: offset.y)
      if case .paint = ink.fill, offset != .zero {
        drawing.draw(figure, rule, ink, in: rect)
        return appendMapped(drawing.commands)
      }
      drawing.draw(figure.moved(by: offset), rule, ink, in: moved)
      return append(drawing.commands)
    }
    drawing.draw(figure, rule, ink, in: rect)
    appendMapped(drawing.commands)
  }
}

extension Figure {
  fileprivate var withoutStroke: Figure {
    var figure = self
    figure.stroke = nil
    return figure
  }
}

extension CGAffineTransform {
  var isMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
