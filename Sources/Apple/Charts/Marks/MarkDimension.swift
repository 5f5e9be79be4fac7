import SwiftUI

/// The length of a mark along an axis.
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
  /// - Parameter ratio: the share of the available length, 0…1.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }
  /// - Parameter inset: points left free at either end of the available length.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }

  /// Points.
  func length(in space: CGFloat, automatic: CGFloat) -> CGFloat {
    let length: CGFloat
    switch kind {
    case .automatic: length = space * automatic
    case .fixed(let fixed): length = fixed
    case .ratio(let ratio): length = space * ratio
    case .inset(let inset): length = space - 2 * inset
    }
    return length.isFinite ? max(length, 0) : 0
  }
}

extension MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
