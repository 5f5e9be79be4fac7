import SwiftUI

/// A title of an axis, or the legend: a view placed around the plot and its axes.
@MainActor
struct PlotAccessory {
  enum Side { case top, bottom, left, right, over }

  private let item: CompositionItem
  private let size: CGSize
  private let side: Side
  /// 0 for the beginning, 1 for the end of the side.
  private let share: CGFloat
  /// Points from the chart's own edge to the nearer edge of this.
  private let distance: CGFloat
  private let vertical: CGFloat

  /// The legend; the rectangle is made smaller by its size.
  static func legend(
    _ configuration: ChartConfiguration, _ styles: SeriesStyles, _ composition: Composition,
    in space: inout CGRect
  ) -> [PlotAccessory] {
    let legend = configuration.legend
    if legend.visibility == .hidden { return [] }
    let side = side(legend.position, automatic: .bottom, composition)
    let isVertical = side == .left || side == .right
    let view: AnyView
    if let own = legend.content {
      view = own
    } else if let usual = ChartLegend(styles, isVertical: isVertical) {
      view = AnyView(usual)
    } else {
      return []
    }
    return [
      make(
        view, side, legend.alignment, legend.spacing ?? ChartMetrics.legendSpacing,
        automatic: isVertical ? .top : .leading, composition, in: &space)
    ]
  }

  /// The titles of the axes. Their automatic positions are assumed: the x axis's below, leading, the y
  /// axis's above, trailing.
  static func titles(
    _ configuration: ChartConfiguration, _ composition: Composition, in space: inout CGRect
  ) -> [PlotAccessory] {
    var placed: [PlotAccessory] = []
    let all =
      configuration.x.titles.map { ($0, Side.bottom, Alignment.leading) }
      + configuration.y.titles.map { ($0, Side.top, Alignment.trailing) }
    for (title, automatic, alignment) in all {
      let side = side(title.position, automatic: automatic, composition)
      var view = AnyView(
        title.content.font(ChartMetrics.labelFont).foregroundStyle(ChartMetrics.labelStyle))
      let isTurned = side == .left || side == .right
      if isTurned {
        let own = view
        view = AnyView(TurnedLayout(clockwise: side == .right) { own })
      }
      placed.append(
        make(
          view, side, title.alignment, title.spacing ?? ChartMetrics.titleSpacing,
          automatic: isTurned ? .center : alignment, composition, in: &space))
    }
    return placed
  }

  private static func side(
    _ position: AnnotationPosition, automatic: Side, _ composition: Composition
  ) -> Side {
    switch position.kind {
    case .automatic: automatic
    case .overlay: .over
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: composition.isMirrored ? .right : .left
    case .trailing: composition.isMirrored ? .left : .right
    }
  }

  private static func make(
    _ view: AnyView, _ side: Side, _ wanted: Alignment?, _ spacing: CGFloat,
    automatic: Alignment, _ composition: Composition, in space: inout CGRect
  ) -> PlotAccessory {
    let item = composition.item(view)
    let isLevel = side == .top || side == .bottom
    let size = item.size(
      isLevel
        ? ProposedViewSize(width: space.width, height: nil)
        : ProposedViewSize(width: nil, height: space.height))
    let whole = CGRect(origin: .zero, size: composition.size)
    let distance: CGFloat
    switch side {
    case .top:
      distance = space.minY - whole.minY
      space = space.cut(top: size.height + spacing)
    case .bottom:
      distance = whole.maxY - space.maxY
      space = space.cut(bottom: size.height + spacing)
    case .left:
      distance = space.minX - whole.minX
      space = space.cut(left: size.width + spacing)
    case .right:
      distance = whole.maxX - space.maxX
      space = space.cut(right: size.width + spacing)
    case .over: distance = spacing
    }
    let alignment = wanted ?? automatic
    var level = share(alignment.horizontal)
    if composition.isMirrored { level = 1 - level }
    let upright = share(alignment.vertical)
    return PlotAccessory(
      item: item, size: size, side: side, share: isLevel || side == .over ? level : upright,
      distance: distance, vertical: upright)
  }

  private static func share(_ alignment: HorizontalAlignment) -> CGFloat {
    alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
  }

  private static func share(_ alignment: VerticalAlignment) -> CGFloat {
    alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
  }

  /// - Parameters:
  ///   - plot: the frame of the plot. Views above or below it are aligned within the chart's width, views
  ///     beside it within the plot's height.
  func place(around plot: CGRect, _ whole: CGRect, _ composition: Composition) {
    let alongX = whole.minX + (whole.width - size.width) * share
    let alongY = plot.minY + (plot.height - size.height) * share
    let corner: CGPoint
    switch side {
    case .top: corner = CGPoint(x: alongX, y: whole.minY + distance)
    case .bottom: corner = CGPoint(x: alongX, y: whole.maxY - distance - size.height)
    case .left: corner = CGPoint(x: whole.minX + distance, y: alongY)
    case .right: corner = CGPoint(x: whole.maxX - distance - size.width, y: alongY)
    case .over:
      corner = CGPoint(
        x: plot.minX + (plot.width - size.width) * share,
        y: plot.minY + (plot.height - size.height) * vertical)
    }
    composition.place(item, at: corner, ProposedViewSize(size))
  }
}
