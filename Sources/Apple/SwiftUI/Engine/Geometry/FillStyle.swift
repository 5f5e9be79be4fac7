import DisplayList
import Foundation

/// The fill rule and the antialiasing of a filled path.
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
