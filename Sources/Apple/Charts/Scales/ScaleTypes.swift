import Foundation
import SwiftUI

/// How values become places.
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

/// The values that an axis reaches across.
public struct _DomainSpec {
  /// In order: two for a range, all of them for names; nil to find them in the data.
  var values: [_Datum]?
  var isRange = false
  var includesZero: Bool?
  var isReversed: Bool?
  /// Changes what was found in the data.
  var modify: (([_Datum]) -> [_Datum])?
}

/// A range of numbers or dates, or all of several names.
public protocol ScaleDomain {
  var _domain: _DomainSpec { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _DomainSpec {
    _DomainSpec(values: [lowerBound.datum, upperBound.datum], isRange: true)
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _DomainSpec { _DomainSpec(values: map(\.datum)) }
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

/// What values become: places, or colours, symbols, sizes.
public protocol ScaleRange {
  associatedtype VisualValue
  var _values: [VisualValue] { get }
}

/// A range of places.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {
  /// Points left free at either end, of a plot of a length; the first end is that of the first value.
  func _insets(in length: CGFloat) -> (start: CGFloat, end: CGFloat)
}

extension Array: ScaleRange {
  public typealias VisualValue = Element
  public var _values: [Element] { self }
}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color
  public var _values: [Color] { stops.map(\.color) }
}

extension ClosedRange: ScaleRange, PositionScaleRange where Bound == CGFloat {
  public typealias VisualValue = CGFloat
  public var _values: [CGFloat] { [lowerBound, upperBound] }
  public func _insets(in length: CGFloat) -> (start: CGFloat, end: CGFloat) {
    (lowerBound, length - upperBound)
  }
}

/// The plot's length, less what is left free at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
  let startPadding: CGFloat
  let endPadding: CGFloat
  public var _values: [CGFloat] { [] }
  public func _insets(in length: CGFloat) -> (start: CGFloat, end: CGFloat) {
    (startPadding, endPadding)
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: 0, endPadding: 0)
  }
  /// - Parameter padding: points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}
