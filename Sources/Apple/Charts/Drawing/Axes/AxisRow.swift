import SwiftUI

/// The marks of one `AxisMarks`, on their side of the plot, with their labels measured.
@MainActor
struct AxisRow {
  enum Side { case left, right, top, bottom }

  struct Label {
    let spec: AxisLabelSpec
    let item: CompositionItem
    let size: CGSize
    let proposal: ProposedViewSize
    let offset: CGSize
  }

  struct Entry {
    let datum: _Datum
    var lines: [AxisPart] = []
    var labels: [Label] = []
  }

  let axis: Axis
  let side: Side
  let preset: AxisMarkPreset
  let format: LabelFormat
  private(set) var entries: [Entry] = []

  /// - Parameter space: the points that a label may take along an axis of names; nil for no limit.
  init(
    _ row: _AxisSpec.Row, _ axis: Axis, _ scale: AxisScale, space: CGFloat?,
    _ composition: Composition
  ) {
    self.axis = axis
    side = Self.side(row.position, axis, scale, composition.isMirrored)
    preset = row.preset
    let ticks = AxisTicks(row.values, scale, composition.environment.chartCalendar)
    format = ticks.format
    for (i, datum) in ticks.datums.enumerated() {
      let value = AxisValue(
        index: i, count: ticks.datums.count, datum: datum, format: ticks.format)
      let parts = row.parts?(value) ?? Self.usual(row, axis, scale, ticks.format)
      var entry = Entry(datum: datum)
      for part in parts {
        guard case .label(let spec) = part.kind else {
          entry.lines.append(part)
          continue
        }
        guard let view = spec.content(value) else { continue }
        let styled = view.foregroundStyle(part.style ?? ChartMetrics.labelStyle)
          .font(part.font ?? ChartMetrics.labelFont)
        let turned: AnyView =
          switch spec.orientation.kind {
          case .automatic, .horizontal: AnyView(styled)
          case .vertical: AnyView(TurnedLayout(clockwise: true) { styled })
          case .verticalReversed: AnyView(TurnedLayout(clockwise: false) { styled })
          }
        let item = composition.item(turned)
        let proposal = ProposedViewSize(width: space, height: nil)
        entry.labels.append(
          Label(
            spec: spec, item: item, size: item.size(proposal), proposal: proposal,
            offset: part.offset))
      }
      entries.append(entry)
    }
  }

  /// Axes of numbers and dates have lines across the plot, dates ticks beside their labels too; names
  /// have labels alone. Assumed, but for the lines.
  private static func usual(
    _ row: _AxisSpec.Row, _ axis: Axis, _ scale: AxisScale, _ format: LabelFormat
  ) -> [AxisPart] {
    let written = row.format
    let label = AxisPart(
      kind: .label(
        AxisLabelSpec { value in
          written?(value) ?? AnyView(value.format.text(value.datum))
        }))
    if scale.isCategory { return [label] }
    let grid = AxisPart(kind: .grid(centered: nil, row.stroke))
    if !scale.isDate { return [grid, label] }
    return [grid, AxisPart(kind: .tick(centered: nil, .automatic, row.stroke)), label]
  }

  /// The side of an axis. By default numbers are at the trailing side, names at the leading one;
  /// the x axis is below the plot.
  private static func side(
    _ position: AxisMarkPosition, _ axis: Axis, _ scale: AxisScale, _ isMirrored: Bool
  ) -> Side {
    switch (axis, position.kind) {
    case (.horizontal, .top): .top
    case (.horizontal, _): .bottom
    case (.vertical, .leading): isMirrored ? .right : .left
    case (.vertical, .trailing): isMirrored ? .left : .right
    case (.vertical, _): scale.isCategory != isMirrored ? .left : .right
    }
  }

  var isInset: Bool { preset.kind == .inset }

  /// The points that the labels take beside the plot: the longest of them in whole points. Labels of 9 points take 11
  /// where `-2` is the widest (10.0 by SF's advances), 15 for `-10` (14.6), 6 for `0` (5.8), by where the lines of the
  /// grid end in energyWidgetSystemMedium, its heavy export and without data (home-assistant/iOS @d722d78).
  var depth: CGFloat {
    if isInset { return 0 }
    var depth: CGFloat = 0
    for entry in entries {
      for label in entry.labels {
        let length = axis == .vertical ? label.size.width : label.size.height
        // A third of a pixel, for lengths that were rounded on their way here.
        depth = max(depth, (length - 0.1).rounded(.up) + gap(label))
      }
      for case .tick(_, let length, _) in entry.lines.map(\.kind) {
        if case .fixed(let points) = length.kind { depth = max(depth, points) }
      }
    }
    return depth
  }

  /// Points between the plot and a label.
  func gap(_ label: Label) -> CGFloat {
    let given = axis == .vertical ? label.spec.horizontalSpacing : label.spec.verticalSpacing
    return given ?? ChartMetrics.labelSpacing
  }
}
