import Foundation

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
