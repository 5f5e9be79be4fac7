import Foundation

/// A shape that is filled or stroked, in points. Simple shapes are cases of their own, so that an
/// exporter can draw them quickly and SVG can use `<rect>`; others are lists of segments.
package enum Outline: Hashable, Sendable {
  case rect(CGRect)
  /// `cornerSize` is half an ellipse's axes, already limited to half the rectangle's sides.
  case roundedRect(CGRect, cornerSize: CGSize, continuous: Bool)
  case ellipse(CGRect)
  case path([Segment])

  package enum Segment: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }
}

package enum FillRule: Hashable, Sendable { case nonZero, evenOdd }

/// The style of a line along an outline; lengths in points.
package struct Stroke: Hashable, Sendable {
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  package var miterLimit: CGFloat
  package var dash: [CGFloat]
  package var dashPhase: CGFloat

  package init(
    width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
