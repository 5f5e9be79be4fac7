import SwiftUI

/// What the styles, symbols and dashes of a chart mean.
struct ChartLegend: View {
  struct Entry {
    let caption: String
    let style: AnyShapeStyle
    let symbol: AnyChartSymbolShape
    /// Of a line; nil where the series are told apart by colour or symbol.
    let line: StrokeStyle?
  }

  let entries: [Entry]
  let isVertical: Bool

  /// nil where there is nothing to explain.
  init?(_ looks: LookScales, isVertical: Bool) {
    self.isVertical = isVertical
    var found: [Entry] = []
    let names = looks.styleRange == nil ? looks.styleNames : []
    for name in names {
      let symbol = looks.symbolNames.contains { $0.name == name.name } ? looks.symbol(name) : nil
      let line = looks.lineNames.contains { $0.name == name.name } ? looks.lineStyle(name) : nil
      found.append(Self.entry(name, looks.style(name), symbol, line))
    }
    for name in looks.symbolNames where !names.contains(where: { $0.name == name.name }) {
      found.append(Self.entry(name, AnyShapeStyle(.secondary), looks.symbol(name), nil))
    }
    let told = names + looks.symbolNames
    for name in looks.lineNames where !told.contains(where: { $0.name == name.name }) {
      found.append(Self.entry(name, AnyShapeStyle(.secondary), nil, looks.lineStyle(name)))
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
        sign(entry)
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

  @ViewBuilder private func sign(_ entry: Entry) -> some View {
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

/// Rows of items, each as many as there is room for.
struct LegendFlow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    rows(proposal, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let placed = rows(ProposedViewSize(bounds.size), subviews)
    for (view, place) in zip(subviews, placed.places) {
      view.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }

  private func rows(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (size: CGSize, places: [CGPoint]) {
    let width = proposal.width ?? .infinity
    var places: [CGPoint] = []
    var x: CGFloat = 0, y: CGFloat = 0, line: CGFloat = 0, widest: CGFloat = 0
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width + 0.01 {
        x = 0
        y += line + ChartMetrics.legendSymbolSpacing
        line = 0
      }
      places.append(CGPoint(x: x, y: y))
      widest = max(widest, x + size.width)
      x += size.width + ChartMetrics.legendItemSpacing
      line = max(line, size.height)
    }
    return (CGSize(width: widest, height: y + line), places)
  }
}
