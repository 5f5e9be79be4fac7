import DisplayList
import Foundation

extension Paint {
  /// The paint with its alpha multiplied.
  func faded(to factor: Double) -> Paint {
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop($0.color.withAlpha(multipliedBy: factor), at: $0.location) }
    }
    switch self {
    case .color(let color): return .color(color.withAlpha(multipliedBy: factor))
    case .linear(let stops, let start, let end):
      return .linear(faded(stops), start: start, end: end)
    case .radial(let stops, let center, let startRadius, let endRadius, let transform):
      return .radial(
        faded(stops), center: center, startRadius: startRadius, endRadius: endRadius,
        transform: transform)
    case .angular(let stops, let center, let start, let end):
      return .angular(faded(stops), center: center, start: start, end: end)
    case .image: return self
    }
  }
}
