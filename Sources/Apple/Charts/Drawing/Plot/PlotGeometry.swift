import SwiftUI

/// The geometry of marks, in points from the plot's upper left corner.
struct PlotGeometry {
  let model: ChartModel
  let size: CGSize
  let x: AxisScale
  let y: AxisScale
  /// The least distance between two positions of bars; nil where there is only one.
  private let gapX: CGFloat?
  private let gapY: CGFloat?

  init(_ model: ChartModel, _ configuration: ChartConfiguration, _ size: CGSize) {
    self.model = model
    self.size = size
    var x = model.x, y = model.y
    let insetX = configuration.x.insets?(size.width) ?? (start: 0, end: 0)
    let insetY = configuration.y.insets?(size.height) ?? (start: 0, end: 0)
    x.start = insetX.start
    x.end = max(size.width - insetX.end, insetX.start)
    if y.isCategory {
      // Names are read from above.
      y.start = insetY.start
      y.end = max(size.height - insetY.end, insetY.start)
    } else {
      y.start = size.height - insetY.start
      y.end = min(insetY.end, y.start)
    }
    self.x = x
    self.y = y
    let wide = model.marks.filter { $0.mark.kind == .bar || $0.mark.kind == .rectangle }
    gapX = Self.gap(wide.map(\.x), x)
    gapY = Self.gap(wide.map(\.y), y)
  }

  private static func gap(_ spans: [Span], _ scale: AxisScale) -> CGFloat? {
    let positions = spans.compactMap { span -> CGFloat? in
      if case .numbers(let a, let b, false) = span, a == b { scale.position(a) } else { nil }
    }.sorted()
    return zip(positions.dropFirst(), positions).map { $0 - $1 }.filter { $0 > 0.01 }.min()
  }

  // MARK: Places

  /// The middle of a span.
  func middle(_ span: Span, _ axis: Axis) -> CGFloat? {
    let scale = axis == .horizontal ? x : y
    let length = axis == .horizontal ? size.width : size.height
    switch span {
    case .numbers(let a, let b, _):
      guard let a = scale.position(a), let b = scale.position(b) else { return nil }
      return (a + b) / 2
    case .category(let name): return scale.position(name)
    case .points(let a, let b): return ((a ?? 0) + (b ?? length)) / 2
    case .point(let at): return at ?? length / 2
    }
  }

  /// The ends of a mark's length, the first value's first.
  func ends(_ span: Span, _ axis: Axis) -> (CGFloat, CGFloat)? {
    let scale = axis == .horizontal ? x : y
    let length = axis == .horizontal ? size.width : size.height
    switch span {
    case .numbers(let a, let b, _):
      // On a logarithmic axis zero lies at the beginning.
      let from = scale.position(a) ?? (scale.kind == .log ? scale.start : nil)
      let to = scale.position(b) ?? (scale.kind == .log ? scale.start : nil)
      guard let from, let to else { return nil }
      return (from, to)
    case .category(let name):
      guard let middle = scale.position(name) else { return nil }
      let half = abs(scale.band) / 2
      return (middle - half, middle + half)
    case .points(let a, let b): return (a ?? 0, b ?? length)
    case .point(let at):
      let at = at ?? length / 2
      return (at, at)
    }
  }

  /// The extent of a bar or a rectangle across its length.
  /// - Parameter automatic: the share of the available length for an automatic dimension.
  func breadth(
    _ model: ModelMark, _ axis: Axis, _ dimension: MarkDimension, automatic: CGFloat
  ) -> (CGFloat, CGFloat)? {
    let span = axis == .horizontal ? model.x : model.y
    let scale = axis == .horizontal ? x : y
    guard var middle = middle(span, axis) else { return nil }
    var space: CGFloat
    switch span {
    case .category: space = abs(scale.band)
    case .numbers(let a, let b, let isBin):
      if a != b, !isBin { return ends(span, axis) }
      if isBin {
        guard let ends = ends(span, axis) else { return nil }
        space = abs(ends.1 - ends.0)
      } else {
        let gap = axis == .horizontal ? gapX : gapY
        space = gap ?? ChartMetrics.loneBarWidth / max(automatic, 0.01)
      }
    case .points, .point: return ends(span, axis)
    }
    var share = automatic
    if model.groups > 1 {
      let together = (model.mark.attributes.positionBy?.span ?? .automatic)
        .length(in: space, automatic: ChartMetrics.groupRatio)
      space = together / CGFloat(model.groups)
      middle += space * (CGFloat(model.group) + 0.5) - together / 2
      share = min(automatic / ChartMetrics.barRatio * ChartMetrics.groupedBarRatio, 1)
    }
    let half = dimension.length(in: space, automatic: share) / 2
    return (middle - half, middle + half)
  }

