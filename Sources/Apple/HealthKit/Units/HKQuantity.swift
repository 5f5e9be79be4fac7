import Foundation

/// A number with a unit.
open class HKQuantity: NSObject, NSCopying, @unchecked Sendable {
  let unit: HKUnit
  let value: Double
  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }
  public func copy(with zone: NSZone? = nil) -> Any { self }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.isCompatible(with: unit) }

  /// The value in another unit. One of another kind ends the process on Apple's; here it is not a number.
  open func doubleValue(for unit: HKUnit) -> Double {
    if unit == self.unit { return value }
    guard self.unit.isCompatible(with: unit) else { return .nan }
    return unit.value(ofBase: self.unit.base(value))
  }

  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value == other ? .orderedSame : value < other ? .orderedAscending : .orderedDescending
  }
  open override var description: String { "\(value) \(unit.unitString)" }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKQuantity).map { $0.doubleValue(for: unit) == value } ?? false
  }
  open override var hash: Int { unit.base(value).hashValue }
}
