import Foundation

/// Views in columns of given widths, row after row.
public nonisolated struct LazyVGrid<Content: View>: _PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    nodes.nodes.append(
      TrackGridNode(
        .horizontal, view.columns, lineSpacing: view.spacing,
        isMirrored: inputs.isMirrored,
        anchor: Alignment(horizontal: view.alignment, vertical: .center),
        inputs.nodes(view.content)))
  }
}
