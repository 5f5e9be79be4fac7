import DisplayList
import Foundation
import SwiftUI

/// A chart's marks and scales before it has a size.
struct ChartModel {
  private(set) var marks: [ModelMark] = []
  private(set) var x = AxisScale()
  private(set) var y = AxisScale()
  /// The number of marks with a value that has no position.
  private(set) var dropped = 0

  init(_ list: _MarkList, _ configuration: ChartConfiguration, _ calendar: Calendar) {
    let xKind = Self.kind(list.marks.flatMap(\.x.parts), configuration.x)
    let yKind = Self.kind(list.marks.flatMap(\.y.parts), configuration.y)
    let readX = SpanReader(
      isCategory: xKind == .category, isDate: xKind == .date, calendar: calendar)
    let readY = SpanReader(
      isCategory: yKind == .category, isDate: yKind == .date, calendar: calendar)
    for mark in list.marks {
      guard let x = readX.span(mark.x), let y = readY.span(mark.y) else {
        dropped += 1
        continue
      }
      marks.append(
        ModelMark(
          mark: mark, x: x, y: y, grows: Self.growth(x, y, xKind, yKind),
          series: Self.series(mark)))
    }
    for i in marks.indices { Self.rise(&marks[i]) }
    group()
    Stacking.apply(to: &marks)
    x = scale(configuration.x, xKind, .horizontal, list)
    y = scale(configuration.y, yKind, .vertical, list)
  }

  // MARK: Axes

  private static func kind(
    _ values: [Plotted], _ axis: ChartConfiguration.Axis
  ) -> ScaleType.Kind {
    if let type = axis.type { return type.kind }
    if let domain = axis.domain, let first = domain.values?.first {
      if first.category != nil { return .category }
      return first.isDate ? .date : .linear
    }
    if values.contains(where: { $0.start.category != nil }) { return .category }
    if let first = values.first, first.start.isDate { return .date }
    return .linear
  }

  /// Along the axis of numbers; where both are, upwards.
  private static func growth(
    _ x: Span, _ y: Span, _ xKind: ScaleType.Kind, _ yKind: ScaleType.Kind
  ) -> Axis {
    func isPlace(_ span: Span, _ kind: ScaleType.Kind) -> Bool {
      if kind == .category || kind == .date { return true }
      if case .numbers(_, _, let isBin) = span { return isBin }
      return false
    }
    // A bar of a number alone lies along it, over all of the plot's height.
    if case .points(nil, nil) = y, case .numbers(_, _, false) = x, xKind != .date {
      return .horizontal
    }
    if isPlace(y, yKind), !isPlace(x, xKind) { return .horizontal }
    return .vertical
  }

  private static func series(_ mark: Mark) -> String {
    let parts = [
      mark.series, mark.attributes.styleBy, mark.attributes.symbolBy, mark.attributes.lineStyleBy,
      mark.attributes.positionBy?.value,
    ]
    return parts.map { $0?.start.name ?? "" }.joined(separator: "\u{1F}")
  }

  /// A bar or an area of one value reaches from zero to it.
  private static func rise(_ model: inout ModelMark) {
    guard model.mark.kind == .bar || model.mark.kind == .area else { return }
    switch (model.grows, model.x, model.y) {
    case (.vertical, _, .numbers(let a, let b, false)) where a == b && isValue(model.mark.y):
      model.y = .numbers(0, b, isBin: false)
    case (.horizontal, .numbers(let a, let b, false), _) where a == b && isValue(model.mark.x):
      model.x = .numbers(0, b, isBin: false)
    default: break
    }
  }

  private static func isValue(_ extent: Mark.Extent) -> Bool {
    if case .value = extent { true } else { false }
  }

  private mutating func group() {
    var names: [String] = []
    var indices: [String: Int] = [:]
    for model in marks {
      guard let name = model.mark.attributes.positionBy?.value.start.name, indices[name] == nil
      else {
        continue
      }
      indices[name] = names.count
      names.append(name)
    }
    for i in marks.indices {
      guard let name = marks[i].mark.attributes.positionBy?.value.start.name else { continue }
      marks[i].group = indices[name] ?? 0
      marks[i].groups = max(names.count, 1)
    }
  }

  // MARK: Domains

