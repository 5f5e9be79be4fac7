import SwiftUI

/// How long a mark is along an axis.
public struct MarkDimension: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }
  let kind: Kind

  public static let automatic = MarkDimension(kind: .automatic)
  /// - Parameter length: points.
  public static func fixed(_ length: CGFloat) -> MarkDimension {
    MarkDimension(kind: .fixed(length))
  }
  /// - Parameter ratio: of the room that there is, 0…1.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }
  /// - Parameter inset: points left free at either end of the room that there is.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }

  /// Points.
  func length(in room: CGFloat, automatic: CGFloat) -> CGFloat {
    let length: CGFloat
    switch kind {
    case .automatic: length = room * automatic
    case .fixed(let fixed): length = fixed
    case .ratio(let ratio): length = room * ratio
    case .inset(let inset): length = room - 2 * inset
    }
    return length.isFinite ? max(length, 0) : 0
  }
}

extension MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// How marks at one place are put together.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }
  let kind: Kind
  /// One upon the other, from zero.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// As `standard`, each a share of the whole.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// One upon the other around the middle, as a stream.
  public static let center = MarkStackingMethod(kind: .center)
  /// One before the other.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// How a line goes from point to point.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case catmullRom(CGFloat)
    case cardinal(CGFloat)
  }
  let kind: Kind

  public static let linear = InterpolationMethod(kind: .linear)
  /// A curve that rises only where the points do.
  public static let monotone = InterpolationMethod(kind: .monotone)
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(0.5))
  /// - Parameter alpha: 0 for a uniform spline, 0.5 for a centripetal one, 1 for a chordal one.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha))
  }
  public static let cardinal = InterpolationMethod(kind: .cardinal(0))
  /// - Parameter tension: 0…1; at 1 the lines are straight.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension))
  }
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}

/// On which side something stands.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing,
      bottomLeading, bottomTrailing
  }
  let kind: Kind
  public static let automatic = AnnotationPosition(kind: .automatic)
  public static let overlay = AnnotationPosition(kind: .overlay)
  public static let top = AnnotationPosition(kind: .top)
  public static let bottom = AnnotationPosition(kind: .bottom)
  public static let leading = AnnotationPosition(kind: .leading)
  public static let trailing = AnnotationPosition(kind: .trailing)
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// What an annotation is told of its mark.
public struct AnnotationContext {
  /// Of the mark; points.
  public let targetSize: CGSize
}

/// What becomes of an annotation that doesn't fit.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  public struct Boundary: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, plot, chart }
    let kind: Kind
    public static let automatic = Boundary(kind: .automatic)
    public static let plot = Boundary(kind: .plot)
    public static let chart = Boundary(kind: .chart)
  }
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case automatic, padScale, disabled
      case fit(Boundary)
    }
    let kind: Kind
    public static let automatic = Strategy(kind: .automatic)
    public static let fit = Strategy(kind: .fit(.automatic))
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    /// - Support: partly; the annotation reaches out of the plot, whose scale stays as it is
    public static let padScale = Strategy(kind: .padScale)
    public static let disabled = Strategy(kind: .disabled)
  }
  public var x: Strategy
  public var y: Strategy
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
  public static let automatic = AnnotationOverflowResolution()
}
