import Foundation

/// What is filled or stroked, in points. The simple figures stay by name, so that an exporter can
/// draw each its quickest way and SVG can say `<rect>`; everything else is a list of segments.
public enum Outline: Hashable, Sendable {
  case rect(CGRect)
  /// `cornerSize` is half an ellipse's axes, already limited to half the rectangle's sides.
  case roundedRect(CGRect, cornerSize: CGSize, continuous: Bool)
  case ellipse(CGRect)
  case path([Segment])

  public enum Segment: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }
}

public enum FillRule: Hashable, Sendable { case nonZero, evenOdd }

public enum CGLineCap: Int32, Hashable, Sendable, Codable { case butt, round, square }
public enum CGLineJoin: Int32, Hashable, Sendable, Codable { case miter, round, bevel }

/// How a line is drawn along an outline; lengths in points.
public struct Stroke: Hashable, Sendable {
  public var width: CGFloat
  public var cap: CGLineCap
  public var join: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
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
