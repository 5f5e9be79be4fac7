import CoreGraphics
import DisplayList
import Foundation

/// A cut that a ``GraphicsContext`` keeps, in the canvas's coordinates.
enum ContextClip {
  case outline(Figure, FillRule)
  case outside(Figure, FillRule)
  case layer([Command], opacity: Double, isInverse: Bool)

  /// nil where it doesn't limit the area.
  var bounds: CGRect? {
    if case .outline(let figure, _) = self { return figure.tightBox }
    return nil
  }

  /// - Parameter size: the canvas's, points.
  func group(_ size: CGSize) -> CompositingGroup {
    let everything = Outline.rect(
      CGRect(origin: .zero, size: size).insetBy(dx: -size.width - 64, dy: -size.height - 64))
    func without(_ hole: [Command]) -> [Command] {
      [
        .beginGroup(CompositingGroup(isolated: true)),
        .fill(everything, .nonZero, .color(.black)),
        .beginGroup(CompositingGroup(blend: .destinationOut)),
      ] + hole + [.endGroup, .endGroup]
    }
    switch self {
    case .outline(let figure, let rule):
      return CompositingGroup(clip: figure.outline, clipRule: rule)
    case .outside(let figure, .evenOdd):
      var around = Figure(everything)
      around.add(figure)
      return CompositingGroup(clip: around.outline, clipRule: .evenOdd)
    case .outside(let figure, .nonZero):
      return CompositingGroup(
        mask: without([.fill(figure.outline, .nonZero, .color(.black))]))
    case .layer(let commands, let opacity, let isInverse):
      var mask = commands
      if opacity < 1 {
        mask =
          [.beginGroup(CompositingGroup(opacity: CGFloat(max(opacity, 0))))] + mask + [.endGroup]
      }
      return CompositingGroup(mask: isInverse ? without(mask) : mask)
    }
  }
}

/// A filter and the coordinates in which it was added.
struct ContextFilter {
  let filter: GraphicsContext.Filter
  let transform: CGAffineTransform

  /// In the canvas's coordinates.
  func effects(_ environment: EnvironmentValues) -> [Effect] {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return filter.steps.map { step in
      switch step {
      case .effect(let effect):
        guard case .blur(let radius, let opaque) = effect else { return effect }
        return .blur(radius: radius * scale, opaque: opaque)
      case .multiply(let color):
        return .colorMatrix(ColorMatrices.multiply(color.rgba(in: environment)))
      case .shadow(let color, let radius, let offset):
        return .shadow(
          color: color.rgba(in: environment), radius: max(radius, 0) * scale,
          offset: offset.applying(transform))
      case .threshold(let alpha, let color):
        let c = color.rgba(in: environment)
        // So steep that only the alphas next to the threshold lie between nothing and all.
        return .colorMatrix([
          0, 0, 0, 0, c.red, 0, 0, 0, 0, c.green, 0, 0, 0, 0, c.blue,
          0, 0, 0, 255 * c.alpha, -255 * alpha * c.alpha,
        ])
      }
    }
  }
}

extension CGAffineTransform {
  /// Something can be drawn through it.
  var isUsable: Bool {
    let area = a * d - b * c
    return area.isFinite && abs(area) > 1e-12 && tx.isFinite && ty.isFinite
  }
}

extension CGRect {
  /// What two rectangles share; nil for nothing. Foundation's `intersection` stops the program where a
  /// number isn't finite.
  func common(_ other: CGRect) -> CGRect? {
    if isNull || other.isNull { return nil }
    let x0 = max(minX, other.minX), y0 = max(minY, other.minY)
    let x1 = min(maxX, other.maxX), y1 = min(maxY, other.maxY)
    guard x1 > x0, y1 > y0, (x1 - x0).isFinite, (y1 - y0).isFinite else { return nil }
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
