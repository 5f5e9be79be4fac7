import Foundation

/// A type whose values can be drawn in a chart.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that a chart draws by itself: numbers, strings, dates.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  var _datum: _Datum { get }
  /// - Returns: nil where the value isn't of this type.
  static func _value(of datum: _Datum) -> Self?
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  var datum: _Datum { primitivePlottable._datum }

  static func from(_ datum: _Datum) -> Self? {
    PrimitivePlottable._value(of: datum).flatMap(Self.init(primitivePlottable:))
  }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  public var _datum: _Datum { _Datum(.number(Double(self)), isWhole: true) }
  public static func _value(of datum: _Datum) -> Self? { datum.number.flatMap(Self.init(exactly:)) }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  public var _datum: _Datum { _Datum(.number(Double(self))) }
  public static func _value(of datum: _Datum) -> Self? { datum.number.map { Self($0) } }
}

extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
extension Double: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }

extension Decimal: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal
  public var _datum: _Datum { _Datum(.number((self as NSDecimalNumber).doubleValue)) }
  public static func _value(of datum: _Datum) -> Decimal? { datum.number.map { Decimal($0) } }
}

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  public var _datum: _Datum { _Datum(.date(timeIntervalSinceReferenceDate)) }
  public static func _value(of datum: _Datum) -> Date? {
    guard datum.isDate else { return nil }
    return datum.number.map(Date.init(timeIntervalSinceReferenceDate:))
  }
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  public var _datum: _Datum { _Datum(.category(self)) }
  public static func _value(of datum: _Datum) -> String? { datum.category }
}
