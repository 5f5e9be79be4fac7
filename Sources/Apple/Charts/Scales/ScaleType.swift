import Foundation
import SwiftUI

/// The function from values to positions.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, date, category
    case power(Double)
    case symmetricLog(Double)
  }
  let kind: Kind
  public static let linear = ScaleType(kind: .linear)
  public static let log = ScaleType(kind: .log)
  public static let date = ScaleType(kind: .date)
  public static let category = ScaleType(kind: .category)
  public static let squareRoot = ScaleType(kind: .power(0.5))
  /// - Support: partly; exponents other than 0.5, 1 and 2 are drawn as the nearest of these
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  public static let symmetricLog = ScaleType(kind: .symmetricLog(1))
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero))
  }
}
