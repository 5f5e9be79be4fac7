import DisplayList
import Foundation

/// What a cell asks of the grid that it stands in.
struct GridCellTraits: LayoutValueKey {
  var columns: Int?
  var unsized: Axis.Set = []
  var anchor: UnitPoint?
  var columnAlignment: HorizontalAlignment?
  static let defaultValue = GridCellTraits()
}

/// A grid has room in memory for this many columns of each of its cells.
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
  /// Aligns the whole column that the cell stands in.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier { $0.columnAlignment = guide })
  }
}

nonisolated struct GridCellModifier: _NodeModifier {
  typealias Body = Never
  let change: (inout GridCellTraits) -> Void
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    var traits = node.layoutValue(GridCellTraits.self)
    change(&traits)
    return GridCellNode(node, traits)
  }
}

final class GridCellNode: LayoutValueNode {
  private let words: [String: String]
  init(_ child: _Node, _ traits: GridCellTraits) {
    words = traits.words
    super.init(child, ObjectIdentifier(GridCellTraits.self), traits)
  }
  override func draw(_ context: inout DrawContext) {
    context.draw(child, with: .gridCell(words))
  }
}

extension GridCellTraits {
  fileprivate var words: [String: String] {
    var said: [String: String] = [:]
    said["columns"] = columns.map { String($0) }
    said["anchor"] = anchor.map { "\(StoredArguments.words($0.x)) \(StoredArguments.words($0.y))" }
    said["column alignment"] = columnAlignment.map { $0.key.name ?? "center" }
    switch (unsized.contains(.horizontal), unsized.contains(.vertical)) {
    case (true, true): said["unsized axes"] = "both"
    case (true, false): said["unsized axes"] = "horizontal"
    case (false, true): said["unsized axes"] = "vertical"
    case (false, false): break
    }
    return said
  }
}
