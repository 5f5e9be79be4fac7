import SwiftUI

/// Draws the grid lines, ticks and labels of an axis around a plot.
@MainActor
struct AxisRenderer {
  let row: AxisRow
  /// The plot's frame, in the composition's coordinates.
  let plot: CGRect
  /// The scale; its positions are relative to the plot's corner.
  let scale: AxisScale
  let composition: Composition

  // MARK: Lines

  func drawGrid() {
    for (i, entry) in row.entries.enumerated() {
      for part in entry.lines {
        guard case .grid(let centered, let stroke) = part.kind,
          let at = position(i, centered: centered ?? false)
        else { continue }
        let isUpright = row.axis == .horizontal
        let usual = StrokeStyle(
          lineWidth: ChartMetrics.gridLineWidth,
          dash: isUpright ? ChartMetrics.verticalGridDash : [])
        line(
          isUpright
            ? (CGPoint(x: plot.minX + at, y: plot.minY), CGPoint(x: plot.minX + at, y: plot.maxY))
            : (CGPoint(x: plot.minX, y: plot.minY + at), CGPoint(x: plot.maxX, y: plot.minY + at)),
          part, stroke ?? usual)
      }
    }
  }

  func drawTicks() {
    let longest = row.entries.flatMap(\.labels).map(length).max() ?? 0
    for (i, entry) in row.entries.enumerated() {
      for part in entry.lines {
        guard case .tick(let centered, let length, let stroke) = part.kind,
          let at = position(i, centered: centered ?? false)
        else { continue }
        let own = entry.labels.map(self.length).max() ?? 0
        let points: CGFloat
        switch length.kind {
        case .automatic: points = ChartMetrics.tickLength
        case .fixed(let fixed): points = fixed
        case .label(let more): points = own + more
        case .longestLabel(let more): points = longest + more
        }
        line(tick(at, points), part, stroke ?? StrokeStyle(lineWidth: ChartMetrics.gridLineWidth))
      }
    }
  }

  private func length(_ label: AxisRow.Label) -> CGFloat {
    (row.axis == .horizontal ? label.size.height : label.size.width) + row.gap(label)
  }

  private func tick(_ at: CGFloat, _ length: CGFloat) -> (CGPoint, CGPoint) {
    switch row.side {
    case .bottom:
      let x = plot.minX + at
      return (CGPoint(x: x, y: plot.maxY), CGPoint(x: x, y: plot.maxY + length))
    case .top:
      let x = plot.minX + at
      return (CGPoint(x: x, y: plot.minY), CGPoint(x: x, y: plot.minY - length))
    case .left:
      let y = plot.minY + at
      return (CGPoint(x: plot.minX, y: y), CGPoint(x: plot.minX - length, y: y))
    case .right:
      let y = plot.minY + at
      return (CGPoint(x: plot.maxX, y: y), CGPoint(x: plot.maxX + length, y: y))
    }
  }

  private func line(_ ends: (CGPoint, CGPoint), _ part: AxisPart, _ stroke: StrokeStyle) {
    let path = Path {
      $0.move(to: ends.0)
      $0.addLine(to: ends.1)
    }
    var figure = DrawnFigure(
      nil, path.offsetBy(dx: part.offset.width, dy: part.offset.height),
      part.style ?? ChartMetrics.gridStyle)
    figure.stroke = stroke
    composition.draw(figure)
  }

  // MARK: Labels

  func drawLabels() {
    var last: CGRect?
    for (i, entry) in row.entries.enumerated() {
      for label in entry.labels {
        guard let frame = frame(label, i) else { continue }
        // On an axis of names no label is left out; each has the width of its band.
        if label.spec.collision.kind != .disabled, !scale.isCategory, let last,
          overlaps(frame, last)
        {
          continue
        }
        composition.place(label.item, at: frame.origin, label.proposal)
        last = frame
      }
    }
  }

  private func overlaps(_ a: CGRect, _ b: CGRect) -> Bool {
    if row.axis == .horizontal { return a.minX < b.maxX && b.minX < a.maxX }
    return a.minY < b.maxY - 1 && b.minY < a.maxY - 1
  }

  /// The frame of a label; nil where there is none: at the end of an axis of dates there is no
  /// space to the right of the line (`ha-energy-…`: no picture has a label at 24 o'clock).
  private func frame(_ label: AxisRow.Label, _ index: Int) -> CGRect? {
    let spec = label.spec
    let isBetween = spec.centered ?? false
    guard let at = position(index, centered: isBetween) else { return nil }
    let size = label.size
    var origin: CGPoint
    if row.axis == .horizontal {
      let x = plot.minX + at
      let y: CGFloat
      switch (row.side, row.isInset) {
      case (.top, false): y = plot.minY - row.gap(label) - size.height
      case (.top, true): y = plot.minY + row.gap(label)
      case (_, true): y = plot.maxY - row.gap(label) - size.height
      default: y = plot.maxY + row.gap(label)
      }
      if let anchor = spec.anchor {
        let spacing = spec.horizontalSpacing ?? 0
        origin = CGPoint(x: x - size.width * anchor.x + spacing * (1 - 2 * anchor.x), y: y)
      } else if scale.isDate, !isBetween {
        origin = CGPoint(x: x + (spec.horizontalSpacing ?? ChartMetrics.labelSpacing), y: y)
        if origin.x + size.width > plot.maxX + 0.01 { return nil }
      } else {
        origin = CGPoint(x: x - size.width / 2, y: y)
      }
      if row.preset.kind == .aligned || row.isInset {
        origin.x = max(min(origin.x, plot.maxX - size.width), plot.minX)
      }
    } else {
      let y = plot.minY + at
      let x: CGFloat
      switch (row.side, row.isInset) {
      case (.left, false): x = plot.minX - row.gap(label) - size.width
      case (.left, true): x = plot.minX + row.gap(label)
      case (_, true): x = plot.maxX - row.gap(label) - size.width
      default: x = plot.maxX + row.gap(label)
      }
      let anchor = spec.anchor?.y ?? 0.5
      origin = CGPoint(x: x, y: y - size.height * anchor)
      if row.preset.kind == .aligned || row.isInset {
        origin.y = max(min(origin.y, plot.maxY - size.height), plot.minY)
      }
    }
    return CGRect(
      x: origin.x + label.offset.width, y: origin.y + label.offset.height, width: size.width,
      height: size.height)
  }

  /// Points from the plot's corner: at the value, or between it and the next.
  private func position(_ index: Int, centered: Bool) -> CGFloat? {
    let datum = row.entries[index].datum
    guard let at = scale.position(datum) else { return nil }
    guard centered, !scale.isCategory else { return at }
    if index + 1 < row.entries.count,
      let next = scale.position(row.entries[index + 1].datum)
    {
      return (at + next) / 2
    }
    // After the last value the distance to the plot's end counts, where it is as long as the one before.
    guard index > 0, let before = scale.position(row.entries[index - 1].datum) else {
      return (at + scale.end) / 2
    }
    let next = at + (at - before)
    let beyond = scale.end > scale.start ? next - scale.end : scale.end - next
    return beyond <= abs(at - before) * 0.5 ? (at + next) / 2 : nil
  }
}
