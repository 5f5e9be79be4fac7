import Foundation

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
  var spacing: Spacing

  init(_ spacing: Spacing) { self.spacing = spacing }

  /// The spacing of a view that prefers nothing in particular.
  public init() { spacing = Spacing() }

  /// The spacing of a view that prefers none: a neighbour's alone counts.
  public static let zero = ViewSpacing(.zero)

  /// The distance that two neighbours prefer between them; points.
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
