import SwiftUI

extension View {
  /// The style of each name; their order is the legend's.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let names = mapping.map(\.key.datum)
    let styles = mapping.map { AnyShapeStyle($0.value) }
    return configuringCharts { $0.foreground = .init(domain: names, range: styles) }
  }

  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let names = domain._domain.values
    let styles = range._values.map { AnyShapeStyle($0) }
    return configuringCharts { $0.foreground = .init(domain: names, range: styles) }
  }

  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    let names = domain._domain.values
    return configuringCharts { $0.foreground.domain = names }
  }

  public nonisolated func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let styles = range._values.map { AnyShapeStyle($0) }
    return configuringCharts { $0.foreground.range = styles }
  }

  public nonisolated func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
    configuringCharts { if type != nil { $0.notes.append("chartForegroundStyleScale(type:)") } }
  }

  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    configuringCharts {
      $0.foreground.mapping = { DataValue.from($0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  public nonisolated func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    let names = domain.map(\.datum)
    return configuringCharts {
      $0.foreground = .init(
        domain: names,
        mapping: { Domain.Element.from($0).map { AnyShapeStyle(mapping($0)) } })
    }
  }

  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let names = mapping.map(\.key.datum)
    let shapes = mapping.map { MarkSymbol.shape(AnyChartSymbolShape($0.value)) }
    return configuringCharts { $0.symbols = .init(domain: names, range: shapes) }
  }

  public nonisolated func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    let names = domain._domain.values
    let shapes = range._values.map { MarkSymbol.shape(AnyChartSymbolShape($0)) }
    return configuringCharts { $0.symbols = .init(domain: names, range: shapes) }
  }

  public nonisolated func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    let names = domain._domain.values
    return configuringCharts { $0.symbols.domain = names }
  }

  public nonisolated func chartSymbolScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    let shapes = range._values.map { MarkSymbol.shape(AnyChartSymbolShape($0)) }
    return configuringCharts { $0.symbols.range = shapes }
  }

  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    configuringCharts {
      $0.symbols.mapping = { DataValue.from($0).map { .shape(AnyChartSymbolShape(mapping($0))) } }
    }
  }

  public nonisolated func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let names = mapping.map(\.key.datum)
    let styles = mapping.map(\.value)
    return configuringCharts { $0.lineStyles = .init(domain: names, range: styles) }
  }

  public nonisolated func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    let names = domain._domain.values
    let styles = range._values
    return configuringCharts { $0.lineStyles = .init(domain: names, range: styles) }
  }

  public nonisolated func chartLineStyleScale<Range: ScaleRange>(
    range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    let styles = range._values
    return configuringCharts { $0.lineStyles.range = styles }
  }

  /// - Parameter range: square points.
  public nonisolated func chartSymbolSizeScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    let areas = range._values
    return configuringCharts { $0.symbolAreas.range = areas }
  }

  public nonisolated func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    let values = domain._domain.values
    let areas = range._values
    return configuringCharts { $0.symbolAreas = .init(domain: values, range: areas) }
  }
}
