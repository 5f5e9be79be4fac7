import SwiftUI

/// The compact island around the camera: black, as wide as its two views need.
package struct CompactIsland: View {
  let island: DynamicIsland
  let metrics: IslandMetrics
  package init(_ island: DynamicIsland, _ metrics: IslandMetrics) {
    self.island = island
    self.metrics = metrics
  }

  package var body: some View {
    CompactLayout(metrics: metrics) {
      IslandGround(shape: Capsule(), tint: island.tint)
      island.compactLeading().padding(island.margins(for: .compactLeading))
        .modifier(IslandEnd(isLeading: true))
      island.compactTrailing().padding(island.margins(for: .compactTrailing))
        .modifier(IslandEnd(isLeading: false))
    }
    .frame(height: IslandMetrics.height)
    .transformEnvironment(\.dynamicTypeSize) { $0 = $0.inSmallPlaces }
    .widgetURL(island.url)
  }
}

/// An end of the compact island: its view, cut at the rounded end. What the view takes out of what is below it, as a gauge
/// does around its marker, isn't taken out of the island's black, which the system draws.
private struct IslandEnd: ViewModifier {
  let isLeading: Bool

  func body(content: Content) -> some View {
    let outer = IslandMetrics.height / 2
    let (left, right) = isLeading ? (outer, 0) : (0, outer)
    content
      .frame(height: IslandMetrics.height)
      .compositingGroup()
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: left, bottomLeadingRadius: left, bottomTrailingRadius: right,
          topTrailingRadius: right, style: .continuous))
  }
}

/// The background, then the leading and the trailing view. Each is as wide as its content, which may take more than the
/// guidelines' side; both are placed against the camera, which is in the middle.
struct CompactLayout: Layout {
  let metrics: IslandMetrics

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard subviews.count == 3 else {
      return CGSize(width: metrics.compactWidth, height: IslandMetrics.height)
    }
    let wider = max(width(of: subviews[1]), width(of: subviews[2]))
    return CGSize(
      width: max(metrics.compactWidth, metrics.cameraWidth + 2 * wider),
      height: IslandMetrics.height)
  }

  private func width(of end: LayoutSubview) -> CGFloat {
    let offer = ProposedViewSize(width: metrics.mostCompactSide, height: IslandMetrics.height)
    return min(end.sizeThatFits(offer).width, metrics.mostCompactSide)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let leading = width(of: subviews[1]), trailing = width(of: subviews[2])
    let camera = bounds.midX - metrics.cameraWidth / 2...bounds.midX + metrics.cameraWidth / 2
    subviews[0].place(
      at: CGPoint(x: camera.lowerBound - leading, y: bounds.minY),
      proposal: ProposedViewSize(
        width: leading + metrics.cameraWidth + trailing, height: IslandMetrics.height))
    subviews[1].place(
      at: CGPoint(x: camera.lowerBound, y: bounds.midY), anchor: .trailing,
      proposal: ProposedViewSize(width: leading, height: IslandMetrics.height))
    subviews[2].place(
      at: CGPoint(x: camera.upperBound, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: trailing, height: IslandMetrics.height))
  }
}

/// One activity of several: a circle, or an oval where the view is wider.
package struct MinimalIsland: View {
  let island: DynamicIsland
  package init(_ island: DynamicIsland) { self.island = island }

  package var body: some View {
    island.minimal()
      .padding(island.margins(for: .minimal))
      .transformEnvironment(\.dynamicTypeSize) { $0 = $0.inSmallPlaces }
      .frame(
        minWidth: IslandMetrics.minimalWidths.lowerBound,
        maxWidth: IslandMetrics.minimalWidths.upperBound
      )
      .fixedSize(horizontal: true, vertical: false)
      .frame(height: IslandMetrics.height)
      .compositingGroup()
      .background { IslandGround(shape: Capsule(), tint: island.tint) }
      .clipShape(Capsule())
      .widgetURL(island.url)
  }
}

/// The expanded island with its regions.
package struct ExpandedIsland: View {
  let island: DynamicIsland
  let metrics: IslandMetrics
  package init(_ island: DynamicIsland, _ metrics: IslandMetrics) {
    self.island = island
    self.metrics = metrics
  }

  package var body: some View {
    let shape = RoundedRectangle(cornerRadius: IslandMetrics.cornerRadius, style: .continuous)
    ExpandedLayout(metrics: metrics, asked: island.margins(for: .expanded)) {
      island.expanded()
    }
    .frame(maxHeight: .infinity)
    .compositingGroup()
    .background { IslandGround(shape: shape, tint: island.tint) }
    .clipShape(shape)
    .widgetURL(island.url)
  }
}

/// The island's black, with its thin line where that is tinted. How strong the system draws the line
/// isn't published.
struct IslandGround<Outline: InsettableShape>: View {
  let shape: Outline
  let tint: Color?

  var body: some View {
    shape.fill(.black)
      .overlay {
        if let tint { shape.strokeBorder(tint.opacity(0.45), lineWidth: 1) }
      }
  }
}
