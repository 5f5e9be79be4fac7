import Foundation

public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  public static let duration = HKStatisticsOptions(rawValue: 64)
  public static var discreteMostRecent: HKStatisticsOptions { .mostRecent }
}

/// Statistics of the samples in an interval of time.
open class HKStatistics: NSObject, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let startDate: Date
  public let endDate: Date
  private let samples: [HKQuantitySample]
  private let options: HKStatisticsOptions

  init(
    _ type: HKQuantityType, _ samples: [HKQuantitySample], from start: Date, to end: Date,
    _ options: HKStatisticsOptions
  ) {
    quantityType = type
    self.samples = samples
    startDate = start
    endDate = end
    self.options = options
  }

  /// The sources of the samples, in their order; nil where the statistics aren't separated by them.
  open var sources: [HKSource]? {
    guard options.contains(.separateBySource) else { return nil }
    return samples.reduce(into: []) { found, sample in
      if !found.contains(sample.source) { found.append(sample.source) }
    }
  }

  /// The statistics of one source; without samples where they aren't separated by sources.
  private func of(_ source: HKSource) -> HKStatistics {
    let own = options.contains(.separateBySource) ? samples.filter { $0.source == source } : []
    return HKStatistics(quantityType, own, from: startDate, to: endDate, options)
  }

  private var unit: HKUnit { samples.first?.quantity.unit ?? quantityType.canonicalUnit }
  private func quantity(_ value: Double?) -> HKQuantity? {
    samples.isEmpty ? nil : value.map { HKQuantity(unit: unit, doubleValue: $0) }
  }
  private var values: [Double] { samples.map { $0.quantity.doubleValue(for: unit) } }

  /// The sum of the samples. One that crosses an end of the interval counts in proportion, as in Apple's store.
  open func sumQuantity() -> HKQuantity? {
    guard quantityType.aggregationStyle == .cumulative else { return nil }
    let sum = zip(samples, values).reduce(0.0) { sum, pair in
      let length = pair.0.endDate.timeIntervalSince(pair.0.startDate)
      guard length > 0 else { return sum + pair.1 }
      let inside = min(pair.0.endDate, endDate).timeIntervalSince(max(pair.0.startDate, startDate))
      return sum + pair.1 * max(0, min(1, inside / length))
    }
    return quantity(sum)
  }
  open func averageQuantity() -> HKQuantity? {
    guard quantityType.aggregationStyle != .cumulative else { return nil }
    return quantity(values.reduce(0, +) / Double(max(1, samples.count)))
  }
  open func minimumQuantity() -> HKQuantity? { quantity(values.min()) }
  open func maximumQuantity() -> HKQuantity? { quantity(values.max()) }
  open func mostRecentQuantity() -> HKQuantity? {
    samples.max { $0.endDate < $1.endDate }?.quantity
  }
  open func mostRecentQuantityDateInterval() -> DateInterval? {
    samples.max { $0.endDate < $1.endDate }.map {
      DateInterval(start: $0.startDate, end: max($0.startDate, $0.endDate))
    }
  }
  open func duration() -> HKQuantity? {
    let seconds = samples.reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) }
    return HKQuantity(unit: .second(), doubleValue: seconds)
  }
  open func sumQuantity(for source: HKSource) -> HKQuantity? { of(source).sumQuantity() }
  open func averageQuantity(for source: HKSource) -> HKQuantity? { of(source).averageQuantity() }
  open func minimumQuantity(for source: HKSource) -> HKQuantity? { of(source).minimumQuantity() }
  open func maximumQuantity(for source: HKSource) -> HKQuantity? { of(source).maximumQuantity() }
  open func mostRecentQuantity(for source: HKSource) -> HKQuantity? {
    of(source).mostRecentQuantity()
  }
}

/// Statistics of consecutive intervals of the same length.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private let type: HKQuantityType
  private let samples: [HKQuantitySample]
  private let anchor: Date
  private let interval: DateComponents
  private let options: HKStatisticsOptions
  private let calendar = Calendar.current

  init(
    _ type: HKQuantityType, _ samples: [HKQuantitySample], anchor: Date, interval: DateComponents,
    _ options: HKStatisticsOptions
  ) {
    self.type = type
    self.samples = samples
    self.anchor = anchor
    self.interval = interval
    self.options = options
  }

  private func date(_ number: Int) -> Date {
    var step = interval
    for unit in [Calendar.Component.year, .month, .day, .hour, .minute, .second, .weekOfYear] {
      if let value = interval.value(for: unit), value != Int.max {
        step.setValue(value * number, for: unit)
      }
    }
    return calendar.date(byAdding: step, to: anchor) ?? anchor
  }

  /// The index of the interval that contains a date; nil where intervals have no length.
  private func number(of date: Date) -> Int? {
    let length = self.date(1).timeIntervalSince(anchor)
    guard length > 0 else { return nil }
    let guess = (date.timeIntervalSince(anchor) / length).rounded(.down)
    guard var number = Int(exactly: guess) else { return nil }
    while self.date(number) > date { number -= 1 }
    while self.date(number + 1) <= date { number += 1 }
    return number
  }

  private func statistics(_ number: Int) -> HKStatistics {
    let start = date(number), end = date(number + 1)
    let inside = samples.filter {
      $0.startDate < end && ($0.endDate > start || $0.startDate >= start)
    }
    return HKStatistics(type, inside, from: start, to: end, options)
  }

  open func statistics(for date: Date) -> HKStatistics? {
    guard let number = number(of: date) else { return nil }
    let found = statistics(number)
    return found.mostRecentQuantity() == nil ? nil : found
  }

  /// Every interval between the dates, including those without samples.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard startDate <= endDate, let first = number(of: startDate) else { return }
    var stop = ObjCBool(false)
    var number = first
    while date(number) <= endDate, number - first < 100_000, !stop.boolValue {
      block(statistics(number), &stop)
      number += 1
    }
  }

  /// The intervals that have samples.
  open func statistics() -> [HKStatistics] {
    var numbers: Set<Int> = []
    for sample in samples {
      guard let first = number(of: sample.startDate) else { continue }
      let last = min(number(of: sample.endDate) ?? first, first + 10_000)
      for number in first...max(first, last)
      where number == first || date(number) < sample.endDate { numbers.insert(number) }
    }
    return numbers.sorted().map(statistics)
  }

  open func sources() -> Set<HKSource> { Set(samples.map(\.source)) }
}
