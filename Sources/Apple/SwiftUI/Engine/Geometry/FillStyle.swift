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
