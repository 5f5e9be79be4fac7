import Foundation

/// The node of a `GridRow`: it holds a row's cells for the grid around it. Outside of a grid it is
/// laid out as an `HStack`, as Apple's documentation says.
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
