import DisplayList
import Foundation
import SwiftUI

/// The values at which an axis is marked.
struct AxisTicks {
  var datums: [_Datum] = []
  var format = LabelFormat.number()

  init(_ wanted: AxisMarkValues, _ scale: AxisScale, _ calendar: Calendar) {
    if scale.isCategory {
      format = .category
      if case .explicit(let given) = wanted.kind {
        datums = given.filter { scale.position($0) != nil }
      } else {
        datums = scale.categories.map { _Datum(.category($0)) }
      }
    } else if scale.isDate {
      setDates(wanted, scale, calendar)
    } else {
      setNumbers(wanted, scale)
    }
  }

  private mutating func setDates(
    _ wanted: AxisMarkValues, _ scale: AxisScale, _ calendar: Calendar
  ) {
    var calendar = calendar
    let stride: DateStride
    switch wanted.kind {
    case .explicit(let given):
      let times = given.filter(\.isDate).compactMap(\.number)
      let sorted = times.sorted()
      let gaps = zip(sorted.dropFirst(), sorted).map { $0 - $1 }.filter { $0 > 0 }
      datums = times.filter { scale.holds($0) }.map { _Datum(.date($0)) }
      format = .date(Self.component(gaps.min() ?? scale.upper - scale.lower))
      return
    case .dates(let component, let count, let own):
      if let own {
        let zone = calendar.timeZone
        calendar = own
        calendar.timeZone = zone
      }
      stride = DateStride(component: component, count: min(max(count, 1), 1_000_000))
    case .automatic(let count, _):
      stride = DateTicks.stride(
        from: scale.lower, to: scale.upper, atMost: count ?? NumberTicks.desiredCount, calendar)
    case .stride(let seconds):
      let whole = seconds.isFinite ? Int(clamping: min(max(seconds, 1), 1e10)) : 1
      stride = DateStride(component: .second, count: whole)
    }
    datums = DateTicks.ticks(from: scale.lower, to: scale.upper, stride, calendar)
      .map { _Datum(.date($0)) }
    format = .date(stride.component)
  }

  private mutating func setNumbers(_ wanted: AxisMarkValues, _ scale: AxisScale) {
    let numbers: [Double]
    if case .explicit(let given) = wanted.kind {
      numbers = given.compactMap(\.number).filter { scale.holds($0) }
    } else if scale.kind == .log {
      numbers = NumberTicks.decades(scale.lower, scale.upper)
    } else if case .stride(let step) = wanted.kind {
      numbers = Self.multiples(of: step, scale.lower, scale.upper)
    } else if let stride = Self.stride(
      wanted, scale.lower, scale.upper, isWhole: scale.isWhole, rounding: false)
    {
      numbers = NumberTicks.within(scale.lower, scale.upper, stride)
    } else {
      numbers = [scale.lower]
    }
    let isWhole = numbers.allSatisfy { $0 == $0.rounded() }
    datums = numbers.map { _Datum(.number($0), isWhole: isWhole) }
    format = .number(decimals: scale.kind == .log ? nil : LabelFormat.decimals(of: numbers))
  }

  /// The step of an axis of numbers; nil where the marks are given.
  static func stride(
    _ wanted: AxisMarkValues, _ low: Double, _ high: Double, isWhole: Bool, rounding: Bool
  ) -> NumberStride? {
    guard low < high else { return nil }
    switch wanted.kind {
    case .automatic(let count, let least):
      return NumberTicks.stride(
        from: low, to: high, atMost: count ?? NumberTicks.desiredCount,
        least: max(least ?? 0, isWhole ? 1 : 0), rounding: rounding)
    case .explicit, .dates, .stride:
      // The ends of a domain are rounded as if no number of marks were given.
      return rounding
        ? NumberTicks.stride(
          from: low, to: high, atMost: NumberTicks.desiredCount, least: isWhole ? 1 : 0,
          rounding: true) : nil
    }
  }

  private static func multiples(of step: Double, _ low: Double, _ high: Double) -> [Double] {
    guard step > 0, step.isFinite, (high - low) / step < 500 else { return [] }
    let first = (low / step - 1e-9).rounded(.up), last = (high / step + 1e-9).rounded(.down)
    guard first <= last else { return [] }
    return (0...Int(clamping: last - first)).map { (first + Double($0)) * step }
  }

  /// The unit whose length is about so many seconds.
  private static func component(_ seconds: Double) -> Calendar.Component {
    let units: [Calendar.Component] = [.year, .month, .day, .hour, .minute]
    return units.first { DateTicks.seconds(DateStride(component: $0, count: 1)) * 0.9 <= seconds }
      ?? .second
  }
}

extension AxisScale {
  /// The value lies within the domain, the noise of the last digits left aside.
  func holds(_ value: Double) -> Bool {
    let slack = abs(upper - lower) * 1e-9
    return value >= lower - slack && value <= upper + slack
  }
}
