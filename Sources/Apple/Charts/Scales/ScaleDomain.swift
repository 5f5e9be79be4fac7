import Foundation
import SwiftUI

/// The domain of an axis.
public struct _DomainSpec {
  /// The values in order: two for a range, all of them for names; nil to find them in the data.
  var values: [_Datum]?
  var isRange = false
  var includesZero: Bool?
  var isReversed: Bool?
  /// Changes the values found in the data.
  var modify: (([_Datum]) -> [_Datum])?
}

/// A range of numbers or dates, or all of several names.
public protocol ScaleDomain {
  var _domain: _DomainSpec { get }
}

/// A domain that is found in the data.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: _DomainSpec
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(_domain: _DomainSpec()) }

  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _DomainSpec(includesZero: includesZero, isReversed: reversed))
  }

  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    let modify: ([_Datum]) -> [_Datum] = { found in
      var values = found.compactMap(DataValue.from)
      modifyInferredDomain(&values)
      return values.map(\.datum)
    }
    return AutomaticScaleDomain(
      _domain: _DomainSpec(includesZero: includesZero, isReversed: reversed, modify: modify))
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _DomainSpec {
    _DomainSpec(values: [lowerBound.datum, upperBound.datum], isRange: true)
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _DomainSpec { _DomainSpec(values: map(\.datum)) }
}
