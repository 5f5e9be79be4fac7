import DisplayList
import SwiftUI

/// The style, symbol and dash of each series.
struct SeriesStyles {
  private(set) var styleNames = SeriesNames()
  private(set) var symbolNames = SeriesNames()
  private(set) var lineNames = SeriesNames()
  /// The least and the greatest value where the style is graded by a number; else nil.
  private(set) var styleRange: (low: Double, high: Double)?
  private var sizeRange: (low: Double, high: Double)?
  private let configuration: ChartConfiguration

  init(_ marks: [Mark], _ configuration: ChartConfiguration) {
    self.configuration = configuration
    let styled = marks.compactMap { $0.attributes.styleBy?.start }
    styleNames = SeriesNames(styled, configuration.foreground.domain)
    symbolNames = SeriesNames(
      marks.compactMap { $0.attributes.symbolBy?.start }, configuration.symbols.domain)
    lineNames = SeriesNames(
      marks.compactMap { $0.attributes.lineStyleBy?.start }, configuration.lineStyles.domain)
    if !styled.isEmpty, styled.allSatisfy({ $0.category == nil }) {
      styleRange = Self.range(configuration.foreground.domain ?? styled)
    }
    sizeRange = Self.range(
      configuration.symbolAreas.domain ?? marks.compactMap { $0.attributes.symbolSizeBy?.start })
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
    let index = styleNames.index(of: datum)
    if let given = configuration.foreground.range, !given.isEmpty {
      return given[index % given.count]
    }
    return AnyShapeStyle(ChartMetrics.palette[index % ChartMetrics.palette.count])
  }

  /// The style at a share, 0…1, of the way through the range. The default range is assumed.
  private func graded(_ share: Double) -> AnyShapeStyle {
    if let given = configuration.foreground.range, !given.isEmpty {
      let index = Int(clamping: (share * Double(given.count - 1)).rounded())
      return given[min(max(index, 0), given.count - 1)]
    }
    return AnyShapeStyle(Color.blue.opacity(0.2 + 0.8 * share))
  }

  func symbol(_ datum: _Datum) -> MarkSymbol {
    if let mapped = configuration.symbols.mapping?(datum) { return mapped }
    let index = symbolNames.index(of: datum)
    if let given = configuration.symbols.range, !given.isEmpty {
      return given[index % given.count]
    }
    return .shape(AnyChartSymbolShape(ChartMetrics.symbols[index % ChartMetrics.symbols.count]))
  }

  func lineStyle(_ datum: _Datum) -> StrokeStyle {
    let index = lineNames.index(of: datum)
    if let given = configuration.lineStyles.range, !given.isEmpty {
      return given[index % given.count]
    }
    return StrokeStyle(
      lineWidth: ChartMetrics.lineWidth,
      dash: ChartMetrics.dashes[index % ChartMetrics.dashes.count])
  }

  /// The area of a symbol, in square points: by default from the usual area to nine times that; assumed.
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
