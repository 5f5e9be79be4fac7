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

  override func run(_ answer: Answer) {
    switch answer {
    case .failure(let error): handler(self, nil, error)
    case .success(let section):
      let found = Self.samples(section, sampleType, predicate)
      handler(self, SampleOrder.sorted(found, sortDescriptors, limit: limit), nil)
    }
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
  private let options: HKStatisticsOptions
  private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  @preconcurrency
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler:
      @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    type = quantityType
    self.options = options
    self.handler = handler
    super.init(quantityType, quantitySamplePredicate)
  }

  override func run(_ answer: Answer) {
    switch answer {
    case .failure(let error): handler(self, nil, error)
    case .success(let section):
      let statistics = Self.statistics(section, type, predicate, options)
      handler(self, statistics, statistics == nil ? HKError(.errorNoData) : nil)
    }
  }

  static func statistics(
    _ section: HealthSection, _ type: HKQuantityType, _ predicate: NSPredicate?,
    _ options: HKStatisticsOptions
  ) -> HKStatistics? {
    let found = samples(section, type, predicate).compactMap { $0 as? HKQuantitySample }
    guard let first = found.first, let end = found.map(\.endDate).max() else { return nil }
    return HKStatistics(type, found, from: first.startDate, to: end, options)
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

  override func run(_ answer: Answer) {
    switch answer {
    case .failure(let error): initialResultsHandler?(self, nil, error)
    case .success(let section): initialResultsHandler?(self, collection(section), nil)
    }
  }

  func collection(_ section: HealthSection) -> HKStatisticsCollection {
    HKStatisticsCollection(
      type,
      Self.samples(section, type, predicate).compactMap { $0 as? HKQuantitySample },
      anchor: anchorDate, interval: intervalComponents, options)
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

  override func run(_ answer: Answer) {
    if case .failure(let error) = answer {
      handler(self, {}, error)
    } else {
      handler(self, {}, nil)
    }
  }
}

/// The place up to which a query has read: the number of samples that it gave.
open class HKQueryAnchor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let value: Int
  public init(fromValue value: Int) { self.value = value }

  public static var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
  public func encode(with coder: NSCoder) { coder.encode(value, forKey: "value") }
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The samples that follow an anchor, and the anchor after them.
  static func next<Sample>(
    _ samples: [Sample], after anchor: HKQueryAnchor?, limit: Int
  ) -> ([Sample], HKQueryAnchor) {
    let start = min(max(0, anchor?.value ?? 0), samples.count)
    let rest = samples[start...]
    let found = limit > 0 ? rest.prefix(limit) : rest
    return (Array(found), HKQueryAnchor(fromValue: start + found.count))
  }
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
  private let anchor: HKQueryAnchor?
  private let limit: Int
  open var updateHandler: Handler?

  @preconcurrency
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    self.handler = handler
    self.anchor = anchor
    self.limit = limit
    super.init(type, predicate)
  }

  override func run(_ answer: Answer) {
    switch answer {
    case .failure(let error): handler(self, nil, nil, nil, error)
    case .success(let section):
      let (found, next) = HKQueryAnchor.next(
        Self.samples(section, sampleType, predicate), after: anchor, limit: limit)
      handler(self, found, [], next, nil)
    }
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

  override func run(_ answer: Answer) {
    switch answer {
    case .failure(let error): handler(self, nil, error)
    case .success(let section): handler(self, Self.summaries(section, predicate), nil)
    }
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
  override func run(_ answer: Answer) {
    switch answer {
    case .failure(let error): handler(self, nil, error)
    case .success(let section):
      handler(self, Set(Self.samples(section, sampleType, predicate).map(\.source)), nil)
    }
  }
}
