import SwiftUI

/// The mark that an annotation belongs to.
public struct AnnotationContext {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// The treatment of an annotation that doesn't fit.
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
