import DeviceWorld
import Foundation

/// A comparison. Apple's is of `NSComparisonPredicate`, which Foundation on Linux lacks.
public enum HKComparison: UInt, Sendable {
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
}

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A question to the store. It is answered once it is executed.
open class HKQuery: NSObject, @unchecked Sendable {
  public let objectType: HKObjectType?
  public let predicate: NSPredicate?
  open var sampleType: HKSampleType? { objectType as? HKSampleType }

  init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
    objectType = type
    self.predicate = predicate
  }

  typealias Answer = Result<HealthSection, HKError>

  /// Calls the handler.
  func run(_ answer: Answer) {}

  /// The samples of a type that the predicate accepts, by start.
  static func samples(
    _ section: HealthSection, _ type: HKSampleType?, _ predicate: NSPredicate?
  ) -> [HKSample] {
    guard let type else { return [] }
    let all: [HKSample]
    switch type {
    case let type as HKQuantityType:
      all = (section.samples ?? []).filter { $0.type == type.name }
        .map { HKQuantitySample($0, type) }
    case let type as HKCategoryType:
      all = (section.samples ?? []).filter { $0.type == type.name }
        .map { HKCategorySample($0, type) }
    case is HKWorkoutType: all = (section.workouts ?? []).map { HKWorkout($0) }
    case HKSeriesType.workoutRoute():
      all = (section.workouts ?? []).compactMap { HKWorkoutRoute(HKWorkout($0)) }
    default: all = []
    }
    let found = predicate.map { predicate in all.filter { predicate.evaluate(with: $0) } } ?? all
    return found.enumerated().sorted {
      ($0.element.startDate, $0.offset) < ($1.element.startDate, $1.offset)
    }.map(\.element)
  }

  // MARK: Predicates

  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    let start = startDate ?? .distantPast, end = endDate ?? .distantFuture
    return NSPredicate { object, _ in
      guard let sample = object as? HKSample else { return false }
      // A sample without a length counts where it begins.
      let ends = sample.endDate > start || sample.startDate >= start
      return (options.contains(.strictStartDate) ? sample.startDate >= start : ends)
        && (options.contains(.strictEndDate) ? sample.endDate <= end : sample.startDate < end)
    }
  }

  open class func predicateForObjects(from source: HKSource) -> NSPredicate {
    predicateForObjects(from: [source])
  }
  open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKObject).map { sources.contains($0.source) } ?? false }
  }
  open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKObject)?.metadata?[key] != nil }
  }
  open class func predicateForObject(with UUID: UUID) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKObject)?.uuid == UUID }
  }
  open class func predicateForWorkouts(with type: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKWorkout)?.workoutActivityType == type }
  }
  open class func predicateForCategorySamples(
    with operatorType: HKComparison, value: Int
  ) -> NSPredicate {
    NSPredicate { object, _ in
      guard let sample = object as? HKCategorySample else { return false }
      return operatorType.holds(sample.value, value)
    }
  }
  open class func predicate(
    forActivitySummariesBetweenStart start: DateComponents, end: DateComponents
  )
    -> NSPredicate
  {
    let first = start.date ?? (start.calendar ?? .current).date(from: start) ?? .distantPast
    let last = end.date ?? (end.calendar ?? .current).date(from: end) ?? .distantFuture
    return NSPredicate { object, _ in
      (object as? HKActivitySummary).map { $0.date >= first && $0.date <= last } ?? false
    }
  }
  open class func predicateForActivitySummary(with components: DateComponents) -> NSPredicate {
    let calendar = components.calendar ?? .current
    return NSPredicate { object, _ in
      guard let summary = object as? HKActivitySummary else { return false }
      let day = summary.dateComponents(for: calendar)
      return day.year == components.year && day.month == components.month
        && day.day == components.day
    }
  }
}