  // MARK: Boxes

  /// The frame of a bar or a rectangle; nil where a value has no position.
  func box(_ model: ModelMark) -> CGRect? {
    let isBar = model.mark.kind == .bar
    let ratio = isBar ? ChartMetrics.barRatio : 1
    let horizontal: (CGFloat, CGFloat)?
    let vertical: (CGFloat, CGFloat)?
    if isBar {
      let upright = Self.isVertical(model)
      horizontal =
        upright
        ? breadth(model, .horizontal, model.mark.width, automatic: ratio)
        : ends(model.x, .horizontal)
      vertical =
        upright
        ? ends(model.y, .vertical)
        : breadth(model, .vertical, model.mark.height, automatic: ratio)
    } else {
      horizontal = breadth(model, .horizontal, model.mark.width, automatic: ratio)
      vertical = breadth(model, .vertical, model.mark.height, automatic: ratio)
    }
    guard let horizontal, let vertical else { return nil }
    return Self.rect(horizontal, vertical, model.mark.attributes)
  }

  /// The bar is vertical: it grows along the y axis.
  private static func isVertical(_ model: ModelMark) -> Bool {
    switch (model.mark.x, model.mark.y) {
    case (.span, .value), (.points, .value), (.span, .points): return false
    case (.value, .points(nil, nil)): return model.grows == .vertical
    case (.value, .span), (.value, .points), (.points, .span): return true
    default: return model.grows == .vertical
    }
  }

  private static func rect(
    _ h: (CGFloat, CGFloat), _ v: (CGFloat, CGFloat), _ attributes: MarkAttributes
  ) -> CGRect {
    let move = attributes.edgeOffset, offset = attributes.offset ?? (0, 0)
    let x0 = h.0 + move.xStart + offset.x, x1 = h.1 + move.xEnd + offset.x
    let y0 = v.0 + move.yStart + offset.y, y1 = v.1 + move.yEnd + offset.y
    return CGRect(
      x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
  }

  /// The position of a point, or of a corner of a line.
  func point(_ model: ModelMark) -> CGPoint? {
    guard var px = middle(model.x, .horizontal), var py = middle(model.y, .vertical) else {
      return nil
    }
    if model.groups > 1 {
      if case .category = model.x, let slot = breadth(model, .horizontal, .automatic, automatic: 1)
      {
        px = (slot.0 + slot.1) / 2
      } else if case .category = model.y,
        let slot = breadth(model, .vertical, .automatic, automatic: 1)
      {
        py = (slot.0 + slot.1) / 2
      }
    }
    return CGPoint(
      x: px + (model.mark.attributes.offset?.x ?? 0), y: py + (model.mark.attributes.offset?.y ?? 0)
    )
  }

  /// The two edges of an area at a mark: the far one and the one nearer to zero.
  func edges(_ model: ModelMark) -> (far: CGPoint, near: CGPoint)? {
    let offset = model.mark.attributes.offset ?? (0, 0)
    let move = CGAffineTransform(translationX: offset.x, y: offset.y)
    if model.grows == .vertical {
      guard let px = middle(model.x, .horizontal), let ends = ends(model.y, .vertical) else {
        return nil
      }
      return (
        CGPoint(x: px, y: ends.1).applying(move), CGPoint(x: px, y: ends.0).applying(move)
      )
    }
    guard let py = middle(model.y, .vertical), let ends = ends(model.x, .horizontal) else {
      return nil
    }
    return (CGPoint(x: ends.1, y: py).applying(move), CGPoint(x: ends.0, y: py).applying(move))
  }

  /// The ends of a rule.
  func rule(_ model: ModelMark) -> (CGPoint, CGPoint)? {
    let isUpright: Bool
    switch (model.mark.x, model.mark.y) {
    case (.value, .span), (.value, .points), (.value, .all): isUpright = true
    default: isUpright = false
    }
    let move = model.mark.attributes.edgeOffset, offset = model.mark.attributes.offset ?? (0, 0)
    if isUpright {
      guard let px = middle(model.x, .horizontal), let ends = ends(model.y, .vertical) else {
        return nil
      }
      return (
        CGPoint(x: px + move.xStart + offset.x, y: ends.0 + move.yStart + offset.y),
        CGPoint(x: px + move.xEnd + offset.x, y: ends.1 + move.yEnd + offset.y)
      )
    }
    guard let py = middle(model.y, .vertical), let ends = ends(model.x, .horizontal) else {
      return nil
    }
    return (
      CGPoint(x: ends.0 + move.xStart + offset.x, y: py + move.yStart + offset.y),
      CGPoint(x: ends.1 + move.xEnd + offset.x, y: py + move.yEnd + offset.y)
    )
  }
}
