import Foundation

/// A step through time: a number of days, months, ….
struct DateStride: Equatable {
  var component: Calendar.Component
  var count: Int
}

enum DateTicks {
  /// The largest number of ticks on an axis.
  static let limit = 500

  /// The strides from short to long. Assumed: Apple's own list isn't published.
  private static let strides: [DateStride] = [
    .init(component: .second, count: 1), .init(component: .second, count: 5),
    .init(component: .second, count: 15), .init(component: .second, count: 30),
    .init(component: .minute, count: 1), .init(component: .minute, count: 5),
    .init(component: .minute, count: 15), .init(component: .minute, count: 30),
    .init(component: .hour, count: 1), .init(component: .hour, count: 3),
    .init(component: .hour, count: 6), .init(component: .hour, count: 12),
    .init(component: .day, count: 1), .init(component: .day, count: 2),
    .init(component: .weekOfYear, count: 1), .init(component: .weekOfYear, count: 2),
    .init(component: .month, count: 1), .init(component: .month, count: 3),
    .init(component: .month, count: 6), .init(component: .year, count: 1),
    .init(component: .year, count: 2), .init(component: .year, count: 5),
    .init(component: .year, count: 10), .init(component: .year, count: 20),
    .init(component: .year, count: 50), .init(component: .year, count: 100),
    .init(component: .year, count: 500), .init(component: .year, count: 1000),
  ]

  /// The least stride with at most `count` ticks within a range of seconds since 2001.
  static func stride(
    from low: Double, to high: Double, atMost count: Int, _ calendar: Calendar
  ) -> DateStride {
    let count = max(count, 2)
    for stride in strides where (high - low) / seconds(stride) <= Double(count) {
      if ticks(from: low, to: high, stride, calendar).count <= count { return stride }
    }
    return strides[strides.count - 1]
  }

  /// Seconds since 2001, within the range, on the calendar's own boundaries. Days and weeks are counted
  /// from the range's beginning, the others as the clock and the calendar show them.
  static func ticks(
    from low: Double, to high: Double, _ stride: DateStride, _ calendar: Calendar
  ) -> [Double] {
    guard low.isFinite, high.isFinite, low <= high, stride.count > 0,
      (high - low) / seconds(stride) < Double(limit)
    else { return [] }
    let from = Date(timeIntervalSinceReferenceDate: low)
    guard let start = beginning(of: stride, at: from, calendar) else { return [] }
    var result: [Double] = []
    for step in 0...(limit + 2) {
      guard
        let date = calendar.date(
          byAdding: stride.component, value: step * stride.count, to: start)
      else { break }
      let time = date.timeIntervalSinceReferenceDate
      if time > high + 1e-6 { break }
      if time >= low - 1e-6 { result.append(time) }
    }
    return result
  }

  private static func beginning(
    of stride: DateStride, at date: Date, _ calendar: Calendar
  ) -> Date? {
    let unit = calendar.dateInterval(of: stride.component, for: date)?.start ?? date
    guard stride.count > 1 else { return unit }
    let value: Int
    switch stride.component {
    case .second, .minute, .hour, .year: value = calendar.component(stride.component, from: unit)
    case .month, .quarter: value = calendar.component(stride.component, from: unit) - 1
    default: return unit
    }
    return calendar.date(
      byAdding: stride.component, value: -(value % stride.count), to: unit)
  }

  /// The approximate length of a stride, to pass over strides that are far too fine.
  static func seconds(_ stride: DateStride) -> Double {
    let unit: Double
    switch stride.component {
    case .nanosecond: unit = 1e-9
    case .second: unit = 1
    case .minute: unit = 60
    case .hour: unit = 3600
    case .weekOfYear, .weekOfMonth: unit = 7 * 86400
    case .month: unit = 30 * 86400
    case .quarter: unit = 91 * 86400
    case .year, .yearForWeekOfYear: unit = 365 * 86400
    case .era: unit = 2000 * 365 * 86400
    default: unit = 86400
    }
    return unit * Double(stride.count)
  }
}
