import SwiftUI

/// The legend of a chart: the meaning of its styles, symbols and dashes.
struct ChartLegend: View {
  struct Entry {
    let caption: String
    let style: AnyShapeStyle
    let symbol: AnyChartSymbolShape
    /// The stroke of a line; nil where the series differ by colour or symbol.
    let line: StrokeStyle?
  }

  let entries: [Entry]
  let isVertical: Bool

  /// - Returns: nil where there are no named series.
  init?(_ styles: SeriesStyles, isVertical: Bool) {
    self.isVertical = isVertical
    var found: [Entry] = []
    let named = styles.styleRange == nil ? styles.styleNames : SeriesNames()
    for name in named.datums {
      let symbol = styles.symbolNames.contains(name) ? styles.symbol(name) : nil
      let line = styles.lineNames.contains(name) ? styles.lineStyle(name) : nil
      found.append(Self.entry(name, styles.style(name), symbol, line))
    }
    for name in styles.symbolNames.datums where !named.contains(name) {
      found.append(Self.entry(name, AnyShapeStyle(.secondary), styles.symbol(name), nil))
    }
    for name in styles.lineNames.datums
    where !named.contains(name) && !styles.symbolNames.contains(name) {
      found.append(Self.entry(name, AnyShapeStyle(.secondary), nil, styles.lineStyle(name)))
    }
    if found.isEmpty { return nil }
    entries = found
  }

  private static func entry(
    _ name: _Datum, _ style: AnyShapeStyle, _ symbol: MarkSymbol?, _ line: StrokeStyle?
  ) -> Entry {
    var shape = AnyChartSymbolShape(BasicChartSymbolShape.circle)
    if case .shape(let own) = symbol { shape = own }
    return Entry(caption: name.name, style: style, symbol: shape, line: line)
  }

  var body: some View {
    let items = ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
      HStack(spacing: ChartMetrics.legendSymbolSpacing) {
        sample(entry)
        Text(verbatim: entry.caption).foregroundStyle(.secondary)
      }
    }
    Group {
      if isVertical {
        VStack(alignment: .leading, spacing: ChartMetrics.legendSymbolSpacing) { items }
      } else {
        LegendFlow { items }
      }
    }
    .font(ChartMetrics.legendFont)
  }

  @ViewBuilder private func sample(_ entry: Entry) -> some View {
    let side = ChartMetrics.legendSymbolSize
    if let line = entry.line {
      Path {
        $0.move(to: CGPoint(x: 0, y: side / 2))
        $0.addLine(to: CGPoint(x: side * 2, y: side / 2))
      }
      .stroke(entry.style, style: line)
      .frame(width: side * 2, height: side)
    } else {
      entry.symbol.fill(entry.style).frame(width: side, height: side)
    }
  }
}
