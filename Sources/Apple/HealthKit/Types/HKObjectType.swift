import DeviceWorld
import Foundation

/// A kind of data in the store.
open class HKObjectType: NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String
  package init(identifier: String) { self.identifier = identifier }
  public func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
  open override var hash: Int { identifier.hash }
  open override var description: String { identifier }
  open func requiresPerObjectAuthorization() -> Bool { false }

  public class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }
  public class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }
  public class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  public class func correlationType(
    forIdentifier identifier: HKCorrelationTypeIdentifier
  ) -> HKCorrelationType? { HKCorrelationType(identifier) }
  public class func workoutType() -> HKWorkoutType { HKWorkoutType() }
  public class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType() }
}

/// A kind of characteristic.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public init(_ identifier: HKCharacteristicTypeIdentifier) {
    super.init(identifier: identifier.rawValue)
  }
}

/// A kind of sample.
open class HKSampleType: HKObjectType, @unchecked Sendable {
  open var isMaximumDurationRestricted: Bool { false }
  open var isMinimumDurationRestricted: Bool { false }
  open var allowsRecalibrationForEstimates: Bool { false }
}

public enum HKQuantityAggregationStyle: Int, Sendable {
  case cumulative, discreteArithmetic, discreteTemporallyWeighted
  case discreteEquivalentContinuousLevel
}

/// A kind of quantity.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  package let name: String
  public init(_ identifier: HKQuantityTypeIdentifier) {
    name = identifier.name
    super.init(identifier: identifier.rawValue)
  }
  open var aggregationStyle: HKQuantityAggregationStyle {
    HealthQuantity.discrete.contains(name) ? .discreteArithmetic : .cumulative
  }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { canonicalUnit.isCompatible(with: unit) }
  /// The unit that samples of a world file have where they name none.
  package var canonicalUnit: HKUnit { HKUnit(from: HealthQuantity.units[name] ?? "count") }
}

/// A kind of category.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  package let name: String
  public init(_ identifier: HKCategoryTypeIdentifier) {
    name = identifier.name
    super.init(identifier: identifier.rawValue)
  }
}

/// A kind of correlation.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCorrelationTypeIdentifier) {
    super.init(identifier: identifier.rawValue)
  }
}

/// The kind of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {
  init() { super.init(identifier: "HKWorkoutTypeIdentifier") }
}

/// The kind of routes.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  public class func workoutRoute() -> HKSeriesType {
    HKSeriesType(identifier: "HKWorkoutRouteTypeIdentifier")
  }
  public class func heartbeat() -> HKSeriesType {
    HKSeriesType(identifier: "HKHeartbeatSeriesTypeIdentifier")
  }
}

/// The kind of activity rings.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {
  init() { super.init(identifier: "HKActivitySummaryTypeIdentifier") }
}