  private func scale(
    _ axis: ChartConfiguration.Axis, _ kind: ScaleType.Kind, _ direction: Axis, _ list: _MarkList
  ) -> AxisScale {
    let spans = marks.map { direction == .horizontal ? $0.x : $0.y }
    let plotted = list.marks.flatMap { direction == .horizontal ? $0.x.parts : $0.y.parts }
    var scale: AxisScale
    if kind == .category {
      scale = AxisScale(categories: categories(spans, axis))
    } else {
      let given = axis.domain?.values?.compactMap(\.number) ?? []
      if let low = given.min(), let high = given.max() {
        let lower = kind == .log && low <= 0 ? Self.least(spans, below: high) : low
        scale = AxisScale(lower: lower, upper: high, kind: kind)
      } else {
        let whole = !plotted.isEmpty && plotted.allSatisfy { $0.start.isWhole }
        scale = found(spans, axis, kind, isWhole: whole)
      }
      scale.isWhole = !plotted.isEmpty && plotted.allSatisfy { $0.start.isWhole }
    }
    scale.isReversed = axis.domain?.isReversed ?? false
    return scale
  }

  /// The lower end of a logarithmic domain that was given from zero, which has no position on it:
  /// the least value above zero, else three decades below the other end (assumed).
  private static func least(_ spans: [Span], below high: Double) -> Double {
    let found = spans.flatMap(\.ends).filter { $0 > 0 && $0 < high }.min()
    return found ?? high / 1000
  }

  private func categories(_ spans: [Span], _ axis: ChartConfiguration.Axis) -> [String] {
    if let given = axis.domain?.values { return Self.distinct(given.map(\.name)) }
    let found = Self.distinct(
      spans.compactMap { span in
        if case .category(let name) = span { name } else { nil }
      })
    guard let modify = axis.domain?.modify else { return found }
    return Self.distinct(modify(found.map { _Datum(.category($0)) }).map(\.name))
  }

  static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The domain that holds all of the data. Numbers start at zero and end on a tick, or where the data does on a hidden
  /// axis: bars of 8464 and of 1200 fill the plot's width (kasianov-mikhail/scout @c6218f7, SegmentBarSnapshotTests,
  /// iOS 26). Dates end where the data does.
  private func found(
    _ spans: [Span], _ axis: ChartConfiguration.Axis, _ kind: ScaleType.Kind, isWhole: Bool
  ) -> AxisScale {
    var ends = spans.flatMap(\.ends).filter(\.isFinite)
    if kind == .log { ends = ends.filter { $0 > 0 } }
    if let modify = axis.domain?.modify {
      let datums = ends.map { _Datum(kind == .date ? .date($0) : .number($0), isWhole: isWhole) }
      let changed = modify(datums).compactMap(\.number)
      if !changed.isEmpty { ends = changed }
    }
    guard var low = ends.min(), var high = ends.max() else {
      return AxisScale(lower: kind == .log ? 1 : 0, upper: kind == .log ? 10 : 1, kind: kind)
    }
    if kind == .date { return AxisScale(lower: low, upper: high, kind: kind) }
    if kind == .log {
      let decades = (decimalLogarithm(low), decimalLogarithm(high))
      low = powerOfTen(Int(clamping: (decades.0 + 1e-9).rounded(.down), to: -400...400))
      high = powerOfTen(Int(clamping: (decades.1 - 1e-9).rounded(.up), to: -400...400))
      return AxisScale(lower: low, upper: max(high, low * 10), kind: kind)
    }
    if axis.domain?.includesZero ?? true {
      low = min(low, 0)
      high = max(high, 0)
    }
    if low == high {
      low = min(low, low == 0 ? 0 : low - abs(low) / 2)
      high = high == 0 ? 1 : high + abs(high) / 2
    }
    if axis.visibility == .hidden { return AxisScale(lower: low, upper: high, kind: kind) }
    let rows = axis.spec?.rows ?? [_AxisSpec.Row()]
    let row = rows.first ?? _AxisSpec.Row()
    let stride = AxisTicks.stride(row.values, low, high, isWhole: isWhole, rounding: true)
    if let stride {
      let ticks = NumberTicks.around(low, high, stride)
      if row.values.roundsLower ?? true { low = min(ticks.first ?? low, low) }
      if row.values.roundsUpper ?? true { high = max(ticks.last ?? high, high) }
    }
    return AxisScale(lower: low, upper: high, kind: kind)
  }
}
