import Foundation

/// The views that a layout measures and places.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  let nodes: [_Node]
  let board: PlacementBoard
  public var layoutDirection: LayoutDirection

  init(nodes: [_Node], board: PlacementBoard, layoutDirection: LayoutDirection) {
    self.nodes = nodes
    self.board = board
    self.layoutDirection = layoutDirection
  }

  public typealias Element = LayoutSubview
  public typealias SubSequence = LayoutSubviews
  public var startIndex: Int { nodes.startIndex }
  public var endIndex: Int { nodes.count }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index], board: board) }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { self[Array(bounds)] }
  /// Those at the given indices, in that order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(
      nodes: indices.map { nodes[$0] }, board: board, layoutDirection: layoutDirection)
  }
  public static func == (a: Self, b: Self) -> Bool {
    a.nodes.elementsEqual(b.nodes) { $0 === $1 }
  }
}
