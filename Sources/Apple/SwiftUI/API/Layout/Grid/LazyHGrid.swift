import Foundation

/// Views in rows of given heights, column after column.
public nonisolated struct LazyHGrid<Content: View>: _PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes.append(
      TrackGridNode(
        .vertical, view.rows, lineSpacing: view.spacing,
        isMirrored: inputs.isMirrored,
        anchor: Alignment(horizontal: .center, vertical: view.alignment),
        inputs.nodes(view.content)))
  }
}
