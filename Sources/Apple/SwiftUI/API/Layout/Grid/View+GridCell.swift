import Foundation

/// The maximum number of columns that a cell may span, for the memory that they take.
private let mostColumns = 1000

extension View {
  /// The cell spans `count` columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier { $0.columns = min(max(count, 1), mostColumns) })
  }
  /// The cell takes what others make of its column or row and adds nothing to it.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier { $0.unsized = axes })
  }
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier { $0.anchor = anchor })
  }
  /// Aligns the whole column that the cell is in.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier { $0.columnAlignment = guide })
  }
}

nonisolated struct GridCellModifier: _NodeModifier {
  let change: (inout GridCellTraits) -> Void
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    var traits = GridCellTraits()
    change(&traits)
    return GridCellNode(node, traits)
  }
}
