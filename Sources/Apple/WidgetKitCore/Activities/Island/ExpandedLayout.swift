import SwiftUI

/// Lays the regions of an expanded island out around the camera, which is in the middle of its
/// upper edge: leading and trailing beside it and on below it, centre below it, bottom below all.
///
/// Source: Apple, Displaying live data with Live Activities, on the expanded presentation. It has
/// the positions of regions but not the distances between them.
struct ExpandedLayout: Layout {
  let metrics: IslandMetrics
  let margins: EdgeInsets

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.width ?? metrics.expandedWidth
    if let height = proposal.height, height.isFinite {
      return CGSize(width: width, height: height)
    }
    return CGSize(width: width, height: arrange(subviews, width: width, height: nil).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let arranged = arrange(subviews, width: bounds.width, height: bounds.height)
    for item in arranged.items {
      item.subview.place(
        at: CGPoint(x: bounds.minX + item.frame.minX, y: bounds.minY + item.frame.minY),
        proposal: ProposedViewSize(item.offer))
    }
  }

  private struct Item {
    let subview: LayoutSubview
    let frame: CGRect
    let offer: CGSize
  }

  private struct Column {
    var items: [Item] = []
    /// The lower end of its last view, and its width from its edge of the island.
    var bottom: CGFloat = 0
    var reach: CGFloat = 0
  }

  /// - Parameter height: of the island; nil to find out how high it wants to be.
  private func arrange(
    _ subviews: Subviews, width: CGFloat, height: CGFloat?
  ) -> (items: [Item], height: CGFloat) {
    var items: [Item] = []
    func regions(_ place: IslandRegion.Place) -> [LayoutSubview] {
      let all = subviews.filter { $0[IslandRegionKey.self].place == place }
      guard all.count > 1 else { return all }
      // Spacers around a region's view have no length of their own to push it by.
      for filler in all where isFiller(filler) {
        items.append(Item(subview: filler, frame: .zero, offer: .zero))
      }
      return all.filter { !isFiller($0) }
    }
    let leading = regions(.leading), trailing = regions(.trailing)
    let first = leading.map(priority).max() ?? -.infinity
    let second = trailing.map(priority).max() ?? -.infinity
    let left = column(
      leading, width: width, share: first > second ? width : width / 2, isTrailing: false)
    let right = column(
      trailing, width: width, share: second > first ? width : width / 2, isTrailing: true)
    items += left.items + right.items
    let center = center(regions(.center), width: width, left: left, right: right)
    items += center.items
    // Below the centre there is a distance, below what is beside the camera none: measured in two public pictures.
    let belowCenter = center.items.isEmpty ? 0 : center.bottom + IslandMetrics.regionSpacing
    var y = max(left.bottom, right.bottom, belowCenter)
    let lowest = regions(.bottom)
    for (index, subview) in lowest.enumerated() {
      let inset = inset(subview)
      y = max(y, metrics.cameraHeight)
      let rest = height.map { max($0 - y - inset.bottom, 0) }
      let offer = ProposedViewSize(
        width: width - inset.leading - inset.trailing,
        height: index == lowest.count - 1 ? rest : nil)
      let size = subview.sizeThatFits(offer)
      let x = inset.leading + ((offer.width ?? 0) - size.width) / 2
      items.append(
        Item(
          subview: subview, frame: CGRect(origin: CGPoint(x: x, y: y), size: size),
          offer: CGSize(width: offer.width ?? 0, height: offer.height ?? size.height)))
      y += size.height
    }
    let last = lowest.last.map { inset($0).bottom } ?? margins.bottom
    return (items, max(y, metrics.cameraHeight) + last)
  }

  private func priority(_ subview: LayoutSubview) -> Double {
    subview[IslandRegionKey.self].priority
  }

  /// Whether the subview takes all of the proposed size, in both directions.
  private func isFiller(_ subview: LayoutSubview) -> Bool {
    let least = subview.sizeThatFits(.zero), most = subview.sizeThatFits(.infinity)
    return least.width <= 10 && least.height <= 10 && most.width == .infinity
      && most.height == .infinity
  }

  private func inset(_ subview: LayoutSubview) -> EdgeInsets {
    let region = subview[IslandRegionKey.self]
    var standard = margins
    switch region.place {
    case .leading: standard.trailing = 0
    case .trailing: standard.leading = 0
    case .center:
      standard = EdgeInsets(
        top: 0, leading: IslandMetrics.regionSpacing, bottom: 0,
        trailing: IslandMetrics.regionSpacing)
    case .bottom: standard.top = 0
    }
    return region.margins.over(standard)
  }

  /// The views of the leading or the trailing region: the first beside the camera, others below it.
  ///
  /// - Parameter share: how wide a view below the camera may be.
  private func column(
    _ subviews: [LayoutSubview], width: CGFloat, share: CGFloat, isTrailing: Bool
  ) -> Column {
    var column = Column()
    let beside = (width - metrics.cameraWidth) / 2
    for (index, subview) in subviews.enumerated() {
      let inset = inset(subview)
      let outer = isTrailing ? inset.trailing : inset.leading
      let inner = isTrailing ? inset.leading : inset.trailing
      let ideal = subview.sizeThatFits(.unspecified)
      let isTooWide = ideal.width + outer + inner > beside
      let goesBelow =
        index > 0 || (isTooWide && subview[IslandPlacementKey.self].isBelowIfTooWide)
      let room = max((goesBelow ? share : beside) - outer - inner, 0)
      let size = subview.sizeThatFits(ProposedViewSize(width: room, height: nil))
      var y: CGFloat
      if goesBelow {
        y = max(
          metrics.cameraHeight, index > 0 ? column.bottom + IslandMetrics.regionSpacing / 2 : 0)
      } else {
        y = inset.top
      }
      y = max(y, column.bottom)
      let x = isTrailing ? width - outer - size.width : outer
      column.items.append(
        Item(
          subview: subview, frame: CGRect(origin: CGPoint(x: x, y: y), size: size),
          offer: CGSize(width: room, height: size.height)))
      column.bottom = max(column.bottom, y + size.height)
      column.reach = max(column.reach, outer + size.width + inner)
    }
    return column
  }

  /// Places the centre region below the camera, between leading and trailing; around the camera's
  /// middle where it fits.
  private func center(
    _ subviews: [LayoutSubview], width: CGFloat, left: Column, right: Column
  ) -> Column {
    var column = Column()
    let from = left.bottom > metrics.cameraHeight ? left.reach : margins.leading
    let to = width - (right.bottom > metrics.cameraHeight ? right.reach : margins.trailing)
    var y = metrics.cameraHeight
    for subview in subviews {
      let inset = inset(subview)
      let room = max(to - from - inset.leading - inset.trailing, 0)
      let size = subview.sizeThatFits(ProposedViewSize(width: room, height: nil))
      let lowest = from + inset.leading
      let x = min(
        max((width - size.width) / 2, lowest), max(to - inset.trailing - size.width, lowest))
      column.items.append(
        Item(
          subview: subview, frame: CGRect(origin: CGPoint(x: x, y: y), size: size),
          offer: CGSize(width: room, height: size.height)))
      y += size.height
      column.bottom = y
    }
    return column
  }
}

extension IslandMetrics {
  /// The camera's own height, at the top of the expanded island.
  var cameraHeight: CGFloat { Self.height }
}
