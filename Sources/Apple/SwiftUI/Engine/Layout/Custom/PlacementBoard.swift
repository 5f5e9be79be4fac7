import Foundation

/// The positions that a layout gives to its subviews. The last of each subview counts.
final class PlacementBoard {
  private(set) var places: [ObjectIdentifier: (corner: CGPoint, proposal: ProposedViewSize)] = [:]

  func put(_ node: _Node, at corner: CGPoint, _ proposal: ProposedViewSize) {
    places[ObjectIdentifier(node)] = (corner, proposal)
  }

  /// The positions that `place` gives; those given before stay.
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
