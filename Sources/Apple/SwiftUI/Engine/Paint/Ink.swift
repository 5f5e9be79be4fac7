import DisplayList
import Foundation

/// A style resolved in its environment, before it is fitted to a rectangle.
public struct _Ink: Sendable {
  enum Fill: Sendable {
    case color(RGBA)
    case gradient(GradientFigure, [GradientStop])
    case mesh(ColorMesh)
    /// A paint that is settled, wherever it is used.
    case paint(Paint)
    /// `tile` in points from the rectangle's corner.
    case image(ImagePixels, tile: CGSize, opacity: Double)
  }

  /// The properties that few styles have: stored separately, so that the others stay small.
  struct Effects: Sendable {
    var blend = Blend.normal
    var shadows: [ResolvedShadow] = []
    var backdrop: Backdrop?
    /// The rectangle that gradients reach across, in the coordinates of what is drawn.
    var anchor: CGRect?
  }

  var fill: Fill
  private var extra: [Effects] = []

  init(_ color: RGBA) { fill = .color(color) }
  init(_ fill: Fill) { self.fill = fill }

  var effects: Effects? {
    get { extra.first }
    set { extra = newValue.map { [$0] } ?? [] }
  }

  /// The one colour that represents the fill: a gradient's first.
  var color: RGBA {
    switch fill {
    case .color(let rgba): rgba
    case .gradient(_, let stops): stops.first?.color ?? .clear
    case .image, .mesh, .paint: .clear
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
    case .mesh(let mesh): ink.fill = .mesh(mesh.dimmed(factor))
    case .paint(let paint): ink.fill = .paint(paint.dimmed(factor) ?? paint)
    case .image(let image, let tile, let opacity):
      ink.fill = .image(image, tile: tile, opacity: opacity * factor)
    }
    return ink
  }

  /// The ink at a level of the hierarchy. Source of the factors: `styles_geometry.json`,
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
    let rect = effects?.anchor?.offsetBy(dx: rect.minX, dy: rect.minY) ?? rect
    return paint(reaching: rect)
  }

  private func paint(reaching rect: CGRect) -> Paint {
    switch fill {
    case .color(let rgba): .color(rgba)
    case .gradient(let figure, let stops): figure.paint(stops, in: rect)
    case .mesh(let mesh): mesh.paint(in: rect)
    case .paint(let paint): paint
    case .image(let image, let tile, _):
      .image(image, tile: CGRect(origin: rect.origin, size: tile))
    }
  }
}
