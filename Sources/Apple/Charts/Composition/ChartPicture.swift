import SwiftUI

/// A chart put together: its plot, axes, titles and legend.
struct ChartPicture: View {
  let list: _MarkList
  let configuration: ChartConfiguration

  var body: some View {
    ComposedView(
      nil,
      size: { proposal in
        proposal.replacingUnspecifiedDimensions(
          by: CGSize(width: ChartMetrics.idealLength, height: ChartMetrics.idealLength))
      }
    ) { composition in
      ChartComposer(list: list, configuration: configuration, composition: composition).compose()
    }
    // A chart within this one's layers has settings of its own.
    .transformEnvironment(\.chartConfiguration) { $0 = ChartConfiguration() }
  }
}

/// Lays a chart out on a composition of its size.
@MainActor
struct ChartComposer {
  let list: _MarkList
  let configuration: ChartConfiguration
  let composition: Composition
  let model: ChartModel
  let looks: LookScales

  init(list: _MarkList, configuration: ChartConfiguration, composition: Composition) {
    var configuration = configuration
    configuration.x.readContent()
    configuration.y.readContent()
    let list = list.drawingFunctions(configuration.x)
    self.list = list
    self.configuration = configuration
    self.composition = composition
    model = ChartModel(list, configuration, composition.environment.chartCalendar)
    looks = LookScales(list.marks, configuration)
  }

  func compose() {
    tell()
    guard composition.size.width > 0, composition.size.height > 0 else { return }
    let whole = CGRect(origin: .zero, size: composition.size)
    var room = whole
    let legend = ChartSurroundings.legend(configuration, looks, composition, in: &room)
    let titles = ChartSurroundings.titles(configuration, composition, in: &room)
    let axes = axes(in: &room)

    // The plot's style may make it another size than the room that is left.
    let frame = PlotFrame()
    var plot = AnyView(plotView(axes, frame, whole, room))
    for style in configuration.plotStyles { plot = style(plot) }
    let item = composition.item(plot)
    let background = composition.mark()
    composition.place(item, at: room.origin, ProposedViewSize(room.size))
    guard let global = frame.global else { return }
    let place = global.offsetBy(dx: -composition.frame.minX, dy: -composition.frame.minY)
    let geometry = PlotGeometry(model, configuration, place.size)
    for row in axes {
      let painter = AxisPainter(
        row: row, plot: place, scale: row.axis == .horizontal ? geometry.x : geometry.y,
        composition: composition)
      painter.paintTicks()
      painter.paintLabels()
    }
    for placed in titles + legend { placed.place(around: place, whole, composition) }
    layers(geometry, place, whole, background)
  }

  // MARK: Plot

  /// Where the plot came to lie.
  private final class PlotFrame {
    var global: CGRect?
  }

  private func plotView(
    _ axes: [AxisRow], _ frame: PlotFrame, _ whole: CGRect, _ room: CGRect
  ) -> some View {
    let model = model, configuration = configuration, looks = looks
    return ComposedView(nil, size: { $0.replacingUnspecifiedDimensions(by: room.size) }) { inner in
      frame.global = inner.frame
      let plot = CGRect(origin: .zero, size: inner.size)
      let geometry = PlotGeometry(model, configuration, inner.size)
      for row in axes {
        AxisPainter(
          row: row, plot: plot, scale: row.axis == .horizontal ? geometry.x : geometry.y,
          composition: inner
        ).paintGrid()
      }
      var painter = PlotPainter(geometry, looks, inner)
      painter.paint()
      Annotations(
        composition: inner,
        chart: whole.offsetBy(dx: -room.minX, dy: -room.minY), plot: plot
      ).place(painter.targets)
    }
  }

  // MARK: Axes

  /// Room is made for the labels beside the plot alone: those at its corners reach beyond the chart, as
  /// in `ha-energy-…`, where the uppermost label stands half above it.
  private func axes(in room: inout CGRect) -> [AxisRow] {
    let isRound = !list.marks.isEmpty && list.marks.allSatisfy { $0.kind == .sector }
    if isRound { return [] }
    let upright = rows(configuration.y, .vertical, model.y, room: nil)
    for row in upright {
      if row.side == .left {
        room = room.cut(left: row.depth)
      } else {
        room = room.cut(right: row.depth)
      }
    }
    let band = model.x.isCategory ? room.width / CGFloat(max(model.x.categories.count, 1)) : nil
    let level = rows(configuration.x, .horizontal, model.x, room: band)
    for row in level {
      room = row.side == .top ? room.cut(top: row.depth) : room.cut(bottom: row.depth)
    }
    return upright + level
  }

  private func rows(
    _ axis: ChartConfiguration.Axis, _ direction: Axis, _ scale: AxisScale, room: CGFloat?
  ) -> [AxisRow] {
    if axis.visibility == .hidden { return [] }
    let isUsed = list.marks.contains { !(direction == .horizontal ? $0.x : $0.y).parts.isEmpty }
    if !isUsed, axis.domain?.values == nil { return [] }
    let specs = axis.spec?.rows ?? [_AxisSpec.Row()]
    return specs.map { AxisRow($0, direction, scale, room: room, composition) }
  }

  // MARK: Layers and notes

  private func layers(
    _ geometry: PlotGeometry, _ place: CGRect, _ whole: CGRect, _ background: Int
  ) {
    if configuration.backgrounds.isEmpty && configuration.overlays.isEmpty { return }
    let looks = looks
    let proxy = ChartProxy(
      x: geometry.x, y: geometry.y, size: place.size, plot: composition.anchor(place),
      styles: { looks.style($0) })
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

  private func tell() {
    for (code, message) in list.notes { composition.note(code, message) }
    for name in ChartModel.distinct(configuration.notes) {
      composition.note("chart-at-rest", "\(name) has no picture here; the chart is drawn at rest")
    }
    if model.dropped > 0 {
      let values = model.dropped == 1 ? "1 mark has" : "\(model.dropped) marks have"
      composition.note(
        "chart-values",
        "\(values) a value that the chart's axes have no place for (not a number, infinite, or of "
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
          "the domain of the logarithmic \(name) axis begins at \(low), which has no place on it; it is "
            + "drawn from \(scale.lower): give it a domain above zero")
      }
      if lost > 0 {
        composition.note(
          "chart-log",
          "\(lost) of the marks lie at or below zero, where the logarithmic \(name) axis has no place"
        )
      }
    }
  }
}

extension CGRect {
  /// Less at its sides; points. Never less than nothing.
  func cut(
    top: CGFloat = 0, bottom: CGFloat = 0, left: CGFloat = 0, right: CGFloat = 0
  ) -> CGRect {
    CGRect(
      x: minX + min(left, width), y: minY + min(top, height),
      width: max(width - left - right, 0), height: max(height - top - bottom, 0))
  }
}
