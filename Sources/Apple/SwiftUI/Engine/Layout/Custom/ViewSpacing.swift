import Foundation

/// A view's wishes for the distance to its neighbours.
public struct ViewSpacing: Sendable {
  var spacing: Spacing

  init(_ spacing: Spacing) { self.spacing = spacing }

  /// Those of a view that asks for nothing.
  public init() { spacing = Spacing() }

  /// Nothing between it and any neighbour that asks for no more.
  public static let zero = ViewSpacing(.zero)

  /// What two neighbours would like between them; points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    Spacing.distance(axis, spacing, next.spacing)
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    spacing.unite(other.spacing, edges)
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}
