import DisplayList
import Foundation

/// A style resolved in its environment, before it is fitted to a rectangle.
public struct _Ink: Sendable {
  enum Fill: Sendable {
    case color(RGBA)
    case gradient(GradientFigure, [GradientStop])
    /// `tile` in points from the rectangle's corner.
    case image(ImageResource, tile: CGSize, opacity: Double)
  }

  /// What few styles have: kept apart, so that the others stay small.
  struct Effects: Sendable {
    var blend = Blend.normal
    var shadows: [ResolvedShadow] = []
  }

  var fill: Fill
  private var extra: [Effects] = []

  init(_ color: RGBA) { fill = .color(color) }
  init(_ fill: Fill) { self.fill = fill }

  var effects: Effects? {
    get { extra.first }
    set { extra = newValue.map { [$0] } ?? [] }
  }

  /// The one colour that stands for all: a gradient's first.
  var color: RGBA {
    switch fill {
    case .color(let rgba): rgba
    case .gradient(_, let stops): stops.first?.color ?? .clear
    case .image: .clear
    }
  }

  var isInvisible: Bool {
    guard case .color(let rgba) = fill else { return false }
    return rgba.alpha <= 0 && extra.isEmpty
  }

  func dimmed(_ factor: Double) -> _Ink {
    if factor == 1 { return self }
    var ink = self
    switch fill {
    case .color(let rgba): ink.fill = .color(rgba.withAlpha(multipliedBy: factor))
    case .gradient(let figure, let stops):
      ink.fill = .gradient(
        figure,
        stops.map { GradientStop($0.color.withAlpha(multipliedBy: factor), at: $0.location) })
    case .image(let image, let tile, let opacity):
      ink.fill = .image(image, tile: tile, opacity: opacity * factor)
    }
    return ink
  }

  /// At a level of the hierarchy. Source of the factors: `styles_geometry.json`,
  /// `custom_or_named_colour_levels`.
  func atLevel(_ level: Int) -> _Ink {
    switch level {
    case ...0: self
    case 1: dimmed(0.5)
    case 2: dimmed(0.25)
    default: dimmed(0.18)
    }
  }

  func paint(in rect: CGRect) -> Paint {
    switch fill {
    case .color(let rgba): .color(rgba)
    case .gradient(let figure, let stops): figure.paint(stops, in: rect)
    case .image(let image, let tile, _):
      .image(image, tile: CGRect(origin: rect.origin, size: tile))
    }
  }
}

/// A shadow with its colour settled; lengths in points.
struct ResolvedShadow: Sendable {
  var color: RGBA
  var radius: CGFloat
  var offset: CGSize
  var isInner: Bool
}
