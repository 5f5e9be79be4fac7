import DisplayList
import Foundation

extension Paint {
  /// - Returns: nil for a paint that has no alpha of its own.
  func dimmed(_ factor: Double) -> Paint? {
    func dim(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop($0.color.withAlpha(multipliedBy: factor), at: $0.location) }
    }
    switch self {
    case .color(let rgba): return .color(rgba.withAlpha(multipliedBy: factor))
    case .linear(let stops, let start, let end):
      return .linear(dim(stops), start: start, end: end)
    case .radial(let stops, let center, let start, let end, let transform):
      return .radial(
        dim(stops), center: center, startRadius: start, endRadius: end, transform: transform)
    case .angular(let stops, let center, let start, let end):
      return .angular(dim(stops), center: center, start: start, end: end)
    case .image: return nil
    }
  }
}
