import DisplayList
import Foundation

/// A filter and the coordinates in which it was added.
struct ContextFilter {
  let filter: GraphicsContext.Filter
  let transform: CGAffineTransform

  /// The effects, in the canvas's coordinates.
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
