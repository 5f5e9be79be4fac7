import DisplayList
import Foundation

/// How an outline is filled.
@frozen public struct FillStyle: Hashable, Sendable {
  public var isEOFilled: Bool
  /// - Support: partly; edges are always smooth.
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
  var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}

/// How a line is drawn; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var stroke: Stroke {
    Stroke(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, dash: dash,
      dashPhase: dashPhase)
  }
}

extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

/// The form of a rounded corner: part of a circle, or Apple's of continuous curvature.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// What becomes of a shape where the layout runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
