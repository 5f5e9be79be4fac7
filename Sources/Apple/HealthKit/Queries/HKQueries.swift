import DeviceWorld
import Foundation

/// Asks for samples.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  public let limit: Int
  nonisolated(unsafe) public let sortDescriptors: [NSSortDescriptor]?
  private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  @preconcurrency
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.limit = limit
    self.sortDescriptors = sortDescriptors
    handler = resultsHandler
    super.init(sampleType, predicate)
  }

  override func run(_ section: HealthSection?) {
    guard section != nil else {
      return handler(self, nil, HKError(.errorAuthorizationNotDetermined))
    }
    let found = Self.samples(section, sampleType, predicate)
    handler(self, SampleOrder.sorted(found, sortDescriptors, limit: limit), nil)
  }
}

/// The order that descriptors ask for.
enum SampleOrder {
  static func sorted(
    _ samples: [HKSample], _ descriptors: [NSSortDescriptor]?, limit: Int
  ) -> [HKSample] {
    guard let descriptor = descriptors?.first else {
      return limit > 0 ? Array(samples.prefix(limit)) : samples
    }
    // The comparison goes by names, as the sort identifiers do: Linux has no key-value coding.
    let isByEnd = descriptor.key == HKSampleSortIdentifierEndDate
    func date(_ sample: HKSample) -> Date { isByEnd ? sample.endDate : sample.startDate }
    let sorted = samples.enumerated().sorted {
      let (a, b) = (date($0.element), date($1.element))
      if a == b { return $0.offset < $1.offset }
      return descriptor.ascending ? a < b : a > b
    }.map(\.element)
    return limit > 0 ? Array(sorted.prefix(limit)) : sorted
  }
}

/// Asks what samples come to.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let type: HKQuantityType
  private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  @preconcurrency
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler:
      @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    type = quantityType
    self.handler = handler
    super.init(quantityType, quantitySamplePredicate)
  }

  override func run(_ section: HealthSection?) {
    guard section != nil else {
      return handler(self, nil, HKError(.errorAuthorizationNotDetermined))
    }
    guard let statistics = Self.statistics(section, type, predicate) else {
      return handler(self, nil, HKError(.errorNoData))
    }
    handler(self, statistics, nil)
  }

  static func statistics(
    _ section: HealthSection?, _ type: HKQuantityType, _ predicate: NSPredicate?
  ) -> HKStatistics? {
    let found = samples(section, type, predicate).compactMap { $0 as? HKQuantitySample }
    guard let first = found.first, let end = found.map(\.endDate).max() else { return nil }
    return HKStatistics(type, found, from: first.startDate, to: end)
  }
}

/// Asks what samples come to, stretch by stretch of time.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  public let anchorDate: Date
  public let intervalComponents: DateComponents
  public let options: HKStatisticsOptions
  private let type: HKQuantityType
  @preconcurrency
  open var initialResultsHandler:
    (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// A handler that is never called, since no data changes while a frame is made.
  @preconcurrency
  open var statisticsUpdateHandler:
    (
      @Sendable (
        HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?
      ) -> Void
    )?

  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    type = quantityType
    self.options = options
    self.anchorDate = anchorDate
    self.intervalComponents = intervalComponents
    super.init(quantityType, quantitySamplePredicate)
  }

  override func run(_ section: HealthSection?) {
    guard section != nil else {
      initialResultsHandler?(self, nil, HKError(.errorAuthorizationNotDetermined))
      return
    }
    initialResultsHandler?(self, collection(section), nil)
  }

  func collection(_ section: HealthSection?) -> HKStatisticsCollection {
    HKStatisticsCollection(
      type,
      Self.samples(section, type, predicate).compactMap { $0 as? HKQuantitySample },
      anchor: anchorDate, interval: intervalComponents)
  }
}

public typealias HKObserverQueryCompletionHandler = @Sendable () -> Void

/// Hears of changes. There are none while a frame is made; it is called once, as on Apple's when it begins.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler:
    @Sendable (HKObserverQuery, @escaping @Sendable () -> Void, (any Error)?) -> Void

  @preconcurrency
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler:
      @escaping @Sendable (HKObserverQuery, @escaping @Sendable () -> Void, (any Error)?) -> Void
  ) {
    handler = updateHandler
    super.init(sampleType, predicate)
  }

  override func run(_ section: HealthSection?) {
    handler(self, {}, section == nil ? HKError(.errorAuthorizationNotDetermined) : nil)
  }
}

/// The place up to which a query has read.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
  public init(fromValue value: Int) {}
}

/// An object that was deleted.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  open var uuid: UUID { UUID() }
}

/// Asks for what is new since an anchor.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias Handler =
    @Sendable (
      HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
    ) -> Void
  private let handler: Handler
  private let hasAnchor: Bool
  open var updateHandler: Handler?

  @preconcurrency
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    self.handler = handler
    hasAnchor = anchor != nil
    super.init(type, predicate)
  }

  override func run(_ section: HealthSection?) {
    guard section != nil else {
      return handler(self, nil, nil, nil, HKError(.errorAuthorizationNotDetermined))
    }
    let found = hasAnchor ? [] : Self.samples(section, sampleType, predicate)
    handler(self, found, [], HKQueryAnchor(fromValue: 1), nil)
  }
}

/// Asks for activity rings.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  private let handler:
    @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  open var updateHandler:
    (@Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

  @preconcurrency
  public init(
    predicate: NSPredicate?,
    resultsHandler handler:
      @escaping @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  ) {
    self.handler = handler
    super.init(.activitySummaryType(), predicate)
  }

  override func run(_ section: HealthSection?) {
    guard let section else {
      return handler(self, nil, HKError(.errorAuthorizationNotDetermined))
    }
    handler(self, Self.summaries(section, predicate), nil)
  }

  static func summaries(
    _ section: HealthSection, _ predicate: NSPredicate?
  ) -> [HKActivitySummary] {
    (section.activity ?? []).map { HKActivitySummary($0) }
      .filter { predicate?.evaluate(with: $0) ?? true }
  }
}

/// Asks for the sources of samples.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  @preconcurrency
  public init(
    sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
    completionHandler:
      @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  ) {
    handler = completionHandler
    super.init(sampleType, objectPredicate)
  }
  override func run(_ section: HealthSection?) {
    handler(self, Set(Self.samples(section, sampleType, predicate).map(\.source)), nil)
  }
}
