import DisplayList
import Foundation

extension GraphicsContext {
  /// An image resolved in the context.
  public struct ResolvedImage {
    let image: SwiftUI.ResolvedImage
    /// Points.
    public var size: CGSize { image.size }
    /// Points from the upper edge; a symbol's baseline is above its lower one.
    public var baseline: CGFloat { image.size.height - image.descent }
    /// The shading of a template or a symbol; nil for the foreground.
    public var shading: Shading?
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let resolved = image.resolved(environment, sheet.inputs.context)
    return ResolvedImage(
      image: resolved
        ?? SwiftUI.ResolvedImage(
          content: .nothing, size: .zero, descent: 0, environment: environment))
  }

  /// - Parameter style: how the image's edge is drawn; it is always smooth here.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    var drawn = image.image
    if let shading = image.shading {
      var environment = environment
      environment.setForeground(levels(shading, in: rect))
      drawn.environment = environment
    }
    var drawing = DrawContext(scale: sheet.scale)
    drawn.draw(in: rect, &drawing)
    appendMapped(drawing.commands)
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(image.size, at: point, anchor))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// The shading as the foreground's levels.
  func levels(_ shading: Shading, in rect: CGRect) -> [AnyShapeStyle] {
    let all = if case .palette(let all) = shading.source { all } else { [shading] }
    return all.map { one in
      guard let (ink, rect) = ink(one, in: rect) else { return AnyShapeStyle(Color.clear) }
      return AnyShapeStyle(SettledStyle(ink: ink, rect: rect))
    }
  }
}

/// An ink that is known already, with the rectangle that it reaches across.
struct SettledStyle: ShapeStyle {
  typealias Resolved = Never
  let ink: _Ink
  let rect: CGRect
  func _ink(_ level: Int, _ environment: EnvironmentValues) -> _Ink {
    var ink = ink
    if case .gradient = ink.fill { ink.fill = .paint(ink.paint(in: rect)) }
    return ink.atLevel(level)
  }
}

extension CGRect {
  /// - Parameter anchor: the place of the rectangle that lies at `point`.
  init(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }
}
