import DisplayList
import Foundation

/// An outline with its paint, which a ``Composition`` draws without a view of its own. Points, from the
/// composition's corner; edges stay where they are, between pixels too.
package struct DrawnFigure {
  /// An effect on the painted figure.
  package enum Effect {
    case blur(radius: CGFloat)
    case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  }

  /// The kind of its record in the layout; nil for a figure that belongs to the view around.
  package var kind: String?
  package var path: Path
  package var style: AnyShapeStyle
  /// The style of the stroke; nil for a filled area.
  package var stroke: StrokeStyle?
  /// The rectangle that gradients reach across; nil for the path's own box.
  package var reach: CGRect?
  package var opacity = 1.0
  /// Outside it nothing is seen.
  package var clip: Path?
  package var effects: [Effect] = []
  package var blendMode = BlendMode.normal
  /// The accessibility label; only with a `kind`.
  package var label: String?
  package var isHiddenFromAccessibility = false

  package init(_ kind: String? = nil, _ path: Path, _ style: AnyShapeStyle) {
    self.kind = kind
    self.path = path
    self.style = style
  }
}
