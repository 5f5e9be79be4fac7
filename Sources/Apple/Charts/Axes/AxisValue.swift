import Foundation
import SwiftUI

/// A value on an axis, and which of the axis's marks it is.
public struct AxisValue {
  public let index: Int
  public let count: Int
  let datum: _Datum
  let format: LabelFormat

  /// The value, where it is of this type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.from(datum) }
}
