import Foundation

/// Rows whose cells share the widths of their columns.
public nonisolated struct Grid<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// - Parameters: points between columns and rows; nil for what the cells prefer.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inputs = inputs
    inputs.environment.fields.stackAxis = .vertical
    nodes.nodes.append(
      GridNode(
        inputs.nodes(view.content), alignment: view.alignment,
        horizontal: view.horizontalSpacing, vertical: view.verticalSpacing,
        isMirrored: inputs.isMirrored))
  }
}

/// A row of a grid; outside of one, a row like an `HStack`'s.
public nonisolated struct GridRow<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inputs = inputs
    inputs.environment.fields.stackAxis = .horizontal
    nodes.nodes.append(
      GridRowNode(
        inputs.nodes(view.content), alignment: view.alignment, isMirrored: inputs.isMirrored))
  }
}

/// Holds a row's cells for the grid around it.
final class GridRowNode: _Node {
  let cells: [_Node]
  let alignment: VerticalAlignment?
  private lazy var stack = StackNode(
    .horizontal, alignment: (alignment ?? .center).key, spacing: nil, mirrored: isMirrored, cells)
  private let isMirrored: Bool

  init(_ cells: [_Node], alignment: VerticalAlignment?, isMirrored: Bool) {
    self.cells = cells
    self.alignment = alignment
    self.isMirrored = isMirrored
  }
  override var kind: String? { "GridRow" }
  override var children: [_Node] { cells }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { stack.size(proposal) }
  override func placeChildren() { stack.place(at: frame.origin, proposal) }
  override func draw(_ context: inout DrawContext) { context.draw(cells) }
}
