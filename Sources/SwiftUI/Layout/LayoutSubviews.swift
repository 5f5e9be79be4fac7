import Foundation

/// The views that a layout lays out.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  let nodes: [_Node]
  public let layoutDirection: LayoutDirection

  init(nodes: [_Node], layoutDirection: LayoutDirection) {
    self.nodes = nodes
    self.layoutDirection = layoutDirection
  }

  public typealias Element = LayoutSubview
  public var startIndex: Int { nodes.startIndex }
  public var endIndex: Int { nodes.endIndex }
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], layoutDirection: layoutDirection)
  }
  public static func == (a: Self, b: Self) -> Bool {
    a.nodes.elementsEqual(b.nodes) { $0 === $1 }
  }
}

/// One of them, to be asked and placed.
public struct LayoutSubview: Equatable {
  let node: _Node
  let layoutDirection: LayoutDirection

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(proposal)
  }
  public var priority: Double { node.layoutPriority }
  public var spacing: ViewSpacing { ViewSpacing(node.spacing) }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node.layoutValue(key) }

  /// - Parameters:
  ///   - position: points, in the coordinates of the bounds given to the layout.
  ///   - anchor: the point of the subview that comes to lie there.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = node.size(proposal)
    let x = layoutDirection == .rightToLeft ? 1 - anchor.x : anchor.x
    node.place(
      at: CGPoint(x: position.x - size.width * x, y: position.y - size.height * anchor.y), proposal)
  }

  public static func == (a: Self, b: Self) -> Bool { a.node === b.node }
}

/// A view's wishes for the distance to its neighbours.
public struct ViewSpacing: Sendable {
  var spacing: Spacing

  init(_ spacing: Spacing) { self.spacing = spacing }
  public init() { spacing = Spacing() }
  public static let zero = ViewSpacing(.zero)

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    Spacing.distance(axis, spacing, next.spacing)
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) {
      spacing.top = Spacing.union(spacing.top, other.spacing.top, isUpper: false)
    }
    if edges.contains(.bottom) {
      spacing.bottom = Spacing.union(spacing.bottom, other.spacing.bottom, isUpper: true)
    }
    if edges.contains(.leading) {
      spacing.leading = Spacing.union(spacing.leading, other.spacing.leading, isUpper: false)
    }
    if edges.contains(.trailing) {
      spacing.trailing = Spacing.union(spacing.trailing, other.spacing.trailing, isUpper: true)
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}
