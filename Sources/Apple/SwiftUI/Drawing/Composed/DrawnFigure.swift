import DisplayList
import Foundation

/// An outline with its paint, which a ``Composition`` draws without a view of its own. Points, from the
/// composition's corner; edges stay where they are, between pixels too.
package struct DrawnFigure {
  /// What is done to the figure once it is painted.
  package enum Effect {
    case blur(radius: CGFloat)
    case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  }

  /// Of its record in the layout; nil for a figure that belongs to the view around.
  package var kind: String?
  package var path: Path
  package var style: AnyShapeStyle
  /// nil for a filled area.
  package var stroke: StrokeStyle?
  /// What gradients reach across; nil for the path's own box.
  package var reach: CGRect?
  package var opacity = 1.0
  /// Outside it nothing is seen.
  package var clip: Path?
  package var effects: [Effect] = []
  package var blendMode = BlendMode.normal
  /// What VoiceOver would say; only with a `kind`.
  package var label: String?
  package var isHiddenFromAccessibility = false

  package init(_ kind: String? = nil, _ path: Path, _ style: AnyShapeStyle) {
    self.kind = kind
    self.path = path
    self.style = style
  }
}

extension DrawContext {
  mutating func draw(_ drawn: DrawnFigure, _ environment: EnvironmentValues, at origin: CGPoint) {
    guard let kind = drawn.kind else { return paint(drawn, environment, at: origin) }
    var box = drawn.path.boundingRect
    if box.isNull { box = .zero }
    if let stroke = drawn.stroke {
      box = box.insetBy(dx: -stroke.lineWidth / 2, dy: -stroke.lineWidth / 2)
    }
    var record = ViewRecord(
      kind: kind, frame: box.offsetBy(dx: origin.x, dy: origin.y), parent: nil,
      label: drawn.label, isHiddenFromAccessibility: drawn.isHiddenFromAccessibility)
    if case .color(let rgba) = drawn.style._ink(0, environment).fill { record.color = rgba.hex }
    view(record) { $0.paint(drawn, environment, at: origin) }
  }

  private mutating func paint(
    _ drawn: DrawnFigure, _ environment: EnvironmentValues, at origin: CGPoint
  ) {
    let ink = drawn.style._ink(0, environment).dimmed(drawn.opacity)
    if ink.isInvisible || drawn.opacity <= 0 { return }
    let path = drawn.stroke.map(drawn.path.strokedPath) ?? drawn.path
    let box = drawn.reach ?? drawn.path.boundingRect
    guard !box.isNull, box.width.isFinite, box.height.isFinite else { return }
    let rect = box.offsetBy(dx: origin.x, dy: origin.y)
    let figure = path.figure.moved(by: origin)
    var group = CompositingGroup(
      clip: drawn.clip.map { $0.figure.moved(by: origin).expanded.outline },
      blend: drawn.blendMode.blend)
    group.effects = drawn.effects.map {
      switch $0 {
      case .blur(let radius): .blur(radius: radius, opaque: false)
      case .shadow(let color, let radius, let x, let y):
        .shadow(
          color: color.rgba(in: environment), radius: radius, offset: CGSize(width: x, height: y))
      }
    }
    if group == CompositingGroup() {
      draw(figure, .nonZero, ink, in: rect)
    } else {
      self.group(group) { $0.draw(figure, .nonZero, ink, in: rect) }
    }
  }
}
