import SwiftUI

/// Which style, symbol and dash each series has.
struct LookScales {
  private(set) var styleNames: [_Datum] = []
  private(set) var symbolNames: [_Datum] = []
  private(set) var lineNames: [_Datum] = []
  /// Set where the style goes by a number: its least and its greatest value.
  private(set) var styleRange: (low: Double, high: Double)?
  private var sizeRange: (low: Double, high: Double)?
  private let configuration: ChartConfiguration

  init(_ marks: [Mark], _ configuration: ChartConfiguration) {
    self.configuration = configuration
    let styles = marks.compactMap { $0.look.styleBy?.start }
    styleNames = Self.names(styles, configuration.foreground.domain)
    symbolNames = Self.names(
      marks.compactMap { $0.look.symbolBy?.start }, configuration.symbols.domain)
    lineNames = Self.names(
      marks.compactMap { $0.look.lineStyleBy?.start }, configuration.lineStyles.domain)
    if !styles.isEmpty, styles.allSatisfy({ $0.category == nil }) {
      styleRange = Self.range(configuration.foreground.domain ?? styles)
    }
    sizeRange = Self.range(
      configuration.symbolAreas.domain ?? marks.compactMap { $0.look.symbolSizeBy?.start })
  }

  private static func names(_ found: [_Datum], _ given: [_Datum]?) -> [_Datum] {
    if found.isEmpty { return [] }
    var seen: Set<String> = []
    return ((given ?? []) + found).filter { seen.insert($0.name).inserted }
  }

  private static func range(_ values: [_Datum]) -> (low: Double, high: Double)? {
    let numbers = values.compactMap(\.number)
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return (low, high)
  }

  func style(_ datum: _Datum) -> AnyShapeStyle {
    if let mapped = configuration.foreground.mapping?(datum) { return mapped }
    if let range = styleRange, let number = datum.number {
      // By halves: the whole of a span of huge numbers isn't finite.
      let span = range.high / 2 - range.low / 2
      let share = span > 0 ? (number / 2 - range.low / 2) / span : 1
      return graded(min(max(share, 0), 1))
    }
    let place = styleNames.firstIndex { $0.name == datum.name } ?? 0
    if let given = configuration.foreground.range, !given.isEmpty {
      return given[place % given.count]
    }
    return AnyShapeStyle(ChartMetrics.palette[place % ChartMetrics.palette.count])
  }

  /// A style on the way from the first to the last of the range. The default range is assumed.
  private func graded(_ share: Double) -> AnyShapeStyle {
    if let given = configuration.foreground.range, !given.isEmpty {
      let place = Int((share * Double(given.count - 1)).rounded())
      return given[min(max(place, 0), given.count - 1)]
    }
    return AnyShapeStyle(Color.blue.opacity(0.2 + 0.8 * share))
  }

  func symbol(_ datum: _Datum) -> MarkSymbol {
    if let mapped = configuration.symbols.mapping?(datum) { return mapped }
    let place = symbolNames.firstIndex { $0.name == datum.name } ?? 0
    if let given = configuration.symbols.range, !given.isEmpty {
      return given[place % given.count]
    }
    return .shape(AnyChartSymbolShape(ChartMetrics.symbols[place % ChartMetrics.symbols.count]))
  }

  func lineStyle(_ datum: _Datum) -> StrokeStyle {
    let place = lineNames.firstIndex { $0.name == datum.name } ?? 0
    if let given = configuration.lineStyles.range, !given.isEmpty {
      return given[place % given.count]
    }
    return StrokeStyle(
      lineWidth: ChartMetrics.lineWidth,
      dash: ChartMetrics.dashes[place % ChartMetrics.dashes.count])
  }

  /// Square points. By default from the usual size to nine times that; assumed.
  func symbolArea(_ datum: _Datum) -> CGFloat {
    let areas = configuration.symbolAreas.range ?? []
    let low = areas.first ?? ChartMetrics.symbolArea
    let high = areas.last ?? ChartMetrics.symbolArea * 9
    guard let range = sizeRange, let number = datum.number, range.high > range.low else {
      return low
    }
    let share = min(max((number - range.low) / (range.high - range.low), 0), 1)
    return low + (high - low) * CGFloat(share)
  }
}
