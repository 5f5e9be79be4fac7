import SwiftUI

/// A view of the expanded island while its place is found. Lengths are points.
struct IslandMember {
  let subview: LayoutSubview
  let region: IslandRegion
  /// The distances to the view above, by column.
  var above: [IslandColumn: CGFloat] = [:]
  /// The width that the region has for the view, insets included.
  var width: CGFloat = 0
  /// The upper end, insets included, from the top of the columns.
  var y: CGFloat = 0
  private(set) var isNarrowed = false
  /// The difference between the margins that are asked for and the system's.
  private(set) var insets = EdgeInsets()
  private(set) var size = CGSize.zero
  private(set) var offer = ProposedViewSize.unspecified

  init(_ subview: LayoutSubview) {
    self.subview = subview
    region = subview[IslandRegionKey.self]
  }

  /// Whether the view moves below the camera where it is too wide to be beside it.
  var goesBelowIfTooWide: Bool { subview[IslandPlacementKey.self].isBelowIfTooWide }

  var outerSize: CGSize {
    CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  /// The lower end.
  var end: CGFloat { y + outerSize.height }

  var leastHeight: CGFloat {
    let least = height(0)
    return least.isFinite ? least : 0
  }

  /// The difference between the greatest and the least height.
  var flexibility: CGFloat { height(.infinity) - leastHeight }

  private func height(_ proposed: CGFloat) -> CGFloat {
    subview.sizeThatFits(ProposedViewSize(width: width, height: proposed)).height
  }

  /// - Parameters:
  ///   - edges: the island's edges that the view is next to.
  ///   - asked: the margins of the island, where the region asks for none.
  ///   - margins: the system's.
  mutating func setInsets(_ edges: Edge.Set, asked: EdgeInsets, within margins: EdgeInsets) {
    let asked = region.margins.over(asked)
    insets = EdgeInsets(
      top: edges.contains(.top) ? asked.top - margins.top : 0,
      leading: edges.contains(.leading) ? asked.leading - margins.leading : 0,
      bottom: edges.contains(.bottom) ? asked.bottom - margins.bottom : 0,
      trailing: edges.contains(.trailing) ? asked.trailing - margins.trailing : 0)
  }

  /// Gives the view the width beside the camera.
  ///
  /// - Parameter edge: the island's edge on its side.
  mutating func narrow(to width: CGFloat, at edge: Edge) {
    self.width = width
    isNarrowed = true
    if edge == .leading { insets.trailing = 0 } else { insets.leading = 0 }
  }

  /// - Parameter height: what the view is offered, insets included; nil for its ideal height.
  mutating func measure(height: CGFloat?) {
    offer = ProposedViewSize(
      width: max(width - insets.leading - insets.trailing, 0),
      height: height.map { max($0 - insets.top - insets.bottom, 0) })
    size = subview.sizeThatFits(offer)
  }
}
