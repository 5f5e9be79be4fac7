import Foundation

/// The views that a layout lays out.
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

/// One of them, to be asked and placed.
public struct LayoutSubview: Equatable {
  let node: _Node
  let board: PlacementBoard

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(proposal)
  }
  public var priority: Double { node.layoutPriority }
  public var spacing: ViewSpacing { ViewSpacing(node.spacing) }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node.layoutValue(key) }
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value { node.containerValue(key) }
  public var containerValues: ContainerValues { node.containerValues }

  /// - Parameters:
  ///   - position: points, in the coordinates of the bounds given to the layout. Where text runs
  ///     from right to left, what was placed is mirrored within them.
  ///   - anchor: the point of the subview that comes to lie there.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = node.size(proposal)
    board.put(
      node,
      at: CGPoint(
        x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
      proposal)
  }

  public static func == (a: Self, b: Self) -> Bool { a.node === b.node }
}

/// Where a layout says its subviews go. Only the last place counts.
final class PlacementBoard {
  private(set) var places: [ObjectIdentifier: (corner: CGPoint, proposal: ProposedViewSize)] = [:]

  func put(_ node: _Node, at corner: CGPoint, _ proposal: ProposedViewSize) {
    places[ObjectIdentifier(node)] = (corner, proposal)
  }

  /// Takes what `place` puts on it, and leaves it as it was.
  func taking(_ place: () -> Void) -> [ObjectIdentifier: (
    corner: CGPoint, proposal: ProposedViewSize
  )] {
    let before = places
    places = [:]
    place()
    defer { places = before }
    return places
  }
}
