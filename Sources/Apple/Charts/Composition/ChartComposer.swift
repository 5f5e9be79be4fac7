import SwiftUI

/// Lays out the parts of a chart.
@MainActor
struct ChartComposer {
  let list: _MarkList
  let configuration: ChartConfiguration
  let composition: Composition
  let model: ChartModel
  let styles: SeriesStyles

  init(list: _MarkList, configuration: ChartConfiguration, composition: Composition) {
    var configuration = configuration
    configuration.x.readContent()
    configuration.y.readContent()
    let list = list.drawingFunctions(configuration.x)
    self.list = list
    self.configuration = configuration
    self.composition = composition
    model = ChartModel(list, configuration, composition.environment.chartCalendar)
    styles = SeriesStyles(list.marks, configuration)
  }

  func compose() {
    reportDiagnostics()
    guard composition.size.width > 0, composition.size.height > 0 else { return }
    let whole = CGRect(origin: .zero, size: composition.size)
    var space = whole
    let legend = PlotAccessory.legend(configuration, styles, composition, in: &space)
    let titles = PlotAccessory.titles(configuration, composition, in: &space)
    let axes = axes(in: &space)

    // The plot's style may change its size.
    let frame = PlotFrame()
    var plot = AnyView(plotView(axes, frame, whole, space))
    for style in configuration.plotStyles { plot = style(plot) }
    let item = composition.item(plot)
    let background = composition.mark()
    composition.place(item, at: space.origin, ProposedViewSize(space.size))
    guard let global = frame.global else { return }
    let plotFrame = global.offsetBy(dx: -composition.frame.minX, dy: -composition.frame.minY)
    let geometry = PlotGeometry(model, configuration, plotFrame.size)
    for row in axes {
      let renderer = AxisRenderer(
        row: row, plot: plotFrame, scale: row.axis == .horizontal ? geometry.x : geometry.y,
        composition: composition)
      renderer.drawTicks()
      renderer.drawLabels()
    }
    for placed in titles + legend { placed.place(around: plotFrame, whole, composition) }
    layers(geometry, plotFrame, whole, background)
  }

  // MARK: Plot

  /// The frame of the plot, known after it is laid out.
  private final class PlotFrame {
    var global: CGRect?
  }

  private func plotView(
    _ axes: [AxisRow], _ frame: PlotFrame, _ whole: CGRect, _ space: CGRect
  ) -> some View {
    let model = model, configuration = configuration, styles = styles
    return ComposedView(nil, size: { $0.replacingUnspecifiedDimensions(by: space.size) }) { inner in
      frame.global = inner.frame
      let plot = CGRect(origin: .zero, size: inner.size)
      let geometry = PlotGeometry(model, configuration, inner.size)
      for row in axes {
        AxisRenderer(
          row: row, plot: plot, scale: row.axis == .horizontal ? geometry.x : geometry.y,
          composition: inner
        ).drawGrid()
      }
      var renderer = PlotRenderer(geometry, styles, inner)
      renderer.drawMarks()
      Annotations(
        composition: inner,
        chart: whole.offsetBy(dx: -space.minX, dy: -space.minY), plot: plot
      ).place(renderer.targets)
    }
  }

  // MARK: Axes

  /// The rows of both axes. Space is reserved for the labels beside the plot only: labels at its corners
  /// reach beyond the chart, as in `ha-energy-…`, where half of the uppermost label lies above it.
  private func axes(in space: inout CGRect) -> [AxisRow] {
    let isRound = !list.marks.isEmpty && list.marks.allSatisfy { $0.kind == .sector }
    if isRound { return [] }
    let upright = rows(configuration.y, .vertical, model.y, space: nil)
    for row in upright {
      if row.side == .left {
        space = space.cut(left: row.depth)
      } else {
        space = space.cut(right: row.depth)
      }
    }
    let band = model.x.isCategory ? space.width / CGFloat(max(model.x.categories.count, 1)) : nil
    let level = rows(configuration.x, .horizontal, model.x, space: band)
    for row in level {
      space = row.side == .top ? space.cut(top: row.depth) : space.cut(bottom: row.depth)
    }
    return upright + level
  }

  private func rows(
    _ axis: ChartConfiguration.Axis, _ direction: Axis, _ scale: AxisScale, space: CGFloat?
  ) -> [AxisRow] {
    if axis.visibility == .hidden { return [] }
    let isUsed = list.marks.contains { !(direction == .horizontal ? $0.x : $0.y).parts.isEmpty }
    if !isUsed, axis.domain?.values == nil { return [] }
    let specs = axis.spec?.rows ?? [_AxisSpec.Row()]
    return specs.map { AxisRow($0, direction, scale, space: space, composition) }
  }

  // MARK: Layers and notes

  private func layers(
    _ geometry: PlotGeometry, _ plotFrame: CGRect, _ whole: CGRect, _ background: Int
  ) {
    if configuration.backgrounds.isEmpty && configuration.overlays.isEmpty { return }
    let styles = styles
    let proxy = ChartProxy(
      x: geometry.x, y: geometry.y, size: plotFrame.size, plot: composition.anchor(plotFrame),
      styles: { styles.style($0) })
    for layer in configuration.overlays { put(layer, proxy, whole) }
    let first = composition.mark()
    for layer in configuration.backgrounds { put(layer, proxy, whole) }
    composition.move(from: first, to: background)
  }

  private func put(_ layer: ChartConfiguration.Layer, _ proxy: ChartProxy, _ whole: CGRect) {
    let item = composition.item(
      ZStack(alignment: layer.alignment) { layer.content(proxy) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layer.alignment))
    composition.place(item, at: .zero, ProposedViewSize(whole.size))
  }

  private func reportDiagnostics() {
    for (code, message) in list.notes { composition.note(code, message) }
    for name in ChartModel.distinct(configuration.notes) {
      composition.note("chart-at-rest", "\(name) has no picture here; the chart is drawn at rest")
    }
    if model.dropped > 0 {
      let values = model.dropped == 1 ? "1 mark has" : "\(model.dropped) marks have"
      composition.note(
        "chart-values",
        "\(values) a value without a position on the chart's axes (NaN, infinite, or of "
          + "another type than the axis) and can't be seen")
    }
    for (name, scale, axis) in [
      ("x", model.x, Axis.horizontal), ("y", model.y, Axis.vertical),
    ] where scale.kind == .log {
      let spans = model.marks.map { axis == .horizontal ? $0.x : $0.y }
      let kinds = model.marks.map(\.mark.kind)
      let lost = zip(spans, kinds).filter { span, kind in
        guard let last = span.ends.last else { return false }
        return last <= 0 && kind != .bar
      }.count
      let domain = axis == .horizontal ? configuration.x.domain : configuration.y.domain
      if let low = domain?.values?.compactMap(\.number).min(), low <= 0 {
        composition.note(
          "chart-log",
          "the domain of the logarithmic \(name) axis begins at \(low), which has no position on it; it is "
            + "drawn from \(scale.lower): give it a domain above zero")
      }
      if lost > 0 {
        composition.note(
          "chart-log",
          "\(lost) of the marks lie at or below zero, where the logarithmic \(name) axis has no positions"
        )
      }
    }
  }
}
