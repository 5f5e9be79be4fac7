import Foundation

/// One of the views that a layout measures and places.
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
