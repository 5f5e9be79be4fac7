import DeviceWorld
import Foundation

/// A predicate for samples of one type.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  let type: HKSampleType
  let predicate: NSPredicate?

  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> {
    HKSamplePredicate<HKQuantitySample>(type: type, predicate: predicate)
  }
  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> {
    HKSamplePredicate<HKCategorySample>(type: type, predicate: predicate)
  }
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
    HKSamplePredicate<HKWorkout>(type: .workoutType(), predicate: predicate)
  }
  public static func sample(
    type: HKSampleType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKSample> {
    HKSamplePredicate<HKSample>(type: type, predicate: predicate)
  }
}

/// A question for samples, answered by `await`.
public struct HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
  private let predicates: [HKSamplePredicate<Sample>]
  private let sortDescriptors: [SortDescriptor<Sample>]
  private let limit: Int?

  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {
    self.predicates = predicates
    self.sortDescriptors = sortDescriptors
    self.limit = limit
  }

  public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
    let section = try HKHealthStore.ask(predicates.first?.type.identifier ?? "data").get()
    let found = predicates.flatMap { HKQuery.samples(section, $0.type, $0.predicate) }
      .compactMap { $0 as? Sample }
      .sorted(using: sortDescriptors)
    return limit.map { Array(found.prefix($0)) } ?? found
  }
}

/// A question for statistics, answered by `await`.
public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
  private let predicate: HKSamplePredicate<HKQuantitySample>
  private let options: HKStatisticsOptions

  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions
  ) {
    self.predicate = predicate
    self.options = options
  }

  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    let section = try HKHealthStore.ask(predicate.type.identifier).get()
    guard let type = predicate.type as? HKQuantityType else { return nil }
    return HKStatisticsQuery.statistics(section, type, predicate.predicate, options)
  }
}

/// A question for statistics stretch by stretch, answered by `await`.
public struct HKStatisticsCollectionQueryDescriptor: @unchecked Sendable {
  private let predicate: HKSamplePredicate<HKQuantitySample>
  private let options: HKStatisticsOptions
  private let anchorDate: Date
  private let intervalComponents: DateComponents

  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    self.predicate = predicate
    self.options = options
    self.anchorDate = anchorDate
    self.intervalComponents = intervalComponents
  }

  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    let section = try HKHealthStore.ask(predicate.type.identifier).get()
    guard let type = predicate.type as? HKQuantityType else {
      throw HKError(.errorInvalidArgument)
    }
    return HKStatisticsCollectionQuery(
      quantityType: type, quantitySamplePredicate: predicate.predicate, options: options,
      anchorDate: anchorDate,
      intervalComponents: intervalComponents
    ).collection(section)
  }
}

/// A question for activity rings, answered by `await`.
public struct HKActivitySummaryQueryDescriptor: @unchecked Sendable {
  private let predicate: NSPredicate?
  public init(predicate: NSPredicate? = nil) { self.predicate = predicate }

  public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] {
    HKActivitySummaryQuery.summaries(
      try HKHealthStore.ask("activity summaries").get(), predicate)
  }
}
